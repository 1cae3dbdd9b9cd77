import type { Static } from 'typebox';
import type { TakeGold } from '#contract/admin/gold.ts';
import { acceptedProbes, buyBackSom, goldActNumber } from '#domain/gold/buy-back.ts';
import type { Db } from '#database/connect.ts';
import { loadApprovalLimits } from '#server/approval/approval-limits.ts';
import { requestApproval } from '#server/approval/request-approval.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { sealPerson } from './gold-person.ts';
import { isGoldPurchaseOn } from './gold-settings.ts';
import { insertIntake, selectRates, setApproval } from './queries-gold.ts';

interface Taking {
  form: Static<typeof TakeGold>;
  staffId: number;
  secret: string;
  now: Date;
}

/**
 * Records weighed gold and its seller; above the limit it needs a second person's approval. Returns its id. Refuses with GOLD_OFF,
 * NOT_FOUND (a metal or fineness that is not bought), GOLD_WEIGHT_WRONG, GOLD_CHANGED (facts.amount).
 */
export async function takeGold(db: Db, { form, staffId, secret, now }: Taking): Promise<number> {
  if (!(await isGoldPurchaseOn(db))) throw new Refusal('GOLD_OFF');
  const { metal, probe, description } = form;
  const { rateId, rateSom } = await requireRate(db, form);
  const [grossMg, netMg] = [toMg(form.gross), toMg(form.net)];
  if (netMg < 1 || netMg > grossMg) throw new Refusal('GOLD_WEIGHT_WRONG');
  const amountSom = buyBackSom({ rateSom, netMg, probe });
  if (amountSom < 1) throw new Refusal('GOLD_WEIGHT_WRONG');
  if (amountSom !== form.expectedAmount) throw new Refusal('GOLD_CHANGED', { amount: amountSom });
  const isBig = amountSom > (await loadApprovalLimits(db)).oldGoldSom;
  const id = await insertIntake(db, {
    storeId: form.storeId,
    staffId,
    state: isBig ? 'WAITING' : 'READY',
    description,
    metal,
    probe,
    grossMg,
    netMg,
    rateId,
    rateSom,
    amountSom,
    personSealed: sealPerson(secret, form.person),
    now,
  });
  if (isBig) {
    const approvalId = await requestApproval(db, {
      kind: 'OLD_GOLD',
      payload: { intakeId: id },
      effect: { amountSom, serials: [], facts: [{ name: 'METAL', value: metal }] },
      resource: 'gold-intake',
      recordId: goldActNumber(id),
      reason: description,
      requestedBy: staffId,
      now,
    });
    await setApproval(db, id, approvalId);
  }
  return id;
}

const toMg = (grams: number): number => Math.round(grams * 1000);

async function requireRate(db: Db, { metal, probe }: Taking['form']) {
  const row = (await selectRates(db)).find((one) => one.metal === metal);
  if (row === undefined || row.rate_id === null || row.rate_som === null) throw new Refusal('NOT_FOUND');
  if (!acceptedProbes(metal, row.probes).includes(probe)) throw new Refusal('NOT_FOUND');
  return { rateId: row.rate_id, rateSom: row.rate_som };
}
