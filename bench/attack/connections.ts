import { Agent } from 'node:http';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { percentile } from '../times.ts';
import { type Attack, type AttackedShop, finding, listOffers, openBrowser, putPiece } from './attack.ts';
import type { Flood } from './flood.ts';
import { statusOf } from './status-of.ts';

const connections = 110;
const seconds = 8;
const everyMs = 40;

/** Line 5: 110 connections of one address made everybody's personal pages answer 503. */
export const manyConnections: Attack = {
  what: `5. ${connections} connections of one address ask for the home page with made-up carts, and for the page of a real one, ${seconds} s each`,
  run: async (shop) => {
    const [offer] = await listOffers(shop, 1);
    const [visitor, attacker] = [openBrowser(shop, shop.address(1)), openBrowser(shop, shop.address())];
    if (offer === undefined) return [finding(null, 'nothing is on sale')];
    for (const browser of [visitor, attacker]) await putPiece(browser, offer);
    const cookieOf = ({ jar }: typeof visitor) => `cart=${jar['cart'] ?? ''}`;
    const own = { cookie: cookieOf(visitor), address: shop.address(1) };
    await watch(shop, own);
    let before = await watch(shop, own);
    const findings = [];
    for (const [name, path, cookie] of [
      ['made-up', '/', undefined],
      ['real', '/cart', cookieOf(attacker)],
    ] as const) {
      const attack = flood(shop, { path, cookie });
      const under = await watch(shop, own);
      const answers = await attack;
      const after = await watch(shop, own);
      // what else runs on the machine comes and goes: quiet is what it was before and after
      const quiet = (before.p95 + after.p95) / 2;
      before = after;
      const growth = under.p95 / quiet;
      const facts = `p95 ${quiet.toFixed(0)} → ${under.p95.toFixed(0)} ms (× ${growth.toFixed(2)})`;
      // on a busy machine a process that works gets a smaller share of it than one that rests
      const isBusy = (loadavg()[0] ?? 0) > 2 * availableParallelism();
      findings.push(
        finding(
          under.failed === 0,
          `${name} carts, ${answers} answers to the attacker: ${under.failed} of ${under.count} of another’s cart pages refused`,
        ),
        finding(
          growth <= 1.5 || (isBusy ? null : false),
          `their ${facts}${isBusy ? '; the machine is busy with other programs' : ''}`,
        ),
      );
    }
    return findings;
  },
};

interface Watched {
  p95: number;
  failed: number;
  count: number;
}

/** Another shopper's cart page, 25 times a second. */
async function watch(
  shop: AttackedShop,
  { cookie, address }: { cookie: string; address: string },
): Promise<Watched> {
  const agent = new Agent({ keepAlive: true, localAddress: address });
  const times: number[] = [];
  let failed = 0;
  const requests: Promise<void>[] = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    const begun = performance.now();
    requests.push(
      statusOf(`${shop.origin}/cart`, { agent, cookie }).then((status) => {
        times.push(performance.now() - begun);
        if (status !== 200) failed += 1;
      }),
    );
    await wait(everyMs);
  }
  await Promise.all(requests);
  agent.destroy();
  return { p95: percentile(times, 0.95), failed, count: times.length };
}

/** Answers how many answers the attacker got. */
function flood(
  shop: AttackedShop,
  { path, cookie }: { path: string; cookie: string | undefined },
): Promise<number> {
  const workerData: Flood = {
    url: `${shop.origin}${path}`,
    address: shop.address(),
    connections,
    seconds,
    cookie,
  };
  return new Promise((resolve, reject) => {
    new Worker(new URL('./flood.ts', import.meta.url), { workerData })
      .once('message', resolve)
      .once('error', reject);
  });
}
