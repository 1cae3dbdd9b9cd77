import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { DeliveryAddress } from '#contract/order.ts';
import type { Db, ReadDb } from '#database/connect.ts';

export interface OrderedPieceRow {
  unit_price_som: number;
  /** Where it lies; null = in the warehouse. */
  store_id: number | null;
  arrives_on: string | null;
  is_engraved: boolean;
}

export async function selectOrderedPieces(db: ReadDb, orderId: number): Promise<OrderedPieceRow[]> {
  return db
    .selectFrom('order_lines as l')
    .innerJoin('product_items as i', 'i.id', 'l.item_id')
    .select(['l.unit_price_som', 'i.store_id', 'i.arrives_on'])
    .select(sql<boolean>`l.engraving_text is not null`.as('is_engraved'))
    .where('l.order_id', '=', orderId)
    .orderBy('l.position')
    .execute();
}

export interface ChangedReceiving {
  /** Null = a courier brings it to the address. */
  storeId: number | null;
  address: Static<typeof DeliveryAddress> | null;
  deliverySom: number;
  totalSom: number;
  promised: { from: string; to: string };
}

export async function updateReceiving(
  db: Db,
  { orderId, changed }: { orderId: number; changed: ChangedReceiving },
): Promise<void> {
  const { storeId, address, deliverySom, totalSom, promised } = changed;
  await db
    .updateTable('orders')
    .set({
      fulfillment_kind: storeId === null ? 'DELIVERY' : 'PICKUP',
      store_id: storeId,
      address: address === null ? null : JSON.stringify(address),
      delivery_cost_som: deliverySom,
      total_som: totalSom,
      promised_from: promised.from,
      promised_to: promised.to,
    })
    .where('id', '=', orderId)
    .execute();
}

/** A phone that nobody proved, where it is another one. */
export async function updateContact(
  db: Db,
  { orderId, contact }: { orderId: number; contact: { name: string; phone: string; email: string | null } },
): Promise<void> {
  const { name, phone, email } = contact;
  await db
    .updateTable('orders')
    .set({
      contact_name: name,
      contact_phone: phone,
      contact_email: email,
      phone_verified_at: sql`case when contact_phone = ${phone} then phone_verified_at end`,
    })
    .where('id', '=', orderId)
    .execute();
}

/** Who carries it, and their number of the parcel. */
export async function updateShipment(
  db: Db,
  args: { number: string; courier: string | null; trackNumber: string | null },
): Promise<void> {
  await db
    .updateTable('orders')
    .set({ courier: args.courier, track_number: args.trackNumber })
    .where('number', '=', args.number)
    .execute();
}
