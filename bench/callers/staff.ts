// The staff of bench/import.ts and bench/mixed.ts: one command of theirs in a process of its own, as `npm run` would have it.
import type { PoolConfig } from 'pg';
import { connect } from '#database/connect.ts';
import { lowerPriority } from '#server/kit/load/throttle.ts';
import { importCommand } from '#server/cli/import.ts';
import { rateCommand } from '#server/cli/prices/rate.ts';

export interface StaffOrder {
  connection: PoolConfig;
  command: 'import' | 'rate';
  words: string[];
  /** DATA_DIR. */
  folder: string;
}

export interface StaffDone {
  output: string;
  /** From the first byte of the file to the last commit. */
  ms: number;
}

lowerPriority();
process.once('message', (order: StaffOrder) => void work(order));

async function work({ connection, command, words, folder }: StaffOrder): Promise<void> {
  const database = connect(connection);
  const startedAt = performance.now();
  const output =
    command === 'rate'
      ? await rateCommand.read(words)({ db: database.db, now: new Date(), user: 'bench' })
      : await importCommand.read(words)({
          database,
          folder,
          dataDir: folder,
          now: () => new Date(),
          out: { write: () => true },
          isStopped: () => false,
        });
  const done: StaffDone = { output, ms: performance.now() - startedAt };
  process.send?.(done);
  await database.close();
}
