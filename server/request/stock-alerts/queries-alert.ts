import { sql } from 'kysely';
import type { PageLanguage } from '#contract/words.ts';
import { statesBefore } from '#domain/moves.ts';
import { alertMoves, type AlertState, type RequestActor } from '#domain/request/request-states.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import type { RequesterColumns } from '../request-deps.ts';
import { type Owner, type ProductRow, productColumns } from '../queries.ts';

/** What an alert waits for; both sizes null = any piece of the product. */
export interface Wanted {
  product_id: number;
  size_hundredths_mm: number | null;
  length_mm: number | null;
}

export interface AlertRow extends ProductRow {
  id: number;
  alert_state: AlertState;
  size_hundredths_mm: number | null;
  length_mm: number | null;
  phone: string | null;
  email: string | null;
  language: PageLanguage;
  created_at: Date;
}

/** Exactly one of the two is not null. */
export interface ContactColumns {
  phone: string | null;
  email: string | null;
}

/** Returns the cheapest available piece that matches. */
export async function findWanted(db: ReadDb, wanted: Wanted): Promise<{ serial_number: string } | undefined> {
  return db
    .selectFrom('product_items as i')
    .innerJoin('products as p', 'p.id', 'i.product_id')
    .select('i.serial_number')
    .where('i.product_id', '=', wanted.product_id)
    .where('p.product_state', '=', 'ACTIVE')
    .where('i.product_item_state', '=', 'AVAILABLE')
    .where((where) =>
      where.and([
        ...(wanted.size_hundredths_mm === null
          ? []
          : [where('i.size_hundredths_mm', '=', wanted.size_hundredths_mm)]),
        ...(wanted.length_mm === null ? [] : [where('i.length_mm', '=', wanted.length_mm)]),
      ]),
    )
    .orderBy('i.price_b2c_som')
    .orderBy('i.id')
    .limit(1)
    .executeTakeFirst();
}

/** Checks whether the product was ever made in that size. */
export async function wasMadeIn(
  db: ReadDb,
  { product_id, size_hundredths_mm, length_mm }: Wanted,
): Promise<boolean> {
  if (size_hundredths_mm === null && length_mm === null) return true;
  const row = await db
    .selectFrom('product_items')
    .select('id')
    .where('product_id', '=', product_id)
    .where('size_hundredths_mm', 'is not distinct from', size_hundredths_mm)
    .where('length_mm', 'is not distinct from', length_mm)
    .limit(1)
    .executeTakeFirst();
  return row !== undefined;
}

const open = ['WAITING', 'DUE'] as const;

export async function findOpenAlert(
  db: ReadDb,
  { wanted, contact, by }: { wanted: Wanted; contact: ContactColumns; by: RequesterColumns },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('stock_alerts')
    .select('id')
    .where('product_id', '=', wanted.product_id)
    .where('size_hundredths_mm', 'is not distinct from', wanted.size_hundredths_mm)
    .where('length_mm', 'is not distinct from', wanted.length_mm)
    .where('phone', 'is not distinct from', contact.phone)
    .where('email', 'is not distinct from', contact.email)
    .where('user_id', 'is not distinct from', by.user_id)
    .where('requester', 'is not distinct from', by.requester)
    .where('alert_state', 'in', open)
    .executeTakeFirst();
  return row?.id;
}

export async function countOpenAlerts(db: ReadDb, { phone, email }: ContactColumns): Promise<number> {
  const { count } = await db
    .selectFrom('stock_alerts')
    .select((select) => select.fn.countAll<number>().as('count'))
    .where('phone', 'is not distinct from', phone)
    .where('email', 'is not distinct from', email)
    .where('alert_state', 'in', open)
    .executeTakeFirstOrThrow();
  return count;
}

export interface NewAlert extends Wanted, ContactColumns, RequesterColumns {
  language: AlertRow['language'];
}

