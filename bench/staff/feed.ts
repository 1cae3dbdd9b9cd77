// `npm run bench:feed`: 200 browsers of the staff listen to the feed while orders are placed. In the second half a quarter of them is
// disconnected during each order and reconnects. Measures the time from the shopper's response (or the reconnection) to the event, and
// whether each browser gets it once (BO-27; goal 2 s).
import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { commandLine } from '#server/cli/command.ts';
import { openFeed, type FeedBrowser } from '../callers/feed-readers.ts';
import { connectTo } from '../callers/http-client.ts';
import { addBuyers, readOffers } from '../callers/sale-buyers.ts';
import { logInAsStaff } from '../callers/staff-login.ts';
import { generateCatalogue } from '../generate-catalogue.ts';
import { openPreparedShop } from '../started-shop.ts';
import { printTimes } from '../times.ts';

commandLine({
  usage: 'npm run bench:feed: how soon 200 browsers of the staff know of an order, also after a cut.',
  count: [0, 0],
});

const browserCount = 200;
const orderCount = 20;
/** The share of browsers that lose their connection in the second half of the orders. */
const cutShare = 0.25;
const cutMs = 1_500;
const patienceMs = 10_000;
const openedAtOnce = 20;

const shop = await openPreparedShop({
  fill: (pool) => generateCatalogue(pool, 200),
  env: { CHECKOUT_CODE: 'off', TRUSTED_PROXIES: '127.0.0.0/8' },
});
const browsers: FeedBrowser[] = [];
try {
  await shop.waitForStaff();
  const client = await connectTo(shop.url);
  console.log(`${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)} before the start`);
  while (browsers.length < browserCount) browsers.push(...(await openSome(browsers.length)));
  const offers = (await readOffers(shop.database.db)).slice(0, orderCount);
  const buyers = await addBuyers(client, offers);
  const open: number[] = [];
  const cut: number[] = [];
  const counts = { once: 0, never: 0, moreOften: 0 };
  for (const [nth, buyer] of buyers.entries()) {
    const cutCount = nth < orderCount / 2 ? 0 : browserCount * cutShare;
    const known = await orderNumbers();
    const backAt: number[] = [];
    const back = browsers.slice(0, cutCount).map(async (browser, index) => {
      await browser.cutFor(cutMs);
      backAt[index] = performance.now();
    });
    await buyer.place();
    const answeredAt = performance.now();
    await Promise.all(back);
    const [number = ''] = (await orderNumbers()).filter((one) => !known.includes(one));
    await untilHeard(number);
    for (const [index, browser] of browsers.entries()) {
      const times = browser.heardOf(number);
      const [first] = times;
      if (first === undefined) counts.never += 1;
      else counts[times.length === 1 ? 'once' : 'moreOften'] += 1;
      if (first !== undefined)
        (index < cutCount ? cut : open).push(Math.max(0, first - (backAt[index] ?? answeredAt)));
    }
  }
  console.log(
    `${orderCount} orders in ${browserCount} browsers: ${counts.once} × once, ${counts.moreOften} × repeatedly, ${counts.never} × never`,
  );
  printTimes('from the answer to the order to the event', open);
  printTimes(`after a cut of ${cutMs / 1000} s: from the return to the event`, cut);
  if (counts.never + counts.moreOften > 0) process.exitCode = 1;

  async function openSome(from: number): Promise<FeedBrowser[]> {
    const places = Array.from({ length: openedAtOnce }, (_, index) => from + index);
    // even numbers log in as the owner, who sees every order
    return Promise.all(
      places.map(async (nth) => openFeed(shop.url, await logInAsStaff(client, shop.url, 2 * nth))),
    );
  }
} finally {
  for (const browser of browsers) browser.close();
  await shop.close();
}

async function orderNumbers(): Promise<string[]> {
  const rows = await shop.database.db.selectFrom('orders').select('number').execute();
  return rows.map((row) => row.number);
}

/** Waits until every browser has the event, and half a second more, so that a duplicate would be counted. */
async function untilHeard(number: string): Promise<void> {
  const until = performance.now() + patienceMs;
  while (performance.now() < until && !browsers.every((browser) => browser.heardOf(number).length > 0))
    await wait(5);
  await wait(500);
}
