import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import type { ApprovalFact } from '#contract/admin/approval.ts';
import { NewPromoCode, NewPromotion } from '#contract/admin/prices/reduction.ts';
import { readPromoCode } from '#domain/pricing/promo-code.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { approvalExecutor } from '#server/approval/executor.ts';
import { type ApprovalEffect, ApprovalNeeded } from '#server/kit/approval-needed.ts';
import { enqueue } from '#server/kit/jobs.ts';
import { Refusal, refusedField } from '#server/kit/refusal.ts';
import { findCodeId, insertPromoCode } from '../promo-codes/queries-code.ts';
import { insertPromotion, insertTargets } from '../queries-promotion.ts';
import { repriceTask } from '../tasks.ts';
import { nameOf } from './wire.ts';
import { effectOfModels, runApproved } from './models/promote-models.ts';
import { periodOf, requirePeriod, requireReason } from './period.ts';
import { isDeepCode, requireOff, requireTargets, assessReduction } from './assess-reduction.ts';

interface Caller {
  staffId: number;
  now: Date;
}

/**
 * Creates a promotion that starts at an instant. Refuses with REDUCTION_WRONG, TARGET_UNKNOWN (also without targets), STARTS_IN_PAST,
 * PERIOD_WRONG or APPROVAL_REASON_NEEDED; throws ApprovalNeeded above the approval limits.
 */
export async function createPromotion(
  db: Db,
  form: NewPromotion,
  { staffId, now }: Caller,
): Promise<{ id: number }> {
  requirePeriod(form, now);
  if (form.targets.length === 0) throw refusedField('TARGET_UNKNOWN', '/targets', { words: [] });
  const { isDeep, isWide } = await assessReduction(db, { wished: form, now });
  if (isDeep || isWide) {
    const { reason, ...promotion } = form;
    throw new ApprovalNeeded({
      kind: 'REDUCTION',
      payload: { promotion },
      effect: await effectOf(db, { promotion }, now),
      resource: 'promotion',
      recordId: nameOf(form).ru,
      reason: requireReason(reason),
    });
  }
  return addPromotion(db, form, { setBy: staffId, approvalId: null, now });
}

/** Creates a promo code; without targets it applies to everything. Refuses as `createPromotion` does, and with PROMO_CODE_TAKEN. */
export async function createPromoCode(
  db: Db,
  form: NewPromoCode,
  { staffId, now }: Caller,
): Promise<{ id: number }> {
  requirePeriod(form, now);
  const code = requireCode(form.code);
  if ((await findCodeId(db, code)) !== undefined) throw refusedField('PROMO_CODE_TAKEN', '/code');
  if (await needsApprovalOfCode(db, form, now)) {
    const { reason, ...rest } = form;
    const promoCode = { ...rest, code };
    throw new ApprovalNeeded({
      kind: 'REDUCTION',
      payload: { promoCode },
      effect: await effectOf(db, { promoCode }, now),
      resource: 'promo-code',
      recordId: code,
      reason: requireReason(reason),
    });
  }
  return addPromoCode(db, { ...form, code }, { setBy: staffId, approvalId: null, now });
}

/** A second person must approve a code with unlimited uses, a deep one, and one for many pieces. */
export async function needsApprovalOfCode(
  db: ReadDb,
  form: Omit<NewPromoCode, 'code' | 'from' | 'until' | 'reason'>,
  now: Date,
): Promise<boolean> {
  const { isWide } = await assessReduction(db, { wished: form, now });
  return form.maxUses === undefined || isWide || (await isDeepCode(db, form));
}

function requireCode(typed: string): string {
  const code = readPromoCode(typed);
  if (code === null) throw new Refusal('REDUCTION_WRONG', undefined, [{ path: '/code', code: 'promoCode' }]);
  return code;
}

interface Made {
  setBy: number;
  approvalId: number | null;
  now: Date;
}

