import type { LightMyRequestResponse } from 'fastify';
import type { DeliveryAddress, Order, PlaceOrder } from '#contract/order.ts';
import type { PaymentMethodName } from '#contract/payment-method.ts';
import type { Db } from '#database/connect.ts';
import { type AddedPiece, type NewPiece, addPiece, pieceState, defaultPriceSom } from './testing-goods.ts';
import type { Sale } from './testing-sale.ts';
import { type Shopper, putLine, shopper, shopperWith } from './testing-shopper.ts';

// Helpers to place and pay an order, for all tests about orders.

/** A complete form for one piece at the default price: picked up in the first store, paid in cash. */
export function orderForm(sale: Sale, fields: Partial<PlaceOrder> = {}): PlaceOrder {
  return {
    contact: { name: 'Dilnoza', phone: '+998901234567' },
    fulfillment: { kind: 'PICKUP', storeId: sale.places.amirTemur },
    payment: { method: 'CASH' },
    expectedTotal: defaultPriceSom,
    consent: true,
    ...fields,
  };
}

/** Urgut, where delivery costs 60 000 soʻm. */
export const urgut: DeliveryAddress = {
  regionId: 1718,
  districtId: 1_718_203,
  street: 'Registon',
  house: '5',
  apartment: '',
  landmark: '',
};

/** Form fields for delivery, to Urgut by default. */
export function byCourier(fields: Partial<DeliveryAddress> = {}): Pick<PlaceOrder, 'fulfillment'> {
  return { fulfillment: { kind: 'DELIVERY', address: { ...urgut, ...fields } } };
}

export function place(
  by: Shopper,
  form: PlaceOrder,
  key: string = crypto.randomUUID(),
): Promise<LightMyRequestResponse> {
  return by.send({
    method: 'POST',
    url: '/api/v1/orders',
    headers: { 'idempotency-key': key },
    payload: form,
  });
}

export interface AddedOrder {
  buyer: Shopper;
  order: Order;
  piece: AddedPiece;
}

/** An order of one piece by a new shopper: by default picked up and paid in cash. */
export async function addOrder(
  sale: Sale,
  { method = 'CASH', language = 'en' }: { method?: PaymentMethodName; language?: string } = {},
): Promise<AddedOrder> {
  const piece = await addPiece(sale.db);
  const buyer = shopper(sale.app, language);
  await putLine(buyer, piece.fullKey);
  const answer = await place(buyer, orderForm(sale, { payment: { method } }));
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return { buyer, order: answer.json(), piece };
}

/** Returns the refusal of an order of one such piece. Throws if the piece or the cart changed. */
export async function refusalOf(
  sale: Sale,
  { form, piece }: { form: Partial<PlaceOrder>; piece?: NewPiece },
): Promise<unknown> {
  const added = await addPiece(sale.db, piece);
  const buyer = await shopperWith(sale.app, added.fullKey);
  const answer = await place(buyer, orderForm(sale, form));
  const { count } = (await buyer.get('/api/v1/cart')).json<{ count: number }>();
  const state = await pieceState(sale.db, added.id);
  if (count !== 1 || state !== 'AVAILABLE')
    throw new Error(`${answer.body}, with ${count} in the cart and the piece ${state}`);
  return answer.json();
}

/** The address of an order by its link, or of an action on it. */
export function orderUrl({ number, token }: Order, action: '' | '/cancel' | '/pay' = ''): string {
  return `/api/v1/orders/${number}${action}?token=${token}`;
}

export async function readOrder(by: Shopper, order: Order): Promise<Order> {
  return (await by.get(orderUrl(order))).json();
}

export function cancel(by: Shopper, order: Order): Promise<LightMyRequestResponse> {
  return by.post(orderUrl(order, '/cancel'));
}

/** Advances a new order to its assembly. */
export async function beginAssembly(db: Db, order: Order): Promise<void> {
  await moveByStaff(db, order, 'ASSEMBLING');
}

/** Makes the order ready for pickup. */
export async function makeReady(db: Db, order: Order): Promise<void> {
  await moveByStaff(db, order, 'READY_FOR_PICKUP');
}

async function moveByStaff(
  db: Db,
  { number }: Order,
  state: 'ASSEMBLING' | 'READY_FOR_PICKUP',
): Promise<void> {
  const { id } = await db
    .updateTable('orders')
    .set({ order_state: state })
    .where('number', '=', number)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db
    .insertInto('order_events')
    .values({ order_id: id, actor: 'STAFF', from_state: 'NEW', to_state: state })
    .execute();
}

/** Pays again, or with another method. */
export function payAgain(
  by: Shopper,
  order: Order,
  { method, key = crypto.randomUUID() }: { method: PaymentMethodName; key?: string },
): Promise<LightMyRequestResponse> {
  return by.send({
    method: 'POST',
    url: orderUrl(order, '/pay'),
    headers: { 'idempotency-key': key },
    payload: { method },
  });
}

/** The test bank's cards (providers/payment/fake/provider.ts). */
export const cards = {
  approved: '8600 0000 0000 0001',
  declined: '8600 0000 0000 0002',
  timedOut: '8600 0000 0000 0003',
  silent: '8600 0000 0000 0004',
};

export function payAtBank(by: Shopper, order: Order, card: string): Promise<LightMyRequestResponse> {
  return answerBank(by, order, { card, action: 'pay' });
}

export function turnBackAtBank(by: Shopper, order: Order): Promise<LightMyRequestResponse> {
  return answerBank(by, order, { action: 'cancel' });
}

function answerBank(
  by: Shopper,
  { number, payment }: Order,
  fields: Record<string, string>,
): Promise<LightMyRequestResponse> {
  if (payment.redirectUrl === null) throw new Error(`order ${number} has no redirect to the bank`);
  return by.send({
    method: 'POST',
    url: payment.redirectUrl,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: new URLSearchParams(fields).toString(),
  });
}
