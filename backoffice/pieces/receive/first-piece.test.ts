import { describe, expect, it } from 'vitest';
import { bodyOf, firstPieceOf } from './first-piece.ts';

const empty = firstPieceOf({ probes: [585] });

describe('the form of a first piece', () => {
  it('has no fineness before somebody has read it off the hallmark', () => {
    expect(firstPieceOf({ probes: [375, 585] }).probe).toBe('');
  });

  it('leaves out what was left empty', () => {
    expect(bodyOf({ ...empty, weight: '3,4', makersMark: ' ZRN ' })).toEqual({
      probe: 585,
      weightGrams: 3.4,
      resizable: 'none',
      isEngravable: false,
      makersMark: 'ZRN',
      hallmarkKind: 'state',
      storeId: null,
      supplier: null,
      invoice: null,
    });
  });

  it('sends measures, the number of the label and the papers of the purchase', () => {
    const typed = { size: '17', length: '45,5', serial: 'ab-001', cost: 4_000_000, supplier: 'Zar Usta ' };
    expect(bodyOf({ ...empty, ...typed, invoice: 'N-17', storeId: '3' })).toMatchObject({
      sizeMm: 17,
      lengthCm: 45.5,
      serial: 'AB-001',
      storeId: 3,
      cost: 4_000_000,
      supplier: 'Zar Usta',
      invoice: 'N-17',
    });
  });
});
