import type { CheckSettlement, SettledProvider, SettlementOfDay } from '#contract/admin/settlement.ts';
import type { Db } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import {
  type CheckRow,
  deleteCheck,
  insertCheck,
  lockChecks,
  type OpenDay,
  selectOpenDays,
  storeOpenDays,
} from './queries-checks.ts';
import { dayToWire, readDay, readLines } from './read-settlements.ts';

interface Check extends CheckSettlement {
  provider: SettledProvider;
  day: string;
  staffId: number;
  now: Date;
}

/**
 * Records that a person checked the difference of a movement, or opens it again. The report is compared with the ledger once. Refuses with
 * NOT_FOUND if the day has no such difference, SETTLEMENT_CHANGED if it is another one by now or somebody has checked it.
 */
export async function checkSettlement(db: Db, check: Check): Promise<SettlementOfDay> {
  const { provider, day, kind, transaction, difference, now } = check;
  await lockChecks(db, provider);
  const read = await readLines(db, { provider, from: day, to: day });
  const own = read.lines.filter(
    (line) =>
      (line.ours ?? line.theirs)?.kind === kind &&
      (line.ours ?? line.theirs)?.transactionId === transaction &&
      line.difference !== null,
  );
  if (own.length === 0) throw new Refusal('NOT_FOUND');
  if (own.some((line) => line.difference !== difference)) throw new Refusal('SETTLEMENT_CHANGED');
  const written = await writeCheck(db, check);
  const lines = read.lines.map((line) => (own.includes(line) ? { ...line, check: written } : line));
  const present = dayToWire(provider, { day, ...read, lines });
  const days = new Set(own.flatMap(({ ours, theirs }) => [ours?.day ?? day, theirs?.day ?? day]));
  days.delete(day);
  const counted = await countDifferences(
    db,
    [...days].map((one) => ({ provider, day: one })),
  );
  await storeOpenDays(db, [{ provider, day, open: present.open }, ...counted], now);
  return present;
}

/** Returns the new check; null if the difference is open again. */
async function writeCheck(
  db: Db,
  { provider, kind, transaction: transactionId, note, ...check }: Check,
): Promise<CheckRow | null> {
  const movement = { provider, kind, transactionId };
  if (note === null) {
    await deleteCheck(db, movement);
    return null;
  }
  const written = await insertCheck(db, { ...check, ...movement, note });
  if (written === undefined) throw new Refusal('SETTLEMENT_CHANGED');
  return written;
}

type DayOfProvider = Pick<OpenDay, 'provider' | 'day'>;

/** Counts the unchecked differences of these days. */
async function countDifferences(
  db: Db,
  days: readonly DayOfProvider[],
): Promise<(DayOfProvider & { open: number })[]> {
  const counted = [];
  for (const { provider, day } of days)
    counted.push({ provider, day, open: (await readDay(db, { provider, day })).open });
  return counted;
}

/** The ledger may have agreed with a report in the meantime: a payment that was missing has come. */
export async function recountDifferences(db: Db, now: Date): Promise<void> {
  const days = await selectOpenDays(db, { provider: undefined, limit: 1000 });
  await storeOpenDays(db, await countDifferences(db, days), now);
}
