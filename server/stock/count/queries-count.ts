import { type RawBuilder, sql } from 'kysely';
import type { CountedScan } from '#contract/admin/stock/stocktake.ts';
import { weightToleranceMg } from '#domain/stock/stocktake.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';

type Sql = RawBuilder<unknown>;

/** True if the piece was shipped with an order and is with a courier. */
const isShipped = (item: Sql): Sql => sql`exists (
  select from order_lines l join orders o on o.id = l.order_id
  where l.item_id = ${item}.id and l.released_at is null and o.order_state = 'SHIPPED')`;

/** True if a piece is at a place according to the records; null = the warehouse. */
export const liesAt = (item: Sql, storeId: Sql): Sql => sql`(
  ${item}.store_id is not distinct from ${storeId}
  and ${item}.product_item_state <> 'SOLD'
  and coalesce(${item}.withdrawn_because, '') not in ('REPAIR', 'LOST', 'WRITTEN_OFF')
  and not exists (select from transfer_pieces t
    where t.item_id = ${item}.id and t.received_at is null and t.missing_at is null)
  and not ${isShipped(item)})`;

/** True if a piece left a place at this instant or later: it was sent, taken to a workshop, handed over, or lost. */
const leftSince = (item: Sql, storeId: Sql, at: Sql): Sql => sql`(
  exists (select from piece_movements m where m.item_id = ${item}.id and m.from_store_id is not distinct from ${storeId}
    and m.kind in ('SENT', 'REPAIR_OUT', 'LOST', 'WRITTEN_OFF') and m.at >= ${at})
  or (exists (select from order_lines l join order_events e on e.order_id = l.order_id
      where l.item_id = ${item}.id and e.to_state in ('SHIPPED', 'DELIVERED') and e.at >= ${at})
    -- it left this place and not another one
    and (exists (select from stocktake_expected x where x.stocktake_id = s.id and x.item_id = ${item}.id)
      or exists (select from piece_movements m where m.item_id = ${item}.id and m.to_store_id is not distinct from ${storeId}
        and m.kind in ('ARRIVED', 'RECEIVED') and m.at >= s.started_at))))`;

/**
 * The last scan of each piece and of each unknown text, with its result: FOUND if the piece is there according to the records, or left
 * after the scan. `times`: number of scans.
 */
const grouped = (id: number): Sql => sql`
  select g.*, case when g.grp = 'FOUND' and g.weight_mg is not null and abs(g.weight_mg - g.book_mg) > ${weightToleranceMg}
    then 'WEIGHT' else g.grp end as difference
  from (
    select c.*, i.serial_number, i.weight_mg as book_mg, case
      when c.item_id is null then 'UNKNOWN'
      when ${liesAt(sql`i`, sql`s.store_id`)} or ${leftSince(sql`i`, sql`s.store_id`, sql`c.at`)} then 'FOUND'
      when i.product_item_state = 'SOLD' or ${isShipped(sql`i`)} then 'SOLD'
      else 'ELSEWHERE' end as grp
    from (
      select distinct on (coalesce(item_id::text, 'text ' || text)) stocktake_id, item_id, text, at, weight_mg,
        count(*) over (partition by coalesce(item_id::text, 'text ' || text))::integer as times
      from stocktake_scans where stocktake_id = ${id}
      order by coalesce(item_id::text, 'text ' || text), at desc, id
    ) c
    join stocktakes s on s.id = c.stocktake_id
    left join product_items i on i.id = c.item_id
  ) g`;

/** Pieces that were expected and not scanned, and are there according to the records. */
const unscanned = (id: number): Sql => sql`
  select x.item_id, i.serial_number from stocktake_expected x
  join stocktakes s on s.id = x.stocktake_id join product_items i on i.id = x.item_id
  where x.stocktake_id = ${id} and ${liesAt(sql`i`, sql`s.store_id`)}
    and not exists (select from stocktake_scans c where c.stocktake_id = x.stocktake_id and c.item_id = x.item_id)`;

export interface CountedRow {
  FOUND: number;
  ELSEWHERE: number;
  SOLD: number;
  UNKNOWN: number;
  TWICE: number;
  WEIGHT: number;
  missing: number;
}

/** The progress of a count; FOUND includes pieces whose weight differs. */
export async function countScans(db: ReadDb, id: number): Promise<CountedRow> {
  const { rows } = await sql<CountedRow>`
    select (count(*) filter (where grp = 'FOUND'))::integer as "FOUND",
      (count(*) filter (where grp = 'ELSEWHERE'))::integer as "ELSEWHERE",
      (count(*) filter (where grp = 'SOLD'))::integer as "SOLD",
      (count(*) filter (where grp = 'UNKNOWN'))::integer as "UNKNOWN",
      (count(*) filter (where times > 1 and item_id is not null))::integer as "TWICE",
      (count(*) filter (where difference = 'WEIGHT'))::integer as "WEIGHT",
      (select count(*)::integer from (${unscanned(id)}) u) as missing
    from (${grouped(id)}) g`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('the count query returned no row');
  return row;
}

