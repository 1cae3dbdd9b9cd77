import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { ScannedNames } from '#domain/counter/scanned-text.ts';

/** A piece with its holder. */
export interface ScannedRow {
  id: number;
  serial_number: string;
  product_item_state: 'AVAILABLE' | 'RESERVED' | 'SOLD' | 'WITHDRAWN';
  store_id: number | null;
  /** In transit until this day. */
  arrives_on: string | null;
  price_b2c_som: number | null;
  /** The end of the hold on the piece; null = until the shop acts, or not held. */
  held_until: Date | null;
  /** The order that reserved or bought it. */
  order_number: string | null;
  /** The seller who is selling it at a counter now. */
  seller: string | null;
  counter_sale_id: number | null;
  /** Set aside for a person. */
  is_set_aside: boolean;
}

/** The pieces with these serial numbers and certificates; each is found by its index, which an `or` of both would not use. */
const ofNames = ({ serials, certificates }: ScannedNames) => sql`i.id in (
  select id from product_items where serial_number = any(${serials}::text[])
  union all select item_id from certificates where id = any(${certificates}::text[]))`;

/** Returns the piece with the first of these serial numbers that exists, otherwise that of a certificate. One statement. */
export async function findScannedPiece(db: ReadDb, names: ScannedNames): Promise<ScannedRow | undefined> {
  const { rows } = await sql<ScannedRow>`
    select i.id, i.serial_number, i.product_item_state, i.store_id, i.arrives_on, i.price_b2c_som, h.expires_at as held_until,
      h.counter_sale_id, h.set_aside_id is not null as is_set_aside, seller.name as seller,
      (select o.number from order_lines l join orders o on o.id = l.order_id
        where l.item_id = i.id and l.released_at is null) as order_number
    from product_items i
    left join hold_items hi on hi.item_id = i.id
    left join holds h on h.id = hi.hold_id
    left join counter_sales s on s.id = h.counter_sale_id
    left join staff seller on seller.id = s.staff_id
    where ${ofNames(names)}
    order by array_position(${names.serials}::text[], i.serial_number) limit 1`.execute(db);
  return rows[0];
}

/** Returns the order that last bought a piece. */
export async function findOrderOfPiece(db: ReadDb, names: ScannedNames): Promise<string | undefined> {
  const { rows } = await sql<{ number: string }>`
    select o.number from product_items i join order_lines l on l.item_id = i.id join orders o on o.id = l.order_id
    where ${ofNames(names)} and o.order_state in ('DELIVERED', 'RETURNED')
    order by o.created_at desc, o.id desc limit 1`.execute(db);
  return rows[0]?.number;
}

/** Returns the order of a fiscal receipt. */
export async function findOrderOfReceipt(
  db: ReadDb,
  { terminal, number }: { terminal: string; number: string },
): Promise<string | undefined> {
  const row = await db
    .selectFrom('receipts as r')
    .innerJoin('payments as p', 'p.id', 'r.payment_id')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select('o.number')
    .where('r.terminal', '=', terminal)
    .where('r.receipt_number', '=', number)
    .orderBy('r.id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row?.number;
}

/**
 * Registers a member of the staff to be notified when a reserved piece is released; returns the piece's state, undefined = no such piece.
 * The row lock makes a concurrent release wait, so that it sees the registration.
 */
export async function watchPiece(
  db: Db,
  { serials, staffId, now }: { serials: readonly string[]; staffId: number; now: Date },
): Promise<ScannedRow['product_item_state'] | undefined> {
  const { rows } = await sql<{ id: number; product_item_state: ScannedRow['product_item_state'] }>`
    select id, product_item_state from product_items where serial_number = any(${serials}::text[])
    order by array_position(${serials}::text[], serial_number) limit 1 for share`.execute(db);
  const piece = rows[0];
  if (piece?.product_item_state === 'RESERVED')
    await db
      .insertInto('piece_watches')
      .values({ item_id: piece.id, staff_id: staffId, at: now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  return piece?.product_item_state;
}

/** Returns our own valid certificates of these pieces; if a piece has two, the latest. */
export async function selectPassports(
  db: ReadDb,
  itemIds: readonly number[],
): Promise<{ id: string; serial_number: string }[]> {
  const { rows } = await sql<{ id: string; serial_number: string }>`
    select distinct on (i.id) c.id, i.serial_number from certificates c join product_items i on i.id = c.item_id
    where c.item_id = any(${itemIds}::bigint[]) and c.certificate_state = 'VALID' and c.laboratory = 'ZARONA'
    order by i.id, c.issued_on desc, c.id`.execute(db);
  return rows;
}
