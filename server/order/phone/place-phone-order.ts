import type { PlacePhoneOrder } from '#contract/admin/phone-order.ts';
import type { Db } from '#database/connect.ts';
import { type ExpireDeps, expireHolds } from '#server/cart/hold/expire-holds.ts';
import { StaleRead } from '#server/cart/hold/reserve-items.ts';
import { loadCart, piecesOf } from '#server/cart/load-cart.ts';
import type { CartOwner } from '#server/cart/owner/cart-owner.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { placeNewOrder, type PlaceNewDeps } from '../place/place-new-order.ts';
import { readOrderForm } from '../place/read-order-form.ts';

export interface PlacePhoneDeps extends ExpireDeps, PlaceNewDeps {
  db: Db;
}

interface PhoneOrder {
  owner: CartOwner;
  /** The member of the staff who took the call. */
  staffId: number;
  form: PlacePhoneOrder;
  now: Date;
}

/**
 * Places the order of the cart that staff filled for a caller. No order limits apply, because a member of the staff is responsible for it
 * and for the unproven phone. Refuses as `placeNewOrder` does, and with OVERLOADED if another transaction takes a piece at this moment.
 */
export async function placePhoneOrder(
  deps: PlacePhoneDeps,
  { owner, staffId, form, now }: PhoneOrder,
): Promise<{ number: string }> {
  const { language, method, ...rest } = form;
  await endExpiredHolds(deps, { owner, now });
  try {
    const { number } = await placeNewOrder(deps.db, deps, {
      owner,
      userId: null,
      form: readOrderForm({ ...rest, payment: { method }, consent: true }),
      language,
      network: null,
      madeBy: { channel: 'PHONE', staffId, manualDiscount: null },
      claim: async () => ({ phoneVerifiedAt: null, subjects: [], needsProof: false }),
      now,
    });
    return { number };
  } catch (error) {
    if (error instanceof StaleRead) throw new Refusal('OVERLOADED', { retryAfterSeconds: 1 });
    throw error;
  }
}

/** Ends expired reservations of the pieces that the job has not ended yet. */
async function endExpiredHolds(
  deps: PlacePhoneDeps,
  { owner, now }: Pick<PhoneOrder, 'owner' | 'now'>,
): Promise<void> {
  const cart = await loadCart(deps.db, { owner, now });
  const holdIds =
    cart === undefined ? [] : piecesOf(cart).flatMap(({ expiredHoldId }) => expiredHoldId ?? []);
  if (holdIds.length > 0) await expireHolds(deps, { now, holdIds });
}
