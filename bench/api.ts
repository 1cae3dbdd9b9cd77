// `npm run bench:api [product|list]`: the list of 24 with its facets, and the product by slug, asked of the whole server over real
// sockets, in turns with a bare Fastify that sends an answer of the same bytes. 10,000 generated products; 2,000 mixes of filters as
// shoppers make them and 2,000 slugs, so that no answer is one that was kept. Judged by the CPU time of this process, which holds
// both servers: the callers and PostgreSQL are processes of their own, and what other programs do to the clock does not count.
// Builds the storefront if need be. Linux only: the callers come from many addresses of this machine.
// first: React's production build is chosen by it
import '#server/start/environment.ts';
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import Fastify, { LogController } from 'fastify';
import { connect } from '#database/connect.ts';
import { startEmbedded, throwAway } from '#database/embedded/start.ts';
import { migrate, readMigrations } from '#database/migrate.ts';
import { createApp } from '#server/app.ts';
import { commandLine, exitWithUsage } from '#server/cli/command.ts';
import { readConfig } from '#server/config.ts';
import type { App } from '#server/kit/app-type.ts';
import { prepareJobs } from '#server/kit/jobs.ts';
import { mountPages } from '#server/pages/mount-pages.ts';
import { tagsOfChange } from '#server/pages/tags-of-change.ts';
import { openStorefront } from '#server/start/open-storefront.ts';
import type { Asked, Answered } from './api-callers.ts';
import { listPaths, productPaths } from './api-paths.ts';
import { cpuMs } from './cpu-time.ts';
import { generateCatalogue } from './generate-catalogue.ts';

const models = 10_000;
const pathCount = 2_000;
const rounds = 5;
const perRound = 6_000;

const usage = 'npm run bench:api [product|list]: the API in turns with a bare Fastify. Linux only.';
const [only] = commandLine({ usage, count: [0, 1] }).positionals;
if (only !== undefined && only !== 'product' && only !== 'list')
  exitWithUsage(`"${only}" is not known here.`, usage);

const folder = mkdtempSync(path.join(os.tmpdir(), 'zarona-bench-'));
const callers = fork(path.join(import.meta.dirname, 'api-callers.ts'));
const server = await startEmbedded({ folder: throwAway });
const { db, pool, close } = connect(server.connection);
try {
  await migrate(pool, await readMigrations());
  await prepareJobs(pool);
  await generateCatalogue(pool, models);
  const config = readConfig({
    LOG_LEVEL: 'silent',
    SECRET_KEY: 'of-no-use-outside-of-this-process',
    DATA_DIR: folder,
  });
  const { app, index, runner } = await createApp({ config, db, pool, connection: server.connection });
  const storefront = await openStorefront(app, { onStop: () => undefined, stop: async () => {} });
  const pages = await mountPages(app, {
    ...storefront,
    runner,
    publicUrl: config.publicUrl,
    secret: config.secrets.secretKey,
  });
  index.onChange((change) => pages.purge(tagsOfChange(change)));
  const shop = await open(app);
  if (only !== 'list')
    await compare('product by slug', { shop, paths: await productPaths(db, pathCount), goal: 3_500 });
  if (only !== 'product')
    await compare('list of 24 with facets', {
      shop,
      paths: await listPaths({ db, pool }, pathCount),
      goal: 1_500,
    });
  await app.close();
} finally {
  callers.kill();
  await close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Not by `app.listen`, after which the shop looks for the pictures of ten thousand products: no part of an answer. */
async function open(app: App): Promise<string> {
  await app.ready();
  await new Promise<void>((resolve) => app.server.listen(0, '127.0.0.1', resolve));
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('the shop listens on no port');
  return `http://127.0.0.1:${address.port}`;
}

async function compare(
  what: string,
  { shop, paths, goal }: { shop: string; paths: string[]; goal: number },
): Promise<void> {
  const body = await middleAnswer(shop, paths);
  const bare = await openBare(body);
  const ofBare: Round[] = [];
  const ofShop: Round[] = [];
  // the first round warms the compiler up
  for (let round = 0; round <= rounds; round++) {
    const pair = [await runRound(bare.url, ['/']), await runRound(shop, paths)] as const;
    if (round === 0) continue;
    ofBare.push(pair[0]);
    ofShop.push(pair[1]);
  }
  await bare.close();
  console.log(
    `${what}, ${(Buffer.byteLength(body) / 1024).toFixed(1)} KB, ${rounds} rounds of ${perRound} calls; goal ${goal}/s of CPU:`,
  );
  print('  the shop', ofShop);
  print('  a bare reply', ofBare);
  const [least, middle, most] = spread(
    ofShop.map(({ ownMs }, round) => (100 * (ofBare[round]?.ownMs ?? 0)) / ownMs),
  );
  console.log(`  of a bare reply: ${middle} % (${least} to ${most} %)`);
}

/** One round: requests a second by the clock, and CPU in ms a call. */
interface Round {
  perSecond: number;
  ownMs: number;
  databaseMs: number;
}

async function runRound(origin: string, paths: string[]): Promise<Round> {
  const [familyBefore, before, startedAt] = [cpuMs(), process.cpuUsage(), performance.now()];
  const asked: Asked = { origin, paths, times: perRound };
  const answered = new Promise<Answered>((resolve) => {
    callers.once('message', (answer: Answered) => resolve(answer));
  });
  callers.send(asked);
  const ofCallers = await answered;
  const seconds = (performance.now() - startedAt) / 1000;
  const { user, system } = process.cpuUsage(before);
  const ownMs = (user + system) / 1000;
  const databaseMs = cpuMs() - familyBefore - ownMs - ofCallers.cpuMs;
  return {
    perSecond: perRound / seconds,
    ownMs: ownMs / perRound,
    databaseMs: Math.max(0, databaseMs) / perRound,
  };
}

function print(side: string, of: Round[]): void {
  const [least, middle, most] = spread(of.map(({ ownMs }) => 1000 / ownMs));
  const [, clock] = spread(of.map(({ perSecond }) => perSecond));
  const [, database] = spread(of.map(({ databaseMs }) => databaseMs * 1000));
  console.log(
    `${side}: ${middle}/s of CPU (${least} to ${most}), ${clock}/s by the clock, ${database} µs of PostgreSQL's CPU a call`,
  );
}

/** The least, the middle one and the most. */
function spread(numbers: number[]): [string, string, string] {
  const inOrder = numbers.toSorted((one, other) => one - other);
  const at = (place: number) => (inOrder[place] ?? 0).toFixed(0);
  return [at(0), at(inOrder.length >> 1), at(inOrder.length - 1)];
}

/** The answer of middle length among some of them: what the bare server sends. */
async function middleAnswer(origin: string, paths: string[]): Promise<string> {
  const bodies: string[] = [];
  for (const each of paths.slice(0, 101)) {
    const answer = await fetch(origin + each);
    if (answer.status !== 200) throw new Error(`${each}: ${await answer.text()}`);
    bodies.push(await answer.text());
  }
  return bodies.toSorted((one, other) => one.length - other.length)[bodies.length >> 1] ?? '';
}

async function openBare(body: string): Promise<{ url: string; close: () => Promise<void> }> {
  const app = Fastify({ logger: false, logController: new LogController({ disableRequestLogging: true }) });
  app.get('/', (_request, reply) => {
    reply.header('content-type', 'application/json; charset=utf-8');
    return reply.send(body);
  });
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() };
}
