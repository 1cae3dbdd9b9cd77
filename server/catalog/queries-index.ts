import type { Pool, PoolClient } from 'pg';
import { beyondRingsMm } from '#domain/catalog/ring-sizes.ts';
import type { PriceType } from '#domain/pricing/price-for.ts';
import type { LocalizedText } from '#database/schema.ts';

/**
 * An AVAILABLE piece: price and old price in soʻm, probe, size in 1/100 mm, length in mm, weight in mg, current store, day received (days
 * since 1970), total of its stones in 1/1000 ct, kinds and shapes of its stones, its laboratories, and the grades of its main diamonds.
 */
export type PieceTuple = [
  priceSom: number | null,
  oldPriceSom: number | null,
  probe: number | null,
  sizeHundredthsMm: number | null,
  lengthMm: number | null,
  weightMg: number,
  storeId: number | null,
  receivedDay: number,
  caratThousandths: number | null,
  stoneKinds: string[] | null,
  shapes: string[] | null,
  laboratories: string[] | null,
  grades: [color: string | null, clarity: string | null, cut: string | null][] | null,
];

export interface IndexRow {
  id: number;
  category_id: number;
  collection_ids: number[] | null;
  /** Null = a loose stone. */
  metal: string | null;
  gender: string | null;
  occasions: string[];
  styles: string[];
  popularity: number;
  name: LocalizedText;
  /** Number of pieces that are not withdrawn. */
  piece_count: number | null;
  /** Its sizes are diameters of hoops or bangles; null = it has no pieces. */
  is_diameter: boolean | null;
  reserved_count: number | null;
  pieces: PieceTuple[] | null;
}

interface Reading {
  /** The rows may lack changes of transactions from this id on. */
  horizon: string;
  /** Number of public products, and of pieces that are not withdrawn. */
  size: { models: number; pieces: number };
  rows: AsyncIterable<IndexRow[]>;
}

const batchSize = 500;

/** Reads every public product once, in batches, from one snapshot. The rows must be read to the end, or the connection is closed. */
export async function readAllForIndex(pool: Pool, priceType: PriceType): Promise<Reading> {
  const client = await pool.connect();
  try {
    await client.query('begin isolation level repeatable read read only; set local statement_timeout = 0');
    const { rows } = await client.query<{ horizon: string; models: number; pieces: number }>(
      `select pg_snapshot_xmin(pg_current_snapshot())::text as horizon,
        (select count(*) from products where product_state = 'ACTIVE') as models,
        (select count(*) from product_items where product_item_state <> 'WITHDRAWN') as pieces`,
    );
    const [{ horizon, ...size } = { horizon: '0', models: 0, pieces: 0 }] = rows;
    await client.query(`declare index_rows no scroll cursor for ${indexText('all', priceType)}`);
    return { horizon, size, rows: fetchAll(client) };
  } catch (error) {
    client.release(true);
    throw error;
  }
}

async function* fetchAll(client: PoolClient): AsyncGenerator<IndexRow[]> {
  let finished = false;
  try {
    for (;;) {
      const { rows } = await client.query<IndexRow>(`fetch ${batchSize} from index_rows`);
      if (rows.length === 0) break;
      yield rows;
    }
    await client.query('commit');
    finished = true;
  } finally {
    client.release(!finished);
  }
}

/** Returns the current rows of these products; products without a row are not public. */
export async function selectForIndex(
  pool: Pool,
  { ids, priceType }: { ids: number[]; priceType: PriceType },
): Promise<IndexRow[]> {
  const { rows } = await pool.query<IndexRow>({
    name: `catalog_index_${priceType}`,
    text: indexText('changed', priceType),
    values: [ids],
  });
  return rows;
}

/** The price of a piece (domain/pricing/price-for.ts), and the price before a reduction or, for a business, the retail price. */
const businessSom = 'least(nullif(i.price_b2b_som, 0), nullif(i.price_b2c_som, 0))';
const priceColumns: Record<PriceType, { priceSom: string; oldPriceSom: string }> = {
  B2C: { priceSom: 'i.price_b2c_som', oldPriceSom: 'i.old_price_b2c_som' },
  B2B: {
    priceSom: businessSom,
    oldPriceSom: `case when i.price_b2c_som > ${businessSom} then i.price_b2c_som end`,
  },
};

