import type { PricedEngraving, PricedGift } from '#contract/cart.ts';
import type { LineOptions } from '#domain/cart/line-options.ts';
import type { OptionPrices } from '#domain/pricing/option-prices.ts';

export interface WireOptions {
  engraving: PricedEngraving | null;
  gift: PricedGift | null;
}

/** Converts the options to the contract, with their prices for one piece. */
export function optionsToWire({ engraving, gift }: LineOptions, prices: OptionPrices): WireOptions {
  return {
    engraving: engraving && {
      text: engraving.text,
      lettering: engraving.lettering,
      price: prices.engravingSom,
    },
    gift: gift && {
      ribbon: gift.ribbon,
      card: gift.card,
      hidePrice: gift.hidesPrice,
      price: prices.giftSom,
    },
  };
}
