import { type RawBuilder, sql } from 'kysely';
import type { ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import { hasTag } from '#server/kit/tags.ts';
import {
  allOf,
  countRows,
  type EdgeRow,
  type ListPage,
  pageClauses,
  pageRows,
} from '#server/kit/list-page.ts';
import { isOnHand } from '#server/kit/lists/on-hand.ts';
import { beginningWith } from '#server/kit/texts/typed-text.ts';
import { holderOf } from './queries-piece.ts';

export interface PieceListRow extends EdgeRow {
  product_id: number;
  serial_number: string;
  version: number;
  artikul: string;
  name: LocalizedText;
  image_key: string | null;
  product_item_state: 'AVAILABLE' | 'RESERVED' | 'SOLD' | 'WITHDRAWN';
  withdrawn_because: string | null;
  store_id: number | null;
  arrives_on: string | null;
  size_hundredths_mm: number | null;
  length_mm: number | null;
  weight_mg: number;
  probe: number | null;
  price_b2c_som: number | null;
  old_price_b2c_som: number | null;
  cost_som: number | null;
  /** Included in the price today. */
  vat_percent: number;
  received_on: string;
  /** Main stones first; `weight`: thousandths of a carat, per stone. */
  stones: { name: LocalizedText; count: number; weight: number | null }[];
  certificate_ids: string[];
  has_codes: boolean;
  tags: string[];
}

/** Both inclusive; whole soʻm, hundredths of a millimetre, millimetres, milligrams. */
export interface PieceRange {
  of: keyof typeof measures;
  from: number | null;
  to: number | null;
}

// in the form of their indexes
const measures = {
  price: sql`coalesce(i.price_b2c_som, 0)`,
  size: sql`i.size_hundredths_mm`,
  length: sql`i.length_mm`,
  weight: sql`i.weight_mg`,
};

/** Conditions on pieces; an omitted field does not restrict the result. */
export interface PieceFilter {
  serial?: string;
  q?: string;
  states?: readonly string[];
  withdrawnBecause?: readonly string[];
  /** Null among them: the warehouse. */
  storeIds?: readonly (number | null)[];
  /** Includes their subcategories. */
  categoryIds?: readonly number[];
  collectionIds?: readonly number[];
  metals?: readonly string[];
  probes?: readonly number[];
  priceSources?: readonly string[];
  /** Who holds a reserved piece. */
  holders?: readonly string[];
  tags?: readonly string[];
  /** Days in Asia/Tashkent, both inclusive. */
  receivedFrom?: string;
  receivedTo?: string;
  ranges?: readonly PieceRange[];
  /** Whether the piece has a valid certificate. */
  isCertified?: boolean;
  /** In transit on this day. */
  inTransitOn?: string;
  isOnHand?: boolean;
  noCodes?: boolean;
  /** Neither the piece nor its model has a picture. */
  noPhoto?: boolean;
}

const columns = sql`
  i.id, i.product_id, i.serial_number, i.version, p.artikul, p.name, i.product_item_state, i.withdrawn_because, i.store_id, i.arrives_on,
  i.size_hundredths_mm, i.length_mm, i.weight_mg, i.probe, i.price_b2c_som, i.old_price_b2c_som, i.received_on, i.tags,
  (select c.cost_som from piece_costs c where c.item_id = i.id) as cost_som,
  coalesce((select v.percent from vat_rates v where (v.product_id = i.product_id or v.product_id is null)
      and v.effective_on <= (now() at time zone 'Asia/Tashkent')::date
    order by v.product_id nulls last, v.effective_on desc limit 1), 0) as vat_percent,
  array(select c.id from certificates c where c.item_id = i.id and c.certificate_state = 'VALID' order by c.id) as certificate_ids,
  coalesce((select json_agg(json_build_object('name', k.name, 'count', s.count, 'weight', s.carat_thousandths)
      order by s.is_main desc, s.position, s.id)
    from stones s join stone_kinds k on k.kind = s.kind where s.item_id = i.id), '[]') as stones,
  i.ikpu is not null and i.package_code is not null as has_codes,
  coalesce((select a.address from item_attachments ia join attachments a on a.id = ia.attachment_id
      where ia.item_id = i.id and a.kind = 'IMAGE' order by ia.order_number limit 1),
    (select a.address from product_attachments pa join attachments a on a.id = pa.attachment_id
      where pa.product_id = p.id and a.kind = 'IMAGE' order by pa.is_main desc, pa.order_number limit 1)) as image_key`;

/** Returns one page, plus one row if another page follows. */
export async function selectPieces(db: ReadDb, filter: PieceFilter, page: ListPage): Promise<PieceListRow[]> {
  const { order } = pageClauses(page);
  const ofPage = pageRows(page, { from: sql`product_items i`, filter: whereOf(filter), alias: sql`i` });
  const { rows } = await sql<PieceListRow>`
    select ${columns}, (${page.sort.by})::text as edge
    from ${ofPage}
    join products p on p.id = i.product_id
    ${order}`.execute(db);
  return rows;
}

export async function findPiece(db: ReadDb, serial: string): Promise<PieceListRow | undefined> {
  const { rows } = await sql<PieceListRow>`
    select ${columns}, i.serial_number as edge
    from product_items i join products p on p.id = i.product_id where i.serial_number = ${serial}`.execute(
    db,
  );
  return rows[0];
}

export async function countPieces(
  db: ReadDb,
  filter: PieceFilter,
  wanted: 'capped' | 'exact',
): Promise<number> {
  return countRows(db, sql`from product_items i where ${whereOf(filter)}`, wanted);
}

/** Returns the ids of all pieces that match the filter, at most `limit`. */
export async function selectPieceIds(
  db: ReadDb,
  filter: PieceFilter,
  { except, limit }: { except: readonly string[]; limit: number },
): Promise<number[]> {
  const { rows } = await sql<{ id: number }>`
    select i.id from product_items i
    where ${whereOf(filter)} and i.serial_number <> all (${except}::text[]) limit ${limit}`.execute(db);
  return rows.map(({ id }) => id);
}

const withoutPhoto = sql`i.product_item_state <> 'SOLD'
  and not exists (select from item_attachments ia join attachments a on a.id = ia.attachment_id
    where ia.item_id = i.id and a.kind = 'IMAGE')
  and not exists (select from product_attachments pa join attachments a on a.id = pa.attachment_id
    where pa.product_id = i.product_id and a.kind = 'IMAGE')`;

function whereOf(filter: PieceFilter): RawBuilder<boolean> {
  const { states } = filter;
  return allOf([
    filter.q !== undefined && matchesText(filter.q),
    states && sql`i.product_item_state = any(${states}::text[])`,
    // a separate condition, so that the index of unsold pieces is used
    states && !states.includes('SOLD') && sql`i.product_item_state <> 'SOLD'`,
    filter.withdrawnBecause &&
      sql`i.withdrawn_because is not null and i.withdrawn_because = any(${filter.withdrawnBecause}::text[])`,
    filter.storeIds && placesOf(filter.storeIds),
    ...ofModel(filter),
    filter.probes && sql`i.probe = any(${filter.probes}::integer[])`,
    filter.priceSources && sql`i.price_source = any(${filter.priceSources}::text[])`,
    filter.holders &&
      sql`i.product_item_state = 'RESERVED' and i.id in (
        select hi.item_id from hold_items hi join holds h on h.id = hi.hold_id where ${holderOf} = any(${filter.holders}::text[]))`,
    filter.tags && hasTag(sql`i.tags`, filter.tags),
    filter.receivedFrom && sql`i.received_on >= ${filter.receivedFrom}::date`,
    filter.receivedTo && sql`i.received_on <= ${filter.receivedTo}::date`,
    ...(filter.ranges ?? []).flatMap(withinOf),
    filter.isCertified !== undefined && certifiedOf(filter.isCertified),
    filter.isOnHand && isOnHand(sql`i`),
    filter.inTransitOn &&
      sql`i.arrives_on is not null and i.arrives_on >= ${filter.inTransitOn}::date and i.product_item_state <> 'SOLD'`,
    filter.noCodes && sql`(i.ikpu is null or i.package_code is null) and i.product_item_state <> 'SOLD'`,
    filter.noPhoto && withoutPhoto,
  ]);
}

/** Conditions on the piece's model. */
const ofModel = (filter: PieceFilter) => [
  filter.categoryIds &&
    sql`i.product_id in (select id from products where category_id = any(${filter.categoryIds}::bigint[]))`,
  filter.collectionIds &&
    sql`i.product_id in (select product_id from collection_products where collection_id = any(${filter.collectionIds}::bigint[]))`,
  filter.metals && sql`i.product_id in (select id from products where metal = any(${filter.metals}::text[]))`,
];

function withinOf({ of, from, to }: PieceRange): RawBuilder<unknown>[] {
  const by = measures[of];
  return [
    ...(from === null ? [] : [sql`${by} >= ${from}`]),
    ...(to === null ? [] : [sql`${by} <= ${to}`]),
    ...(of === 'price' ? [sql`i.price_b2c_som is not null`] : []),
  ];
}

// a subquery per piece, using its index: with a join the planner read all pieces
const certifiedOf = (isCertified: boolean): RawBuilder<unknown> =>
  sql`coalesce((select true from certificates c
    where c.item_id = i.id and c.certificate_state = 'VALID' limit 1), false) = ${isCertified}::boolean`;

function placesOf(storeIds: readonly (number | null)[]): RawBuilder<unknown> {
  const ids = storeIds.filter((id) => id !== null);
  const inStores = sql`i.store_id = any(${ids}::bigint[])`;
  if (ids.length === storeIds.length) return inStores;
  return ids.length === 0 ? sql`i.store_id is null` : sql`(i.store_id is null or ${inStores})`;
}

/** Matches the beginning of a serial number or an artikul, or a certificate's number, each through a separate index. */
function matchesText(q: string): RawBuilder<unknown> {
  const typed = q.trim().toUpperCase();
  const beginning = beginningWith(typed);
  return sql`i.id in (
    select id from product_items where serial_number like ${beginning}
    union select k.id from products m join product_items k on k.product_id = m.id where m.artikul like ${beginning}
    union select item_id from certificates where id = ${typed})`;
}

/** Returns the tags of pieces, most frequent first. */
export async function selectPieceTags(db: ReadDb): Promise<{ tag: string; count: number }[]> {
  const { rows } = await sql<{ tag: string; count: number }>`
    select tag, count(*)::integer as count from product_items i, unnest(i.tags) as tag
    where i.tags <> '{}' group by tag order by count desc, tag limit 200`.execute(db);
  return rows;
}
