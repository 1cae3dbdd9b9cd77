import type { ReceivePieces } from '#contract/admin/stock/receive.ts';
import { serialsOf } from '#domain/counter/scanned-text.ts';
import { isUnusualWeight } from '#domain/stock/serial-series.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { weightFromGrams } from '#domain/units/weight.ts';
import type { Db } from '#database/connect.ts';
import { findPieceBySerial } from '#server/kit/find-piece.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { queueRepricing } from '../queries-change.ts';
import { recordArrival } from './record-arrival.ts';
import { findUnsoldProbe, insertPiecesLike } from './queries-receive.ts';
import { receivedMeasures } from './received-measures.ts';
import { serialsFor } from './serial-for.ts';

interface Receiving {
  form: ReceivePieces;
  staffId: number;
  now: Date;
}

/**
 * Receives pieces into stock; they are on sale at once. Refuses with NOT_FOUND (no piece to copy from), SERIAL_TAKEN (facts: serials),
 * PROBE_NOT_SOLD (facts: probe, probes), WEIGHT_UNUSUAL (facts: indexes of the pieces, from 0) or VALIDATION_FAILED (a number that no
 * series can supply is missing).
 */
export async function receivePieces(
  db: Db,
  { form, staffId, now }: Receiving,
): Promise<{ serials: string[] }> {
  const { pieces, storeId } = form;
  const like = await findPieceBySerial(db, serialsOf(form.like));
  await requireSoldProbe(db, like.id);
  const weights = pieces.map(({ weightGrams }) => weightFromGrams(weightGrams.toFixed(3)));
  if (!form.isWeightSure) requireUsual(weights, like.weight_mg);
  const serials = await serialsFor(db, {
    given: pieces.map(({ serial }) => serial),
    latest: like.serial_number,
    pathOf: (nth) => `/pieces/${nth}/serial`,
  });
  const ids = await insertPiecesLike(db, {
    likeId: like.id,
    storeId,
    receivedOn: tashkentDay(now),
    pieces: pieces.map((piece, nth) => ({
      serial: serials[nth] ?? '',
      weightMg: weights[nth] ?? 0,
      ...receivedMeasures(piece),
    })),
  });
  await queueRepricing(db, ids);
  await recordArrival(db, { ids, form, staffId, now });
  return { serials };
}

/** A fineness that is no longer allowed, or an import error: no further pieces with it may be sold. */
async function requireSoldProbe(db: Db, likeId: number): Promise<void> {
  const unsold = await findUnsoldProbe(db, likeId);
  if (unsold !== undefined)
    throw new Refusal('PROBE_NOT_SOLD', { probe: unsold.probe, probes: unsold.probes });
}

function requireUsual(weights: readonly number[], likeMg: number): void {
  const unusual = weights.flatMap((mg, nth) => (isUnusualWeight(mg, likeMg) ? [nth] : []));
  if (unusual.length > 0) throw new Refusal('WEIGHT_UNUSUAL', { pieces: unusual, usual: likeMg / 1000 });
}
