import type { LightMyRequestResponse } from 'fastify';
import type { Order } from '#contract/order.ts';
import type { OrderReviews, OwnReview, ReviewsPage, RewriteReview, WriteReview } from '#contract/review.ts';
import type { Db } from '#database/connect.ts';
import { noon } from '#domain/calendar/testing-noon.ts';
import { type AddedOrder, addOrder } from '#server/testing-order.ts';
import type { Sale } from '#server/testing-sale.ts';
import { type Shopper, shopper, type UserShopper } from '#server/testing-shopper.ts';
import { moderateReview } from './moderate-review.ts';

/** Hands an order over: its pieces are sold and no longer reserved. */
async function deliver(db: Db, { number }: Pick<Order, 'number'>): Promise<void> {
  const { id } = await db
    .updateTable('orders')
    .set({ order_state: 'DELIVERED' })
    .where('number', '=', number)
    .returning('id')
    .executeTakeFirstOrThrow();
  await db.deleteFrom('holds').where('order_id', '=', id).execute();
  await db
    .updateTable('product_items')
    .set({ product_item_state: 'SOLD' })
    .where('id', 'in', db.selectFrom('order_lines').select('item_id').where('order_id', '=', id))
    .execute();
  await db
    .insertInto('order_events')
    .values({ order_id: id, actor: 'STAFF', from_state: 'READY_FOR_PICKUP', to_state: 'DELIVERED' })
    .execute();
}

export interface Received extends AddedOrder {
  productId: number;
}

/** A delivered order of one piece. */
export async function addReceived(sale: Sale): Promise<Received> {
  const added = await addOrder(sale);
  await deliver(sale.db, added.order);
  return { ...added, productId: productOf(added.order) };
}

export const productOf = ({ lines }: Order): number => lines[0]?.piece.productId ?? 0;

/** Five stars, in Russian, under the buyer's name. */
export const praise: RewriteReview = {
  rating: 5,
  text: 'Село как влитое, размер точный.',
  fit: 'TRUE',
  isNamed: true,
  language: 'ru',
};

/** A review of the order's piece; positive by default. */
export function reviewOf({ order, piece }: AddedOrder, fields: Partial<WriteReview> = {}): WriteReview {
  return { orderNumber: order.number, serialNumber: piece.serialNumber, ...praise, ...fields };
}

/** Writes a review through the link of the order. */
export function write(
  by: Shopper,
  received: Received,
  fields: Partial<WriteReview> = {},
): Promise<LightMyRequestResponse> {
  return by.post(
    `/api/v1/products/${received.productId}/reviews?token=${received.order.token}`,
    reviewOf(received, fields),
  );
}

export async function written(received: Received, fields: Partial<WriteReview> = {}): Promise<OwnReview> {
  const answer = await write(received.buyer, received, fields);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}

/** The reviews of a product as anybody reads them. */
export const pageOf = async (sale: Sale, productId: number, query = ''): Promise<ReviewsPage> =>
  (await shopper(sale.app).get(`/api/v1/products/${productId}/reviews${query}`)).json();

/** Publishes this revision of a review. */
export const publish = (sale: Sale, id: number, revision = 1) =>
  moderateReview(sale.db, { read: { id, revision }, decision: { to: 'PUBLISHED' }, now: noon });

/** The order's lines with their reviews, as its buyer sees them. */
export const linesOf = async ({ buyer, order }: Received): Promise<OrderReviews> =>
  (await buyer.get(`/api/v1/orders/${order.number}/reviews?token=${order.token}`)).json();

export const change = (
  { buyer, order }: Received,
  { id }: OwnReview,
  fields: object,
): Promise<LightMyRequestResponse> =>
  buyer.put(`/api/v1/reviews/${id}?token=${order.token}`, { ...praise, ...fields });

/** An order that a user placed and received. */
export async function receivedBy(sale: Sale, user: UserShopper): Promise<Received> {
  const received = await addReceived(sale);
  await sale.db
    .updateTable('orders')
    .set({ user_id: user.userId })
    .where('number', '=', received.order.number)
    .execute();
  return { ...received, buyer: user };
}
