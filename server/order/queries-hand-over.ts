import { sql } from 'kysely';
import type { LinePrices } from '#domain/order/paid-for-line.ts';
import type { Db, ReadDb } from '#database/connect.ts';

export async function setHandoverCode(
  db: Db,
  { orderId, sealed }: { orderId: number; sealed: Buffer },
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ handover_code: sealed, handover_tries: 0 })
    .where('id', '=', orderId)
    .execute();
}

export async function countWrongCode(db: Db, orderId: number): Promise<void> {
  await db
    .updateTable('orders')
    .set({ handover_tries: sql`handover_tries + 1` })
    .where('id', '=', orderId)
    .execute();
}

export interface BoughtLineRow extends LinePrices {
  id: number;
  item_id: number;
  serial_number: string;
  is_engraved: boolean;
  is_returned: boolean;
}

/** The lines of an order with the price of each. */
export async function selectBoughtLines(db: ReadDb, orderId: number): Promise<BoughtLineRow[]> {
  return db
    .selectFrom('order_lines as l')
    .innerJoin('product_items as i', 'i.id', 'l.item_id')
    .select(['l.id', 'l.item_id', 'i.serial_number'])
    .select(['l.unit_price_som', 'l.discount_som', 'l.engraving_price_som', 'l.gift_price_som'])
    .select('l.manual_discount_som')
    .select([
      sql<boolean>`l.engraving_text is not null`.as('is_engraved'),
      sql<boolean>`l.returned_event_id is not null`.as('is_returned'),
    ])
    .where('l.order_id', '=', orderId)
    .orderBy('l.position')
    .execute();
}

/** Marks lines as returned by this event, so that their pieces can be ordered again. */
export async function returnLines(
  db: Db,
  { lineIds, eventId, now }: { lineIds: readonly number[]; eventId: number; now: Date },
): Promise<void> {
  await db
    .updateTable('order_lines')
    .set({ returned_event_id: eventId, released_at: now })
    .where('id', 'in', lineIds)
    .execute();
}
