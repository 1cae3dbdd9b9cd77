import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type DiscountLimits, defaultDiscountLimits } from '#domain/counter/manual-discount.ts';
import type { ReadDb } from '#database/connect.ts';
import { selectTerms } from '#server/kit/queries-settings.ts';

/** The shop's settings for its counters; a missing setting has its default. */
export interface CounterSettings {
  /** A sale cannot be completed without its fiscal receipt. */
  needsReceipt: boolean;
  discounts: DiscountLimits;
}

const Percent = Type.Integer({ minimum: 0, maximum: 90 });
const storedSettings = Compile(
  Type.Partial(
    Type.Object({
      counter_receipt: Type.Enum(['REQUIRED', 'LATER']),
      counter_discount_seller: Percent,
      counter_discount_manager: Percent,
    }),
  ),
);

export async function loadCounterSettings(db: ReadDb): Promise<CounterSettings> {
  const stored = storedSettings.Parse((await selectTerms(db)).settings ?? {});
  return {
    needsReceipt: stored.counter_receipt !== 'LATER',
    discounts: {
      seller: stored.counter_discount_seller ?? defaultDiscountLimits.seller,
      manager: stored.counter_discount_manager ?? defaultDiscountLimits.manager,
    },
  };
}
