import type { CartLine, PricedEngraving, PricedGift } from '#contract/cart.ts';

/** What is done with the pieces of a line besides selling them; prices per piece, whole soʻm. */
export interface OptionsView {
  engraving: PricedEngraving | null;
  gift: PricedGift | null;
  isReturnable: boolean;
}

export function viewOptions(line: Pick<CartLine, 'engraving' | 'gift' | 'returnable'>): OptionsView {
  return { engraving: line.engraving, gift: line.gift, isReturnable: line.returnable };
}

/** The amounts of a cart or an order other than its goods, whole soʻm; null if there is none. */
export interface OptionSums {
  promo: { code: string; discount: number } | null;
  engraving: number | null;
  gift: number | null;
}

export function viewOptionSums({
  lines,
  engravingTotal,
  giftTotal,
  discountTotal,
  ...of
}: {
  lines: readonly Pick<OptionsView, 'engraving' | 'gift'>[];
  engravingTotal: number;
  giftTotal: number;
  discountTotal: number;
  /** The promo code of a cart. */
  promo?: { code: string } | null;
  /** The promo code of an order. */
  promoCode?: string | null;
}): OptionSums {
  const code = of.promo?.code ?? of.promoCode ?? '';
  return {
    promo: discountTotal > 0 ? { code, discount: discountTotal } : null,
    engraving: lines.some(({ engraving }) => engraving !== null) ? engravingTotal : null,
    gift: lines.some(({ gift }) => gift !== null) ? giftTotal : null,
  };
}
