import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noOptions } from '#domain/cart/line-options.ts';
import { optionPrices, sumsOf, defaultOptionTerms } from './option-prices.ts';

const terms = { engravingSom: 150_000, engravingDays: 2, giftSom: 40_000 };
const engraving = { text: 'Anvar', lettering: 'CLASSIC' } as const;
const gift = { ribbon: 'NONE', card: '', hidesPrice: true } as const;

describe('option prices', () => {
  it('by default an engraving costs 150 000 and takes two days, and a box is free', () => {
    expect(defaultOptionTerms).toEqual({ engravingSom: 150_000, engravingDays: 2, giftSom: 0 });
  });

  it.each([
    ['none', noOptions, { engravingSom: 0, giftSom: 0 }],
    ['an engraving', { engraving, gift: null }, { engravingSom: 150_000, giftSom: 0 }],
    ['a box', { engraving: null, gift }, { engravingSom: 0, giftSom: 40_000 }],
    ['both', { engraving, gift }, { engravingSom: 150_000, giftSom: 40_000 }],
  ])('%s', (_what, options, prices) => {
    expect(optionPrices(options, terms)).toEqual(prices);
  });
});

const som = fc.integer({ min: 0, max: 500_000_000 });
const anyPiece = fc
  .record({ priceSom: som, discountSom: som, engravingSom: som, giftSom: som })
  .map((piece) => ({ ...piece, discountSom: Math.min(piece.discountSom, piece.priceSom) }));
const anyPieces = fc.array(anyPiece, { maxLength: 60 });

describe('cart totals, for any cart', () => {
  it('goods minus promo discount plus engraving and gift are the total, whole and never negative', () => {
    fc.assert(
      fc.property(anyPieces, (pieces) => {
        const { goodsSom, discountSom, engravingSom, giftSom, totalSom } = sumsOf(pieces);
        expect(goodsSom - discountSom + engravingSom + giftSom).toBe(totalSom);
        expect(
          Number.isSafeInteger(totalSom) && Math.min(totalSom, discountSom, engravingSom, giftSom) >= 0,
        ).toBe(true);
      }),
    );
  });

  it('the totals are the sums of the pieces, in any order', () => {
    fc.assert(
      fc.property(anyPieces, fc.nat(60), (pieces, at) => {
        const [one, other] = [sumsOf(pieces.slice(0, at)), sumsOf(pieces.slice(at))];
        expect(sumsOf(pieces).totalSom).toBe(one.totalSom + other.totalSom);
        expect(sumsOf(pieces.toReversed())).toEqual(sumsOf(pieces));
      }),
    );
  });
});
