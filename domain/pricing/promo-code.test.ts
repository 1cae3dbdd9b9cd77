import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type CodedPiece, type PromoCode, promoDiscount, readPromoCode } from './promo-code.ts';

const now = new Date('2026-11-22T09:00:00Z');
const code = (facts: Partial<PromoCode>): PromoCode => ({
  percent: 10,
  amountSom: null,
  stacks: false,
  beginsAt: new Date('2026-11-01T00:00:00Z'),
  endsAt: null,
  minGoodsSom: 0,
  maxUses: null,
  maxUsesPerShopper: null,
  ...facts,
});
const sumCode = (amountSom: number, facts: Partial<PromoCode> = {}) =>
  code({ percent: null, amountSom, ...facts });
const piece = (priceSom: number, listSom = priceSom, isCovered = true): CodedPiece => ({
  priceSom,
  listSom,
  isCovered,
});
const use = (pieces: CodedPiece[], facts: { uses?: number; usesOfShopper?: number } = {}) => ({
  pieces,
  uses: 0,
  usesOfShopper: 0,
  now,
  ...facts,
});

describe('promoDiscount', () => {
  it.each<[string, PromoCode, CodedPiece[], number[]]>([
    ['a percentage of each piece', code({}), [piece(6_650_000), piece(270_000)], [665_000, 27_000]],
    ['a fraction of a soʻm is rounded up', code({ percent: 15 }), [piece(999)], [150]],
    [
      'nothing of a piece that the code does not cover',
      code({}),
      [piece(100, 100, false), piece(200)],
      [0, 20],
    ],
    [
      'of a reduced piece the difference between both reductions',
      code({ percent: 20 }),
      [piece(900, 1000)],
      [100],
    ],
    [
      'of a reduced piece the whole percentage if the code stacks',
      code({ stacks: true }),
      [piece(900, 1000)],
      [90],
    ],
    ['a sum, shared out by the prices', sumCode(100), [piece(1000), piece(3000)], [25, 75]],
    ['a sum leaves reduced pieces out', sumCode(100), [piece(900, 1000), piece(3000)], [0, 100]],
    ['a sum on reduced pieces if the code stacks', sumCode(100, { stacks: true }), [piece(900, 1000)], [100]],
    ['at most nine tenths of the price', sumCode(5000), [piece(1000)], [900]],
  ])('%s', (_what, taken, pieces, discounts) => {
    expect(promoDiscount(taken, use(pieces))).toEqual({ ok: true, discounts });
  });

  it.each<[string, PromoCode, ReturnType<typeof use>, string, number]>([
    ['not begun', code({ beginsAt: new Date(now.getTime() + 1) }), use([piece(1000)]), 'NOT_BEGUN', 0],
    ['over from its end on', code({ endsAt: now }), use([piece(1000)]), 'OVER', 0],
    ['used up', code({ maxUses: 5 }), use([piece(1000)], { uses: 5 }), 'USED_UP', 0],
    [
      'used by this shopper',
      code({ maxUsesPerShopper: 1 }),
      use([piece(1000)], { usesOfShopper: 1 }),
      'USED_BY_YOU',
      0,
    ],
    ['too little in the cart', code({ minGoodsSom: 5000 }), use([piece(3000)]), 'MINIMUM', 2000],
    ['for none of these pieces', code({}), use([piece(1000, 1000, false)]), 'NOT_FOR_THESE', 0],
    ['already reduced by more', code({}), use([piece(800, 1000)]), 'NOT_FOR_THESE', 0],
    ['a sum where everything is reduced', sumCode(100), use([piece(800, 1000)]), 'NOT_FOR_THESE', 0],
    ['an empty cart', code({}), use([]), 'NOT_FOR_THESE', 0],
  ])('gives nothing if it is %s', (_why, taken, used, problem, missingSom) => {
    expect(promoDiscount(taken, used)).toEqual({ ok: false, problem, missingSom });
  });

  it('applies from exactly the minimum amount on', () => {
    expect(promoDiscount(code({ minGoodsSom: 3000 }), use([piece(3000)])).ok).toBe(true);
    expect(promoDiscount(code({ minGoodsSom: 3001 }), use([piece(3000)]))).toMatchObject({
      problem: 'MINIMUM',
      missingSom: 1,
    });
  });

  it('the discount is whole, below each price and at most what the code gives, for any cart', () => {
    const anyPiece = fc
      .tuple(
        fc.integer({ min: 10_000, max: 90_000_000 }),
        fc.integer({ min: 0, max: 9_000_000 }),
        fc.boolean(),
      )
      .map(([price, off, isCovered]) => piece(price, price + off, isCovered));
    fc.assert(
      fc.property(
        fc.array(anyPiece, { minLength: 1, maxLength: 10 }),
        fc.boolean(),
        fc.option(fc.integer({ min: 1, max: 90 })),
        fc.integer({ min: 1, max: 50_000_000 }),
        (pieces, stacks, percent, amount) => {
          const taken = code({ stacks, percent, amountSom: percent === null ? amount : null });
          const discount = promoDiscount(taken, use(pieces));
          if (!discount.ok) return;
          const total = discount.discounts.reduce((sum, som) => sum + som, 0);
          expect(total).toBeGreaterThan(0);
          expect(total).toBeLessThanOrEqual(percent === null ? amount : Number.MAX_SAFE_INTEGER);
          for (const [index, { priceSom, isCovered }] of pieces.entries()) {
            expect(discount.discounts[index]).toBeLessThan(priceSom);
            expect(discount.discounts[index]).toBeLessThanOrEqual(isCovered ? priceSom : 0);
          }
        },
      ),
    );
  });
});

it.each([
  [' nikoh-10 ', 'NIKOH-10'],
  ['NIKOH 10', 'NIKOH10'],
  ['ab', null],
  ['СКИДКА', null],
  ["a'; drop", null],
])('%j is read as %j', (typed, read) => {
  expect(readPromoCode(typed)).toBe(read);
});
