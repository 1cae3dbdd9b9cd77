import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { DeliveryAddress } from '#contract/order.ts';
import type { LinePrices } from '#domain/order/paid-for-line.ts';
import type { PriceType } from '#domain/pricing/price-for.ts';
import type { Db, ReadDb } from '#database/connect.ts';

export interface OrderedPieceRow extends LinePrices {
  id: number;
  item_id: number;
  serial_number: string;
  /** The store that has the piece; null = the warehouse. */
  store_id: number | null;
  arrives_on: string | null;
  is_engraved: boolean;
}

export async function selectOrderedPieces(db: ReadDb, orderId: number): Promise<OrderedPieceRow[]> {
  return db
    .selectFrom('order_lines as l')
    .innerJoin('product_items as i', 'i.id', 'l.item_id')
    .select(['l.id', 'l.item_id', 'i.serial_number', 'i.store_id', 'i.arrives_on'])
    .select(['l.unit_price_som', 'l.discount_som', 'l.manual_discount_som'])
    .select(['l.engraving_price_som', 'l.gift_price_som'])
    .select(sql<boolean>`l.engraving_text is not null`.as('is_engraved'))
    .where('l.order_id', '=', orderId)
    .orderBy('l.position')
    .execute();
}

export interface ChangedReceiving {
  /** Null if a courier delivers it to the address. */
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

/** A changed phone is stored as unproven. */
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

/** Stores the courier and the parcel number. */
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

/** Returns the ids of pieces by serial number; unknown serial numbers are left out. */
export async function selectSerials(db: ReadDb, serials: readonly string[]): Promise<Map<string, number>> {
  const rows = await db
    .selectFrom('product_items')
    .select(['id', 'serial_number'])
    .where('serial_number', 'in', serials)
    .execute();
  return new Map(rows.map((row) => [row.serial_number, row.id]));
}

/** Returns the price type of an order's shopper; guests have retail prices. */
export async function findPriceType(db: ReadDb, userId: number | null): Promise<PriceType> {
  if (userId === null) return 'B2C';
  const row = await db.selectFrom('users').select('price_type').where('id', '=', userId).executeTakeFirst();
  return row?.price_type ?? 'B2C';
}

/** Deletes lines for which nothing was paid. */
export async function deleteOrderLines(db: Db, ids: readonly number[]): Promise<void> {
  if (ids.length > 0) await db.deleteFrom('order_lines').where('id', 'in', ids).execute();
}

export interface ChangedSums {
  goodsSom: number;
  discountSom: number;
  optionsSom: number;
  deliverySom: number;
  totalSom: number;
  promised: { from: string; to: string };
}

export async function updateSums(
  db: Db,
  { orderId, sums }: { orderId: number; sums: ChangedSums },
): Promise<void> {
  await db
    .updateTable('orders')
    .set({
      goods_total_som: sums.goodsSom,
      discount_total_som: sums.discountSom,
      options_total_som: sums.optionsSom,
      delivery_cost_som: sums.deliverySom,
      total_som: sums.totalSom,
      promised_from: sums.promised.from,
      promised_to: sums.promised.to,
    })
    .where('id', '=', orderId)
    .execute();
}
