import { decisionsOf, type StocktakeDecision } from '#domain/stock/stocktake.ts';
import type { Db } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { selectDecisions, setDecisions } from './queries-decision.ts';

interface Given {
  stocktakeId: number;
  ids: readonly number[];
  decision: StocktakeDecision;
  reason: string | undefined;
  staffId: number;
  now: Date;
}

/**
 * Records decisions about differences; they are applied when the stocktake is closed. Refuses with STOCKTAKE_UNDECIDED if a decision is
 * not possible for a difference, and with REASON_NEEDED for a RECOUNT without a reason.
 */
export async function decideDifferences(db: Db, given: Given): Promise<void> {
  const { stocktakeId, ids, decision, reason } = given;
  const rows = (await selectDecisions(db, stocktakeId)).filter(({ id }) => ids.includes(id));
  if (rows.length < ids.length) throw new Refusal('NOT_FOUND');
  const wrong = rows.filter(({ difference }) => !decisionsOf[difference].includes(decision));
  if (wrong.length > 0) throw new Refusal('STOCKTAKE_UNDECIDED', { pieces: wrong.map(({ text }) => text) });
  if (decision === 'RECOUNT' && reason === undefined) throw new Refusal('REASON_NEEDED');
  await setDecisions(db, { ...given, reason: reason ?? null });
}
