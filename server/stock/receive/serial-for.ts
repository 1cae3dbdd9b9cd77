import type { Db } from '#database/connect.ts';
import { numbersAfter, seriesOf } from '#domain/stock/serial-series.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { selectLatestSerial } from './queries-first-piece.ts';
import { findLastSerial, lockSerials, selectTakenSerials } from './queries-receive.ts';

/** What the numbers begin with where the shop has none yet. */
const firstSerials = { jewel: 'ZR-000000', 'loose-stone': 'ZD-000000' } as const;

/**
 * The given serial number, or the next one of the latest series of pieces of this kind. Refuses SERIAL_TAKEN, VALIDATION_FAILED where the
 * latest number is of no series.
 */
export async function serialFor(
  db: Db,
  { kind, given }: { kind: 'jewel' | 'loose-stone'; given: string | undefined },
): Promise<string> {
  await lockSerials(db);
  if (given !== undefined) {
    const taken = await selectTakenSerials(db, [given]);
    if (taken.length > 0) throw new Refusal('SERIAL_TAKEN', { serials: taken });
    return given;
  }
  const latest = (await selectLatestSerial(db, kind)) ?? firstSerials[kind];
  const series = seriesOf(latest);
  if (series === null)
    throw new Refusal('VALIDATION_FAILED', undefined, [{ path: '/serial', code: 'required' }]);
  const last = (await findLastSerial(db, series)) ?? latest;
  return numbersAfter(series, { last, count: 1 })[0] ?? '';
}
