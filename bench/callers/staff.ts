// The staff of bench/import.ts and bench/mixed.ts: one action in a separate process.
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { PoolConfig } from 'pg';
import { connect, type Db } from '#database/connect.ts';
import { lowerPriority } from '#server/kit/load/throttle.ts';
import { examineFile } from '#server/import/examine-file.ts';
import { parseMapping } from '#server/import/mapping.ts';
import { runImport } from '#server/import/run-import.ts';
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
    command === 'rate' ? await setRate(database.db, words) : await importFile(database.db, { folder, words });
  const done: StaffDone = { output, ms: performance.now() - startedAt };
  process.send?.(done);
  await database.close();
}

/** `rings.csv rings.json`: imports the file with the mapping, like the screen Exchange → Imports and its job. */
async function importFile(
  db: Db,
  { folder, words: [file = '', mapping = ''] }: Pick<StaffOrder, 'folder' | 'words'>,
): Promise<string> {
  const text = readFileSync(path.resolve(folder, mapping), 'utf8');
  const { run } = await runImport(
    { db, now: () => new Date() },
    {
      file: await examineFile(path.resolve(folder, file)),
      fileName: path.basename(file),
      mapping: parseMapping(text),
      mappingHash: createHash('sha256').update(text).digest('hex'),
      from: 'ANEW',
    },
  );
  const { new_count, changed_count, unchanged_count, refused_count } = run;
  return `Rows: ${new_count} new, ${changed_count} changed, ${unchanged_count} unchanged, ${refused_count} refused.`;
}

/** `gold 2100000`: sets a rate from now on and reprices its pieces, like the screen Prices → Rates and its job. */
async function setRate(db: Db, [metal = '', sum = '']: readonly string[]): Promise<string> {
  const now = new Date();
  const rate = { metal, refSom: Number(sum), effectiveAt: now };
  await insertRate(db, { ...rate, setBy: null, approvalId: null });
  return `${await updatePrices(db, { now })} prices were changed.`;
}
