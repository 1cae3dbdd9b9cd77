import type { Db } from '#database/connect.ts';
import { numbersAfter, seriesOf } from '#domain/stock/serial-series.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { selectLatestSerial } from './queries-first-piece.ts';
import { findLastSerial, lockSerials, selectTakenSerials } from './queries-receive.ts';

/** The start of the series if the shop has no serial numbers yet. */
const firstSerials = { jewel: 'ZR-000000', 'loose-stone': 'ZD-000000' } as const;

interface Wanted {
  /** Typed serial numbers in the order of the pieces; undefined = the next number of the series. */
  given: readonly (string | undefined)[];
  /** A number of the series. */
  latest: string;
  /** The path of the n-th piece's number in the call. */
  pathOf: (nth: number) => string;
}

/**
 * Returns the given serial numbers, and the next ones of the series for the other pieces. Refuses with SERIAL_TAKEN (facts: serials), and
 * with VALIDATION_FAILED if a number is missing and the latest one belongs to no series.
 */
export async function serialsFor(db: Db, { given, latest, pathOf }: Wanted): Promise<string[]> {
  await lockSerials(db);
  const typed = given.flatMap((serial) => serial ?? []);
  const twice = typed.filter((serial, nth) => typed.indexOf(serial) !== nth);
  const taken = [...twice, ...(await selectTakenSerials(db, typed))];
  if (taken.length > 0) throw new Refusal('SERIAL_TAKEN', { serials: [...new Set(taken)] });
  if (typed.length === given.length) return typed;
  const series = seriesOf(latest);
  if (series === null)
    throw new Refusal('VALIDATION_FAILED', undefined, [
      { path: pathOf(given.indexOf(undefined)), code: 'required' },
    ]);
  const last = (await findLastSerial(db, series)) ?? latest;
  const free = numbersAfter(series, { last, count: given.length + typed.length }).filter(
    (serial) => !typed.includes(serial),
  );
  return given.map((serial) => serial ?? free.shift() ?? '');
}

/** Same as `serialsFor` for pieces without an existing one to copy from: continues the latest series of their kind. */
export async function firstSerialsFor(
  db: Db,
  { kind, ...wanted }: Omit<Wanted, 'latest'> & { kind: 'jewel' | 'loose-stone' },
): Promise<string[]> {
  return serialsFor(db, { ...wanted, latest: (await selectLatestSerial(db, kind)) ?? firstSerials[kind] });
}
