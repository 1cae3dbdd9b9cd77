import type { Db } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { PromoShopper } from './promo-shopper.ts';
import { countUsesOf, freeUse, insertUse, takeUse } from './queries-code.ts';

/**
 * Counts the order as a use of the code, in the order's transaction and as its last lock. A shopper's orders are counted by account and by
 * the order's phone. Refuses with PROMO_CODE_USED_UP or PROMO_CODE_USED_BY_YOU.
 */
export async function redeemPromo(
  db: Db,
  use: { promoCodeId: number; orderId: number; shopper: PromoShopper; now: Date },
): Promise<void> {
  const taken = await takeUse(db, use);
  if (taken === undefined) throw new Refusal('PROMO_CODE_USED_UP');
  if (taken.max_uses_per_shopper !== null && (await countUsesOf(db, use)) >= taken.max_uses_per_shopper)
    throw new Refusal('PROMO_CODE_USED_BY_YOU');
  await insertUse(db, use);
}

/** Gives the use of a code back after the order was cancelled or expired. Idempotent. */
export async function freePromo(db: Db, use: { orderId: number; now: Date }): Promise<void> {
  await freeUse(db, use);
}
