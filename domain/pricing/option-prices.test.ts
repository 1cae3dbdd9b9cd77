import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { noOptions } from '#domain/cart/line-options.ts';
import { optionPrices, sumsOf, usualOptionTerms } from './option-prices.ts';

const terms = { engravingSom: 150_000, engravingDays: 2, giftSom: 40_000 };
const engraving = { text: 'Anvar', lettering: 'CLASSIC' } as const;
const gift = { ribbon: 'NONE', card: '', hidesPrice: true } as const;

describe('what options cost', () => {
  it('is 150 000 and two days for an engraving, and nothing for a box, where nobody set it', () => {
    expect(usualOptionTerms).toEqual({ engravingSom: 150_000, engravingDays: 2, giftSom: 0 });
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

describe('the sums of a cart, whatever is in it', () => {
  it('add up: goods less the promo code, engraving and gift are the total, whole and never below zero', () => {
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

  it('are the sums of its parts, in any order', () => {
    fc.assert(
      fc.property(anyPieces, fc.nat(60), (pieces, at) => {
        const [one, other] = [sumsOf(pieces.slice(0, at)), sumsOf(pieces.slice(at))];
        expect(sumsOf(pieces).totalSom).toBe(one.totalSom + other.totalSom);
        expect(sumsOf(pieces.toReversed())).toEqual(sumsOf(pieces));
      }),
    );
  });
});
