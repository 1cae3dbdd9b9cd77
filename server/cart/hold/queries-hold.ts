import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';

/** A started checkout: its cart, and the shopper's phone if it was known. */
export interface HoldStartRow {
  cart_id: string;
  phone: string | null;
  started_at: Date;
  /** Whether it led to an order. */
  ordered: boolean;
}

/** Locks the phone (E.164) until the transaction ends, so that concurrent checkouts of two carts with one phone are counted correctly. */
export async function lockPhoneOfHolds(db: Db, phone: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`hold:${phone}`}, 0))`.execute(db);
}

/** Returns the checkouts that this cart, or any cart with this phone, started since `since`, oldest first. */
export async function selectHoldStarts(
  db: ReadDb,
  { cartId, phone, since }: { cartId: string; phone: string | null; since: Date },
): Promise<HoldStartRow[]> {
  return db
    .selectFrom('hold_starts')
    .select(['cart_id', 'phone', 'started_at', 'ordered'])
    .where((eb) => eb.or([eb('cart_id', '=', cartId), ...(phone === null ? [] : [eb('phone', '=', phone)])]))
    .where('started_at', '>', since)
    .orderBy('started_at')
    .limit(100)
    .execute();
}

export async function insertHoldStart(
  db: Db,
  {
    cartId,
    phone,
    network,
    now,
  }: { cartId: string; phone: string | null; network: Buffer | null; now: Date },
): Promise<void> {
  await db.insertInto('hold_starts').values({ cart_id: cartId, phone, network, started_at: now }).execute();
}

/** Counts the checkouts of a network without a proven phone that started in the last hour, have ended, and led to no order. */
export async function countUnorderedOfNetwork(
  db: ReadDb,
  { network, now }: { network: Buffer; now: Date },
): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from hold_starts
    where network = ${network} and not ordered
      and started_at between ${now}::timestamptz - interval '1 hour' and ${now}::timestamptz - interval '15 minutes'`.execute(
    db,
  );
  return rows[0]?.count ?? 0;
}

/** Deletes starts that are older than any limit. */
export async function deleteHoldStarts(db: Db, before: Date): Promise<void> {
  await db.deleteFrom('hold_starts').where('started_at', '<', before).execute();
}

