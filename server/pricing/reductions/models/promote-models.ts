import type { NewPromotion, PromotionPreview } from '#contract/admin/prices/reduction.ts';
import type { Promotion } from '#domain/pricing/reductions.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { startChosen } from '#server/bulk/start-job.ts';
import type { ApprovalFact } from '#contract/admin/approval.ts';
import { type ApprovalEffect, ApprovalNeeded } from '#server/kit/approval-needed.ts';
import { previewToWire } from '../../preview/wire.ts';
import { insertPromotion } from '../../queries-promotion.ts';
import { selectRunningPromotions } from '../../repricing/queries-reprice.ts';
import { periodOf, requirePeriod, requireReason } from '../period.ts';
import { requireOff, type WeighedReduction, assessProducts } from '../assess-reduction.ts';
import { nameOf } from '../wire.ts';
import { selectArtikuls, selectGroupPromotions, selectPromotedModels } from './queries-model-promotions.ts';

/** A promotion of models that are selected in their list. */
export type ModelsPromotion = Omit<NewPromotion, 'targets' | 'reason'>;

/** Maximum number of models listed for the approver. */
const namedModels = 30;

/** Previews the price changes of these models under the promotion. Refuses with REDUCTION_WRONG, STARTS_IN_PAST or PERIOD_WRONG. */
export async function previewPromotionOf(
  db: ReadDb,
  { form, productIds, now }: { form: ModelsPromotion; productIds: readonly number[]; now: Date },
): Promise<PromotionPreview> {
  requirePeriod(form, now);
  const { isDeep, isWide, ...weighed } = await weighPromotion(db, { form, productIds, now });
  return toWire(db, { weighed, needsApproval: isDeep || isWide });
}

/** Previews the prices of these models without the promotions that target them directly. Ending those needs no approval. */
export async function previewEndOf(
  db: ReadDb,
  { productIds, now }: { productIds: readonly number[]; now: Date },
): Promise<PromotionPreview> {
  const promotionsOf = (ids: readonly number[]) => selectGroupPromotions(db, ids);
  const weighed = await assessProducts(db, { productIds, promotionsOf, now });
  return toWire(db, { weighed, needsApproval: false });
}

async function toWire(
  db: ReadDb,
  {
    weighed,
    needsApproval,
  }: { weighed: Omit<WeighedReduction, 'isDeep' | 'isWide'>; needsApproval: boolean },
): Promise<PromotionPreview> {
  const { targeted, totalSom, tally } = weighed;
  return { ...(await previewToWire(db, tally)), targeted, total: totalSom, needsApproval };
}

function weighPromotion(
  db: ReadDb,
  { form, productIds, now }: { form: ModelsPromotion; productIds: readonly number[]; now: Date },
): Promise<WeighedReduction> {
  const own: Promotion = { id: 0, ...requireOff(form), stacks: form.stacks };
  const promotionsOf = async (ids: readonly number[]) => [
    ...(await selectRunningPromotions(db, ids)),
    ...ids.map((productId) => ({ ...own, productId })),
  ];
  return assessProducts(db, { productIds, promotionsOf, percent: form.percent ?? 0, now });
}

interface Begun {
  form: ModelsPromotion;
  productIds: readonly number[];
  reason: string | undefined;
  staffId: number;
  now: Date;
}

/**
 * Creates the promotion; a job then assigns the models to it. Refuses with REDUCTION_WRONG, STARTS_IN_PAST, PERIOD_WRONG or
 * APPROVAL_REASON_NEEDED. Above the approval limits it throws ApprovalNeeded and creates nothing.
 */
export async function beginPromotion(
  db: Db,
  { form, productIds, reason, staffId, now }: Begun,
): Promise<{ promotionId: number }> {
  requirePeriod(form, now);
  const { isDeep, isWide } = await weighPromotion(db, { form, productIds, now });
  if (isDeep || isWide) {
    const ofModels = { promotion: form, productIds: [...productIds] };
    throw new ApprovalNeeded({
      kind: 'REDUCTION',
      payload: { ofModels },
      effect: await effectOfModels(db, ofModels, now),
      resource: 'promotion',
      recordId: nameOf(form).ru,
      reason: requireReason(reason),
    });
  }
  return { promotionId: await makePromotion(db, form, { setBy: staffId, approvalId: null, now }) };
}

interface Made {
  setBy: number;
  approvalId: number | null;
  now: Date;
}

function makePromotion(db: Db, form: ModelsPromotion, { now, ...made }: Made): Promise<number> {
  const reduction = { ...requireOff(form), stacks: form.stacks, ...periodOf(form, now) };
  return insertPromotion(db, { name: nameOf(form), ...reduction, ...made });
}

export interface PromotionOfModels {
  promotion: ModelsPromotion;
  productIds: number[];
}

/** The effect as shown to the approver. */
export async function effectOfModels(
  db: ReadDb,
  { promotion, productIds }: PromotionOfModels,
  now: Date,
): Promise<ApprovalEffect> {
  const { targeted, totalSom, tally } = await weighPromotion(db, { form: promotion, productIds, now });
  const named = await selectArtikuls(db, { ids: productIds, most: namedModels });
  const more = productIds.length - named.length;
  const { percent, sum, from, until } = promotion;
  const changes = tally.beforeSom - tally.afterSom;
  const facts: ApprovalFact[] = [
    { name: 'NAME', value: nameOf(promotion).ru },
    ...(percent === undefined ? [] : [{ name: 'PERCENT' as const, value: percent }]),
    ...(sum === undefined ? [] : [{ name: 'SUM' as const, value: sum }]),
    { name: 'TARGETS', value: `${named.join(', ')}${more > 0 ? ` … +${more}` : ''}` },
    ...(from === undefined ? [] : [{ name: 'FROM' as const, value: from }]),
    ...(until === undefined ? [] : [{ name: 'UNTIL' as const, value: until }]),
    { name: 'PIECES', value: targeted },
    { name: 'BEFORE', value: totalSom },
    { name: 'AFTER', value: totalSom - changes },
  ];
  return { amountSom: changes, serials: [], facts };
}

/** Creates an approved promotion; a job of the requester assigns the present models to it. */
export async function runApproved(
  db: Db,
  { promotion, productIds }: PromotionOfModels,
  made: Made,
): Promise<void> {
  const promotionId = await makePromotion(db, promotion, made);
  const models = await selectPromotedModels(db, productIds);
  await startChosen(db, {
    action: 'models.promotion',
    staffId: made.setBy,
    parameters: { promotionId },
    records: models.toSorted((one, other) => one.id - other.id),
    now: made.now,
  });
}
