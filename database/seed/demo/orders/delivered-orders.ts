import { addDays, type TashkentDay } from '#domain/units/tashkent-day.ts';
import { authorName } from '#domain/review/author-name.ts';
import { orderNumberPrefix } from '#domain/order/order-number.ts';
import { dayMs, hourMs, minuteMs } from '#domain/units/durations.ts';
import type { SeedRow } from '../../insert-rows.ts';
import { mulberry32 } from '../../random.ts';
import { clients } from './clients.ts';
import { makeTariffs } from '../content/delivery.ts';
import { contactOf, delivery, type OrderContext, type OrderRows, pickup, priceOf, sums } from './orders.ts';
import type { Piece } from '../piece.ts';
import { type DemoReview, demoReviews } from './reviews.ts';

export interface DeliveredRows extends Pick<OrderRows, 'orders' | 'order_lines' | 'order_events'> {
  payments: SeedRow<'payments'>[];
  ledger_entries: SeedRow<'ledger_entries'>[];
  reviews: SeedRow<'reviews'>[];
  review_events: SeedRow<'review_events'>[];
}

/** Returns delivered orders with reviews of their pieces, oldest first, with ids from 1. */
export function deliveredOrders(pieces: readonly Piece[], context: OrderContext): DeliveredRows {
  const random = mulberry32(7919 * 1001);
  const tariffs = makeTariffs();
  const rows: DeliveredRows = {
    orders: [],
    order_lines: [],
    order_events: [],
    payments: [],
    ledger_entries: [],
    reviews: [],
    review_events: [],
  };
  const oldestFirst = demoReviews.toSorted((one, other) => other.orderedDaysAgo - one.orderedDaysAgo);
  for (const [index, review] of oldestFirst.entries()) {
    const id = index + 1;
    const piece = soldPiece(pieces, review);
    const client = clients[review.client - 1] ?? clients[0];
    const at = atTen(addDays(context.today, -review.orderedDaysAgo), random.whole(0, 9 * 60));
    const priceSom = priceOf(piece);
    const receiving = review.isBrought
      ? delivery({ client, at, priceSom, tariffs })
      : pickup(piece, at, context);
    rows.orders.push({
      id,
      number: `${orderNumberPrefix(at)}${String(id).padStart(5, '0')}`,
      ...contactOf(client),
      order_state: 'DELIVERED',
      payment_state: 'PAID',
      ...receiving,
      ...sums(priceSom, receiving),
      created_at: at.toISOString(),
    });
    rows.order_lines.push({
      id,
      order_id: id,
      item_id: piece.id,
      unit_price_som: priceSom,
      snapshot: context.snapshot(piece),
      position: 0,
      released_at: null,
    });
    const handedOver = atTen(receiving.promised_to, random.whole(0, 8 * 60));
    rows.order_events.push(
      ...wayOf({ id, at, handedOver, isPickup: receiving.fulfillment_kind === 'PICKUP' }),
    );
    const { total_som: totalSom } = sums(priceSom, receiving);
    rows.payments.push({ id, order_id: id, amount_som: totalSom, ...takenAt(handedOver) });
    rows.ledger_entries.push({
      order_id: id,
      payment_id: id,
      refund_id: null,
      amount_som: totalSom,
      at: handedOver.toISOString(),
    });
    const writtenAt = new Date(handedOver.getTime() + review.writtenDaysLater * dayMs);
    rows.reviews.push(reviewRow({ id, review, piece, client, writtenAt }));
    rows.review_events.push(...readBy(id, writtenAt));
  }
  return rows;
}

function soldPiece(pieces: readonly Piece[], { artikul, sold }: DemoReview): Piece {
  const ofModel = pieces.filter(({ model, stock }) => model.artikul === artikul && stock.state === 'SOLD');
  const piece = ofModel[sold];
  if (piece === undefined) throw new Error(`${artikul} has no sold piece ${sold}`);
  return piece;
}

function atTen(day: TashkentDay, minutes: number): Date {
  return new Date(Date.parse(`${day}T10:00:00+05:00`) + minutes * minuteMs);
}

/** The payment of an order that was paid in cash at the hand-over. */
const takenAt = (handedOver: Date) => ({
  provider: 'CASH',
  payment_state: 'PAID' as const,
  failure: null,
  created_at: handedOver.toISOString(),
  settled_at: handedOver.toISOString(),
  transaction_id: null,
  started_at: null,
  opened_at: null,
  ended_at: null,
});

interface Way {
  id: number;
  at: Date;
  handedOver: Date;
  isPickup: boolean;
}

function wayOf({ id, at, handedOver, isPickup }: Way): DeliveredRows['order_events'] {
  const steps = [
    { to: 'NEW', instant: at },
    { to: 'CONFIRMED', instant: new Date(at.getTime() + hourMs / 2) },
    { to: 'ASSEMBLING', instant: new Date(at.getTime() + hourMs) },
    { to: isPickup ? 'READY_FOR_PICKUP' : 'SHIPPED', instant: new Date(at.getTime() + 3 * hourMs) },
    { to: 'DELIVERED', instant: handedOver },
  ];
  return steps.map(({ to, instant }, index) => ({
    order_id: id,
    at: instant.toISOString(),
    actor: index === 0 ? 'SHOPPER' : 'STAFF',
    from_state: steps[index - 1]?.to ?? null,
    to_state: to,
    reason: null,
  }));
}

interface ReviewOfOrder {
  id: number;
  review: DemoReview;
  piece: Piece;
  client: (typeof clients)[number];
  writtenAt: Date;
}

function reviewRow({ id, review, piece, client, writtenAt }: ReviewOfOrder): SeedRow<'reviews'> {
  const at = writtenAt.toISOString();
  return {
    id,
    order_line_id: id,
    product_id: piece.model.index,
    rating: review.rating,
    body: review.text,
    fit: review.fit,
    author_name: review.isNamed ? authorName(client.name) : null,
    language: client.language,
    review_state: 'PUBLISHED',
    rejection_reason: null,
    revision: 1,
    answer: review.answer,
    answered_at: review.answer === null ? null : new Date(writtenAt.getTime() + dayMs).toISOString(),
    created_at: at,
    written_at: at,
  };
}

function readBy(id: number, writtenAt: Date): DeliveredRows['review_events'] {
  const common = { review_id: id, reason: null };
  return [
    { ...common, at: writtenAt.toISOString(), actor: 'AUTHOR', from_state: null, to_state: 'PENDING' },
    {
      ...common,
      at: new Date(writtenAt.getTime() + 5 * hourMs).toISOString(),
      actor: 'STAFF',
      from_state: 'PENDING',
      to_state: 'PUBLISHED',
    },
  ];
}
