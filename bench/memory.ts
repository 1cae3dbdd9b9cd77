// `npm run bench:memory [models|staff]`: opens the shop as `npm start` does, in a separate process, and measures the memory of that
// process before, during and after a minute of calls, and its event loop delay. The demo, opened for the second time, with its pictures
// ready; or a generated catalogue of this many models; or the demo with 20 active staff members and no shoppers (BO-59). Linux only:
// memory is read from /proc.
import { rmSync } from 'node:fs';
import { Agent, get } from 'node:http';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { commandLine, wholeNumber } from '#server/cli/command.ts';
import { openFeed } from './callers/feed-readers.ts';
import { connectTo } from './callers/http-client.ts';
import { logInAsStaff, type StaffLogin } from './callers/staff-login.ts';
import { fetchJson, fillCart, putIntoCart } from './callers/fill-cart.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { readOffers } from './callers/sale-buyers.ts';
import { createShopFolder, openPreparedShop, startShop, type StartedShop } from './started-shop.ts';

const usage =
  'npm run bench:memory [models|staff]: memory and event loop of the started shop before, during and after a minute of callers. Linux only.';
const [count] = commandLine({ usage, count: [0, 1] }).positionals;

const callers = 16;
const loadMs = 60_000;
const restMs = 10_000;
const staffCount = 20;
/** Pause between two calls of a staff member. */
const staffRestMs = 500;
/** Data that their screens read; some roles are refused some of it. */
const staffAddresses = [
  'work',
  'orders',
  'orders?state=DELIVERED&sort=-total&size=50',
  'pieces',
  'stocktakes',
  'callbacks',
  'models',
  'customers',
  'transfers',
  'audit',
];
/** One call in twenty is made with a cart, whose pages are never cached. */
const cartEvery = 20;
const watched = { NODE_OPTIONS: `--import=${path.join(import.meta.dirname, 'loop-delay.mjs')}` };

if (count === undefined) await measureDemo(async (shop, url) => measure(shop, url, await fillCart(url)));
else if (count === 'staff') await measureDemo(measureStaff);
else await measureLarge(wholeNumber(count, { name: 'The number of models', usage, max: 1_000_000 }));

async function measureDemo(run: (shop: StartedShop, url: string) => Promise<void>): Promise<void> {
  const folder = createShopFolder();
  let shop = startShop(folder);
  try {
    await shop.waitFor(/pictures of the tiles are ready/);
    await shop.end();
    shop = startShop(folder, watched);
    const [, url = ''] = await shop.waitFor(/Zarona is open: (http:\/\/\S+)/);
    await run(shop, url);
  } finally {
    await shop.end();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function measureLarge(models: number): Promise<void> {
  const shop = await openPreparedShop({ fill: (pool) => generateCatalogue(pool, models), env: watched });
  try {
    const [offer] = await readOffers(shop.database.db);
    await measure(shop, shop.url, await putIntoCart(shop.url, { lineKey: offer?.key ?? '' }));
  } finally {
    await shop.close();
  }
}

async function measure(shop: StartedShop, url: string, cookie: string): Promise<void> {
  const addresses = await listAddresses(url);
  console.log(`opened: ${shop.residentMb()} MB`);
  const printedBefore = shop.printed().length;
  const until = performance.now() + loadMs;
  let calls = 0;
  let most = 0;
  const watch = setInterval(() => (most = Math.max(most, shop.residentMb())), 250);
  const agent = new Agent({ keepAlive: true, maxSockets: callers });
  const call = async () => {
    while (performance.now() < until) {
      const nth = calls++;
      const address = addresses[(nth * 7919) % addresses.length] ?? '/';
      await fetchPage(agent, url + address, nth % cartEvery === 0 ? cookie : undefined);
    }
  };
  await Promise.all(Array.from({ length: callers }, call));
  clearInterval(watch);
  agent.destroy();
  const after = shop.residentMb();
  const delays = loopDelays(shop.printed().slice(printedBefore));
  await new Promise((resolve) => setTimeout(resolve, restMs));
  console.log(
    `${loadMs / 1000} s of ${callers} callers over ${addresses.length} addresses, one call in ${cartEvery} with a cart: ` +
      `${after} MB afterwards (at most ${most} MB), ${shop.residentMb()} MB after a pause; ${Math.round(calls / (loadMs / 1000))} requests/s`,
  );
  console.log(`event loop delay, p99 of every 5 s: ${delays.join(', ')} ms`);
}

/** Each staff member has the feed open and reads the data of one screen after the other. */
async function measureStaff(shop: StartedShop, url: string): Promise<void> {
  await shop.waitFor(/Back-office: /);
  const client = await connectTo(url);
  // odd numbers log in as one account after the other
  const logins = await Promise.all(
    Array.from({ length: staffCount }, (_, nth) => logInAsStaff(client, url, 2 * nth + 1)),
  );
  const feeds = await Promise.all(logins.map((login) => openFeed(url, login)));
  console.log(`opened: ${shop.residentMb()} MB`);
  const until = performance.now() + loadMs;
  const statuses = new Map<number, number>();
  let most = 0;
  const work = async (login: StaffLogin, own: number) => {
    for (let nth = own; performance.now() < until; nth += 1) {
      const address = staffAddresses[nth % staffAddresses.length] ?? '';
      const { statusCode } = await client.inject({ url: `/api/admin/v1/${address}`, headers: { ...login } });
      statuses.set(statusCode, (statuses.get(statusCode) ?? 0) + 1);
      most = Math.max(most, shop.residentMb());
      await wait(staffRestMs);
    }
  };
  await Promise.all(logins.map(work));
  for (const feed of feeds) feed.close();
  const answers = [...statuses].map(([status, times]) => `${times} × ${status}`).join(', ');
  console.log(`${loadMs / 1000} s with ${staffCount} staff members: at most ${most} MB; ${answers}`);
}

/** In ms, as printed by bench/loop-delay.mjs. */
function loopDelays(printed: string): string[] {
  return [...printed.matchAll(/event loop p99 ([\d.]+) ms/g)].map(([, ms = '']) => ms);
}

/** Every kind of page: cached ones, products, and listings with filters that are requested once or twice. */
async function listAddresses(url: string): Promise<string[]> {
  const languages = ['', '/uz', '/en'];
  const categories = await fetchJson<{ slugRu: string; slugUz: string; slugEn: string }[]>(
    `${url}/api/v1/categories`,
  );
  const { data } = await fetchJson<{ data: { content: { slugRu: string }[] } }>(
    `${url}/api/es/v1/es-products?size=48`,
  );
  const listings = categories.flatMap(({ slugRu, slugUz, slugEn }) => [
    `/catalog/${slugRu}`,
    `/uz/catalog/${slugUz}`,
    `/en/catalog/${slugEn}`,
  ]);
  const filtered = Array.from({ length: 200 }, (_, n) => `/catalog?minPrice=${(n + 1) * 100_000}`);
  const products = data.content.map(({ slugRu }) => `/product/${slugRu}`);
  return [...languages.map((language) => language || '/'), ...listings, ...products, ...filtered];
}

function fetchPage(agent: Agent, url: string, cookie?: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const headers = { 'accept-encoding': 'br', ...(cookie !== undefined && { cookie }) };
    get(url, { agent, headers }, (answer) => answer.resume().once('end', resolve)).once('error', reject);
  });
}
