import type { Static } from 'typebox';
import type { EndWaits, WaitedModel } from '#contract/admin/people/wait.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { names } from '#server/kit/wire.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { endAlertsFor, selectWaitedModels } from './queries-waits.ts';

/** Returns what shoppers wait for, by model and size, without the shoppers' data. */
export async function listWaits(db: ReadDb): Promise<{ rows: WaitedModel[] }> {
  const rows = await selectWaitedModels(db);
  return {
    rows: rows.map((row) => ({
      artikul: row.artikul,
      ...names(row.name),
      sizeMm: row.size_hundredths_mm === null ? null : row.size_hundredths_mm / 100,
      lengthCm: row.length_mm === null ? null : row.length_mm / 10,
      waiting: row.waiting,
      sent: row.sent,
      oldest: row.oldest?.toISOString() ?? null,
      pieces: row.pieces,
    })),
  };
}

/** Ends the alerts of a model in one size. The audit has the reason; nobody gets a message. Refuses with NOT_FOUND if there are none. */
export async function endWaits(
  db: Db,
  { artikul, sizeMm, lengthCm, now }: Omit<Static<typeof EndWaits>, 'reason'> & { now: Date },
): Promise<{ ended: number }> {
  const size = sizeMm === null ? null : Math.round(sizeMm * 100);
  const length = lengthCm === null ? null : Math.round(lengthCm * 10);
  const ended = await endAlertsFor(db, { artikul, size_hundredths_mm: size, length_mm: length }, now);
  if (ended === 0) throw new Refusal('NOT_FOUND');
  return { ended };
}
