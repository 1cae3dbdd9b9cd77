import type { Db } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { PromoShopper } from './promo-shopper.ts';
import { countUsesOf, freeUse, insertUse, takeUse } from './queries-code.ts';

/**
 * Counts the order as a use of the code, in the order's own transaction, the last thing it locks. Of a shopper it counts the orders by
 * account and by the phone of the order. Refuses PROMO_CODE_USED_UP and PROMO_CODE_USED_BY_YOU.
 */
export async function redeemPromo(
  db: Db,
  use: { promoCodeId: number; orderId: number; shopper: PromoShopper; now: Date },
): Promise<void> {
  const taken = await takeUse(db, use);
  if (taken === undefined) throw new Refusal('PROMO_CODE_USED_UP');
  if (taken.most_uses_each !== null && (await countUsesOf(db, use)) >= taken.most_uses_each)
    throw new Refusal('PROMO_CODE_USED_BY_YOU');
  await insertUse(db, use);
}

/** The order was called off or expired: what it used of a code is somebody else's. Twice is no harm. */
export async function freePromo(db: Db, use: { orderId: number; now: Date }): Promise<void> {
  await freeUse(db, use);
}
