// `npm run bench:orders`: 50 concurrent buyers place orders in the shop as `npm start` opens it, with a PostgreSQL that flushes every
// commit to disk; then 200 buyers want the same piece. Server, buyers and database share this machine.
import os from 'node:os';
import { commandLine } from '#server/cli/command.ts';
import { cpuMs } from './cpu-time.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { connectTo, type ShopClient } from './callers/http-client.ts';
import { addBuyers, type Buyer, readOffers } from './callers/sale-buyers.ts';
import { openPreparedShop } from './started-shop.ts';

commandLine({
  usage: 'npm run bench:orders: orders a second with 50 buyers at once, then 200 buyers for one piece.',
});

const atOnce = 50;
const orderCount = 2_000;

const shop = await openPreparedShop({
  fill: (pool) => generateCatalogue(pool, 1_500),
  // the order is measured, not the SMS
  env: { CHECKOUT_CODE: 'off' },
});
const { db } = shop.database;
const client = await connectTo(shop.url);
try {
  await run(client);
} finally {
  await shop.close();
}

async function run(app: ShopClient): Promise<void> {
  console.log(`${os.cpus().length} cores, ${atOnce} concurrent buyers, every commit flushed to disk`);
  const offers = await readOffers(db);
  const commits = await measure('plain commits of one row, for comparison', {
    count: orderCount,
    run: () => commitOneRow(),
  });

  const buyers = await addBuyers(app, offers.slice(0, 2 * orderCount));
  const [held, direct] = [buyers.slice(0, orderCount), buyers.slice(orderCount)];
  await measure('holds (entering checkout)', { count: held.length, run: (index) => held[index]?.hold() });
  const orders = await measure('orders after a hold', {
    count: held.length,
    run: (index) => held[index]?.place(),
  });
  await measure('orders without a hold', { count: direct.length, run: (index) => direct[index]?.place() });
  console.log(`one order costs as much as ${(commits / orders).toFixed(1)} plain commits`);

  await rush(app, offers.at(-1));
}

/** Runs `count` calls, 50 at a time; prints and returns the number per second. */
async function measure(
  what: string,
  { count, run: call }: { count: number; run: (index: number) => Promise<unknown> | undefined },
): Promise<number> {
  let next = 0;
  const times: number[] = [];
  const worker = async () => {
    while (next < count) {
      const start = performance.now();
      const index = next;
      next += 1;
      await call(index);
      times.push(performance.now() - start);
    }
  };
  const [start, cpuStart] = [performance.now(), cpuMs()];
  await Promise.all(Array.from({ length: atOnce }, worker));
  const perSecond = count / ((performance.now() - start) / 1000);
  const cpu = (cpuMs() - cpuStart) / count;
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number) => (sorted[Math.floor(sorted.length * share)] ?? 0).toFixed(0);
  const alone = (os.cpus().length * 1000) / cpu;
  console.log(
    `${what}: ${perSecond.toFixed(0)}/s, p50 ${at(0.5)} ms, p95 ${at(0.95)} ms; ${cpu.toFixed(1)} ms of CPU each, which allows ${alone.toFixed(0)}/s on an otherwise idle machine`,
  );
  return perSecond;
}

async function commitOneRow(): Promise<void> {
  await db.insertInto('catalog_changes').values({ product_id: 1 }).execute();
}

/** 200 buyers, one piece. */
async function rush(
  app: ShopClient,
  offer: Parameters<typeof addBuyers>[1][number] | undefined,
): Promise<void> {
  if (offer === undefined) throw new Error('no piece is left on sale');
  const buyers: Buyer[] = await addBuyers(
    app,
    Array.from({ length: 200 }, () => offer),
  );
  const start = performance.now();
  const answers = await Promise.all(buyers.map((buyer) => buyer.tryToPlace()));
  const ms = performance.now() - start;
  const count = (code: string) => answers.filter((answer) => answer === code).length;
  console.log(
    `200 buyers for one piece: ${count('ORDERED')} order, ${count('ITEM_NOT_AVAILABLE')} refusals, in ${ms.toFixed(0)} ms`,
  );
}
