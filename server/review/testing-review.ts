import type { LightMyRequestResponse } from 'fastify';
import type { Order } from '#contract/order.ts';
import type { OwnReview, RewriteReview, WriteReview } from '#contract/review.ts';
import type { Db } from '#database/connect.ts';
import { type AddedOrder, addOrder } from '#server/testing-order.ts';
import type { Sale } from '#server/testing-sale.ts';
import type { Shopper } from '#server/testing-shopper.ts';

/** The shop hands an order over: its pieces are sold, nobody keeps them any more. */
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

/** An order of one piece that its buyer has in their hands. */
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

/** A review of the order's piece; praise, unless it is said. */
export function reviewOf({ order, piece }: AddedOrder, fields: Partial<WriteReview> = {}): WriteReview {
  return { orderNumber: order.number, serialNumber: piece.serialNumber, ...praise, ...fields };
}

/** By the link of the order. */
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
