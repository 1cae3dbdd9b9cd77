import type { WaitedModel } from '#contract/admin/people/wait.ts';
import type { ReadDb } from '#database/connect.ts';
import { names } from '#server/kit/wire.ts';
import { selectWaitedModels } from './queries-waits.ts';

/** What shoppers wait for, by model and size. Nothing in it says who. */
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