/** Counts the people who scanned since then. */
export async function countPeople(db: ReadDb, { id, since }: { id: number; since: Date }): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(distinct staff_id)::integer as count from stocktake_scans
    where stocktake_id = ${id} and at > ${since}`.execute(db);
  return rows[0]?.count ?? 0;
}

export interface LineRow {
  id: number | null;
  grp: 'MISSING' | 'ELSEWHERE' | 'SOLD' | 'UNKNOWN' | 'TWICE' | 'WEIGHT';
  text: string;
  name: LocalizedText | null;
  store_id: number | null;
  product_item_state: 'AVAILABLE' | 'RESERVED' | 'SOLD' | 'WITHDRAWN' | null;
  withdrawn_because: string | null;
  weight_mg: number | null;
  scanned_mg: number | null;
  order_number: string | null;
  decision: 'RECOUNT' | 'AUDIT' | 'LOST' | 'TAKE_HERE' | 'SEND_BACK' | null;
  reason: string | null;
  decider: string | null;
}

const linesOf = (rows: Sql): Sql => sql`
  select r.*, p.name, i.store_id, i.product_item_state, i.withdrawn_because, i.weight_mg,
    (select o.number from order_lines l join orders o on o.id = l.order_id
      where l.item_id = i.id and l.released_at is null order by o.id desc limit 1) as order_number
  from (${rows}) r left join product_items i on i.id = r.item_id left join products p on p.id = i.product_id
  order by r.grp, r.text limit 500`;

/** The lines of an open count that need attention: every scan that is not simply FOUND. */
export async function selectOpenLines(db: ReadDb, id: number): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`${linesOf(sql`
    select null::bigint as id, g.item_id, coalesce(g.serial_number, g.text) as text, g.weight_mg as scanned_mg,
      case when g.difference = 'FOUND' then 'TWICE' else g.difference end as grp,
      null as decision, null as reason, null as decider
    from (${grouped(id)}) g where g.difference <> 'FOUND' or (g.times > 1 and g.item_id is not null)`)}`.execute(
    db,
  );
  return rows;
}

/** The differences of a count that has ended, with the decisions. */
export async function selectDecisionLines(db: ReadDb, id: number): Promise<LineRow[]> {
  const { rows } = await sql<LineRow>`${linesOf(sql`
    select d.id, d.item_id, d.text, d.weight_mg as scanned_mg, d.difference as grp, d.decision, d.reason, s.name as decider
    from stocktake_decisions d left join staff s on s.id = d.decided_by where d.stocktake_id = ${id}`)}`.execute(
    db,
  );
  return rows;
}

/**
 * Writes the differences of a count that has ended: those of its scans, and what is missing. A later scan takes a piece off the missing
 * ones, because it was counted again.
 */
export async function recordDifferences(
  db: Db,
  { id, staffId, now, atEnd }: { id: number; staffId: number; now: Date; atEnd: 'END' | 'LATER' },
): Promise<void> {
  await sql`
    insert into stocktake_decisions (stocktake_id, text, item_id, difference, weight_mg)
    select ${id}, coalesce(g.serial_number, g.text), g.item_id, g.difference, g.weight_mg
    from (${grouped(id)}) g where g.difference <> 'FOUND'
    on conflict (stocktake_id, text) do nothing`.execute(db);
  if (atEnd === 'END') {
    await sql`
      insert into stocktake_decisions (stocktake_id, text, item_id, difference)
      select ${id}, u.serial_number, u.item_id, 'MISSING' from (${unscanned(id)}) u`.execute(db);
    return;
  }
  await sql`
    update stocktake_decisions d set decision = 'RECOUNT', decided_by = ${staffId}, decided_at = ${now}
    where d.stocktake_id = ${id} and d.difference = 'MISSING'
      and exists (select from stocktake_scans c where c.stocktake_id = d.stocktake_id and c.item_id = d.item_id)`.execute(
    db,
  );
}

export interface NewScan {
  id: string;
  text: string;
  itemId: number | null;
  at: Date;
  weightMg: number | null;
}

/** Inserts scans; one whose id is known is not counted again. */
export async function insertScans(
  db: Db,
  { id, staffId, scans }: { id: number; staffId: number; scans: readonly NewScan[] },
): Promise<void> {
  await db
    .insertInto('stocktake_scans')
    .values(
      scans.map((scan) => ({
        id: scan.id,
        stocktake_id: id,
        text: scan.text,
        item_id: scan.itemId,
        staff_id: staffId,
        at: scan.at,
        weight_mg: scan.weightMg,
      })),
    )
    .onConflict((conflict) => conflict.column('id').doNothing())
    .execute();
}

export interface ScanGroupRow {
  id: string;
  grp: CountedScan['group'];
  text: string;
  serial_number: string | null;
  name: LocalizedText | null;
  store_id: number | null;
}

/** Returns the results of these scans. A piece that is FOUND and was already scanned is TWICE. */
export async function selectScanGroups(
  db: ReadDb,
  { id, scanIds }: { id: number; scanIds: readonly string[] },
): Promise<ScanGroupRow[]> {
  const { rows } = await sql<ScanGroupRow>`
    select c.id, c.text, g.serial_number,
      case when g.difference = 'FOUND' and exists (select from stocktake_scans b
        where b.stocktake_id = c.stocktake_id and b.item_id = c.item_id and (b.at, b.id) < (c.at, c.id))
      then 'TWICE' else g.difference end as grp,
      p.name, i.store_id
    from stocktake_scans c
    join (${grouped(id)}) g on g.item_id is not distinct from c.item_id and (c.item_id is not null or g.text = c.text)
    left join product_items i on i.id = c.item_id left join products p on p.id = i.product_id
    where c.stocktake_id = ${id} and c.id = any(${scanIds}::uuid[])`.execute(db);
  return rows;
}

/** Finds pieces by any spelling of their serial numbers, or by one of their certificates. */
export async function selectPiecesOfTexts(
  db: ReadDb,
  { serials, certificates }: { serials: readonly string[]; certificates: readonly string[] },
): Promise<{ key: string; item_id: number }[]> {
  const { rows } = await sql<{ key: string; item_id: number }>`
    select serial_number as key, id as item_id from product_items where serial_number = any(${serials}::text[])
    union all select id, item_id from certificates where id = any(${certificates}::text[])`.execute(db);
  return rows;
}
