import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';

/**
 * Inserts the pieces of a shop that is some years old, up to 7 April 2026: old ones are nearly all sold, most of the recent ones are in
 * the stores and the warehouse. By default seven pieces per model, in 48 categories on two levels; adds stores only if there are none. The
 * rows are the same in every run. Triggers are disabled, so that nothing else is written.
 */
export async function addManyPieces(db: Db, count: number): Promise<void> {
  await insertManyPieces(db, count);
  await sql`vacuum analyze product_items, products, certificates`.execute(db);
  await sql`analyze`.execute(db);
}

/** The same, without updating the planner's statistics. */
export async function insertManyPieces(
  db: Db,
  count: number,
  { models = Math.ceil(count / 7) }: { models?: number } = {},
): Promise<void> {
  await db.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    await sql`set local statement_timeout = 0`.execute(db);
    await sql`select setseed(0.5)`.execute(db);
    await insertStores(db);
    await insertModels(db, models);
    await insertPieces(db, { count, models });
    await insertPassports(db);
  });
}

const noWords = sql`'{"uz":"","ru":"","en":""}'::jsonb`;

async function insertStores(db: Db): Promise<void> {
  await sql`
    insert into stores (slug, name, address, phone, latitude, longitude, hours, region_id, position)
    select 'many-' || n, ${noWords}, ${noWords}, '+99871000000' || n, 41, 69, '[]', 'toshkent-shahri', n
    from generate_series(1, 9) as n where not exists (select from stores)`.execute(db);
}

async function insertModels(db: Db, models: number): Promise<void> {
  await sql`
    insert into categories (name, description, slug_uz, slug_ru, slug_en, position)
    select ${noWords}, ${noWords}, 'many-' || c, 'many-' || c, 'many-' || c, c from generate_series(1, 12) as c`.execute(
    db,
  );
  await sql`
    insert into categories (parent_id, name, description, slug_uz, slug_ru, slug_en, position)
    select c.id, ${noWords}, ${noWords}, c.slug_uz || '-' || k, c.slug_uz || '-' || k, c.slug_uz || '-' || k, k
    from categories c, generate_series(1, 3) as k where c.slug_uz like 'many-%'`.execute(db);
  await sql`
    insert into products (artikul, product_state, category_id, name, description, slug_uz, slug_ru, slug_en, metal, gender)
    select 'M-' || p, 'ACTIVE', ids[1 + floor(cardinality(ids) * random() * random())::integer], ${noWords}, ${noWords},
      'many-' || p, 'many-' || p, 'many-' || p,
      case when p % 50 = 0 then 'platinum' else (array['yellow', 'yellow', 'yellow', 'red', 'white', 'silver'])[1 + p % 6] end, 'women'
    from generate_series(1, ${models}::integer) as p,
      (select array_agg(id order by id) as ids from categories where slug_uz like 'many-%-%') c`.execute(db);
  await sql`insert into model_figures (product_id) select id from products on conflict do nothing`.execute(
    db,
  );
}

/** Inserts pieces: of the last sixth two thirds are unsold, of the earlier ones one in thirty. */
async function insertPieces(db: Db, { count, models }: { count: number; models: number }): Promise<void> {
  await sql`
    insert into product_items (product_id, serial_number, product_item_state, withdrawn_because, price_b2c_som, probe, weight_mg,
      makers_mark, store_id, arrives_on, received_on, ikpu, package_code, size_hundredths_mm, length_mm)
    select (select min(id) from products where artikul like 'M-%') + i % ${models}::integer, 'P-' || lpad(i::text, 7, '0'), state,
      case state when 'WITHDRAWN' then (array['SHOWCASE', 'RETURN_CHECK', 'AUDIT', 'REPAIR', 'LOST', 'WRITTEN_OFF'])[1 + i % 6] end,
      10000 * (30 + floor(random() * random() * random() * 5000))::bigint,
      (array[585, 585, 585, 585, 750, 925, 375])[1 + i % 7], 800 + floor(9000 * random() * random())::integer, 'Z',
      case when random() < 0.7 then ids[1 + floor(cardinality(ids) * random())::integer] end,
      case when state = 'AVAILABLE' and i % 997 = 0 then date '2026-04-20' end, date '2018-01-01' + (i * 3018::bigint / ${count}::integer)::integer,
      case when i % 61 > 0 then '07113' end, '1',
      case when i % 5 < 3 then 1500 + i % 15 * 50 end, case when i % 5 = 4 then 160 + i % 8 * 50 end
    from (select i, case when chance < 0.03 or i > ${count}::integer * 5 / 6 and chance < 0.6 then 'AVAILABLE' when chance > 0.997 then 'WITHDRAWN'
        when i > ${count}::integer * 5 / 6 and chance < 0.66 then 'RESERVED' else 'SOLD' end as state
      from (select i, random() as chance from generate_series(1, ${count}::integer) as i) drawn) given,
      (select array_agg(id) as ids from stores) s`.execute(db);
}

/** Inserts the passport of one piece in three. */
async function insertPassports(db: Db): Promise<void> {
  await sql`
    insert into certificates (id, item_id, laboratory, issued_on)
    select 'ZC-2026-' || lpad(id::text, 6, '0') || '-00', id, 'ZARONA', '2026-04-01' from product_items
    where serial_number like 'P-%' and id % 3 = 0`.execute(db);
}
