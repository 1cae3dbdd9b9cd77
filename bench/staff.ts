// The staff of bench/import.ts and bench/mixed.ts: one command of theirs in a process of its own, as `npm run` would have it.
import type { PoolConfig } from 'pg';
import { connect } from '#database/connect.ts';
import { giveWay } from '#server/kit/leisure.ts';
import { workAtImportDesk } from '#server/start/import-desk.ts';
import { workAtRateDesk } from '#server/start/rate-desk.ts';

export interface StaffOrder {
  connection: PoolConfig;
  desk: 'import' | 'rate';
  words: string[];
  /** DATA_DIR. */
  folder: string;
}

export interface StaffDone {
  said: string;
  /** From the first byte of the file to the last commit. */
  ms: number;
}

giveWay();
process.once('message', (order: StaffOrder) => void work(order));

async function work({ connection, desk, words, folder }: StaffOrder): Promise<void> {
  const database = connect(connection);
  const startedAt = performance.now();
  const said =
    desk === 'rate'
      ? await workAtRateDesk(database.db, { words, now: new Date() })
      : await workAtImportDesk(database, {
          words,
          folder,
          dataDir: folder,
          now: () => new Date(),
          out: { write: () => true },
          isStopped: () => false,
        });
  const done: StaffDone = { said, ms: performance.now() - startedAt };
  process.send?.(done);
  await database.close();
}
