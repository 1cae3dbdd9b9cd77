import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { changesByMore } from '#domain/pricing/price-change.ts';
import { som } from '#domain/units/som.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { loadApprovalLimits } from '#server/approval/approval-limits.ts';
import { approvalExecutor } from '#server/approval/executor.ts';
import { type ApprovalEffect, ApprovalNeeded } from '#server/kit/approval-needed.ts';
import { enqueue } from '#server/kit/jobs.ts';
import { Refusal, refusedField } from '#server/kit/refusal.ts';
import { getPriceTerms } from '../get-price-terms.ts';
import { priceEffect } from '../preview/price-effect.ts';
import { previewPrices } from '../preview/preview-prices.ts';
import type { PriceTotals } from '../preview/tally-prices.ts';
import { repriceTask } from '../tasks.ts';
import { insertRate, selectPreciousMetals, selectRatesInForce } from './queries-rate.ts';

/** From this change in percent on, the amount must be typed twice. */
const surprisingPercent = 30;

interface Rate {
  metal: string;
  /** Whole soʻm per gram. */
  refSom: number;
}

interface WishedRate extends Rate {
  /** Null = at once. */
  from: Date | null;
  /** The amount, typed a second time. */
  againSom: number | undefined;
  reason: string | undefined;
  staffId: number;
  now: Date;
}

/**
 * Sets a rate of a precious metal from an instant on; the job `reprice` applies it at that time. Refuses with NOT_FOUND (no such metal),
 * STARTS_IN_PAST, SUM_UNCONFIRMED (a change above 30 % that was not typed twice) or APPROVAL_REASON_NEEDED. Throws ApprovalNeeded above
 * the setting `approval_rate_percent`.
 */
export async function changeRate(db: Db, wished: WishedRate): Promise<void> {
  const { metal, refSom, from, againSom, reason, staffId, now } = wished;
  if (from !== null && from < now) throw refusedField('STARTS_IN_PAST', '/from');
  const { currentSom, isSurprising, needsApproval } = await assessRate(db, wished);
  if (isSurprising && againSom !== refSom)
    throw refusedField('SUM_UNCONFIRMED', '/again', { current: currentSom });
  if (needsApproval) {
    if (reason === undefined) throw refusedField('APPROVAL_REASON_NEEDED', '/reason');
    const payload = { metal, refSom, from: from?.toISOString() ?? null };
    const effect = await effectOf(db, payload, now);
    throw new ApprovalNeeded({ kind: 'RATE', payload, effect, resource: 'rate', recordId: metal, reason });
  }
  await addRate(db, { metal, refSom, effectiveAt: from ?? now, setBy: staffId, approvalId: null, now });
}

/** Returns how much a rate differs from the one in force. Refuses with NOT_FOUND if the metal has no rate. */
export async function assessRate(
  db: ReadDb,
  { metal, refSom }: Rate,
): Promise<{ currentSom: number | null; isSurprising: boolean; needsApproval: boolean }> {
  const metals = await selectPreciousMetals(db);
  if (!metals.some(({ code }) => code === metal)) throw new Refusal('NOT_FOUND');
  const currentSom = await currentRate(db, metal);
  const { ratePercent } = await loadApprovalLimits(db);
  const change = { beforeSom: currentSom, afterSom: refSom };
  return {
    currentSom,
    isSurprising: changesByMore(change, surprisingPercent),
    needsApproval: changesByMore(change, ratePercent),
  };
}

/** Computes what a rate would change for every piece of the metal; changes nothing. */
export async function previewRate(
  db: ReadDb,
  { metal, refSom, now }: Rate & { now: Date },
): Promise<PriceTotals> {
  const { formula, rates } = await getPriceTerms(db);
  return previewPrices(db, { terms: { formula, rates: { ...rates, [metal]: som(refSom) } }, metal, now });
}

async function currentRate(db: ReadDb, metal: string): Promise<number | null> {
  const rates = await selectRatesInForce(db);
  return rates.find((rate) => rate.metal === metal)?.ref_som ?? null;
}

interface RateToAdd extends Rate {
  effectiveAt: Date;
  setBy: number;
  approvalId: number | null;
  now: Date;
}

async function addRate(db: Db, { now, ...rate }: RateToAdd): Promise<void> {
  await insertRate(db, rate);
  if (rate.effectiveAt <= now) await enqueue(db, { task: repriceTask });
}

const payloads = Compile(
  Type.Object({
    metal: Type.String(),
    refSom: Type.Integer({ minimum: 1 }),
    from: Type.Union([Type.String(), Type.Null()]),
  }),
);

async function effectOf(
  db: ReadDb,
  { metal, refSom, from }: { metal: string; refSom: number; from: string | null },
  now: Date,
): Promise<ApprovalEffect> {
  const currentSom = await currentRate(db, metal);
  return priceEffect(await previewRate(db, { metal, refSom, now }), [
    { name: 'METAL', value: metal },
    ...(currentSom === null ? [] : [{ name: 'RATE_NOW' as const, value: currentSom }]),
    { name: 'RATE_NEW', value: refSom },
    ...(from === null ? [] : [{ name: 'FROM' as const, value: from }]),
  ]);
}

/** Sets an approved rate; if its start has passed in the meantime, from the approval on. */
export const rateExecutor = approvalExecutor({
  payloads,
  assess: (db, payload, now) => effectOf(db, payload, now),
  run: async (db, { metal, refSom, from }, { approvalId, requestedBy, now }) => {
    const wanted = from === null ? now : new Date(from);
    const effectiveAt = wanted < now ? now : wanted;
    await addRate(db, { metal, refSom, effectiveAt, setBy: requestedBy, approvalId, now });
  },
});