export async function insertHold(
  db: Db,
  args: { cartId: string; now: Date; expiresAt: Date },
): Promise<number> {
  const row = await db
    .insertInto('holds')
    .values({ cart_id: args.cartId, created_at: args.now, expires_at: args.expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return row.id;
}

/**
 * Reserves pieces for a hold: changes AVAILABLE to RESERVED and inserts the deciding rows, in one statement that locks them in the order of
 * their ids. Returns the ids that were reserved; the other pieces are held by another cart.
 */
export async function reservePieces(
  db: Db,
  args: { holdId: number; pieces: readonly { itemId: number; priceSom: number }[] },
): Promise<number[]> {
  const itemIds = args.pieces.map((piece) => piece.itemId);
  const prices = args.pieces.map((piece) => piece.priceSom);
  const { rows } = await sql<{ item_id: number }>`
    with wanted as (
      select * from unnest(${itemIds}::bigint[], ${prices}::bigint[]) as w (item_id, price_som)
    ), free as (
      select i.id from product_items i
      where i.id in (select item_id from wanted) and i.product_item_state = 'AVAILABLE'
      order by i.id for no key update
    ), reserved as (
      update product_items set product_item_state = 'RESERVED'
      where id in (select id from free) and product_item_state = 'AVAILABLE'
      returning id
    )
    insert into hold_items (item_id, hold_id, price_som)
    select w.item_id, ${args.holdId}, w.price_som from wanted w join reserved r on r.id = w.item_id
    returning item_id`.execute(db);
  return rows.map((row) => row.item_id);
}

/** Releases pieces of a hold: deletes their rows and changes RESERVED to AVAILABLE; locked in the order of their ids, as everywhere. */
export async function releasePieces(
  db: Db,
  args: { holdId: number; itemIds: readonly number[] },
): Promise<void> {
  await sql`
    with freed as (
      delete from hold_items where hold_id = ${args.holdId} and item_id = any(${args.itemIds}::bigint[]) returning item_id
    ), locked as (
      select id from product_items where id in (select item_id from freed) order by id for no key update
    )
    update product_items set product_item_state = 'AVAILABLE'
    where id in (select id from locked) and product_item_state = 'RESERVED'`.execute(db);
}

/** Ends holds and makes all their pieces available again. */
export async function endHolds(db: Db, holdIds: readonly number[]): Promise<void> {
  await sql`
    with freed as (
      delete from hold_items where hold_id = any(${holdIds}::bigint[]) returning item_id
    ), ended as (
      delete from holds where id = any(${holdIds}::bigint[])
    ), locked as (
      select id from product_items where id in (select item_id from freed) order by id for no key update
    )
    update product_items set product_item_state = 'AVAILABLE'
    where id in (select id from locked) and product_item_state = 'RESERVED'`.execute(db);
}

export async function moveHoldExpiry(db: Db, args: { holdId: number; expiresAt: Date }): Promise<void> {
  await db
    .updateTable('holds')
    .set({ expires_at: args.expiresAt, extended: true })
    .where('id', '=', args.holdId)
    .execute();
}

/** Transfers the cart's hold to the order and removes the lines from the cart; `expiresAt` null = until the shop acts. */
export async function transferHold(
  db: Db,
  args: { holdId: number; cartId: string; orderId: number; expiresAt: Date | null },
): Promise<void> {
  await sql`
    with bought as (
      delete from cart_lines where cart_id = ${args.cartId}
    ), ordered as (
      update hold_starts set ordered = true where cart_id = ${args.cartId}
    ), redeemed as (
      update carts set promo_code_id = null where id = ${args.cartId} and promo_code_id is not null
    )
    update holds set cart_id = null, order_id = ${args.orderId}, expires_at = ${args.expiresAt}
    where id = ${args.holdId}`.execute(db);
}

export interface ExpiredHoldRow {
  id: number;
  order_id: number | null;
}

/** Returns expired holds, oldest first, at most 500; `holdIds` restricts them. */
export async function selectExpiredHolds(
  db: ReadDb,
  args: { now: Date; holdIds?: readonly number[] },
): Promise<ExpiredHoldRow[]> {
  let query = db.selectFrom('holds').select(['id', 'order_id']).where('expires_at', '<=', args.now);
  if (args.holdIds !== undefined) query = query.where(sql<boolean>`id = any(${args.holdIds}::bigint[])`);
  return query.orderBy('expires_at').orderBy('id').limit(500).execute();
}

/** Locks those of these cart and counter holds that are expired at `now`, in the order of their ids; extended ones are excluded. */
export async function lockExpiredHolds(
  db: Db,
  args: { now: Date; holdIds: readonly number[] },
): Promise<number[]> {
  const rows = await db
    .selectFrom('holds')
    .select('id')
    .where('order_id', 'is', null)
    .where('expires_at', '<=', args.now)
    .where(sql<boolean>`id = any(${args.holdIds}::bigint[])`)
    .orderBy('id')
    .forUpdate()
    .execute();
  return rows.map((row) => row.id);
}

export interface OrderHoldRow {
  id: number;
  expires_at: Date | null;
}

/** Returns the order's hold, locked until the transaction ends. */
export async function lockOrderHold(db: Db, orderId: number): Promise<OrderHoldRow | undefined> {
  return db
    .selectFrom('holds')
    .select(['id', 'expires_at'])
    .where('order_id', '=', orderId)
    .forUpdate()
    .executeTakeFirst();
}

/** Sets until when the order's pieces are reserved. */
export async function moveOrderHold(db: Db, args: { holdId: number; expiresAt: Date }): Promise<void> {
  await db.updateTable('holds').set({ expires_at: args.expiresAt }).where('id', '=', args.holdId).execute();
}

/** Reserves the order's pieces until the shop acts. */
export async function removeHoldExpiry(db: Db, orderId: number): Promise<void> {
  await db.updateTable('holds').set({ expires_at: null }).where('order_id', '=', orderId).execute();
}
