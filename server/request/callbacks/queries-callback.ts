import type { Db, ReadDb } from '#database/connect.ts';
import type { CallbacksTable } from '#database/schema.ts';
import type { RequesterColumns } from '../request-deps.ts';
import { type Owner, type ProductRow, productColumns } from '../queries.ts';

export interface CallbackRow extends ProductRowOrNone {
  id: number;
  callback_state: 'NEW' | 'CALLED' | 'CLOSED';
  phone: string;
  name: string;
  subject: CallbacksTable['subject'];
  serial_number: string | null;
  order_number: string | null;
  best_time: CallbacksTable['best_time'];
  comment: string;
  created_at: Date;
}

/** All null if the request is not about a product. */
export type ProductRowOrNone = { [Column in keyof ProductRow]: ProductRow[Column] | null };

/** The subject of a call. */
export interface SubjectColumns {
  subject: CallbacksTable['subject'];
  product_id: number | null;
  item_id: number | null;
  order_number: string | null;
}

/** Returns this requester's call-back for this phone and the same subject since then. */
export async function findSameCallback(
  db: ReadDb,
  { phone, about, by, since }: { phone: string; about: SubjectColumns; by: RequesterColumns; since: Date },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('callbacks')
    .select('id')
    .where('phone', '=', phone)
    .where('subject', '=', about.subject)
    .where('product_id', 'is not distinct from', about.product_id)
    .where('item_id', 'is not distinct from', about.item_id)
    .where('order_number', 'is not distinct from', about.order_number)
    .where('user_id', 'is not distinct from', by.user_id)
    .where('requester', 'is not distinct from', by.requester)
    .where('created_at', '>', since)
    .where('callback_state', '<>', 'CLOSED')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.id;
}

export interface NewCallback extends SubjectColumns, RequesterColumns {
  phone: string;
  name: string;
  best_time: CallbacksTable['best_time'];
  comment: string;
  language: CallbacksTable['language'];
  /** The earliest time for the call. */
  due_at: Date;
}

export async function insertCallback(db: Db, callback: NewCallback, now: Date): Promise<number> {
  const row = await db
    .insertInto('callbacks')
    .values({ ...callback, created_at: now, moved_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function findCallback(db: ReadDb, id: number): Promise<CallbackRow | undefined> {
  return callbacks(db).where('c.id', '=', id).executeTakeFirst();
}

/** Returns a user's own call-backs, newest first. */
export async function selectCallbacksOf(db: ReadDb, userId: number): Promise<CallbackRow[]> {
  return callbacks(db).where('c.user_id', '=', userId).orderBy('c.id', 'desc').limit(1000).execute();
}

function callbacks(db: ReadDb) {
  return db
    .selectFrom('callbacks as c')
    .leftJoin('products as p', 'p.id', 'c.product_id')
    .leftJoin('product_items as i', 'i.id', 'c.item_id')
    .select(['c.id', 'c.callback_state', 'c.phone', 'c.name', 'c.subject', 'c.order_number', 'c.best_time'])
    .select(['c.comment', 'c.created_at', 'i.serial_number'])
    .select(productColumns);
}

export async function deleteCallbacksOf(db: Db, { userId, phone }: Owner): Promise<void> {
  await db
    .deleteFrom('callbacks')
    .where((where) => where.or([where('user_id', '=', userId), where('phone', '=', phone)]))
    .execute();
}

export async function deleteOldCallbacks(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('callbacks').where('moved_at', '<', before).execute();
}
