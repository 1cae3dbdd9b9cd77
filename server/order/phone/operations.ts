import { Shape } from '#contract/primitives.ts';
import { PlacedByPhone } from '#contract/admin/phone-order.ts';
import type { PhoneCart } from '#contract/admin/phone-order.ts';
import type { phoneOrderOperations as declared } from '#contract/operations/admin/phone-order.ts';
import { serialsOf } from '#domain/counter/scanned-text.ts';
import { getCart } from '#server/cart/get-cart.ts';
import { addPieceToCart } from '#server/cart/lines/add-piece-to-cart.ts';
import { removeCartLines } from '#server/cart/lines/remove-cart-lines.ts';
import type { CartOwner } from '#server/cart/owner/cart-owner.ts';
import { signToken } from '#server/kit/crypto/signing.ts';
import { findPieceBySerial } from '#server/kit/find-piece.ts';
import { onceOnly } from '#server/kit/idempotency.ts';
import { requireOwnStore } from '#server/kit/own-store.ts';
import type { StaffCaller, StaffFunctions } from '#server/kit/staff-operation.ts';
import { listPaymentMethods } from '#server/payment/list-payment-methods.ts';
import { readStaffOrder } from '../staff/read-orders.ts';
import { placePhoneOrder, type PlacePhoneDeps } from './place-phone-order.ts';
import { sendPayLink } from './send-pay-link.ts';

interface PhoneCall {
  caller: StaffCaller;
  now: Date;
}

const once = onceOnly(PlacedByPhone);
const onceSent = onceOnly(Shape({}));

/** Orders that staff take by phone. */
export const phoneOrderOperations = {
  getPhoneCart: (deps, call) => present(deps, call),

  async addToPhoneCart(deps, call) {
    const { id: itemId } = await findPieceBySerial(deps.db, serialsOf(call.input.serial));
    const options = { engraving: null, gift: null };
    await addPieceToCart(deps.db, { owner: ownerOf(deps, call), itemId, options, now: call.now });
    return present(deps, call);
  },

  async removeFromPhoneCart(deps, call) {
    await removeCartLines(deps.db, { owner: ownerOf(deps, call), lineId: call.input.key, now: call.now });
    return present(deps, call);
  },

  async placePhoneOrder(deps, call) {
    const { caller, input, now } = call;
    const { idempotencyKey: key, ...form } = input;
    const { fulfillment } = form;
    // staff of some stores see only orders of these stores, and no delivery orders
    requireOwnStore(caller, fulfillment.kind === 'PICKUP' ? fulfillment.storeId : null);
    const keyed = { scope: `phone-order:${caller.staff.id}`, key, request: form, now };
    const placing = { owner: ownerOf(deps, call), staffId: caller.staff.id, form, now };
    return once(deps.db, keyed, { run: () => placePhoneOrder(deps, placing) });
  },

  async sendPayLink({ db }, { caller, input: { number, idempotencyKey: key }, now }) {
    const run = async () => {
      await sendPayLink(db, { number, caller, now });
      return {};
    };
    await onceSent(db, { scope: `pay-link:${number}`, key, request: {}, now }, { run });
    return readStaffOrder(db, { number, caller, now });
  },
} satisfies StaffFunctions<typeof declared, PlacePhoneDeps>;

/** Each member of the staff has one such cart, which no browser cookie opens. */
const ownerOf = ({ secret }: { secret: string }, { caller }: PhoneCall): CartOwner => ({
  token: signToken(secret, 'phone-cart', String(caller.staff.id)),
});

async function present(deps: PlacePhoneDeps, call: PhoneCall): Promise<PhoneCart> {
  const { cart } = await getCart(deps.db, { owner: ownerOf(deps, call), now: call.now });
  return { cart, methods: listPaymentMethods(deps.providers) };
}