async function addPromotion(
  db: Db,
  form: Omit<NewPromotion, 'reason'>,
  { now, ...made }: Made,
): Promise<{ id: number }> {
  const { beginsAt, endsAt } = periodOf(form, now);
  const name = nameOf(form);
  const reduction = { ...requireOff(form), stacks: form.stacks, beginsAt, endsAt };
  const targets = await requireTargets(db, form.targets);
  const id = await insertPromotion(db, { name, ...reduction, ...made });
  await insertTargets(db, { of: { promotion_id: id }, targets });
  if (beginsAt <= now) await enqueue(db, { task: repriceTask });
  return { id };
}

async function addPromoCode(
  db: Db,
  form: Omit<NewPromoCode, 'reason'>,
  { now, ...made }: Made,
): Promise<{ id: number }> {
  const { beginsAt, endsAt } = periodOf(form, now);
  const targets = await requireTargets(db, form.targets);
  const id = await insertPromoCode(db, {
    code: form.code,
    ...requireOff(form),
    stacks: form.stacks,
    beginsAt,
    endsAt,
    minGoodsSom: form.least ?? 0,
    maxUses: form.maxUses ?? null,
    maxUsesPerShopper: form.maxUsesPerShopper ?? null,
    ...made,
  });
  if (id === undefined) throw refusedField('PROMO_CODE_TAKEN', '/code');
  await insertTargets(db, { of: { promo_code_id: id }, targets });
  return { id };
}

const { reason: _ofPromotion, ...promotionFields } = NewPromotion.properties;
const { reason: _ofCode, ...codeFields } = NewPromoCode.properties;
const { targets: _words, ...ofModelsFields } = promotionFields;
const payloads = Compile(
  Type.Union([
    Type.Object({ promotion: Type.Object(promotionFields) }),
    Type.Object({ promoCode: Type.Object(codeFields) }),
    Type.Object({
      ofModels: Type.Object({
        promotion: Type.Object(ofModelsFields),
        productIds: Type.Array(Type.Integer()),
      }),
    }),
  ]),
);
type Wished = { promotion: Omit<NewPromotion, 'reason'> } | { promoCode: Omit<NewPromoCode, 'reason'> };

async function effectOf(db: ReadDb, wished: Wished, now: Date): Promise<ApprovalEffect> {
  const form = 'promotion' in wished ? wished.promotion : wished.promoCode;
  const { targeted, totalSom, tally } = await assessReduction(db, { wished: form, now });
  const facts: ApprovalFact[] = [
    'promotion' in wished
      ? { name: 'NAME', value: nameOf(wished.promotion).ru }
      : { name: 'CODE', value: wished.promoCode.code },
    ...(form.percent === undefined ? [] : [{ name: 'PERCENT' as const, value: form.percent }]),
    ...(form.sum === undefined ? [] : [{ name: 'SUM' as const, value: form.sum }]),
    ...(form.targets.length === 0 ? [] : [{ name: 'TARGETS' as const, value: form.targets.join(', ') }]),
    ...(form.from === undefined ? [] : [{ name: 'FROM' as const, value: form.from }]),
    ...(form.until === undefined ? [] : [{ name: 'UNTIL' as const, value: form.until }]),
    ...('promoCode' in wished && wished.promoCode.maxUses !== undefined
      ? [{ name: 'USES' as const, value: wished.promoCode.maxUses }]
      : []),
    { name: 'PIECES', value: targeted },
    { name: 'BEFORE', value: totalSom },
  ];
  if ('promoCode' in wished) return { amountSom: null, serials: [], facts };
  const { beforeSom, afterSom } = tally;
  const changes = beforeSom - afterSom;
  return { amountSom: changes, serials: [], facts: [...facts, { name: 'AFTER', value: totalSom - changes }] };
}

/** Creates an approved promotion or code. Refuses with PERIOD_WRONG if it has already ended, or with PROMO_CODE_TAKEN. */
export const reductionExecutor = approvalExecutor({
  payloads,
  assess: (db, wished, now) =>
    'ofModels' in wished ? effectOfModels(db, wished.ofModels, now) : effectOf(db, wished, now),
  run: async (db, wished, { approvalId, requestedBy, now }) => {
    const made = { setBy: requestedBy, approvalId, now };
    if ('ofModels' in wished) await runApproved(db, wished.ofModels, made);
    else if ('promotion' in wished) await addPromotion(db, wished.promotion, made);
    else await addPromoCode(db, wished.promoCode, made);
  },
});
