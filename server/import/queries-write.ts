import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { PiecePrices } from '#domain/pricing/piece-prices.ts';
import type { FactValue } from '#domain/import/read-field.ts';
import type { MadeProduct } from './plan-product.ts';
import { stoneColumnNames } from '#server/catalog/stone-column-names.ts';
import { pieceColumns } from './queries-known.ts';

// Many rows per statement: they are passed as JSON, which PostgreSQL expands into the columns of the table.

const productColumns = [
  'product_state',
  'category_id',
  'name',
  'description',
  'slug_uz',
  'slug_ru',
  'slug_en',
  'metal',
  'gender',
  'occasions',
  'styles',
  'make',
];

const listed = (columns: readonly string[]) => sql.raw(columns.join(', '));
const assigned = (columns: readonly string[]) =>
  sql.raw(columns.map((column) => `${column} = n.${column}`).join(', '));

const newProductColumns = [...productColumns, 'artikul', 'kind', 'is_diamond'];

/** Returns the new ids by artikul. */
export async function insertProducts(db: Db, products: readonly MadeProduct[]): Promise<Map<string, number>> {
  if (products.length === 0) return new Map();
  const columns = listed(newProductColumns);
  const { rows } = await sql<{ id: number; artikul: string }>`
    insert into products (${columns})
    select ${columns} from jsonb_populate_recordset(null::products, ${JSON.stringify(products)}::jsonb)
    returning id, artikul`.execute(db);
  return new Map(rows.map(({ id, artikul }) => [artikul, id]));
}

export async function updateProducts(db: Db, products: readonly MadeProduct[]): Promise<void> {
  if (products.length === 0) return;
  await sql`
    update products p set ${assigned(productColumns)}
    from jsonb_populate_recordset(null::products, ${JSON.stringify(products)}::jsonb) n where p.id = n.id`.execute(
    db,
  );
}

/** Stores former addresses of products, which redirect to them; an address that a product uses again is removed from the former ones. */
export async function storeFormerSlugs(
  db: Db,
  { left, current }: { left: readonly { slug: string; productId: number }[]; current: readonly string[] },
): Promise<void> {
  if (left.length === 0) return;
  await sql`delete from product_old_slugs where slug = any(${current}::text[])`.execute(db);
  await sql`
    insert into product_old_slugs (slug, product_id)
    select distinct on (slug) slug, "productId" from jsonb_to_recordset(${JSON.stringify(left)}::jsonb) as n (slug text, "productId" bigint)
    where slug <> all(${current}::text[])
    on conflict (slug) do update set product_id = excluded.product_id`.execute(db);
}

/** Queues pieces of these products for the next repricing by the formula, because their metal or making has changed. */
export async function queueRepricing(db: Db, productIds: readonly number[]): Promise<void> {
  if (productIds.length === 0) return;
  await sql`
    insert into repricing (item_id, why) select id, 'HAND' from product_items
    where product_id = any(${productIds}::bigint[]) and price_source = 'FORMULA' and product_item_state <> 'SOLD' order by id
    on conflict (item_id) do update set requested_at = excluded.requested_at`.execute(db);
}

export interface NewPieceRow {
  product_id: number;
  serial_number: string;
  kind: 'jewel' | 'loose-stone';
  product_item_state: string;
  price_source: 'FORMULA' | 'FIXED';
  facts: Record<string, FactValue>;
  prices: PiecePrices;
}

const newPieceColumns = [
  ...pieceColumns,
  'product_id',
  'serial_number',
  'kind',
  'product_item_state',
  'price_source',
  'price_b2c_som',
  'old_price_b2c_som',
  'price_b2b_som',
  'promotion_id',
];

/** Returns the new ids by serial number. */
export async function insertPieces(db: Db, pieces: readonly NewPieceRow[]): Promise<Map<string, number>> {
  if (pieces.length === 0) return new Map();
  const columns = listed(newPieceColumns);
  const given = pieces.map(({ facts, prices, ...piece }) => ({
    ...facts,
    ...piece,
    price_b2c_som: prices.b2cSom,
    old_price_b2c_som: prices.oldB2cSom,
    price_b2b_som: prices.b2bSom,
    promotion_id: prices.promotionId,
  }));
  const { rows } = await sql<{ id: number; serial_number: string }>`
    insert into product_items (${columns})
    select ${columns} from jsonb_populate_recordset(null::product_items, ${JSON.stringify(given)}::jsonb)
    returning id, serial_number`.execute(db);
  return new Map(rows.map(({ id, serial_number }) => [serial_number, id]));
}

/** Returns those pieces that are not reserved, ordered or sold, locked in the order of their ids until the transaction ends. */
export async function lockFreePieces(db: Db, ids: readonly number[]): Promise<Set<number>> {
  if (ids.length === 0) return new Set();
  const { rows } = await sql<{ id: number }>`
    select id from product_items where id = any(${ids}::bigint[]) and product_item_state in ('AVAILABLE', 'WITHDRAWN')
    order by id for no key update`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

export async function updatePieces(
  db: Db,
  pieces: readonly { id: number; state: string; facts: Record<string, FactValue> }[],
): Promise<void> {
  if (pieces.length === 0) return;
  const given = pieces.map(({ id, state, facts }) => ({ id, product_item_state: state, ...facts }));
  await sql`
    update product_items i set ${assigned([...pieceColumns, 'product_item_state'])}
    from jsonb_populate_recordset(null::product_items, ${JSON.stringify(given)}::jsonb) n where i.id = n.id`.execute(
    db,
  );
}

export interface StonesOfPiece {
  itemId: number;
  stones: readonly Record<string, FactValue>[];
}

/** Replaces the stones of these pieces. */
export async function replaceStones(
  db: Db,
  { isNew, pieces }: { isNew: boolean; pieces: readonly StonesOfPiece[] },
): Promise<void> {
  if (pieces.length === 0) return;
  if (!isNew) {
    const ids = pieces.map(({ itemId }) => itemId);
    await sql`delete from stones where item_id = any(${ids}::bigint[])`.execute(db);
  }
  const given = pieces.flatMap(({ itemId, stones }) =>
    stones.map((stone) => ({ item_id: itemId, ...stone })),
  );
  if (given.length === 0) return;
  const columns = listed([...stoneColumnNames, 'item_id']);
  await sql`
    insert into stones (${columns})
    select ${columns} from jsonb_populate_recordset(null::stones, ${JSON.stringify(given)}::jsonb)`.execute(
    db,
  );
}
