import type { BackFromRepair, SendToRepair } from '#contract/admin/stock/piece-care.ts';
import { isUnusualWeight } from '#domain/stock/serial-series.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { weightFromGrams } from '#domain/units/weight.ts';
import type { Db } from '#database/connect.ts';
import { nextCertificateId } from '#server/certificate/register.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { queueRepricing, updatePiece } from '../queries-change.ts';
import { recordPiece, requireAction, type Step } from '../withdraw-piece.ts';
import { endRepair, findPassport, insertRepair, replacePassport } from './queries-repair.ts';

/**
 * Sends a locked piece to a workshop. Refuses with PIECE_STATE_CONFLICT if it is reserved or not in place, and with DAY_PAST if it is due
 * before today.
 */
export async function sendToRepair(db: Db, { sent, ...step }: Step & { sent: SendToRepair }): Promise<void> {
  const { piece, staffId, now } = step;
  requireAction(piece, 'REPAIR');
  const { workshop, task, dueOn = null } = sent;
  if (dueOn !== null && dueOn < tashkentDay(now)) throw new Refusal('DAY_PAST');
  await insertRepair(db, { itemId: piece.id, workshop, task, dueOn, staffId, now });
  await updatePiece(db, piece.id, { product_item_state: 'WITHDRAWN', withdrawn_because: 'REPAIR' });
  await recordPiece(db, step, { kind: 'REPAIR_OUT', reason: `${workshop}: ${task}`.slice(0, 300) });
}

/**
 * Takes a locked piece back from a workshop: on sale if it is ready, otherwise withdrawn for inspection. If its weight has changed, its
 * price is calculated again and its passport replaced. Refuses with PIECE_STATE_CONFLICT if it is not in repair, and with WEIGHT_UNUSUAL
 * (facts: usual, in grams) for a weight that differs a lot and is not confirmed: a slip of the comma would sell the piece at ten times its
 * price.
 */
export async function takeFromRepair(
  db: Db,
  { back, ...step }: Step & { back: BackFromRepair },
): Promise<void> {
  const { piece, staffId, now } = step;
  requireAction(piece, 'REPAIR_BACK');
  const { weightGrams, isWeightSure = false, cost = null, isReady } = back;
  const weightMg = weightGrams === undefined ? piece.weightMg : weightFromGrams(weightGrams.toFixed(3));
  if (!isWeightSure && isUnusualWeight(weightMg, piece.weightMg))
    throw new Refusal('WEIGHT_UNUSUAL', { usual: piece.weightMg / 1000 });
  const newWeightMg = weightMg === piece.weightMg ? null : weightMg;
  await endRepair(db, { itemId: piece.id, staffId, now, costSom: cost, newWeightMg });
  await updatePiece(db, piece.id, {
    product_item_state: isReady ? 'AVAILABLE' : 'WITHDRAWN',
    withdrawn_because: isReady ? null : 'AUDIT',
    ...(newWeightMg !== null && { weight_mg: newWeightMg }),
  });
  await recordPiece(db, step, { kind: 'REPAIR_BACK' });
  if (newWeightMg === null) return;
  await queueRepricing(db, [piece.id]);
  await reissuePassport(db, { itemId: piece.id, weightMg: newWeightMg, now });
}

/** Replaces the piece's passport, if it has one, by one with the new weight. */
async function reissuePassport(
  db: Db,
  { itemId, weightMg, now }: { itemId: number; weightMg: number; now: Date },
): Promise<void> {
  const oldId = await findPassport(db, itemId);
  if (oldId === undefined) return;
  const newId = await nextCertificateId(db, now);
  const issuedOn = tashkentDay(now);
  await replacePassport(db, { oldId, newId, issuedOn, grams: (weightMg / 1000).toFixed(2) });
}
