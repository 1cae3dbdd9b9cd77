import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';

export interface StaffStoreRow {
  id: number;
  version: number;
  slug: string;
  name: LocalizedText;
  address: LocalizedText;
  city: LocalizedText | null;
  directions: LocalizedText | null;
  phone: string;
  hours: unknown;
  exceptions: unknown;
  services: string[];
  visitsPerHour: number;
  photoKey: string | null;
  photoAlt: LocalizedText | null;
}

/** `id` left out: all of them. */
export async function selectStaffStores(db: ReadDb, id?: number): Promise<StaffStoreRow[]> {
  return db
    .selectFrom('stores as s')
    .leftJoin('attachments as a', 'a.id', 's.photo_id')
    .select(['s.id', 's.version', 's.slug', 's.name', 's.address', 's.city', 's.directions', 's.phone'])
    .select(['s.hours', 's.exceptions', 's.services', 's.visits_per_hour as visitsPerHour'])
    .select(['a.key as photoKey', 'a.alt as photoAlt'])
    .$if(id !== undefined, (query) => query.where('s.id', '=', id ?? 0))
    .orderBy('s.position')
    .orderBy('s.id')
    .limit(1000)
    .execute();
}

/** Its version; undefined: there is no such store. */
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

/** What is undefined stays; of a text, the languages that are there. */
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
      visits_per_hour = coalesce(${change.visitsPerHour ?? null}::int, visits_per_hour)
    where id = ${id}`.execute(db);
}

/** What the photograph of a store shows. */
export async function updatePhotoAlt(db: Db, id: number, alt: Words): Promise<void> {
  await sql`
    update attachments a set alt = a.alt || ${JSON.stringify(alt)}::jsonb
    from stores s where s.id = ${id} and a.id = s.photo_id`.execute(db);
}
