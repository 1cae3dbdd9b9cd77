import type { Pool } from 'pg';
import { stoneKinds } from '#database/seed/stone-kinds.ts';
import { numberOfDay } from '#domain/units/tashkent-day.ts';
import { kinds, motifs, syllables } from './search/catalogue-words.ts';

/** The day of the last delivery in the generated catalogue, as days since 1970. */
export const today = numberOfDay('2026-11-21');

/**
 * Fills an empty, migrated database with `models` products of about seven pieces each, distributed over categories, metals, sizes, stones,
 * stores and prices roughly like the demo shop. The result is the same each time.
 */
export async function generateCatalogue(pool: Pool, models: number): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(
      'begin; set local statement_timeout = 0; set local session_replication_role = replica; select setseed(0.5)',
    );
    await client.query(referenceSql);
    await client.query(productsSql, [models]);
    await client.query(piecesSql);
    await client.query(stonesSql);
    await client.query('commit');
    await client.query('analyze');
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const words = (prefix: string) =>
  `jsonb_build_object('uz', '${prefix} uz ' || n, 'ru', '${prefix} ru ' || n, 'en', '${prefix} en ' || n)`;
/** Quotes a text in three languages for SQL. */
const quoted = (text: string) => `'${text.replaceAll("'", "''")}'`;
const arrayOf = (texts: readonly string[]) => `array[${texts.map(quoted).join(', ')}]`;
const localized = ([uz = '', ru = '', en = '']: readonly string[]) => quoted(JSON.stringify({ uz, ru, en }));
const inLanguage = (place: number) => ({
  kind: arrayOf(kinds.map(([product]) => product[place] ?? '')),
  motif: arrayOf(motifs.map((motif) => motif[place] ?? '')),
});
const [uz, ru, en] = [inLanguage(0), inLanguage(1), inLanguage(2)];
const slugs = (prefix: string) => `'${prefix}-uz-' || n, '${prefix}-ru-' || n, '${prefix}-en-' || n`;

const referenceSql = `
  insert into regions (id, soato, name, position) select 'region-' || n, (1700 + n)::text, ${words('Region')}, n from generate_series(1, 3) n;
  insert into stores (slug, name, address, phone, latitude, longitude, hours, region_id, position)
    select 'store-' || n, ${words('Store')}, ${words('Street')}, '+99871000000' || n, 41, 69, '[]', 'region-1', n from generate_series(1, 6) n;
  insert into categories (name, description, slug_uz, slug_ru, slug_en, position)
    select (array[${kinds.map(([, category]) => localized(category)).join(', ')}])[n]::jsonb, ${words('About')}, ${slugs('category')}, n from generate_series(1, 12) n;
  insert into categories (parent_id, name, description, slug_uz, slug_ru, slug_en, position)
    select 1 + (n % 12), ${words('Kind')}, ${words('About')}, ${slugs('kind')}, 12 + n from generate_series(1, 36) n;
  insert into collections (name, description, slug_uz, slug_ru, slug_en, position)
    select ${words('Collection')}, ${words('About')}, ${slugs('collection')}, n from generate_series(1, 8) n;
  insert into stone_kinds (kind, name, position) values ${stoneKinds.map(({ kind, name }, place) => `(${quoted(kind)}, ${quoted(JSON.stringify(name))}, ${place})`).join(', ')};
  insert into attachments (key, kind, alt, width, height)
    select 'catalogue/picture-' || n || '.jpg', 'IMAGE', ${words('Picture')}, 1000, 1000 from generate_series(1, 400) n;
  insert into params (id, code, name, type, unit, position)
    values (11, 'size', '{"uz":"Oʻlcham","ru":"Размер","en":"Size"}', 'number', 'mm', 1),
      (12, 'weight', '{"uz":"Ogʻirlik","ru":"Вес","en":"Weight"}', 'number', 'g', 2),
      (8, 'probe', '{"uz":"Proba","ru":"Проба","en":"Fineness"}', 'number', null, 3)`;

const ownName = syllables
  .map((list, place) => `(${arrayOf(list)})[1 + (n * ${[7919, 6007, 4001][place]}::bigint) % ${list.length}]`)
  .join(' || ');

