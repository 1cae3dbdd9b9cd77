import { PlacedByPhone } from '#contract/admin/phone-order.ts';
import type { PhoneCart } from '#contract/admin/phone-order.ts';
import type { phoneOrderOperations as declared } from '#contract/operations/admin/phone-order.ts';
import { serialsOf } from '#domain/counter/scanned-text.ts';
import type { ReadDb } from '#database/connect.ts';
import { getCart } from '#server/cart/get-cart.ts';
import { addPieceToCart } from '#server/cart/lines/add-piece-to-cart.ts';
import { removeCartLines } from '#server/cart/lines/remove-cart-lines.ts';
import type { CartOwner } from '#server/cart/owner/cart-owner.ts';
import { signToken } from '#server/kit/crypto/signing.ts';
import { onceOnly } from '#server/kit/idempotency.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller, StaffFunctions } from '#server/kit/staff-operation.ts';
import { listPaymentMethods } from '#server/payment/list-payment-methods.ts';
import { placePhoneOrder, type PlacePhoneDeps } from './place-phone-order.ts';

interface PhoneCall {
  caller: StaffCaller;
  now: Date;
}

const once = onceOnly(PlacedByPhone);

/** Orders for somebody who calls. */
export const phoneOrderOperations = {
  getPhoneCart: (deps, call) => present(deps, call),

  async addToPhoneCart(deps, call) {
    const itemId = await findPiece(deps.db, call.input.serial);
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
    requireOwnStore(caller, form.fulfillment);
    const keyed = { scope: `phone-order:${caller.staff.id}`, key, request: form, now };
    const retell = async () => {
      throw new Refusal('IDEMPOTENCY_KEY_REUSED');
    };
    const placing = { owner: ownerOf(deps, call), staffId: caller.staff.id, form, now };
    return once(deps.db, keyed, { run: () => placePhoneOrder(deps, placing), retell });
  },
} satisfies StaffFunctions<typeof declared, PlacePhoneDeps>;

/** Each member of the staff has one such cart, which no browser's cookie opens. */
const ownerOf = ({ secret }: { secret: string }, { caller }: PhoneCall): CartOwner => ({
  token: signToken(secret, 'phone-cart', String(caller.staff.id)),
});

async function present(deps: PlacePhoneDeps, call: PhoneCall): Promise<PhoneCart> {
  const { cart } = await getCart(deps.db, { owner: ownerOf(deps, call), now: call.now });
  return { cart, methods: listPaymentMethods(deps.providers) };
}

/** The piece of a serial number, by its first spelling that is known. Refuses NOT_FOUND. */
async function findPiece(db: ReadDb, typed: string): Promise<number> {
  const serials = serialsOf(typed);
  const rows = await db
    .selectFrom('product_items')
    .select(['id', 'serial_number'])
    .where('serial_number', 'in', serials)
    .execute();
  const found = serials.flatMap((serial) => rows.find((row) => row.serial_number === serial) ?? []);
  if (found[0] === undefined) throw new Refusal('NOT_FOUND');
  return found[0].id;
}

/** Who works in some stores sees the orders of these stores alone. Refuses NOT_FOUND. */
function requireOwnStore(
  { stores }: StaffCaller,
  fulfillment: { kind: 'DELIVERY' } | { kind: 'PICKUP'; storeId: number },
): void {
  if (stores === null) return;
  if (fulfillment.kind === 'DELIVERY' || !stores.includes(fulfillment.storeId))
    throw new Refusal('NOT_FOUND');
}
