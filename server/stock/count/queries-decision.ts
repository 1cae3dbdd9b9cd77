import { sql } from 'kysely';
import type { StocktakeDecision, StocktakeDifference } from '#domain/stock/stocktake.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import type { CountedRow } from './queries-count.ts';

export interface DecisionRow {
  id: number;
  text: string;
  item_id: number | null;
  difference: StocktakeDifference;
  decision: StocktakeDecision | null;
  reason: string | null;
}

export async function selectDecisions(db: ReadDb, stocktakeId: number): Promise<DecisionRow[]> {
  return db
    .selectFrom('stocktake_decisions')
    .select(['id', 'text', 'item_id', 'difference', 'decision', 'reason'])
    .where('stocktake_id', '=', stocktakeId)
    .orderBy('id')
    .execute();
}

export interface Decided {
  stocktakeId: number;
  ids: readonly number[];
  decision: StocktakeDecision;
  reason: string | null;
  staffId: number;
  now: Date;
}

export async function setDecisions(db: Db, given: Decided): Promise<void> {
  const { stocktakeId, ids, decision, reason, staffId, now } = given;
  await db
    .updateTable('stocktake_decisions')
    .set({ decision, reason, decided_by: staffId, decided_at: now })
    .where('stocktake_id', '=', stocktakeId)
    .where(sql<boolean>`id = any(${ids}::bigint[])`)
    .execute();
}

/** The totals of a closed stocktake, from its records: its pieces have been moved, sold and withdrawn since. */
export async function countRecorded(db: ReadDb, id: number): Promise<CountedRow> {
  const { rows } = await sql<CountedRow>`
    with scanned as (
      select item_id, count(*) as times from stocktake_scans where stocktake_id = ${id} and item_id is not null group by item_id
    ), decided as (
      select d.difference, d.item_id, s.item_id is not null as is_scanned
      from stocktake_decisions d left join scanned s on s.item_id = d.item_id where d.stocktake_id = ${id}
    )
    select (select count(*)::integer from scanned s where not exists (
        select from decided d where d.item_id = s.item_id and d.difference in ('ELSEWHERE', 'SOLD'))) as "FOUND",
      (count(*) filter (where difference = 'ELSEWHERE'))::integer as "ELSEWHERE",
      (count(*) filter (where difference = 'SOLD'))::integer as "SOLD",
      (count(*) filter (where difference = 'UNKNOWN'))::integer as "UNKNOWN",
      (select count(*)::integer from scanned where times > 1) as "TWICE",
      (count(*) filter (where difference = 'WEIGHT'))::integer as "WEIGHT",
      (count(*) filter (where difference = 'MISSING' and not is_scanned))::integer as missing
    from decided`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('the count query returned no row');
  return row;
}
