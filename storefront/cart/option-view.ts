import type { CartLine, PricedEngraving, PricedGift } from '#contract/cart.ts';

/** What is done with the pieces of a line besides selling them; prices for one piece, whole soʻm. */
export interface OptionsView {
  engraving: PricedEngraving | null;
  gift: PricedGift | null;
  isReturnable: boolean;
}

export function viewOptions(line: Pick<CartLine, 'engraving' | 'gift' | 'returnable'>): OptionsView {
  return { engraving: line.engraving, gift: line.gift, isReturnable: line.returnable };
}

/** The sums of a cart or an order beside its goods, whole soʻm; null = there is no such option in it. */
export interface OptionSums {
  engraving: number | null;
  gift: number | null;
}

export function viewOptionSums({
  lines,
  engravingTotal,
  giftTotal,
}: {
  lines: readonly Pick<OptionsView, 'engraving' | 'gift'>[];
  engravingTotal: number;
  giftTotal: number;
}): OptionSums {
  return {
    engraving: lines.some(({ engraving }) => engraving !== null) ? engravingTotal : null,
    gift: lines.some(({ gift }) => gift !== null) ? giftTotal : null,
  };
}
