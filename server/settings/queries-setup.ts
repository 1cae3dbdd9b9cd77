import { sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';

export interface SetupRow {
  params: number;
  stoneKinds: number;
  districts: number;
  stores: number;
  /** Staff accounts that are not suspended. */
  staff: number;
  models: number;
  pieces: number;
  /** Whether the staff have entered a metal rate themselves. */
  hasOwnRate: boolean;
  /** Names of contact and company settings that nobody has changed yet: every page shows an example instead. */
  undecided: string[];
  published: string[];
  drafts: string[];
  /** Slugs of the existing categories, in English. */
  categories: string[];
}

const contacts = ['shop_phone', 'shop_telegram', 'legal_ru', 'legal_uz', 'legal_en', 'shop_tax_number'];

/** Counts everything that a shop needs before it opens. One statement. */
export async function selectSetup(db: ReadDb): Promise<SetupRow> {
  const { rows } = await sql<SetupRow>`
    select (select count(*)::int from params) as params,
      (select count(*)::int from stone_kinds) as "stoneKinds",
      (select count(*)::int from districts) as districts,
      (select count(*)::int from stores) as stores,
      (select count(*)::int from staff where staff_state <> 'SUSPENDED') as staff,
      (select count(*)::int from products where product_state = 'ACTIVE') as models,
      (select count(*)::int from product_items i join products p on p.id = i.product_id
        where p.product_state = 'ACTIVE' and i.product_item_state = 'AVAILABLE') as pieces,
      exists (select from metal_rates where set_by is not null) as "hasOwnRate",
      array(select name from unnest(${contacts}::text[]) with ordinality as c (name, place)
        where not exists (select from shop_settings s where s.name = c.name) order by place) as undecided,
      (select coalesce(array_agg(slug order by slug), '{}') from pages where page_state = 'PUBLISHED') as published,
      (select coalesce(array_agg(slug order by slug), '{}') from pages where page_state = 'DRAFT') as drafts,
      (select coalesce(array_agg(slug_en order by slug_en), '{}') from categories) as categories`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('a select without a table returns one row');
  return row;
}

/** Checks whether the shop ever had an order. */
export async function selectHadOrders(db: ReadDb): Promise<boolean> {
  const { rows } = await sql<{ had: boolean }>`select exists (select from orders) as had`.execute(db);
  return rows[0]?.had === true;
}