const productsSql = `
  with new_products as (
    insert into products (artikul, product_state, category_id, name, description, slug_uz, slug_ru, slug_en, is_diamond, metal, gender,
      occasions, styles, popularity, created_at)
    select 'ZR-' || lpad(n::text, 7, '0'), 'ACTIVE', category_id,
      jsonb_build_object('uz', format('«%s %s» %s', (${uz.motif})[motif], own, (${uz.kind})[kind]),
        'ru', format('%s «%s %s»', (${ru.kind})[kind], (${ru.motif})[motif], own),
        'en', format('%s %s %s', (${en.motif})[motif], own, (${en.kind})[kind])),
      jsonb_build_object('uz', repeat('Tavsif. ', 30), 'ru', repeat('Описание. ', 30), 'en', repeat('Description. ', 30)),
      ${slugs('ring')}, random() < 0.3,
      (array['yellow','yellow','yellow','red','red','white','white','two-tone','silver','platinum'])[1 + floor(10 * random())::int],
      (array['women','women','women','women','men','unisex','kids'])[1 + floor(7 * random())::int],
      case n % 6 when 0 then array['wedding'] when 1 then array['gift', 'birthday'] when 2 then array['everyday']
        when 3 then array['everyday', 'gift'] when 4 then array['anniversary'] else array[]::text[] end,
      case when n % 9 = 0 then array['openwork', 'fringe'] else array[(array['minimal', 'classic', 'pave', 'signet', 'symbol'])[1 + n % 5]] end,
      floor(1000 * random())::int, now() - random() * interval '400 days'
    from (select n, 13 + floor(36 * random() * random())::int as category_id, 1 + (n * 31 % ${motifs.length}) as motif from generate_series(1, $1::int) n) drawn
    cross join lateral (select 1 + (category_id - 12) % 12 as kind, ${ownName} as own) named
    returning id
  ), with_figures as (
    insert into model_figures (product_id) select id from new_products
  ), in_collections as (
    insert into collection_products (collection_id, product_id, position) select 1 + id % 8, id, id from new_products where id % 3 <> 0
  )
  insert into product_attachments (product_id, attachment_id, order_number, is_main)
  select id, 1 + (id * 7 + place * 13) % 400, place, place = 1 from new_products, generate_series(1, 3) place`;

const piecesSql = `
  insert into product_items (product_id, serial_number, product_item_state, price_b2c_som, price_b2b_som, old_price_b2c_som, probe,
    size_hundredths_mm, length_mm, weight_mg, makers_mark, store_id, received_on)
  select p.id, 'ZS-' || p.id || '-' || place, case when chance < 0.86 then 'AVAILABLE' when chance < 0.92 then 'RESERVED' else 'SOLD' end,
    price, price * 8 / 10, case when p.id % 9 = 0 then price + 500000 end,
    case p.metal when 'silver' then 925 when 'platinum' then 950 else (array[585, 585, 585, 750, 375])[1 + floor(5 * random())::int] end,
    case when p.category_id % 4 < 2 then 1550 + 50 * floor(14 * random())::int end,
    case when p.category_id % 4 = 2 then 400 + 50 * floor(6 * random())::int end,
    1000 + floor(9000 * random())::int, 'ZRN', case when random() < 0.55 then 1 + floor(6 * random() * random())::int end,
    date '2026-11-21' - floor(400 * random())::int
  from products p
  cross join lateral (select 30 + floor(random() * random() * random() * 5000) as level where p.id > 0) model
  cross join lateral generate_series(1, 2 + (p.id * 7919 % 11)::int) place
  cross join lateral (select random() as chance, 10000 * (level + floor(level * random() / 8))::bigint as price where place > 0) dice`;

const stonesSql = `
  insert into stones (item_id, kind, origin, shape, count, carat_thousandths, is_main, position)
  select i.id, (${arrayOf(stoneKinds.map(({ kind }) => kind))})[1 + i.product_id % ${stoneKinds.length}], 'natural', (array['round','round','oval','pear','cushion','marquise'])[1 + i.product_id % 6],
    1 + i.product_id % 7, 10 + floor(500 * random())::int, place = 1, place
  from product_items i, generate_series(1, 2) place
  where i.product_id % 2 = 0 and (place = 1 or i.product_id % 4 = 0);
  insert into certificates (id, item_id, laboratory, report_number, issued_on)
  select 'ZC-2026-' || lpad(row_number() over (order by id)::text, 6, '0') || '-00', id, (array['GIA','IGI','HRD'])[1 + id % 3], 'DEMO-' || id, date '2026-01-01'
  from product_items where product_id % 20 = 0 order by id limit 900000`;
