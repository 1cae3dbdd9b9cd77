import type { PiecesFormulaPreview } from '#contract/admin/prices/piece-price.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { startChosen } from '#server/bulk/start-job.ts';
import { ApprovalNeeded } from '#server/kit/approval-needed.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { previewToWire } from '../preview/wire.ts';
import { needsSecondPerson, planPrices, type PricePlan, tallyPlan } from './plan-prices.ts';
import { selectPricesById } from './queries-prices.ts';
import { effectOf } from './set-prices.ts';

interface Pieces {
  ids: readonly number[];
  now: Date;
}

/** What the formula makes of the prices of these pieces. */
export async function previewFormulaOf(
  db: ReadDb,
  { ids, now }: Pieces,
): Promise<PiecesFormulaPreview['prices']> {
  const plan = await planFormula(db, ids);
  return {
    ...(await previewToWire(db, await tallyPlan(db, { plan, now }))),
    needsApproval: await needsSecondPerson(db, { plan, now }),
  };
}

/** Before the job of a preview. Above the limits of a second person it throws ApprovalNeeded. Refuses APPROVAL_REASON_NEEDED. */
export async function requireFormulaAllowed(
  db: Db,
  { ids, reason, now }: Pieces & { reason: string | undefined },
): Promise<void> {
  const plan = await planFormula(db, ids);
  if (!(await needsSecondPerson(db, { plan, now }))) return;
  if (reason === undefined) throw new Refusal('APPROVAL_REASON_NEEDED');
  throw new ApprovalNeeded({
    kind: 'PRICE',
    payload: { toFormula: [...ids] },
    effect: await effectOf(db, { plan, now }),
    resource: 'piece',
    recordId: plan.planned[0]?.serial ?? '',
    reason,
  });
}

/** Pieces that no longer exist are passed by, as those that nothing changes for. */
export async function planFormula(db: ReadDb, ids: readonly number[]): Promise<PricePlan> {
  const pieces = await selectPricesById(db, ids);
  const rows = pieces.map(({ name: serial }) => ({ serial, to: 'FORMULA' as const }));
  return planPrices(db, { rows, isLocking: false });
}

/** Pieces that a second person agreed to: a job of the person who requested it gives them back to the formula, as they are now. */
export async function beginFormulaOf(
  db: Db,
  { ids, staffId, now }: Pieces & { staffId: number },
): Promise<void> {
  const records = await selectPricesById(db, ids);
  await startChosen(db, {
    action: 'pieces.formula',
    staffId,
    parameters: {},
    records: records.toSorted((one, other) => one.id - other.id),
    now,
  });
}
