import { describe, expect, it } from 'vitest';
import { bodyOf, firstPiecesOf } from './first-pieces.ts';
import { emptyRow } from './received-rows.ts';

const params = [{ id: 12 }, { id: 15 }];
const empty = firstPiecesOf({ probes: [585] }, params);

describe('the form of first pieces', () => {
  it('has no fineness until it was read from the hallmark', () => {
    expect(firstPiecesOf({ probes: [375, 585] }).probe).toBe('');
  });

  it('omits empty fields', () => {
    const typed = { ...empty, rows: [{ ...emptyRow, weight: '3,4' }, emptyRow], makersMark: ' ZRN ' };
    expect(bodyOf(typed, params)).toEqual({
      probe: 585,
      pieces: [{ weightGrams: 3.4 }],
      resizable: 'none',
      isEngravable: false,
      makersMark: 'ZRN',
      hallmarkKind: 'state',
      storeId: null,
      supplier: null,
      invoice: null,
    });
  });

  it('sends every row, the common characteristics and the data of the purchase', () => {
    const rows = [
      { ...emptyRow, weight: '3,4', measure: '17', serial: 'ab-001' },
      { ...emptyRow, weight: '3.5', measure: '17,5' },
    ];
    const purchase = { cost: 4_000_000, supplier: 'Zar Usta ', invoice: 'N-17', storeId: '3' };
    expect(
      bodyOf({ ...empty, ...purchase, rows, params: { param12: ' box ', param15: '' } }, params),
    ).toMatchObject({
      pieces: [
        { weightGrams: 3.4, sizeMm: 17, serial: 'AB-001' },
        { weightGrams: 3.5, sizeMm: 17.5 },
      ],
      params: [{ id: 12, value: 'box' }],
      storeId: 3,
      cost: 4_000_000,
      supplier: 'Zar Usta',
      invoice: 'N-17',
    });
    const long = bodyOf({ ...empty, rows, measure: 'lengthCm' }, params);
    expect(long?.pieces[0]).toEqual({ weightGrams: 3.4, lengthCm: 17, serial: 'AB-001' });
  });

  it('is not sent with an invalid weight', () => {
    expect(bodyOf({ ...empty, rows: [{ ...emptyRow, weight: '3g' }] }, params)).toBeNull();
  });
});
