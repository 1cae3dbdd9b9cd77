import type { LineOptions } from '#domain/cart/line-options.ts';

/** Prices and working days of the options; the shop's settings override the defaults. Whole soʻm per piece. */
export interface OptionTerms {
  engravingSom: number;
  /** Working days until an engraved piece can be dispatched. */
  engravingDays: number;
  /** 0 = free. */
  giftSom: number;
}

export const defaultOptionTerms: OptionTerms = { engravingSom: 150_000, engravingDays: 2, giftSom: 0 };

/** Prices of the options of one piece, in whole soʻm. */
export interface OptionPrices {
  engravingSom: number;
  giftSom: number;
}

/** Returns the prices of a line's options. Cart, order and pages all use this function. */
export function optionPrices(options: LineOptions, terms: OptionTerms): OptionPrices {
  return {
    engravingSom: options.engraving === null ? 0 : terms.engravingSom,
    giftSom: options.gift === null ? 0 : terms.giftSom,
  };
}

/** A piece with its prices, in whole soʻm. */
export interface PricedPiece extends OptionPrices {
  priceSom: number;
  /** Discount of a promo code. */
  discountSom: number;
}

/** Totals of a cart or an order, in whole soʻm, without delivery. */
export interface Sums {
  /** Before the promo code. */
  goodsSom: number;
  discountSom: number;
  engravingSom: number;
  giftSom: number;
  totalSom: number;
}

export function sumsOf(pieces: readonly PricedPiece[]): Sums {
  const sums: Sums = { goodsSom: 0, discountSom: 0, engravingSom: 0, giftSom: 0, totalSom: 0 };
  for (const { priceSom, discountSom, engravingSom, giftSom } of pieces) {
    sums.goodsSom += priceSom;
    sums.discountSom += discountSom;
    sums.engravingSom += engravingSom;
    sums.giftSom += giftSom;
    sums.totalSom += priceSom - discountSom + engravingSom + giftSom;
  }
  return sums;
}
