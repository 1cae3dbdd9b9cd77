import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';

export interface NewStore {
  slug: string;
  name: LocalizedText;
  address: LocalizedText;
  city: LocalizedText;
  directions: LocalizedText;
  phone: string;
  latitude: number;
  longitude: number;
  regionId: string;
  hours: { weekday: number; opens: string | null; closes: string | null }[];
  services: string[];
}

/** Returns false, without writing, if the region is unknown. */
export async function upsertStore(db: Db, store: NewStore): Promise<boolean> {
  const { rows } = await sql`
    insert into stores (slug, name, address, city, directions, phone, latitude, longitude, hours, services, region_id, position)
    select ${store.slug}, ${JSON.stringify(store.name)}::jsonb, ${JSON.stringify(store.address)}::jsonb,
      ${JSON.stringify(store.city)}::jsonb, ${JSON.stringify(store.directions)}::jsonb, ${store.phone},
      ${store.latitude}, ${store.longitude}, ${JSON.stringify(store.hours)}::jsonb, ${store.services}::text[], r.id,
      (select count(*) from stores)
    from regions r where r.id = ${store.regionId}
    on conflict (slug) do update set name = excluded.name, address = excluded.address, city = excluded.city,
      directions = excluded.directions, phone = excluded.phone, latitude = excluded.latitude, longitude = excluded.longitude,
      hours = excluded.hours, services = excluded.services, region_id = excluded.region_id
    returning id`.execute(db);
  return rows.length > 0;
}

export interface NewPage {
  slug: string;
  title: LocalizedText;
  description: LocalizedText;
  body: unknown;
}

export async function upsertPage(db: Db, { slug, title, description, body }: NewPage): Promise<void> {
  await sql`
    insert into pages (slug, title, description, body, page_state)
    values (${slug}, ${JSON.stringify(title)}::jsonb, ${JSON.stringify(description)}::jsonb, ${JSON.stringify(body)}::jsonb, 'DRAFT')
    on conflict (slug) do update set title = excluded.title, description = excluded.description, body = excluded.body`.execute(
    db,
  );
}

/** Returns whether the page exists. */
export async function updatePageState(
  db: Db,
  { slug, state }: { slug: string; state: 'DRAFT' | 'PUBLISHED' },
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('pages')
    .set({ page_state: state })
    .where('slug', '=', slug)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export interface ShopCounts {
  params: number;
  stoneKinds: number;
  districts: number;
  categories: number;
  stores: number;
  models: number;
  pieces: number;
  /** Names of the settings with the company's contacts and facts that every page shows and that are not set yet. */
  undecided: string[];
  published: string[];
  drafts: string[];
}

const contacts = ['shop_phone', 'shop_telegram', 'legal_ru', 'legal_uz', 'legal_en', 'shop_tax_number'];

/** Counts everything that a shop needs before it opens. */
export async function countShop(db: ReadDb): Promise<ShopCounts> {
  const { rows } = await sql<ShopCounts>`
    select (select count(*)::int from params) as params,
      (select count(*)::int from stone_kinds) as "stoneKinds",
      (select count(*)::int from districts) as districts,
      (select count(*)::int from categories) as categories,
      (select count(*)::int from stores) as stores,
      (select count(*)::int from products where product_state = 'ACTIVE') as models,
      (select count(*)::int from product_items i join products p on p.id = i.product_id
        where p.product_state = 'ACTIVE' and i.product_item_state = 'AVAILABLE') as pieces,
      array(select name from unnest(${contacts}::text[]) with ordinality as c (name, place)
        where not exists (select from shop_settings s where s.name = c.name) order by place) as undecided,
      (select coalesce(array_agg(slug order by slug), '{}') from pages where page_state = 'PUBLISHED') as published,
      (select coalesce(array_agg(slug order by slug), '{}') from pages where page_state = 'DRAFT') as drafts`.execute(
    db,
  );
  const [counts] = rows;
  if (counts === undefined) throw new Error('the query returned no row');
  return counts;
}
