import type { ReceivedPiece, ReceivePieces } from '#contract/admin/stock/receive.ts';
import { serialsOf } from '#domain/counter/scanned-text.ts';
import { isUnusualWeight, numbersAfter, seriesOf } from '#domain/stock/serial-series.ts';
import { lengthFromCm, sizeFromMm } from '#domain/units/size.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { weightFromGrams } from '#domain/units/weight.ts';
import type { Db } from '#database/connect.ts';
import { findPieceBySerial } from '#server/kit/find-piece.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { queueRepricing } from '../queries-change.ts';
import { insertMovements } from '../queries-movement.ts';
import {
  findLastSerial,
  findUnsoldProbe,
  insertCosts,
  insertPiecesLike,
  lockSerials,
  selectTakenSerials,
} from './queries-receive.ts';

interface Receiving {
  form: ReceivePieces;
  staffId: number;
  now: Date;
}

/**
 * Takes pieces into the stock: they are on sale at once. Refuses NOT_FOUND (nothing is like them), SERIAL_TAKEN (facts: serials),
 * PROBE_NOT_SOLD (facts: probe, probes), WEIGHT_UNUSUAL (facts: places of the pieces, from 0), VALIDATION_FAILED (a number that no series gives out is missing).
 */
export async function receivePieces(
  db: Db,
  { form, staffId, now }: Receiving,
): Promise<{ serials: string[] }> {
  const { pieces, storeId, cost, supplier, invoice } = form;
  const like = await findPieceBySerial(db, serialsOf(form.like));
  await requireSoldProbe(db, like.id);
  const weights = pieces.map(({ weightGrams }) => weightFromGrams(weightGrams.toFixed(3)));
  if (!form.isWeightSure) requireUsual(weights, like.weight_mg);
  const serials = await serialsFor(db, { pieces, like: like.serial_number });
  const ids = await insertPiecesLike(db, {
    likeId: like.id,
    storeId,
    receivedOn: tashkentDay(now),
    pieces: pieces.map((piece, nth) => ({
      serial: serials[nth] ?? '',
      weightMg: weights[nth] ?? 0,
      ...measuresOf(piece),
    })),
  });
  await queueRepricing(db, ids);
  if (cost !== undefined) await insertCosts(db, ids, { costSom: cost, supplier, invoice });
  await insertMovements(db, {
    itemIds: ids,
    kind: 'RECEIVED',
    from: storeId,
    to: storeId,
    staffId,
    now,
    ...(invoice !== null && { document: invoice }),
  });
  return { serials };
}

/** A fineness of old days, or a slip of an import: more of it may not be sold. */
async function requireSoldProbe(db: Db, likeId: number): Promise<void> {
  const unsold = await findUnsoldProbe(db, likeId);
  if (unsold !== undefined)
    throw new Refusal('PROBE_NOT_SOLD', { probe: unsold.probe, probes: unsold.probes });
}

function requireUsual(weights: readonly number[], likeMg: number): void {
  const unusual = weights.flatMap((mg, nth) => (isUnusualWeight(mg, likeMg) ? [nth] : []));
  if (unusual.length > 0) throw new Refusal('WEIGHT_UNUSUAL', { pieces: unusual, usual: likeMg / 1000 });
}

/** The given serial numbers, and the next of the series for the other pieces. */
async function serialsFor(
  db: Db,
  { pieces, like }: { pieces: readonly ReceivedPiece[]; like: string },
): Promise<string[]> {
  await lockSerials(db);
  const given = pieces.flatMap(({ serial }) => serial ?? []);
  const twice = given.filter((serial, nth) => given.indexOf(serial) !== nth);
  const taken = [...twice, ...(await selectTakenSerials(db, given))];
  if (taken.length > 0) throw new Refusal('SERIAL_TAKEN', { serials: [...new Set(taken)] });
  const count = pieces.length - given.length;
  if (count === 0) return given;
  const series = seriesOf(like);
  if (series === null)
    throw new Refusal('VALIDATION_FAILED', undefined, [
      { path: `/pieces/${pieces.findIndex(({ serial }) => serial === undefined)}/serial`, code: 'required' },
    ]);
  const last = (await findLastSerial(db, series)) ?? like;
  const free = numbersAfter(series, { last, count: count + given.length }).filter(
    (serial) => !given.includes(serial),
  );
  return pieces.map(({ serial }) => serial ?? free.shift() ?? '');
}

const measuresOf = ({ sizeMm, lengthCm }: ReceivedPiece) => ({
  sizeHundredthsMm: sizeMm === undefined ? null : sizeFromMm(sizeMm.toFixed(2)),
  lengthMm: lengthCm === undefined ? null : lengthFromCm(lengthCm.toFixed(1)),
});
