import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import { isOnHand } from '#server/kit/lists/on-hand.ts';

export interface StaffStoreRow {
  id: number;
  version: number;
  slug: string;
  name: LocalizedText;
  address: LocalizedText;
  city: LocalizedText | null;
  directions: LocalizedText | null;
  phone: string;
  latitude: number;
  longitude: number;
  closedAt: Date | null;
  hours: unknown;
  exceptions: unknown;
  services: string[];
  visitsPerHour: number;
  photoKey: string | null;
  photoAlt: LocalizedText | null;
}

/** Returns all stores if `id` is omitted. */
export async function selectStaffStores(db: ReadDb, id?: number): Promise<StaffStoreRow[]> {
  return db
    .selectFrom('stores as s')
    .leftJoin('attachments as a', 'a.id', 's.photo_id')
    .select(['s.id', 's.version', 's.slug', 's.name', 's.address', 's.city', 's.directions', 's.phone'])
    .select(['s.hours', 's.exceptions', 's.services', 's.visits_per_hour as visitsPerHour'])
    .select(['s.latitude', 's.longitude', 's.closed_at as closedAt'])
    .select(['a.key as photoKey', 'a.alt as photoAlt'])
    .$if(id !== undefined, (query) => query.where('s.id', '=', id ?? 0))
    .orderBy('s.position')
    .orderBy('s.id')
    .limit(1000)
    .execute();
}

/** Locks a store and returns its version; undefined if there is none. */
export async function lockStore(db: Db, id: number): Promise<number | undefined> {
  const row = await db
    .selectFrom('stores')
    .select('version')
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
  return row?.version;
}

type Words = Partial<LocalizedText>;

/** Undefined fields stay unchanged; of a text, only the given languages change. */
export interface StoreChange {
  name: Words;
  address: Words;
  city: Words;
  directions: Words;
  alt: Words;
  phone: string | undefined;
  hours: unknown;
  exceptions: unknown;
  services: readonly string[] | undefined;
  visitsPerHour: number | undefined;
  latitude: number | undefined;
  longitude: number | undefined;
  photoId: number | undefined;
}

export async function updateStore(db: Db, id: number, change: StoreChange): Promise<void> {
  const json = (value: unknown) => (value === undefined ? null : JSON.stringify(value));
  const none = `{"uz":"","ru":"","en":""}`;
  await sql`
    update stores set name = name || ${json(change.name)}::jsonb, address = address || ${json(change.address)}::jsonb,
      city = coalesce(city, ${none}::jsonb) || ${json(change.city)}::jsonb,
      directions = coalesce(directions, ${none}::jsonb) || ${json(change.directions)}::jsonb,
      phone = coalesce(${change.phone ?? null}, phone), hours = coalesce(${json(change.hours)}::jsonb, hours),
      exceptions = coalesce(${json(change.exceptions)}::jsonb, exceptions),
      services = coalesce(${change.services ?? null}::text[], services),
      visits_per_hour = coalesce(${change.visitsPerHour ?? null}::int, visits_per_hour),
      latitude = coalesce(${change.latitude ?? null}::numeric, latitude), longitude = coalesce(${change.longitude ?? null}::numeric, longitude),
      photo_id = coalesce((select a.id from attachments a where a.id = ${change.photoId ?? null}::bigint), photo_id)
    where id = ${id}`.execute(db);
}

/** Stores the alternative text of a store's photo. */
export async function updatePhotoAlt(db: Db, id: number, alt: Words): Promise<void> {
  await sql`
    update attachments a set alt = a.alt || ${JSON.stringify(alt)}::jsonb
    from stores s where s.id = ${id} and a.id = s.photo_id`.execute(db);
}

/** Inserts a closed store at the end, without hours. Undefined if the region is unknown or the address is taken. */
export async function insertStore(
  db: Db,
  store: { slug: string; name: LocalizedText; soato: string; latitude: number; longitude: number; now: Date },
): Promise<number | undefined> {
  const week = JSON.stringify(
    [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, opens: null, closes: null })),
  );
  const none = JSON.stringify({ uz: '', ru: '', en: '' });
  const { rows } = await sql<{ id: number }>`
    insert into stores (slug, name, address, city, directions, phone, latitude, longitude, hours, region_id, position, closed_at)
    select ${store.slug}, ${JSON.stringify(store.name)}::jsonb, ${none}::jsonb, ${none}::jsonb, ${none}::jsonb, '', ${store.latitude},
      ${store.longitude}, ${week}::jsonb, r.id, (select coalesce(max(position) + 1, 0) from stores), ${store.now}
    from regions r where r.soato = ${store.soato}
    on conflict (slug) do nothing returning id`.execute(db);
  return rows[0]?.id;
}

export async function hasSlug(db: ReadDb, slug: string): Promise<boolean> {
  const row = await db.selectFrom('stores').select('id').where('slug', '=', slug).executeTakeFirst();
  return row !== undefined;
}

export async function setClosedAt(
  db: Db,
  { id, closedAt }: { id: number; closedAt: Date | null },
): Promise<void> {
  await db.updateTable('stores').set({ closed_at: closedAt }).where('id', '=', id).execute();
}

/** Counts what still needs a store. */
export interface StoreUses {
  pieces: number;
  orders: number;
  transfers: number;
  visits: number;
  cashDays: number;
}

export async function countUses(db: ReadDb, id: number): Promise<StoreUses> {
  const { rows } = await sql<StoreUses>`
    select
      (select count(*)::int from product_items where store_id = ${id} and ${isOnHand(sql`product_items`)}) as pieces,
      (select count(*)::int from orders where store_id = ${id} and order_state not in ('DELIVERED', 'CANCELLED', 'EXPIRED', 'RETURNED')) as orders,
      (select count(*)::int from transfers where (from_store_id = ${id} or to_store_id = ${id})
        and transfer_state <> 'CLOSED') as transfers,
      (select count(*)::int from visits where store_id = ${id} and starts_at > now() and visit_state in ('NEW', 'CONFIRMED')) as visits,
      (select count(*)::int from cash_days where store_id = ${id} and closed_at is null) as "cashDays"`.execute(
    db,
  );
  return rows[0] ?? { pieces: 0, orders: 0, transfers: 0, visits: 0, cashDays: 0 };
}
