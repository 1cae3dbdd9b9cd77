import type { staffOrderOperations as declared } from '#contract/operations/admin/order.ts';
import type { Static } from 'typebox';
import type { ChangePlanQuery } from '#contract/admin/change-order.ts';
import type { Fulfillment } from '#contract/order.ts';
import { Shape } from '#contract/primitives.ts';
import { regionIdOf } from '#domain/delivery/place-ids.ts';
import type { Db } from '#database/connect.ts';
import { lastChange } from '#server/kit/audit.ts';
import { readHistory } from '#server/kit/history/queries-history.ts';
import { requireOwnStore } from '#server/kit/own-store.ts';
import { onceOnly } from '#server/kit/idempotency.ts';
import type { Providers } from '#server/payment/open-payment.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller, StaffFunctions } from '#server/kit/staff-operation.ts';
import { advanceOrder, cancelByStaff } from '../advance-order.ts';
import { giveBack } from '../cancel/give-back.ts';
import { changeOrder, requireChangeable } from '../change/change-order.ts';
import { changePieces, requireChangeablePieces } from '../change/change-pieces.ts';
import { readPiecesPlan } from '../change/pieces-plan-wire.ts';
import { planChange } from '../change/plan-change.ts';
import { updateShipment } from '../change/queries-change.ts';
import { handOverOrder, sendNewCode } from '../hand-over-order.ts';
import { lockOrder, selectOrder } from '../queries.ts';
import { refundOrder } from '../refund/refund-order.ts';
import { readRefundPlan } from '../refund/refund-plan-wire.ts';
import { returnPieces } from '../cancel/return-pieces.ts';
import {
  findStaffOrder,
  selectOrderTags,
  selectPlacesOfPieces,
  type StaffListRow,
} from './queries-staff-list.ts';
import { tagOrder } from './bulk/tag-order.ts';
import { listStaffOrders, readStaffOrder } from './read-orders.ts';

export interface StaffOrderDeps {
  db: Db;
  /** Encrypts the hand-over codes. */
  secret: string;
  publicUrl: string;
  /** The payment providers, which determine how a payment is refunded. */
  providers: Providers;
}

const onceRefunded = onceOnly(Shape({}));

interface Step {
  caller: StaffCaller;
  input: { number: string; version: number };
  now: Date;
}

/** The staff's operations on orders. Each is one transaction that includes the event, the messages and the audit entry. */
export const staffOrderOperations = {
  listStaffOrders: ({ db }, { caller, input, now }) => listStaffOrders(db, { query: input, caller, now }),
  listOrderTags: ({ db }, { caller }) => selectOrderTags(db, { stores: caller.stores }),
  getStaffOrder: ({ db }, { caller, input, now }) => readStaffOrder(db, { ...input, caller, now }),

  async getOrderHistory({ db }, call) {
    const { number } = await findOwnOrder(db, call);
    return readHistory(db, { resource: 'order', recordId: number });
  },

  async changeOrderTags({ db }, call) {
    const { id, number } = await findOwnOrder(db, call);
    await tagOrder(db, { id, change: call.input });
    return readStaffOrder(db, { ...call, number });
  },

  async showOrderContact({ db }, { caller, input }) {
    const { id } = await findOwnOrder(db, { caller, input });
    const order = await selectOrder(db, { id });
    if (order?.contact_phone == null) throw new Refusal('NOT_FOUND');
    return { name: order.contact_name ?? '', phone: order.contact_phone, email: order.contact_email };
  },

  async moveOrder(deps, call) {
    const { number, to, serials, reason, courier = null, trackNumber = null } = call.input;
    const { id } = await requireVersion(deps.db, call);
    if (to === 'ASSEMBLING' && reason === undefined) await requireScans(deps.db, id, serials);
    await advanceOrder(deps, { number, to, now: call.now });
    if (to === 'SHIPPED') await updateShipment(deps.db, { number, courier, trackNumber });
    return readStaffOrder(deps.db, { ...call, number });
  },

  async handOverOrder(deps, call) {
    await requireVersion(deps.db, call);
    const { number, code } = call.input;
    const check = await handOverOrder(deps, { number, code, now: call.now });
    if (check.ok) return { isHandedOver: true, why: null, triesLeft: null };
    return { isHandedOver: false, why: check.why, triesLeft: check.why === 'WRONG' ? check.triesLeft : null };
  },

  async sendNewHandoverCode(deps, call) {
    await requireVersion(deps.db, call);
    const { number } = call.input;
    await sendNewCode(deps, { number, now: call.now });
    return readStaffOrder(deps.db, { ...call, number });
  },

  async planOrderChange({ db }, call) {
    const { id } = await findOwnOrder(db, call);
    const order = await selectOrder(db, { id });
    if (order === undefined) throw new Refusal('NOT_FOUND');
    requireChangeable(order);
    const fulfillment = wishedPlace(call.input);
    const { deliverySom, totalSom, promised, isSumFixed } = await planChange(db, {
      order,
      fulfillment,
      now: call.now,
    });
    const days = { promisedFrom: promised.from, promisedTo: promised.to };
    return { delivery: deliverySom, total: totalSom, ...days, isSumFixed };
  },

  async changeOrder({ db, providers }, call) {
    await requireVersion(db, call);
    const { number, contact, fulfillment } = call.input;
    // staff of some stores must not change an order into one that they cannot see
    if (fulfillment) requireOwnStore(call.caller, fulfillment.kind === 'PICKUP' ? fulfillment.storeId : null);
    const change = { ...(contact && { contact }), ...(fulfillment && { fulfillment }) };
    await changeOrder(db, { number, change, providers, now: call.now });
    return readStaffOrder(db, { ...call, number });
  },

  async planOrderPieces({ db }, call) {
    const { id } = await findOwnOrder(db, call);
    const order = await selectOrder(db, { id });
    if (order === undefined) throw new Refusal('NOT_FOUND');
    requireChangeablePieces(order);
    return readPiecesPlan(db, { order, wish: call.input, now: call.now });
  },

  async changeOrderPieces({ db }, call) {
    await requireVersion(db, call);
    const { number, removed, lost, added } = call.input;
    const staffId = call.caller.staff.id;
    await changePieces(db, { number, wish: { removed, lost, added }, staffId, now: call.now });
    return readStaffOrder(db, { ...call, number });
  },

  async cancelStaffOrder({ db }, call) {
    await requireVersion(db, call);
    const { number, reason } = call.input;
    await cancelByStaff(db, { number, reason, now: call.now });
    return readStaffOrder(db, { ...call, number });
  },

  async returnOrder(deps, call) {
    const { number, serials = [], isFaulty = false, reason, idempotencyKey } = call.input;
    await findOwnOrder(deps.db, call);
    const returned = await returnPieces(deps.db, {
      number,
      serialNumbers: serials,
      isFaulty,
      reason,
      idempotencyKey,
      now: call.now,
    });
    // thrown to roll the transaction back
    if (!returned.ok) {
      const { why, serialNumber } = returned;
      throw new Refusal('RETURN_NOT_POSSIBLE', { why, serialNumber });
    }
    return readStaffOrder(deps.db, { ...call, number });
  },

  async planOrderRefund({ db, providers }, call) {
    const { serials, delivery = false, goodwill: goodwillSom = 0 } = call.input;
    const { id } = await findOwnOrder(db, call);
    const order = await selectOrder(db, { id });
    if (order === undefined) throw new Refusal('NOT_FOUND');
    const wish = { serials: serials?.split(',') ?? [], delivery, goodwillSom };
    return readRefundPlan(db, { order, wish, providers });
  },

  async refundOrder({ db }, call) {
    const { number, serials, delivery, goodwill: goodwillSom, reason, idempotencyKey: key } = call.input;
    const { now } = call;
    const wish = { serials, delivery, goodwillSom };
    await findOwnOrder(db, call);
    const keyed = { scope: `refund:${number}`, key, request: { ...wish, reason }, now };
    const run = async () => {
      await requireVersion(db, call);
      await refundOrder(db, { number, wish, reason, now });
      return {};
    };
    await onceRefunded(db, keyed, { run });
    return readStaffOrder(db, { ...call, number });
  },

  async bookOrderRefunds(deps, call) {
    await requireVersion(deps.db, call);
    const { caller, now } = call;
    const { number, paperNumber, storeId } = call.input;
    await giveBack(deps, { number, paperNumber, storeId, caller, now });
    return readStaffOrder(deps.db, { ...call, number });
  },
} satisfies StaffFunctions<typeof declared, StaffOrderDeps>;

