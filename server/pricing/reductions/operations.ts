import { ReductionMade } from '#contract/admin/prices/reduction.ts';
import type { reductionOperations as declared } from '#contract/operations/admin/prices/reduction.ts';
import type { Db } from '#database/connect.ts';
import { lastChange } from '#server/kit/audit.ts';
import { onceOnly } from '#server/kit/idempotency.ts';
import { enqueue } from '#server/kit/jobs.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { previewToWire } from '../preview/wire.ts';
import { repriceTask } from '../tasks.ts';
import { createPromoCode, createPromotion, needsApprovalOfCode } from './create-reduction.ts';
import { endReductionRow, lockReduction } from './queries-reductions.ts';
import { readPromoCodeRow, readPromoCodes, readPromotion, readPromotions } from './read-reductions.ts';
import { assessReduction } from './assess-reduction.ts';

const makeOnce = onceOnly(ReductionMade);

/** Promotions and promo codes. */
export const reductionOperations = {
  listPromotions: ({ db }, { input, now }) => readPromotions(db, input, now),
  listPromoCodes: ({ db }, { input, now }) => readPromoCodes(db, input, now),

  getPromotion: ({ db }, { input: { id }, now }) => readPromotion(db, id, now),
  getPromoCode: ({ db }, { input: { id }, now }) => readPromoCodeRow(db, id, now),

  async previewPromotion({ db }, { input, now }) {
    const { targeted, totalSom, tally, isDeep, isWide } = await assessReduction(db, { wished: input, now });
    const preview = await previewToWire(db, tally);
    return { ...preview, targeted, total: totalSom, needsApproval: isDeep || isWide };
  },

  async previewPromoCode({ db }, { input, now }) {
    const { targeted, totalSom } = await assessReduction(db, { wished: input, now });
    return { targeted, total: totalSom, needsApproval: await needsApprovalOfCode(db, input, now) };
  },

  async createPromotion({ db }, { caller: { staff }, input, now }) {
    const { idempotencyKey: key, ...form } = input;
    const keyed = { scope: `promotion:${staff.id}`, key, request: form, now };
    return makeOnce(db, keyed, { run: () => createPromotion(db, form, { staffId: staff.id, now }) });
  },

  async createPromoCode({ db }, { caller: { staff }, input, now }) {
    const { idempotencyKey: key, ...form } = input;
    const keyed = { scope: `promo-code:${staff.id}`, key, request: form, now };
    return makeOnce(db, keyed, { run: () => createPromoCode(db, form, { staffId: staff.id, now }) });
  },

  async endPromotion({ db }, { input: { id, version }, now }) {
    const read = () => readPromotion(db, id, now);
    await endReduction(db, { table: 'promotions', id, version, now }, read);
    await enqueue(db, { task: repriceTask });
    return read();
  },

  async endPromoCode({ db }, { input: { id, version }, now }) {
    const read = () => readPromoCodeRow(db, id, now);
    await endReduction(db, { table: 'promo_codes', id, version, now }, read);
    return read();
  },
} satisfies StaffFunctions<typeof declared, { db: Db }>;

interface Ending {
  table: 'promotions' | 'promo_codes';
  id: number;
  /** The version that the caller read. */
  version: number;
  now: Date;
}

/** Refuses with NOT_FOUND, VERSION_CONFLICT or REDUCTION_OVER. */
async function endReduction(db: Db, ending: Ending, read: () => Promise<unknown>): Promise<void> {
  const { version, now, ...which } = ending;
  const row = await lockReduction(db, which);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  if (row.ends_at !== null && row.ends_at <= now) throw new Refusal('REDUCTION_OVER');
  if (row.version !== version) {
    const resource = which.table === 'promotions' ? 'promotion' : 'promo-code';
    const last = await lastChange(db, { resource, recordId: String(which.id) });
    throw new Refusal('VERSION_CONFLICT', { current: await read(), ...last });
  }
  await endReductionRow(db, { ...which, now });
}
