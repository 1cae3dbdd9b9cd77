import type { CheckSettlement, SettledProvider, SettlementOfDay } from '#contract/admin/settlement.ts';
import type { Db } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { deleteCheck, insertCheck, selectOpenDays, storeOpenDays } from './queries-checks.ts';
import { readDay } from './read-settlements.ts';

interface Check extends CheckSettlement {
  provider: SettledProvider;
  day: string;
  staffId: number;
  now: Date;
}

/**
 * Records that a person checked the difference of a movement, or opens it again. Refuses with NOT_FOUND if the day has no such
 * difference, SETTLEMENT_CHANGED if it is another one by now or somebody has checked it.
 */
export async function checkSettlement(db: Db, check: Check): Promise<SettlementOfDay> {
  const { provider, day, kind, transaction, difference, note, staffId, now } = check;
  const { lines } = await readDay(db, { provider, day });
  const own = lines.filter(
    (line) => line.kind === kind && line.transaction === transaction && line.difference !== null,
  );
  if (own.length === 0) throw new Refusal('NOT_FOUND');
  if (own.some((line) => line.difference !== difference)) throw new Refusal('SETTLEMENT_CHANGED');
  const movement = { provider, kind, transactionId: transaction };
  if (note === null) await deleteCheck(db, movement);
  else if (!(await insertCheck(db, { ...movement, difference, note, staffId, now })))
    throw new Refusal('SETTLEMENT_CHANGED');
  const days = new Set(own.flatMap(({ ours, theirs }) => [ours?.day ?? day, theirs?.day ?? day]));
  await countDifferences(
    db,
    [...days].map((one) => ({ provider, day: one })),
    now,
  );
  return readDay(db, { provider, day });
}

/** Counts the unchecked differences of these days again. */
async function countDifferences(
  db: Db,
  days: readonly { provider: SettledProvider; day: string }[],
  now: Date,
): Promise<void> {
  const counted = [];
  for (const { provider, day } of days)
    counted.push({ provider, day, open: (await readDay(db, { provider, day })).open });
  await storeOpenDays(db, counted, now);
}

/** The ledger may have agreed with a report in the meantime: a payment that was missing has come. */
export async function recountDifferences(db: Db, now: Date): Promise<void> {
  await countDifferences(db, await selectOpenDays(db, { provider: undefined, limit: 1000 }), now);
}