/** The stones whose grades are filtered: main diamonds. A pair has equal grades, and small surrounding stones do not matter. */
const isMainDiamond = `s.is_main and s.kind in ('diamond', 'lab-diamond')`;

/** A piece in transit is in no store yet (`recordArrivals`). */
const storeWhereItLies =
  "case when i.arrives_on is null or i.arrives_on <= (now() at time zone 'Asia/Tashkent')::date then i.store_id end";

/**
 * A model has diameters instead of ring sizes, for all its pieces, if a parameter of a piece says so or a piece is wider than any finger:
 * some hoops are as narrow as a ring.
 */
const isDiameter = `coalesce(i.size_hundredths_mm >= ${beyondRingsMm * 100}, false) or d.item_id is not null`;

/** The same rows either for all products, by one scan of each table, or for a few, by their keys. */
function indexText(scope: 'all' | 'changed', priceType: PriceType): string {
  const { priceSom, oldPriceSom } = priceColumns[priceType];
  const isChanged = scope === 'changed';
  const itemsOf = (owner: string) =>
    isChanged ? `join product_items x on x.id = ${owner}.item_id and x.product_id = any($1::bigint[])` : '';
  return `
  with stone_facts as (
    select s.item_id, sum(s.count * s.carat_thousandths) as carat, json_agg(distinct s.kind) as kinds, json_agg(distinct s.shape) as shapes,
      json_agg(distinct jsonb_build_array(s.color, s.clarity, s.cut)) filter (where ${isMainDiamond}) as grades
    from stones s ${itemsOf('s')} group by s.item_id
  ), report_facts as (
    select t.item_id, json_agg(distinct t.laboratory) as laboratories
    from certificates t ${itemsOf('t')} where t.certificate_state = 'VALID' group by t.item_id
  ), diameter_facts as (
    select distinct d.item_id from item_params d join params r on r.id = d.param_id ${itemsOf('d')} where r.code in ('bangle_d', 'hoop_d')
  ), piece_facts as (
    select i.product_id, count(*) as piece_count, count(*) filter (where i.product_item_state = 'RESERVED') as reserved_count,
      bool_or(${isDiameter}) as is_diameter,
      json_agg(json_build_array(${priceSom}, ${oldPriceSom}, i.probe, i.size_hundredths_mm, i.length_mm, i.weight_mg,
        ${storeWhereItLies}, i.received_on - date '1970-01-01', s.carat, s.kinds, s.shapes, t.laboratories, s.grades) order by ${priceSom}, i.id)
        filter (where i.product_item_state = 'AVAILABLE') as pieces
    from product_items i
    left join stone_facts s on s.item_id = i.id
    left join report_facts t on t.item_id = i.id
    left join diameter_facts d on d.item_id = i.id
    where i.product_item_state <> 'WITHDRAWN' ${isChanged ? 'and i.product_id = any($1::bigint[])' : ''}
    group by i.product_id
  ), collection_facts as (
    select k.product_id, array_agg(k.collection_id) as collection_ids
    from collection_products k join collections c on c.id = k.collection_id and c.collection_state = 'ACTIVE'
    ${isChanged ? 'where k.product_id = any($1::bigint[])' : ''} group by k.product_id
  )
  select p.id, p.category_id, k.collection_ids, p.metal, p.gender, p.occasions, p.styles, p.popularity + p.measured_popularity as popularity, p.name,
    f.piece_count, f.reserved_count, f.is_diameter, f.pieces
  from products p
  left join piece_facts f on f.product_id = p.id
  left join collection_facts k on k.product_id = p.id
  where p.product_state = 'ACTIVE' ${isChanged ? 'and p.id = any($1::bigint[])' : ''}
  order by p.category_id, p.id`;
}
