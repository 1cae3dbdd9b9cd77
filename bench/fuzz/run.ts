// `npm run fuzz [seed] [calls]`: thousands of requests made from the API's own schemas, with up to three things wrong in each, then as many
// visits of the storefront's pages and forms, to a whole shop with its demo, on a database of their own. None may be answered with a fault
// of ours, a page is a page in the language of its address, and gives back nothing as it was sent. The same seed makes the same requests.
// first: React's production build is chosen by it
import '#server/start/environment.ts';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { connect } from '#database/connect.ts';
import { startEmbedded, throwAway } from '#database/embedded/start.ts';
import { findBroken } from '#database/invariants.ts';
import { migrate, readMigrations } from '#database/migrate.ts';
import { seedIfEmpty } from '#database/seed/seed-if-empty.ts';
import { commandLine, wholeNumber } from '#server/cli/command.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { prepareJobs } from '#server/kit/jobs.ts';
import { mountPages } from '#server/pages/mount-pages.ts';
import { openStorefront } from '#server/start/open-storefront.ts';
import { knownToPages, learnKnownValues } from './known-values.ts';
import { type Fuzzed, fuzzedSettings, sendRequests } from './send-requests.ts';
import { sendVisits } from './send-visits.ts';

const usage = `npm run fuzz [seed] [calls]: requests with something wrong in them, to every route and page.`;
const { positionals } = commandLine({ usage, count: [0, 2] });
const seed = wholeNumber(positionals[0] ?? String(Date.now() % 100_000), { name: 'The seed', usage, min: 0 });
const calls = wholeNumber(positionals[1] ?? '10000', { name: 'The number of calls', usage });
const folder = mkdtempSync(path.join(os.tmpdir(), 'zarona-fuzz-'));
const server = await startEmbedded({ folder: throwAway });
const { db, pool, close } = connect(server.connection);
try {
  await migrate(pool, await readMigrations());
  await prepareJobs(pool);
  await seedIfEmpty(pool);
  const config = readConfig({
    ...fuzzedSettings,
    LOG_LEVEL: 'silent',
    SECRET_KEY: 'of-no-use-outside-of-this-process',
    DATA_DIR: folder,
  });
  const { app, runner } = await createApp({
    config,
    db,
    pool,
    connection: server.connection,
    isPatient: true,
  });
  let lastError = '';
  app.addHook('onError', async (_request, _reply, error) => {
    lastError = error.stack ?? error.message;
  });
  const storefront = await openStorefront(app, { onStop: () => undefined, stop: async () => {} });
  await mountPages(app, {
    ...storefront,
    runner,
    publicUrl: config.publicUrl,
    secret: config.secrets.secretKey,
  });
  await app.ready();
  const shop = { app, folder, lastError: () => lastError };
  const known = await learnKnownValues(shop);
  const origins = [config.publicUrl, 'http://localhost'];
  const faults = [
    ...(await tell('requests', () => sendRequests(shop, { seed, calls, known }))),
    ...(await tell('visits', () =>
      sendVisits({ ...shop, known: knownToPages(known), origins }, { seed, visits: calls }),
    )),
  ];
  const broken = await findBroken(db);
  for (const fault of [...faults, ...broken]) console.log(`\n${fault}`);
  console.log(`\n${faults.length} faults, ${broken.length} broken invariants`);
  await app.close();
  process.exitCode = faults.length + broken.length === 0 ? 0 : 1;
} finally {
  await close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

async function tell(what: string, send: () => Promise<Fuzzed>): Promise<string[]> {
  const started = performance.now();
  const { calls: sent, statuses, faults } = await send();
  const seconds = Math.round((performance.now() - started) / 1000);
  console.log(`${sent} ${what} of seed ${seed} in ${seconds} s, by status: ${JSON.stringify(statuses)}`);
  return faults;
}
