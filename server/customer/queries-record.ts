import { sql } from 'kysely';
import type { StaffCustomer } from '#contract/admin/people/customer.ts';
import type { ReadDb } from '#database/connect.ts';
import type { ConsentsTable, LocalizedText } from '#database/schema.ts';

const most = 50;

type One<List extends 'orderList' | 'waits' | 'visits' | 'calls' | 'reviews'> = StaffCustomer[List][number];

interface Named {
  artikul: string;
  name: LocalizedText;
}
interface OrderOfRow {
  number: string;
  state: One<'orderList'>['state'];
  total: number;
  created_at: Date;
}
interface PieceOfRow extends Named {
  serial_number: string;
  size_hundredths_mm: number | null;
  number: string;
  since: Date;
}
interface WaitOfRow extends Named {
  id: number;
  state: One<'waits'>['state'];
  created_at: Date;
}
interface VisitOfRow {
  id: number;
  store_id: number;
  state: One<'visits'>['state'];
  starts_at: Date;
}
interface CallOfRow {
  id: number;
  subject: One<'calls'>['subject'];
  state: One<'calls'>['state'];
  created_at: Date;
}
interface ReviewOfRow extends Named {
  id: number;
  rating: number;
  state: One<'reviews'>['state'];
  written_at: Date;
}

// A user's records of the other features, latest first.

export async function selectOrdersOf(db: ReadDb, userId: number): Promise<OrderOfRow[]> {
  const { rows } = await sql<OrderOfRow>`
    select number, order_state as state, total_som as total, created_at from orders
    where user_id = ${userId} order by created_at desc limit ${most}`.execute(db);
  return rows;
}

/** Returns the pieces that the user received and did not return. */
export async function selectPiecesOf(db: ReadDb, userId: number): Promise<PieceOfRow[]> {
  const { rows } = await sql<PieceOfRow>`
    select i.serial_number, p.artikul, p.name, i.size_hundredths_mm, o.number, o.created_at as since
    from orders o join order_lines l on l.order_id = o.id join product_items i on i.id = l.item_id join products p on p.id = i.product_id
    where o.user_id = ${userId} and o.order_state = 'DELIVERED' and l.released_at is null and l.returned_event_id is null
    order by o.created_at desc, l.position limit ${most}`.execute(db);
  return rows;
}

export async function selectFavoritesOf(db: ReadDb, userId: number): Promise<(Named & { added_at: Date })[]> {
  const { rows } = await sql<Named & { added_at: Date }>`
    select p.artikul, p.name, f.added_at from favorites f join products p on p.id = f.product_id
    where f.user_id = ${userId} order by f.added_at desc limit ${most}`.execute(db);
  return rows;
}

export async function selectStockAlertsOf(db: ReadDb, userId: number): Promise<WaitOfRow[]> {
  const { rows } = await sql<WaitOfRow>`
    select a.id, p.artikul, p.name, a.alert_state as state, a.created_at
    from stock_alerts a join products p on p.id = a.product_id
    where a.user_id = ${userId} order by a.id desc limit ${most}`.execute(db);
  return rows;
}

export async function selectVisitsOf(db: ReadDb, userId: number): Promise<VisitOfRow[]> {
  const { rows } = await sql<VisitOfRow>`
    select id, store_id, visit_state as state, starts_at from visits
    where user_id = ${userId} order by starts_at desc limit ${most}`.execute(db);
  return rows;
}

export async function selectCallsOf(db: ReadDb, userId: number): Promise<CallOfRow[]> {
  const { rows } = await sql<CallOfRow>`
    select id, subject, callback_state as state, created_at from callbacks
    where user_id = ${userId} order by id desc limit ${most}`.execute(db);
  return rows;
}

export async function selectReviewsOf(db: ReadDb, userId: number): Promise<ReviewOfRow[]> {
  const { rows } = await sql<ReviewOfRow>`
    select r.id, p.artikul, p.name, r.rating, r.review_state as state, r.written_at
    from reviews r join order_lines l on l.id = r.order_line_id join orders o on o.id = l.order_id
    join products p on p.id = r.product_id
    where o.user_id = ${userId} order by r.written_at desc limit ${most}`.execute(db);
  return rows;
}

export async function selectConsentsOf(
  db: ReadDb,
  userId: number,
): Promise<{ topic: ConsentsTable['topic']; channel: ConsentsTable['channel']; given_at: Date }[]> {
  return db
    .selectFrom('consents')
    .select(['topic', 'channel', 'given_at'])
    .where('user_id', '=', userId)
    .orderBy('given_at', 'desc')
    .limit(most)
    .execute();
}

export async function selectLoginsOf(
  db: ReadDb,
  { userId, now }: { userId: number; now: Date },
): Promise<{ id: string; device: string; seen_at: Date }[]> {
  return db
    .selectFrom('sessions')
    .select(['id', 'device', 'seen_at'])
    .where('user_id', '=', userId)
    .where('ended_at', 'is', null)
    .where('expires_at', '>', now)
    .orderBy('seen_at', 'desc')
    .limit(most)
    .execute();
}
