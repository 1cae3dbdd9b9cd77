import type { ChangeOrder } from '#contract/admin/change-order.ts';
import type { Fulfillment, PlaceOrder } from '#contract/order.ts';
import { mayChange } from '#domain/order/change-order.ts';
import type { Db } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { correctSale } from '#server/measurement/measured-order.ts';
import { listPaymentMethods } from '#server/payment/list-payment-methods.ts';
import type { Providers } from '#server/payment/open-payment.ts';
import { getLockedOrder } from '../advance-order.ts';
import { recordEvent } from '../record-event.ts';
import { readOrderForm } from '../place/read-order-form.ts';
import type { OrderRow } from '../queries.ts';
import { planChange } from './plan-change.ts';
import { updateContact, updateReceiving } from './queries-change.ts';

interface Change {
  number: string;
  change: ChangeOrder;
  /** The enabled payment providers. */
  providers: Providers;
  now: Date;
}

/**
 * Changes the recipient and the destination of an order until it is being assembled, on behalf of the staff. The delivery of an unpaid
 * order is priced again for the new place, and the shopper is notified of it. Refuses with NOT_FOUND, ORDER_STATE_CONFLICT,
 * DELIVERY_NOT_POSSIBLE, PICKUP_NOT_POSSIBLE, PAYMENT_METHOD_UNAVAILABLE or VALIDATION_FAILED.
 */
export async function changeOrder(db: Db, { number, change, providers, now }: Change): Promise<void> {
  const order = await getLockedOrder(db, number);
  requireChangeable(order);
  const { contact, fulfillment } = readOrderForm(change);
  if (contact !== undefined) await changeContact(db, { order, contact, now });
  if (fulfillment === undefined) return;
  requireSameWayToPay(order, { providers, fulfillment });
  // the message is sent to the new contact
  const reached = contact === undefined ? order : { ...order, ...columnsOf(contact) };
  await changeReceiving(db, { order: reached, fulfillment, now });
}

/** Refuses with ORDER_STATE_CONFLICT. */
export function requireChangeable({ order_state: state }: OrderRow): void {
  if (!mayChange(state)) throw new Refusal('ORDER_STATE_CONFLICT', { state });
}

type Contact = PlaceOrder['contact'];

const columnsOf = ({ phone, email }: Contact) => ({ contact_phone: phone, contact_email: email ?? null });

async function changeContact(
  db: Db,
  { order, contact, now }: { order: OrderRow; contact: Contact; now: Date },
): Promise<void> {
  const { name, phone, email = null } = contact;
  await updateContact(db, { orderId: order.id, contact: { name, phone, email } });
  await recordEvent(db, { order, kind: 'CONTACT_CHANGED', by: 'STAFF', now });
}

/** A card reader exists only in a store. Refuses with PAYMENT_METHOD_UNAVAILABLE. */
function requireSameWayToPay(
  { payment_state: state, payment_method: method }: OrderRow,
  { providers, fulfillment }: { providers: Providers; fulfillment: Fulfillment },
): void {
  if (state !== 'NONE') return;
  const ways = listPaymentMethods(providers).filter((way) => way.fulfillment.includes(fulfillment.kind));
  if (!ways.some((way) => way.method === method)) throw new Refusal('PAYMENT_METHOD_UNAVAILABLE');
}

async function changeReceiving(
  db: Db,
  { order, fulfillment, now }: { order: OrderRow; fulfillment: Fulfillment; now: Date },
): Promise<void> {
  const { deliverySom, totalSom, promised } = await planChange(db, { order, fulfillment, now });
  const storeId = fulfillment.kind === 'PICKUP' ? fulfillment.storeId : null;
  const address = fulfillment.kind === 'DELIVERY' ? fulfillment.address : null;
  const changed = { storeId, address, deliverySom, totalSom, promised };
  await updateReceiving(db, { orderId: order.id, changed });
  if (deliverySom !== order.delivery_cost_som)
    await correctSale(db, {
      orderId: order.id,
      valueSom: totalSom - deliverySom,
      shippingSom: deliverySom,
    });
  await recordEvent(db, { order, kind: 'RECEIVING_CHANGED', by: 'STAFF', now });
}
