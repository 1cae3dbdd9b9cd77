// `npm run bench:pages`: a cached page of the shop beside a bare Fastify that sends the same buffer, in turns, over real
// sockets; then the listing rendered anew each time. Compared by the CPU time of this process, which holds both servers: the
// callers are a process of their own, and what other programs do to the clock does not count. Builds the storefront if need be.
// first: React's production build is chosen by it
import '#server/start/environment.ts';
import { fork } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import os from 'node:os';
import path from 'node:path';
import Fastify, { LogController } from 'fastify';
import { connect } from '#database/connect.ts';
import { startEmbedded, throwAway } from '#database/embedded/start.ts';
import { migrate, readMigrations } from '#database/migrate.ts';
import { seedIfEmpty } from '#database/seed/seed-if-empty.ts';
import { commandLine } from '#server/cli/command.ts';
import type { App } from '#server/kit/app-type.ts';
import { createApp } from '#server/app.ts';
import { readConfig } from '#server/config.ts';
import { prepareJobs } from '#server/kit/jobs.ts';
import { mountPages } from '#server/pages/mount-pages.ts';
import { openStorefront } from '#server/start/open-storefront.ts';
import { fillBag } from './fill-bag.ts';

commandLine({ usage: 'npm run bench:pages: cached and uncached pages in turns with a bare Fastify.' });

const rounds = 5;
const perRound = 4_000;
const connections = 32;
/** A listing of 24 of all models, with all the filters. */
const listing = '/catalog?sort=new';

/** What the callers are asked for. */
interface Calls {
  url: string;
  times: number;
  cookie?: string;
}

if (process.send) {
  process.on('message', (calls: Calls) => void call(calls).then(() => process.send?.('done')));
} else {
  await compare();
}

async function compare(): Promise<void> {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'zarona-bench-'));
  const server = await startEmbedded({ folder: throwAway });
  const { db, pool, close } = connect(server.connection);
  await migrate(pool, await readMigrations());
  await prepareJobs(pool);
  await seedIfEmpty(pool);
  const config = readConfig({
    LOG_LEVEL: 'silent',
    SECRET_KEY: 'of-no-use-outside-of-this-process',
    DATA_DIR: folder,
  });
  const { app, runner } = await createApp({ config, db, pool, connection: server.connection });
  const storefront = await openStorefront(app, { onStop: () => undefined, stop: async () => {} });
  await mountPages(app, {
    ...storefront,
    runner,
    publicUrl: config.publicUrl,
    secret: config.secrets.secretKey,
  });
  const shop = await openShop(app);

  const callers = fork(import.meta.filename);
  for (const page of ['/', '/catalog/koltsa', '/product/koltso-lastochka']) {
    const bare = await openBare(await brotliOf(shop + page));
    await comparePage({ page, shop, bare: bare.url, callers });
    await bare.close();
  }
  await measureRender(shop, callers);

  callers.kill();
  await app.close();
  await close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}

/** Not by `app.listen`, after which the shop makes its pictures: minutes of CPU that are no page's. */
async function openShop(app: App): Promise<string> {
  await app.ready();
  await new Promise<void>((resolve) => app.server.listen(0, '127.0.0.1', resolve));
  const address = app.server.address();
  if (address === null || typeof address === 'string') throw new Error('the shop listens on no port');
  return `http://127.0.0.1:${address.port}`;
}

interface Sides {
  page: string;
  shop: string;
  bare: string;
  callers: ReturnType<typeof fork>;
}

async function comparePage({ page, shop, bare, callers }: Sides): Promise<void> {
  const ratios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const ofBare = await cpuOf(callers, { url: bare, times: perRound });
    const ofShop = await cpuOf(callers, { url: shop + page, times: perRound });
    ratios.push(ofBare / ofShop);
  }
  ratios.sort((a, b) => a - b);
  const [least, middle, most] = [ratios[0], ratios[rounds >> 1], ratios.at(-1)].map(
    (ratio) => `${((ratio ?? 0) * 100).toFixed(0)} %`,
  );
  console.log(
    `${page}: ${middle} of a bare reply with the same buffer (${least} to ${most} in ${rounds} rounds of ${perRound})`,
  );
}

/** CPU of this process for one round of calls, µs a call. */
async function cpuOf(callers: ReturnType<typeof fork>, calls: Calls): Promise<number> {
  const before = process.cpuUsage();
  const done = new Promise((resolve) => callers.once('message', resolve));
  callers.send(calls);
  await done;
  const { user, system } = process.cpuUsage(before);
  return (user + system) / calls.times;
}

async function openBare(body: Buffer): Promise<{ url: string; close: () => Promise<void> }> {
  const app = Fastify({ logger: false, logController: new LogController({ disableRequestLogging: true }) });
  app.get('/', (_request, reply) => {
    reply.headers({ 'content-type': 'text/html; charset=utf-8', 'content-encoding': 'br' });
    return reply.send(body);
  });
  return { url: await app.listen({ port: 0, host: '127.0.0.1' }), close: () => app.close() };
}

/** The listing rendered anew: calls to the API, React, hashes and compression; the garbage collector and the compiler, too. */
async function measureRender(shop: string, callers: ReturnType<typeof fork>): Promise<void> {
  // a page with a cart's cookie is somebody's own: never kept, and compressed once
  const calls: Calls = { url: shop + listing, times: 100, cookie: await fillBag(shop) };
  // before the compiler is warm, a render costs several times as much
  await cpuOf(callers, { ...calls, times: 600 });
  const costs: number[] = [];
  for (let round = 0; round < 10; round++) costs.push(await cpuOf(callers, calls));
  costs.sort((a, b) => a - b);
  const [least, middle] = [costs[0], costs[costs.length >> 1]].map((us) => ((us ?? 0) / 1000).toFixed(1));
  console.log(
    `${listing} rendered anew for a visitor with a bag: ${middle} ms of CPU (best round ${least}, of ${costs.length})`,
  );
}

async function brotliOf(url: string): Promise<Buffer> {
  return Buffer.concat(await fetchOnce(new Agent(), url));
}

async function call({ url, times, cookie }: Calls): Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let left = times;
  const caller = async () => {
    while (left-- > 0) await fetchOnce(agent, url, cookie);
  };
  // a render at a time, so that none is counted while it waits for another
  await Promise.all(Array.from({ length: cookie === undefined ? connections : 1 }, caller));
  agent.destroy();
}

function fetchOnce(agent: Agent, url: string, cookie?: string): Promise<Buffer[]> {
  // as browsers ask
  return new Promise((resolve, reject) => {
    get(
      url,
      {
        agent,
        headers: { 'accept-encoding': 'gzip, deflate, br, zstd', ...(cookie !== undefined && { cookie }) },
      },
      (answer) => {
        const chunks: Buffer[] = [];
        answer.on('data', (chunk: Buffer) => chunks.push(chunk));
        answer.on('end', () => resolve(chunks));
      },
    ).on('error', reject);
  });
}
