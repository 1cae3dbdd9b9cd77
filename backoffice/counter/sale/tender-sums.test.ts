import { describe, expect, it } from 'vitest';
import { tenderSums, type TypedTender } from './tender-sums.ts';

const cash = (fields: Partial<TypedTender> = {}): TypedTender => ({
  method: 'CASH',
  typed: null,
  given: null,
  ...fields,
});
const card = (typed: number | null): TypedTender => ({ method: 'CARD_IN_STORE', typed, given: null });

describe('the amounts of tenders', () => {
  it('a tender without a typed amount pays the rest', () => {
    expect(tenderSums(7_270_000, [cash({ given: 6_000_000 }), card(2_270_000)])).toEqual({
      amounts: [5_000_000, 2_270_000],
      missing: 0,
      change: 1_000_000,
      isWhole: true,
    });
  });

  it.each([
    ['no tender is chosen', [], 7_270_000],
    ['too little', [cash({ typed: 7_000_000 })], 270_000],
    ['too much', [cash({ typed: 7_000_000 }), card(1_000_000)], -730_000],
    ['less was handed over than is counted', [cash({ given: 7_000_000 })], 0],
    ['nothing is left for one', [cash(), card(7_270_000)], 0],
  ])('are incomplete: %s', (_what, tenders, missing) => {
    expect(tenderSums(7_270_000, tenders)).toMatchObject({ missing, isWhole: false });
  });
});
