import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Som } from '#contract/primitives.ts';
import { type OptionTerms, defaultOptionTerms } from '#domain/pricing/option-prices.ts';
import type { ReadDb } from '#database/connect.ts';
import { readShippingTerms, type ShippingTerms } from '#server/content/shipping-terms.ts';
import { type CheckoutTerms, readCheckoutTerms } from '#server/content/shop-terms.ts';
import { selectTerms } from '#server/kit/queries-settings.ts';

/** The shop's settings that a cart needs; a missing setting has its default. */
export interface CartSettings {
  terms: OptionTerms;
  shipping: ShippingTerms;
  checkout: CheckoutTerms;
}

const storedSettings = Compile(
  Type.Partial(
    Type.Object({
      engraving_price_som: Som,
      engraving_days: Type.Integer({ minimum: 0, maximum: 60 }),
      gift_price_som: Som,
    }),
  ),
);

export function readSettings(stored: { settings: unknown; calendar: unknown }): CartSettings {
  const settings = storedSettings.Parse(stored.settings ?? {});
  return {
    terms: {
      engravingSom: settings.engraving_price_som ?? defaultOptionTerms.engravingSom,
      engravingDays: settings.engraving_days ?? defaultOptionTerms.engravingDays,
      giftSom: settings.gift_price_som ?? defaultOptionTerms.giftSom,
    },
    shipping: readShippingTerms(stored),
    checkout: readCheckoutTerms(stored.settings),
  };
}

/** Returns the current prices and working days of options. */
export async function findOptionTerms(db: ReadDb): Promise<OptionTerms> {
  return readSettings(await selectTerms(db)).terms;
}
