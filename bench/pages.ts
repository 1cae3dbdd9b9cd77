// `npm run bench:pages`: opens the shop as `npm start` does. Compares a cached page with a bare Fastify that sends the same headers and
// body, alternating, over real sockets; then measures pages rendered for a visitor with a cart: of the demo one at a time, of 10,000
// products with 32 callers. Compared by the CPU time of each server's process: the callers are a separate process, and the load by other
// programs does not matter. Linux only: CPU times are read from /proc.
import { type ChildProcess, fork } from 'node:child_process';
import { get } from 'node:http';
import path from 'node:path';
import { commandLine } from '#server/cli/command.ts';
import { openBareServer } from './bare-server.ts';
import { fillCart, putIntoCart } from './callers/fill-cart.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import type { PageCalls, PagesCalled } from './callers/page-callers.ts';
import { readOffers } from './callers/sale-buyers.ts';
import { openPreparedShop, type PreparedShop } from './started-shop.ts';

commandLine({
  usage:
    'npm run bench:pages: CPU of cached pages and of pages rendered for a visitor with a cart. Linux only.',
});

const rounds = 5;
const perRound = 20_000;
const connections = 32;
const models = 10_000;
/** A listing of 24 of all models, with all the filters. */
const listing = '/catalog?sort=new';

/** Headers that node:http adds itself. */
const ownHeaders = new Set(['date', 'connection', 'keep-alive', 'content-length']);

const callers = fork(path.join(import.meta.dirname, 'callers', 'page-callers.ts'));
await withShop(await openPreparedShop(), measureDemo);
await withShop(await openPreparedShop({ fill: (pool) => generateCatalogue(pool, models) }), measureLarge);
callers.kill();

async function withShop(shop: PreparedShop, measure: (shop: PreparedShop) => Promise<void>): Promise<void> {
  try {
    await measure(shop);
  } finally {
    await shop.close();
  }
}

async function measureDemo(shop: PreparedShop): Promise<void> {
  for (const page of ['/', '/catalog/koltsa', '/product/koltso-lastochka']) await compareCached(shop, page);
  const cookie = await fillCart(shop.url);
  await measureRender(shop, { what: 'the demo, one caller', path: listing, cookie, atOnce: 1 });
}

async function measureLarge(shop: PreparedShop): Promise<void> {
  const { db } = shop.database;
  const [offer] = await readOffers(db);
  const { slug_ru } = await db
    .selectFrom('products')
    .select('slug_ru')
    .where('id', '=', Number(offer?.key.split('___', 1)[0]))
    .executeTakeFirstOrThrow();
  const cookie = await putIntoCart(shop.url, { lineKey: offer?.key ?? '' });
  for (const page of ['/', listing, `/product/${slug_ru}`])
    await measureRender(shop, {
      what: `${models} products, ${connections} callers`,
      path: page,
      cookie,
      atOnce: connections,
    });
}

async function compareCached(shop: PreparedShop, page: string): Promise<void> {
  const { headers, body } = await fetchBrotli(shop.url + page);
  const bare = await openBareServer(headers, body);
  const ratios: number[] = [];
  // the first rounds warm up the compiler
  for (let round = -2; round <= rounds; round++) {
    const calls = { times: perRound, atOnce: connections };
    const ofBare = await cpuOf(bare.cpuMs, { ...calls, url: bare.url });
    const ofShop = await cpuOf(() => shop.cpu().ownMs, { ...calls, url: shop.url + page });
    if (round > 0) ratios.push(ofBare / ofShop);
  }
  bare.close();
  const [least, middle, most] = spread(ratios).map((ratio) => `${(ratio * 100).toFixed(0)} %`);
  console.log(
    `${page}: ${middle} of the bare server with the same bytes (${least} to ${most} in ${rounds} rounds of ${perRound})`,
  );
}

interface Rendered {
  what: string;
  path: string;
  cookie: string;
  atOnce: number;
}

/** Measures the cost of rendering a page: operations, React, hashes and compression, including garbage collection and compilation. */
async function measureRender(
  shop: PreparedShop,
  { what, path: page, cookie, atOnce }: Rendered,
): Promise<void> {
  // a page for a cart cookie is personal: never cached, and compressed once
  const calls = { url: shop.url + page, cookie, atOnce };
  // before the compiler has warmed up, a rendering costs several times as much
  await callPages({ ...calls, times: 600 });
  const [own, database]: [number[], number[]] = [[], []];
  for (let round = 0; round < rounds; round++) {
    const before = shop.cpu();
    await callPages({ ...calls, times: 200 });
    const after = shop.cpu();
    own.push((after.ownMs - before.ownMs) / 200);
    database.push((after.databaseMs - before.databaseMs) / 200);
  }
  const [[least, middle], [, ofDatabase]] = [spread(own), spread(database)];
  console.log(
    `${page} for a visitor with a cart (${what}): ${middle.toFixed(1)} ms of CPU (best round ${least.toFixed(1)}, of ${rounds}) and ${ofDatabase.toFixed(1)} ms of PostgreSQL`,
  );
}

/** Returns the minimum, the median and the maximum. */
function spread(numbers: number[]): [number, number, number] {
  const inOrder = numbers.toSorted((one, other) => one - other);
  const at = (place: number) => inOrder[place] ?? 0;
  return [at(0), at(inOrder.length >> 1), at(inOrder.length - 1)];
}

/** Returns the CPU time of a process in one round of calls, ms per call. */
async function cpuOf(cpuMs: () => number, calls: PageCalls): Promise<number> {
  const before = cpuMs();
  await callPages(calls);
  return (cpuMs() - before) / calls.times;
}

async function callPages(calls: PageCalls): Promise<void> {
  const { failures } = await answerOf(callers, calls);
  const [first] = failures;
  if (first !== undefined) throw new Error(`${failures.length} of ${calls.times} calls failed: ${first}`);
}

function answerOf(child: ChildProcess, calls: PageCalls): Promise<PagesCalled> {
  const done = new Promise<PagesCalled>((resolve) => {
    child.once('message', (called: PagesCalled) => resolve(called));
  });
  child.send(calls);
  return done;
}

/** Returns the page with its headers, so that the bare server sends the same bytes. */
function fetchBrotli(url: string): Promise<{ headers: Record<string, string>; body: Buffer }> {
  return new Promise((resolve, reject) => {
    get(url, { headers: { 'accept-encoding': 'br' } }, (answer) => {
      const headers = Object.entries(answer.headers).filter(([name]) => !ownHeaders.has(name));
      const chunks: Buffer[] = [];
      answer.on('data', (chunk: Buffer) => chunks.push(chunk));
      answer.on('end', () =>
        resolve({
          headers: Object.fromEntries(headers.map(([name, value]) => [name, String(value)])),
          body: Buffer.concat(chunks),
        }),
      );
    }).on('error', reject);
  });
}
