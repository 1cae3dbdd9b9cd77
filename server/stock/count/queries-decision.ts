import { sql } from 'kysely';
import type { StocktakeDecision, StocktakeDifference } from '#domain/stock/stocktake.ts';
import type { Db, ReadDb } from '#database/connect.ts';

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
