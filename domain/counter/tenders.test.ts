import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { checkTenders, type Tender } from './tenders.ts';

const cash = (amountSom: number, givenSom: number | null = null): Tender => ({
  method: 'CASH',
  amountSom,
  givenSom,
});
const card = (amountSom: number): Tender => ({ method: 'CARD_IN_STORE', amountSom, givenSom: null });

describe('tenders (BO-40)', () => {
  it('several tenders pay a total together, with change for cash', () => {
    expect(checkTenders(7_270_000, [cash(5_000_000, 6_000_000), card(2_270_000)])).toEqual({
      ok: true,
      changeSom: 1_000_000,
    });
  });

  it.each([
    ['too little', [cash(7_269_999)], 'NOT_WHOLE', 1],
    ['too much', [card(7_270_001)], 'NOT_WHOLE', -1],
    ['nothing', [], 'NOT_WHOLE', 7_270_000],
    ['a tender of zero', [card(7_270_000), cash(0)], 'NOT_WHOLE', 0],
    ['less cash given than its tender amounts to', [cash(7_270_000, 7_000_000)], 'GIVEN_TOO_LITTLE', 0],
    ['two tenders of the same method', [card(7_000_000), card(270_000)], 'TWICE', 0],
  ] as const)('tenders are refused: %s', (_what, tenders, why, missingSom) => {
    expect(checkTenders(7_270_000, tenders)).toEqual({ ok: false, why, missingSom });
  });

  it('for any total, the amounts add up exactly and the change is the excess cash', () => {
    const sum = fc.integer({ min: 3, max: 900_000_000 });
    const paid = fc.tuple(sum, fc.double({ min: 0.01, max: 0.9, noNaN: true }), fc.nat(100_000_000));
    const holds = fc.property(paid, fc.integer({ min: -5, max: 5 }), ([total, share, more], slip) => {
      const part = Math.min(total - 1, Math.max(1, Math.floor(total * share)));
      const check = checkTenders(total + slip, [cash(part, part + more), card(total - part)]);
      return check.ok ? slip === 0 && check.changeSom === more : check.missingSom === slip && slip !== 0;
    });
    expect(() => fc.assert(holds)).not.toThrow();
  });
});
