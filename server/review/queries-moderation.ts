import { type RawBuilder, sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText, ReviewsTable } from '#database/schema.ts';
import { allOf, countRows, type EdgeRow, type ListPage, pageClauses } from '#server/kit/list-page.ts';

type State = 'PENDING' | 'PUBLISHED' | 'REJECTED';

export interface StaffReviewRow extends EdgeRow {
  version: number;
  revision: number;
  review_state: State;
  rejection_reason: string | null;
  rating: number;
  body: string;
  fit: ReviewsTable['fit'];
  author_name: string | null;
  language: ReviewsTable['language'];
  written_at: Date;
  answer: string | null;
  artikul: string;
  product_name: LocalizedText;
  serial_number: string;
  order_number: string;
}

/** Conditions on reviews; an omitted field does not restrict the result. */
export interface ReviewFilter {
  id?: number;
  q?: string;
  states?: readonly string[];
  ratings?: readonly number[];
  languages?: readonly string[];
  artikuls?: readonly string[];
  serials?: readonly string[];
  orders?: readonly string[];
  /** Days in Asia/Tashkent, both inclusive. */
  from?: string;
  to?: string;
}

const columns = sql`r.id, r.version, r.revision, r.review_state, r.rejection_reason, r.rating, r.body, r.fit, r.author_name,
  r.language, r.written_at, r.answer, p.artikul, p.name as product_name, i.serial_number, o.number as order_number`;
/** Only a page is joined to its orders and pieces. */
const joinedTo = (
  reviews: RawBuilder<unknown>,
) => sql`${reviews} r join products p on p.id = r.product_id join order_lines l on l.id = r.order_line_id
  join orders o on o.id = l.order_id join product_items i on i.id = l.item_id`;

export async function selectStaffReviews(
  db: ReadDb,
  filter: ReviewFilter,
  page: ListPage,
): Promise<StaffReviewRow[]> {
  const { where, order } = pageClauses(page);
  const { rows } = await sql<StaffReviewRow>`
    select ${columns}, (${page.sort.by})::text as edge from ${joinedTo(sql`(
      select r.* from reviews r where ${whereOf(filter)} and ${where} ${order})`)} ${order}`.execute(db);
  return rows;
}

export async function countStaffReviews(
  db: ReadDb,
  filter: ReviewFilter,
  wanted: 'capped' | 'exact',
): Promise<number> {
  return countRows(db, sql`from reviews r where ${whereOf(filter)}`, wanted);
}

export async function findStaffReview(db: ReadDb, id: number): Promise<StaffReviewRow | undefined> {
  const { rows } = await sql<StaffReviewRow>`
    select ${columns}, '' as edge from ${joinedTo(sql`reviews`)} where ${whereOf({ id })}`.execute(db);
  return rows[0];
}

function whereOf({
  id,
  q,
  states,
  ratings,
  languages,
  artikuls,
  serials,
  orders,
  from,
  to,
}: ReviewFilter): RawBuilder<boolean> {
  return allOf([
    id !== undefined && sql`r.id = ${id}`,
    q !== undefined &&
      sql`r.id in (${ofModels([q.toUpperCase()])} union ${ofPieces([q.toUpperCase()])} union ${ofOrders([q.toUpperCase()])})`,
    states && sql`r.review_state = any(${states}::text[])`,
    ratings && sql`r.rating = any(${ratings}::integer[])`,
    languages && sql`r.language = any(${languages}::text[])`,
    artikuls && sql`r.id in (${ofModels(artikuls)})`,
    serials && sql`r.id in (${ofPieces(serials)})`,
    orders && sql`r.id in (${ofOrders(orders)})`,
    from !== undefined && sql`r.written_at >= ${from}::timestamp at time zone 'Asia/Tashkent'`,
    to !== undefined && sql`r.written_at < (${to}::date + 1)::timestamp at time zone 'Asia/Tashkent'`,
  ]);
}

const ofModels = (artikuls: readonly string[]): RawBuilder<unknown> =>
  sql`select n.id from products m join reviews n on n.product_id = m.id where m.artikul = any(${artikuls}::text[])`;
const ofPieces = (serials: readonly string[]): RawBuilder<unknown> =>
  sql`select n.id from product_items s join order_lines l on l.item_id = s.id join reviews n on n.order_line_id = l.id
    where s.serial_number = any(${serials}::text[])`;
const ofOrders = (numbers: readonly string[]): RawBuilder<unknown> =>
  sql`select n.id from orders b join order_lines l on l.order_id = b.id join reviews n on n.order_line_id = l.id
    where b.number = any(${numbers}::text[])`;

/** Locks a review until the end of the transaction. */
export async function lockRevision(
  db: Db,
  id: number,
): Promise<{ revision: number; review_state: State } | undefined> {
  return db
    .selectFrom('reviews')
    .select(['revision', 'review_state'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function moveReviewRow(
  db: Db,
  { id, state, reason }: { id: number; state: State; reason: string | null },
): Promise<void> {
  await db
    .updateTable('reviews')
    .set({ review_state: state, rejection_reason: reason })
    .where('id', '=', id)
    .execute();
}

export async function answerReviewRow(
  db: Db,
  { id, answer, now }: { id: number; answer: string | null; now: Date },
): Promise<void> {
  await db
    .updateTable('reviews')
    .set({ answer, answered_at: answer === null ? null : now })
    .where('id', '=', id)
    .execute();
}
