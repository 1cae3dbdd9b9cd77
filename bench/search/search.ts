// `npm run bench:search [models]`: a generated catalogue of this many models (10,000 by default) with about seven pieces each, in the
// shop's own server and, in the same run, with PostgreSQL only (plain-sql-tables.ts). Measures building time and memory, listings with all
// facets, a text while it is typed, and changes of one product and of a thousand. Both sides must return the same results.
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { connect } from '#database/connect.ts';
import { startEmbedded, throwAway } from '#database/embedded/start.ts';
import { migrate, readMigrations } from '#database/migrate.ts';
import { commandLine, wholeNumber } from '#server/cli/command.ts';
import { createApp, type CreatedApp } from '#server/app.ts';
import { readConfig } from '#server/config/config.ts';
import { prepareJobs } from '#server/kit/jobs.ts';
import { generateCatalogue, today } from '../generate-catalogue.ts';
import { layOutPlainSql, plainSqlBytes } from './plain-sql-tables.ts';
import { measureListing } from './search-listing.ts';
import { measureTyping } from './search-typing.ts';
import { measureUpdates } from './search-updates.ts';
import { megabytes, milliseconds, timeOf } from '../times.ts';

const usage = `npm run bench:search [models]: listings and texts in the index and in plain SQL.`;
const { positionals } = commandLine({ usage, count: [0, 1] });
const models = wholeNumber(positionals[0] ?? '10000', {
  name: 'The number of models',
  usage,
  max: 2_000_000,
});

const folder = mkdtempSync(path.join(os.tmpdir(), 'zarona-bench-'));
// the plain-SQL side also gets memory
const server = await startEmbedded({
  folder: throwAway,
  settings: { shared_buffers: '512MB', max_wal_size: '8GB' },
});
const { db, pool, close } = connect(server.connection);
try {
  await migrate(pool, await readMigrations());
  await prepareJobs(pool);
  console.log(`generated in ${milliseconds(await timeOf(() => generateCatalogue(pool, models)))}`);
  const config = readConfig({
    LOG_LEVEL: 'info',
    SECRET_KEY: 'of-no-use-outside-of-this-process',
    DATA_DIR: folder,
  });
  const { app, index } = await build((logTo) =>
    createApp({ config, db, pool, connection: server.connection, logTo, isPatient: true }),
  );
  await app.ready();
  console.log(
    `plain SQL: tables created in ${milliseconds(await timeOf(() => layOutPlainSql(pool, today)))}`,
  );
  console.log(`  tables and indexes on disk: ${megabytes(await plainSqlBytes(pool))}`);
  const shop = { app, index, pool, models, today };
  const marks = await measureListing(shop);
  await measureTyping(shop, marks);
  await measureUpdates(shop);
  printMemory('the index after all questions');
  await app.close();
} finally {
  await close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Opens the shop, and prints the cost of its index. */
async function build(
  open: (logTo: { write: (line: string) => void }) => Promise<CreatedApp>,
): Promise<CreatedApp> {
  printMemory('before the index');
  const pauses = monitorEventLoopDelay({ resolution: 1 });
  pauses.enable();
  const created = await open({ write: noteBuilt });
  pauses.disable();
  console.log(`  longest pause of the event loop during the build: ${milliseconds(pauses.max / 1e6)}`);
  printMemory('the index');
  return created;
}

/** The shop's log contains the time its index took. */
function noteBuilt(line: string): void {
  if (!line.includes('catalogue index built')) return;
  const { models: built, ms } = JSON.parse(line) as { models: number; ms: number }; // our own line
  console.log(`index: ${built} models, built in ${milliseconds(ms)}`);
}

function printMemory(what: string): void {
  globalThis.gc?.();
  const { heapUsed, arrayBuffers, rss } = process.memoryUsage();
  console.log(
    `  memory, ${what}: heap ${megabytes(heapUsed)}, arrays ${megabytes(arrayBuffers)}, the whole process ${megabytes(rss)}`,
  );
}
