import { type RawBuilder, sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import { allOf, countRows, type EdgeRow, type ListPage, pageClauses } from '#server/kit/list-page.ts';
import { numberTyped } from '../number-typed.ts';
import { liesAt } from './queries-count.ts';

export interface StocktakeListRow extends EdgeRow {
  stocktake_state: 'OPEN' | 'COUNTED' | 'CLOSED';
  store_id: number | null;
  category_ids: number[] | null;
  starter: string;
  started_at: Date;
  counted_at: Date | null;
  closed_at: Date | null;
  paused_at: Date | null;
  pauser: string | null;
  expected: number | null;
  found: number | null;
  version: number;
}

export interface StocktakeFilter {
  id?: number;
  /** The caller's stores; null = all stores and the warehouse. */
  stores: readonly number[] | null;
  /** The number of the stocktake, or the serial number of a piece that was expected or scanned. */
  q?: string;
  states?: readonly string[];
  /** 0 = the warehouse. */
  storeIds?: readonly number[];
}

const columns = sql`s.id, s.stocktake_state, s.store_id, s.category_ids, p.name as starter, s.started_at, s.counted_at, s.closed_at,
  s.paused_at, (select name from staff where id = s.paused_by) as pauser, s.expected, s.found, s.version`;

export async function selectStocktakes(
  db: ReadDb,
  filter: StocktakeFilter,
  page: ListPage,
): Promise<StocktakeListRow[]> {
  const { where, order } = pageClauses(page);
  const { rows } = await sql<StocktakeListRow>`
    select ${columns}, (${page.sort.by})::text as edge from stocktakes s join staff p on p.id = s.started_by
    where ${whereOf(filter)} and ${where} ${order}`.execute(db);
  return rows;
}

export async function countStocktakes(
  db: ReadDb,
  filter: StocktakeFilter,
  wanted: 'capped' | 'exact',
): Promise<number> {
  return countRows(db, sql`from stocktakes s where ${whereOf(filter)}`, wanted);
}

export async function findStocktake(
  db: ReadDb,
  filter: StocktakeFilter & { id: number },
): Promise<StocktakeListRow | undefined> {
  const { rows } = await sql<StocktakeListRow>`
    select ${columns}, '' as edge from stocktakes s join staff p on p.id = s.started_by where ${whereOf(filter)}`.execute(
    db,
  );
  return rows[0];
}

/** `S-12`, `12`, or a serial number. */
function isNamed(q: string): RawBuilder<unknown> {
  const items = sql`select id from product_items where serial_number = ${q.trim().toUpperCase()}`;
  return sql`(s.id = ${numberTyped(q, 'S')}::bigint
    or exists (select from stocktake_expected e where e.stocktake_id = s.id and e.item_id in (${items}))
    or exists (select from stocktake_scans c where c.stocktake_id = s.id and c.item_id in (${items})))`;
}

function whereOf({ id, stores, q, states, storeIds }: StocktakeFilter): RawBuilder<boolean> {
  return allOf([
    id !== undefined && sql`s.id = ${id}`,
    stores !== null && sql`s.store_id = any(${stores}::bigint[])`,
    q !== undefined && isNamed(q),
    states && sql`s.stocktake_state = any(${states}::text[])`,
    storeIds && sql`coalesce(s.store_id, 0) = any(${storeIds}::bigint[])`,
  ]);
}

/**
 * Locks the stocktake: until the end of the transaction nobody else scans into it, ends it or closes it. With `share` SCAN, several
 * callers may scan at once.
 */
export async function lockStocktake(
  db: Db,
  { id, share }: { id: number; share: 'SCAN' | 'WHOLE' },
): Promise<void> {
  const lock = sql.raw(share === 'SCAN' ? 'for share' : 'for update');
  await sql`select id from stocktakes where id = ${id} ${lock}`.execute(db);
}

export interface NewStocktake {
  storeId: number | null;
  categoryIds: readonly number[] | null;
  staffId: number;
  now: Date;
}

/** Returns its id; undefined if this place is already being counted. */
export async function insertStocktake(db: Db, given: NewStocktake): Promise<number | undefined> {
  const { storeId, categoryIds, staffId, now } = given;
  const { rows } = await sql<{ id: number }>`
    insert into stocktakes (store_id, category_ids, started_by, started_at)
    values (${storeId}, ${categoryIds}::bigint[], ${staffId}, ${now})
    on conflict (coalesce(store_id, 0)) where stocktake_state <> 'CLOSED' do nothing returning id`.execute(
    db,
  );
  return rows[0]?.id;
}

/** Returns the stocktake in progress at a place. */
export async function findOpenStocktake(db: ReadDb, storeId: number | null): Promise<number | undefined> {
  const { rows } = await sql<{ id: number }>`
    select id from stocktakes where coalesce(store_id, 0) = ${storeId ?? 0} and stocktake_state <> 'CLOSED'`.execute(
    db,
  );
  return rows[0]?.id;
}

/** Records the pieces that are there according to the records, of these categories and their subcategories. */
export async function insertExpected(
  db: Db,
  { id, storeId, categoryIds }: { id: number; storeId: number | null; categoryIds: readonly number[] | null },
): Promise<void> {
  const ofPart =
    categoryIds === null
      ? sql`true`
      : sql`i.product_id in (select p.id from products p join categories c on c.id = p.category_id
          where c.id = any(${categoryIds}::bigint[]) or c.parent_id = any(${categoryIds}::bigint[]))`;
  await sql`
    insert into stocktake_expected (stocktake_id, item_id)
    select ${id}, i.id from product_items i where ${liesAt(sql`i`, sql`${storeId}::bigint`)} and ${ofPart}`.execute(
    db,
  );
}

/** Increments its version. */
export async function updateStocktake(
  db: Db,
  id: number,
  columns:
    | { counted_at: Date; expected: number; found: number; paused_at: null; paused_by: null }
    | { closed_at: Date; closed_by: number }
    | { paused_at: Date; paused_by: number }
    | { paused_at: null; paused_by: null }
    | object,
): Promise<void> {
  const state =
    'counted_at' in columns ? 'COUNTED' : 'closed_at' in columns ? 'CLOSED' : sql<'COUNTED'>`stocktake_state`;
  await db
    .updateTable('stocktakes')
    .set({ ...columns, stocktake_state: state, version: sql<number>`version + 1` })
    .where('id', '=', id)
    .execute();
}