export async function insertAlert(db: Db, alert: NewAlert, now: Date): Promise<number> {
  const row = await db
    .insertInto('stock_alerts')
    .values({ ...alert, created_at: now, moved_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function findAlert(db: ReadDb, id: number): Promise<AlertRow | undefined> {
  return alerts(db).where('a.id', '=', id).executeTakeFirst();
}

/** Returns a user's own alerts, newest first. */
export async function selectAlertsOf(db: ReadDb, userId: number): Promise<AlertRow[]> {
  return alerts(db).where('a.user_id', '=', userId).orderBy('a.id', 'desc').limit(1000).execute();
}

function alerts(db: ReadDb) {
  return db
    .selectFrom('stock_alerts as a')
    .innerJoin('products as p', 'p.id', 'a.product_id')
    .select(['a.id', 'a.alert_state', 'a.size_hundredths_mm', 'a.length_mm', 'a.phone', 'a.email'])
    .select(['a.language', 'a.created_at'])
    .select(productColumns);
}

/** Changes the state as the table of transitions allows; returns false if it was in another state. */
export async function moveAlert(
  db: Db,
  { id, to, by, now }: { id: number; to: AlertState; by: RequestActor; now: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('stock_alerts')
    .set({ alert_state: to, moved_at: now, claimed_until: null })
    .where('id', '=', id)
    .where('alert_state', 'in', statesBefore(alertMoves, { to, by }))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

/** Ends all alerts of this phone or email. */
export async function endAlertsOf(
  db: Db,
  { phone, email, now }: ContactColumns & { now: Date },
): Promise<void> {
  await db
    .updateTable('stock_alerts')
    .set({ alert_state: 'ENDED', moved_at: now })
    .where('phone', 'is not distinct from', phone)
    .where('email', 'is not distinct from', email)
    .where(
      'alert_state',
      'in',
      statesBefore<AlertState, RequestActor>(alertMoves, { to: 'ENDED', by: 'SHOPPER' }),
    )
    .execute();
}

/**
 * Marks alerts as DUE whose piece is available, oldest first, and returns them. Checks the present stock, not changes, so that nothing is
 * missed while a process is down.
 */
export async function takeDueAlerts(
  db: Db,
  { limit, now }: { limit: number; now: Date },
): Promise<{ id: number; phone: string | null }[]> {
  const { rows } = await sql<{ id: number; phone: string | null }>`
    update stock_alerts set alert_state = 'DUE', moved_at = ${now}
    where id in (
      select a.id from stock_alerts a
      join products p on p.id = a.product_id and p.product_state = 'ACTIVE'
      where a.alert_state = 'WAITING' and exists (
        select from product_items i
        where i.product_id = a.product_id and i.product_item_state = 'AVAILABLE'
          and (a.size_hundredths_mm is null or i.size_hundredths_mm = a.size_hundredths_mm)
          and (a.length_mm is null or i.length_mm = a.length_mm)
      )
      order by a.id limit ${limit} for update of a skip locked
    )
    returning id, phone`.execute(db);
  return rows;
}

/** Claims the message; no other process sends it until then. Returns false if another process has claimed it, or it was sent. */
export async function claimAlert(
  db: Db,
  { id, now, until }: { id: number; now: Date; until: Date },
): Promise<boolean> {
  const result = await db
    .updateTable('stock_alerts')
    .set({ claimed_until: until })
    .where('id', '=', id)
    .where('alert_state', '=', 'DUE')
    .where((where) => where.or([where('claimed_until', 'is', null), where('claimed_until', '<', now)]))
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function releaseAlert(db: Db, id: number): Promise<void> {
  await db.updateTable('stock_alerts').set({ claimed_until: null }).where('id', '=', id).execute();
}

/** Deletes a user's own alerts, and those under the account's phone and email. */
export async function deleteAlertsOf(db: Db, { userId, phone, email }: Owner): Promise<void> {
  await db
    .deleteFrom('stock_alerts')
    .where((where) =>
      where.or([where('user_id', '=', userId), where('phone', '=', phone), where('email', '=', email)]),
    )
    .execute();
}

/** Deletes alerts that were never fulfilled, and those that are over. */
export async function deleteOldAlerts(
  db: Db,
  { waiting, over }: { waiting: Date; over: Date },
): Promise<void> {
  await db
    .deleteFrom('stock_alerts')
    .where((where) =>
      where.or([
        where('moved_at', '<', waiting),
        where.and([where('alert_state', 'in', ['TOLD', 'ENDED']), where('moved_at', '<', over)]),
      ]),
    )
    .execute();
}
