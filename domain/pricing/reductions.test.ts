import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { som } from '#domain/units/som.ts';
import { piecePrices } from './piece-prices.ts';
import type { Promotion } from './reductions.ts';

const percent = (id: number, percents: number, stacks = false): Promotion => ({
  id,
  percent: percents,
  amountSom: null,
  stacks,
});
const sum = (id: number, amountSom: number, stacks = false): Promotion => ({
  id,
  percent: null,
  amountSom,
  stacks,
});

describe('reducedPrice', () => {
  it.each<[string, Promotion[], number | null, number, number | null]>([
    ['nothing reduces it', [], null, 6_650_000, null],
    ['a percentage', [percent(1, 15)], null, 5_652_500, 1],
    ['a sum', [sum(1, 500_000)], null, 6_150_000, 1],
    ['the better of two', [percent(1, 5), sum(2, 500_000)], null, 6_150_000, 2],
    ['of two equal ones the earlier', [sum(2, 665_000), percent(1, 10)], null, 5_985_000, 1],
    ['a markdown, rounded up to 10 000', [], 13, 5_790_000, null],
    ['the markdown if it takes off more', [percent(1, 10)], 13, 5_790_000, null],
    ['the promotion if it takes off more', [percent(1, 20)], 13, 5_320_000, 1],
    ['the better of two that do not stack', [percent(1, 10), percent(2, 20)], null, 5_320_000, 2],
    ['both if the second one stacks', [percent(1, 10), percent(2, 10, true)], null, 5_386_500, 1],
    ['one that stacks, on top of a markdown', [percent(2, 10, true)], 13, 5_211_000, null],
    ['percentages before sums', [sum(1, 100_000, true), percent(2, 10, true)], null, 5_885_000, 2],
    ['a sum above the price leaves a tenth of it', [sum(1, 9_000_000)], null, 665_000, 1],
  ])('%s', (_what, promotions, markdownPercent, b2cSom, promotionId) => {
    const prices = piecePrices({
      listB2cSom: 6_650_000,
      listB2bSom: 5_320_000,
      markdownPercent,
      promotions,
    });
    const oldB2cSom = b2cSom < 6_650_000 ? 6_650_000 : null;
    expect(prices).toEqual({ b2cSom, b2bSom: 5_320_000, oldB2cSom, promotionId });
  });

  it('is rounded down to whole soʻm', () => {
    expect(
      piecePrices({ listB2cSom: 999, listB2bSom: null, markdownPercent: null, promotions: [percent(1, 15)] }),
    ).toMatchObject({ b2cSom: 849 });
  });

  it.each([0, null])('stays on request if the list price is %j', (price) => {
    expect(
      piecePrices({
        listB2cSom: price,
        listB2bSom: price,
        markdownPercent: 10,
        promotions: [percent(1, 10)],
      }),
    ).toEqual({ b2cSom: null, b2bSom: null, oldB2cSom: null, promotionId: null });
  });

  const anyPromotion = fc.record({
    id: fc.integer({ min: 1, max: 9 }),
    stacks: fc.boolean(),
    percent: fc.integer({ min: 1, max: 90 }),
    amountSom: fc.constant(null),
  });

  it('is positive, never above the list price, and never higher with one more promotion', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 10_000, max: 500_000_000 }),
        fc.uniqueArray(anyPromotion, { maxLength: 4, selector: ({ id }) => id }),
        anyPromotion,
        (list, promotions, more) => {
          const priced = (some: Promotion[]) =>
            piecePrices({ listB2cSom: list, listB2bSom: null, markdownPercent: 12, promotions: some });
          const price = som(priced(promotions).b2cSom ?? 0);
          expect(price).toBeGreaterThan(0);
          expect(price).toBeLessThanOrEqual(list);
          expect(priced([...promotions, { ...more, id: 10 }]).b2cSom).toBeLessThanOrEqual(price);
          expect(priced(promotions.toReversed()).b2cSom).toBe(price);
        },
      ),
    );
  });
});
