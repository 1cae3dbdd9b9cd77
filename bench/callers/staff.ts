// The staff of bench/import.ts and bench/mixed.ts: one act of theirs in a process of its own.
import type { PoolConfig } from 'pg';
import { connect, type Db } from '#database/connect.ts';
import { lowerPriority } from '#server/kit/load/throttle.ts';
import { importCommand } from '#server/cli/import.ts';
import { insertRate } from '#server/pricing/rates/queries-rate.ts';
import { updatePrices } from '#server/pricing/repricing/update-prices.ts';

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
      ? await setRate(database.db, words)
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

/** `gold 2100000`: from now on, and its pieces are repriced, as the screen Prices → Rates and its job do. */
async function setRate(db: Db, [metal = '', sum = '']: readonly string[]): Promise<string> {
  const now = new Date();
  const rate = { metal, refSom: Number(sum), effectiveAt: now };
  await insertRate(db, { ...rate, setBy: null, approvalId: null });
  return `${await updatePrices(db, { now })} prices were changed.`;
}
