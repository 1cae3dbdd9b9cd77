import type { PiecesFormulaPreview } from '#contract/admin/prices/piece-price.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { startChosen } from '#server/bulk/start-job.ts';
import { ApprovalNeeded } from '#server/kit/approval-needed.ts';
import { refusedField } from '#server/kit/refusal.ts';
import { previewOfBoth } from '../preview/wire.ts';
import { needsSecondPerson, planPrices, type PricePlan, totalPlan } from './plan-prices.ts';
import { selectPricesById } from './queries-prices.ts';
import { effectOf } from './set-prices.ts';

interface Pieces {
  ids: readonly number[];
  now: Date;
}

/** Previews the formula prices of these pieces. */
export async function previewFormulaOf(
  db: ReadDb,
  { ids, now }: Pieces,
): Promise<PiecesFormulaPreview['prices']> {
  const plan = await planFormula(db, ids);
  return {
    ...(await previewOfBoth(db, await totalPlan(db, { plan, now }))),
    needsApproval: await needsSecondPerson(db, { plan, now }),
  };
}

/** Checked before the job of a preview starts. Throws ApprovalNeeded above the approval limits. Refuses with APPROVAL_REASON_NEEDED. */
export async function requireFormulaAllowed(
  db: Db,
  { ids, reason, now }: Pieces & { reason: string | undefined },
): Promise<void> {
  const plan = await planFormula(db, ids);
  if (!(await needsSecondPerson(db, { plan, now }))) return;
  if (reason === undefined) throw refusedField('APPROVAL_REASON_NEEDED', '/reason');
  throw new ApprovalNeeded({
    kind: 'PRICE',
    payload: { toFormula: [...ids] },
    effect: await effectOf(db, { plan, now }),
    resource: 'piece',
    recordId: plan.planned[0]?.serial ?? '',
    reason,
  });
}

/** Ignores pieces that no longer exist or do not change. */
export async function planFormula(db: ReadDb, ids: readonly number[]): Promise<PricePlan> {
  const pieces = await selectPricesById(db, ids);
  const rows = pieces.map(({ name: serial }) => ({ serial, to: 'FORMULA' as const }));
  return planPrices(db, { rows, isLocking: false });
}

/** Starts an approved change as a job of the requester, with the pieces as they are now. */
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
