import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { MeasuredEventsTable } from '#database/schema.ts';

export interface NewEvent {
  day: string;
  id: string;
  at: Date;
  name: string;
  sessionId: string;
  language: MeasuredEventsTable['language'];
  pageType: string;
  path: string | null;
  context: object;
  extra: object;
  items: readonly object[];
}

/** The network of events of a session that the server did not sign. */
const unsigned = Buffer.alloc(0);

/** Adds to a network's events on a day unless they would exceed `most`. Returns whether they were added. */
export async function addNetworkEvents(
  db: Db,
  args: { day: string; network: Buffer; events: number; most: number },
): Promise<boolean> {
  const { rows } = await sql`
    insert into measured_networks as n (day, network, events)
    select ${args.day}::date, ${args.network}::bytea, ${args.events}::int where ${args.events}::int <= ${args.most}::int
    on conflict (day, network) do update set events = n.events + excluded.events
    where n.events + excluded.events <= ${args.most}::int
    returning n.events`.execute(db);
  return rows.length > 0;
}

/** Deletes the counts of days before this one. */
export async function deleteNetworksBefore(db: Db, day: string): Promise<void> {
  await db.deleteFrom('measured_networks').where('day', '<', day).execute();
}

/** Inserts events; existing ones are left unchanged. Returns the number of new events. */
export async function insertEvents(
  db: Db,
  { events, network, now }: { events: readonly NewEvent[]; network: Buffer | null; now: Date },
): Promise<number> {
  const written = await db
    .insertInto('measured_events')
    .values(
      events.map((event) => ({
        day: event.day,
        id: event.id,
        at: event.at,
        received_at: now,
        name: event.name,
        session_id: event.sessionId,
        language: event.language,
        page_type: event.pageType,
        path: event.path,
        context: JSON.stringify(event.context),
        extra: JSON.stringify(event.extra),
        items: JSON.stringify(event.items),
        network: network ?? unsigned,
      })),
    )
    .onConflict((conflict) => conflict.columns(['day', 'id']).doNothing())
    .executeTakeFirst();
  return Number(written.numInsertedOrUpdatedRows ?? 0);
}

/** A model and one of its requested pieces; the piece's columns are null if it was not found. */
export interface ItemRow {
  artikul: string;
  slug_uz: string;
  slug_ru: string;
  slug_en: string;
  name: string;
  category: string;
  collection: string | null;
  metal: string;
  serial_number: string | null;
  probe: number | null;
  size_hundredths_mm: number | null;
  length_mm: number | null;
  weight_mg: number | null;
  store_id: number | null;
  stone: string | null;
  /** The guest price; for a model the lowest available one. */
  price_som: number | null;
}

/** Returns models by their slugs in any language, with their pieces of these serial numbers. */
export async function selectItems(
  db: ReadDb,
  { slugs, serials }: { slugs: readonly string[]; serials: readonly string[] },
): Promise<ItemRow[]> {
  if (slugs.length === 0) return [];
  const { rows } = await sql<ItemRow>`
    select p.artikul, p.slug_uz, p.slug_ru, p.slug_en, p.name ->> 'ru' as name, c.slug_en as category,
      (select s.slug_en from collection_products cp join collections s on s.id = cp.collection_id
       where cp.product_id = p.id order by s.position limit 1) as collection,
      p.metal, i.serial_number, i.probe, i.size_hundredths_mm, i.length_mm, i.weight_mg, i.store_id,
      (select st.kind from stones st where st.item_id = i.id order by st.is_main desc, st.position limit 1) as stone,
      case when i.id is null
        then (select min(a.price_b2c_som) from product_items a where a.product_id = p.id and a.product_item_state = 'AVAILABLE')
        else i.price_b2c_som end as price_som
    from products p
    join categories c on c.id = p.category_id
    left join product_items i on i.product_id = p.id and i.serial_number = any(${serials}::text[])
    where p.slug_ru = any(${slugs}::text[]) or p.slug_uz = any(${slugs}::text[]) or p.slug_en = any(${slugs}::text[])`.execute(
    db,
  );
  return rows;
}

/** Records that an order was placed from a measured session; the first record stays. */
export async function insertMeasuredOrder(
  db: Db,
  { orderId, sessionId }: { orderId: number; sessionId: string },
): Promise<void> {
  await db
    .insertInto('measured_orders')
    .values({ order_id: orderId, session_id: sessionId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Deletes the oldest events before that day, at most `limit`. Returns the number of deleted events. */
export async function deleteEventsBefore(
  db: Db,
  { day, limit }: { day: string; limit: number },
): Promise<number> {
  const { numAffectedRows } = await sql`
    delete from measured_events where ctid in (
      select ctid from measured_events where day < ${day} order by day limit ${limit}
    )`.execute(db);
  return Number(numAffectedRows ?? 0);
}

/** Removes the session from sale events before that day. */
export async function forgetSessionsBefore(db: Db, day: string): Promise<void> {
  await sql`
    delete from measured_orders m using orders o
    where o.id = m.order_id and o.created_at < (${day}::date)::timestamp at time zone 'Asia/Tashkent'`.execute(
    db,
  );
  await db
    .updateTable('sale_events')
    .set({ session_id: null })
    .where('day', '<', day)
    .where('session_id', 'is not', null)
    .execute();
}

/** Deletes the events of a session and its link to orders, because the shopper withdrew consent. */
export async function deleteSession(db: Db, sessionId: string): Promise<void> {
  await db.deleteFrom('measured_events').where('session_id', '=', sessionId).execute();
  await db.deleteFrom('measured_orders').where('session_id', '=', sessionId).execute();
  await db.updateTable('sale_events').set({ session_id: null }).where('session_id', '=', sessionId).execute();
}
