import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';

/** The hold of a counter sale. */
export interface CounterHoldRow {
  id: number;
  expires_at: Date;
  item_ids: number[];
}

/** Returns the expired hold that still has the piece. */
export async function selectExpiredHoldOf(
  db: ReadDb,
  { itemId, now }: { itemId: number; now: Date },
): Promise<number | undefined> {
  const row = await db
    .selectFrom('hold_items as i')
    .innerJoin('holds as h', 'h.id', 'i.hold_id')
    .select('h.id')
    .where('i.item_id', '=', itemId)
    .where('h.expires_at', '<=', now)
    .executeTakeFirst();
  return row?.id;
}

/** Creates or extends the hold of a sale; returns its id. */
export async function openCounterHold(
  db: Db,
  { saleId, expiresAt, now }: { saleId: number; expiresAt: Date; now: Date },
): Promise<number> {
  const row = await db
    .insertInto('holds')
    .values({ counter_sale_id: saleId, created_at: now, expires_at: expiresAt })
    .onConflict((conflict) => conflict.column('counter_sale_id').doUpdateSet({ expires_at: expiresAt }))
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

export async function lockCounterHold(db: Db, saleId: number): Promise<CounterHoldRow | undefined> {
  const { rows } = await sql<CounterHoldRow>`
    with locked as (select id, expires_at from holds where counter_sale_id = ${saleId} for update)
    select l.id, l.expires_at, array(select item_id from hold_items where hold_id = l.id order by item_id) as item_ids
    from locked l`.execute(db);
  return rows[0];
}

export async function moveCounterHold(
  db: Db,
  { holdId, expiresAt }: { holdId: number; expiresAt: Date },
): Promise<void> {
  await db.updateTable('holds').set({ expires_at: expiresAt }).where('id', '=', holdId).execute();
}

export async function transferCounterHold(
  db: Db,
  { holdId, orderId }: { holdId: number; orderId: number },
): Promise<void> {
  await db
    .updateTable('holds')
    .set({ counter_sale_id: null, order_id: orderId, expires_at: null })
    .where('id', '=', holdId)
    .execute();
}
