import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { Som } from '#contract/primitives.ts';
import { courierInsuredLimitSom } from '#domain/delivery/tariff.ts';
import { type OptionTerms, usualOptionTerms } from '#domain/pricing/option-prices.ts';
import type { ReadDb } from '#database/connect.ts';
import { selectSettings } from './queries-settings.ts';

/** What a cart needs of the shop's settings; a setting that is missing has its usual value. */
export interface CartSettings {
  terms: OptionTerms;
  /** From this price on no courier carries a piece; whole soʻm. */
  insuredLimitSom: number;
}

const storedSettings = Compile(
  Type.Partial(
    Type.Object({
      courier_insured_limit_som: Som,
      engraving_price_som: Som,
      engraving_days: Type.Integer({ minimum: 0, maximum: 60 }),
      gift_price_som: Som,
    }),
  ),
);

export function readSettings(stored: unknown): CartSettings {
  const settings = storedSettings.Parse(stored ?? {});
  return {
    terms: {
      engravingSom: settings.engraving_price_som ?? usualOptionTerms.engravingSom,
      engravingDays: settings.engraving_days ?? usualOptionTerms.engravingDays,
      giftSom: settings.gift_price_som ?? usualOptionTerms.giftSom,
    },
    insuredLimitSom: settings.courier_insured_limit_som ?? courierInsuredLimitSom,
  };
}

/** What options cost and take today. */
export async function findOptionTerms(db: ReadDb): Promise<OptionTerms> {
  return readSettings(await selectSettings(db)).terms;
}
