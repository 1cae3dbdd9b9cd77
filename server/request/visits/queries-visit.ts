import { sql } from 'kysely';
import type { PageLanguage } from '#contract/words.ts';
import { statesBefore } from '#domain/moves.ts';
import { type RequestActor, visitMoves, type VisitState } from '#domain/request/request-states.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import type { RequesterColumns } from '../request-deps.ts';
import { type Owner, type ProductRow, productColumns } from '../queries.ts';
import { liveVisitStates } from './queries-visit-place.ts';

export interface VisitPieceRow extends ProductRow {
  item_id: number;
  serial_number: string;
  product_item_state: 'AVAILABLE' | 'RESERVED' | 'SOLD' | 'WITHDRAWN';
  store_id: number | null;
  arrives_on: string | null;
  image_key: string | null;
}

export interface VisitRow {
  id: number;
  visit_state: VisitState;
  store_id: number;
  store_name: LocalizedText;
  starts_at: Date;
  name: string;
  phone: string;
  comment: string;
  language: PageLanguage;
  created_at: Date;
  /** When the staff rescheduled it; null if they did not. */
  rescheduled_at: Date | null;
}

/** Returns the pieces with these serial numbers that belong to public products, in the order of the numbers. */
export async function selectVisitPieces(
  db: ReadDb,
  serialNumbers: readonly string[],
): Promise<VisitPieceRow[]> {
  if (serialNumbers.length === 0) return [];
  const rows = await pieces(db)
    .where('i.serial_number', 'in', serialNumbers)
    .where('p.product_state', '=', 'ACTIVE')
    .execute();
  return rows.toSorted(
    (a, b) => serialNumbers.indexOf(a.serial_number) - serialNumbers.indexOf(b.serial_number),
  );
}

/** Returns the pieces to lay out for these visits. */
export async function selectPiecesOf(
  db: ReadDb,
  visitIds: readonly number[],
): Promise<(VisitPieceRow & { visit_id: number })[]> {
  if (visitIds.length === 0) return [];
  return pieces(db)
    .innerJoin('visit_pieces as v', 'v.item_id', 'i.id')
    .select('v.visit_id')
    .where('v.visit_id', 'in', visitIds)
    .orderBy('v.position')
    .execute();
}

function pieces(db: ReadDb) {
  return db
    .selectFrom('product_items as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .leftJoin('product_attachments as main', (join) =>
      join.onRef('main.product_id', '=', 'p.id').on('main.is_main', '=', true),
    )
    .leftJoin('attachments as image', 'image.id', 'main.attachment_id')
    .select(['i.id as item_id', 'i.serial_number', 'i.product_item_state', 'i.store_id', 'i.arrives_on'])
    .select('image.address as image_key')
    .select(productColumns);
}

/** Returns this requester's visit for the phone in that store at that hour, unless it was cancelled. */
export async function findSameVisit(
  db: ReadDb,
  { phone, storeId, startsAt, by }: { phone: string; storeId: number; startsAt: Date; by: RequesterColumns },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('visits')
    .select('id')
    .where('phone', '=', phone)
    .where('store_id', '=', storeId)
    .where('starts_at', '=', startsAt)
    .where('user_id', 'is not distinct from', by.user_id)
    .where('requester', 'is not distinct from', by.requester)
    .where('visit_state', 'in', liveVisitStates)
    .executeTakeFirst();
  return row?.id;
}

/** Counts future visits under an unproven phone, of one network, or of a user under their own phone. */
export async function countVisitsToCome(
  db: ReadDb,
  { now, ...of }: ({ phone: string } | { network: Buffer } | { userId: number }) & { now: Date },
): Promise<number> {
  const { count } = await db
    .selectFrom('visits')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where((where) => {
      if ('network' in of) return where('network', '=', of.network);
      if ('phone' in of) return where.and([where('phone', '=', of.phone), where('network', 'is not', null)]);
      return where.and([where('user_id', '=', of.userId), where('network', 'is', null)]);
    })
    .where('starts_at', '>', now)
    .where('visit_state', 'in', liveVisitStates)
    .executeTakeFirstOrThrow();
  return count;
}

export interface NewVisit extends RequesterColumns {
  store_id: number;
  starts_at: Date;
  place: number;
  name: string;
  phone: string;
  comment: string;
  language: VisitRow['language'];
  /** HMAC; null if the phone is the user's own. */
  network: Buffer | null;
}

/** Violates the constraint `visits_place` if the place is already taken. */
export async function insertVisit(
  db: Db,
  { visit, itemIds, now }: { visit: NewVisit; itemIds: readonly number[]; now: Date },
): Promise<number> {
  const { id } = await db
    .insertInto('visits')
    .values({ ...visit, created_at: now, moved_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  if (itemIds.length > 0)
    await db
      .insertInto('visit_pieces')
      .values(itemIds.map((item_id, position) => ({ visit_id: id, item_id, position })))
      .execute();
  return id;
}

export async function findVisit(db: ReadDb, id: number): Promise<VisitRow | undefined> {
  return visits(db).where('v.id', '=', id).executeTakeFirst();
}

/** Returns a user's own visits, newest first. */
export async function selectVisitsOf(db: ReadDb, userId: number): Promise<VisitRow[]> {
  return visits(db).where('v.user_id', '=', userId).orderBy('v.id', 'desc').limit(1000).execute();
}

function visits(db: ReadDb) {
  return db
    .selectFrom('visits as v')
    .innerJoin('stores as s', 's.id', 'v.store_id')
    .select([
      'v.id',
      'v.visit_state',
      'v.store_id',
      's.name as store_name',
      'v.starts_at',
      'v.name',
      'v.phone',
    ])
    .select(['v.comment', 'v.language', 'v.created_at', 'v.rescheduled_at']);
}

/** Changes the state as the table of transitions allows; returns false if it was in another state. */
export async function moveVisit(
  db: Db,
  { id, to, by, now }: { id: number; to: VisitState; by: RequestActor; now: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('visits')
    .set({ visit_state: to, moved_at: now })
    .where('id', '=', id)
    .where('visit_state', 'in', statesBefore(visitMoves, { to, by }))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/**
 * Claims the SMS; no other process sends it until then. Returns false if another process has claimed it, it was sent, or the visit was
 * cancelled.
 */
export async function claimVisit(
  db: Db,
  { id, now, until }: { id: number; now: Date; until: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('visits')
    .set({ claimed_until: until })
    .where('id', '=', id)
    .where('notified_at', 'is', null)
    .where('visit_state', 'in', liveVisitStates)
    .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<', now)]))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** `toldAt` null: it was not sent. */
export async function releaseVisit(
  db: Db,
  { id, notifiedAt }: { id: number; notifiedAt: Date | null },
): Promise<void> {
  await db
    .updateTable('visits')
    .set({ claimed_until: null, notified_at: notifiedAt })
    .where('id', '=', id)
    .execute();
}

export async function deleteVisitsOf(db: Db, { userId, phone }: Owner): Promise<void> {
  await db
    .deleteFrom('visits')
    .where((where) => where.or([where('user_id', '=', userId), where('phone', '=', phone)]))
    .execute();
}

export async function deleteOldVisits(db: Db, before: Date): Promise<void> {
  await sql`delete from visits where starts_at < ${before}`.execute(db);
}