/**
 * Locks the order and returns it. Refuses with NOT_FOUND, or with VERSION_CONFLICT and the current order if it has changed in the
 * meantime.
 */
async function requireVersion(db: Db, { caller, input, now }: Step): Promise<StaffListRow> {
  const { number, version } = input;
  // checked first, so that an order of another store is not locked
  await findOwnOrder(db, { caller, input });
  await lockOrder(db, { number });
  const row = await findOwnOrder(db, { caller, input });
  if (row.version === version) return row;
  const current = await readStaffOrder(db, { number, caller, now });
  const event = current.events.at(-1);
  const last = await lastChange(db, { resource: 'order', recordId: number });
  // a later event was caused by the shopper, a provider or a job
  const isOfStaff = last.changedAt !== undefined && (event === undefined || last.changedAt >= event.at);
  throw new Refusal('VERSION_CONFLICT', {
    current,
    ...(isOfStaff ? last : event && { changedAt: event.at }),
  });
}

/** Refuses with NOT_FOUND, also for an order of a store that is not the caller's. */
async function findOwnOrder(
  db: Db,
  { caller: { stores }, input: { number } }: { caller: StaffCaller; input: { number: string } },
): Promise<StaffListRow> {
  const row = await findStaffOrder(db, { number, stores });
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return row;
}

/** Converts the query's destination into an order's fulfillment. Refuses with VALIDATION_FAILED if it names none. */
function wishedPlace({ kind, storeId, districtId }: Static<typeof ChangePlanQuery>): Fulfillment {
  if (kind === 'PICKUP' && storeId !== undefined) return { kind, storeId };
  if (kind !== 'DELIVERY' || districtId === undefined) {
    const path = kind === 'PICKUP' ? '/storeId' : '/districtId';
    throw new Refusal('VALIDATION_FAILED', undefined, [{ path, code: 'required' }]);
  }
  const address = { street: '', house: '', apartment: '', landmark: '' };
  return { kind, address: { ...address, regionId: regionIdOf(districtId), districtId } };
}

/** Requires that exactly the pieces of the order were scanned. Refuses with PIECES_NOT_SCANNED (facts: missing, strange). */
async function requireScans(db: Db, orderId: number, serials: readonly string[] = []): Promise<void> {
  const wanted = (await selectPlacesOfPieces(db, orderId)).map((piece) => piece.serial_number);
  const missing = wanted.filter((serial) => !serials.includes(serial));
  const strange = serials.filter((serial) => !wanted.includes(serial));
  if (missing.length + strange.length > 0) throw new Refusal('PIECES_NOT_SCANNED', { missing, strange });
}
