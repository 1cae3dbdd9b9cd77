import { Agent } from 'node:http';
import { availableParallelism, loadavg } from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import { percentile } from '../times.ts';
import {
  type Attack,
  type AttackedShop,
  type Finding,
  finding,
  listOffers,
  openBrowser,
  putPiece,
} from './attack.ts';
import type { Flood } from './flood.ts';
import { statusOf } from './status-of.ts';

const connections = 110;
const rounds = 5;
/** Duration of each part of a round. */
const seconds = 4;
const everyMs = 40;

/** Line 5: 110 connections from one address made the server respond with 503 to everybody's personal pages. */
export const manyConnections: Attack = {
  what: `5. ${connections} connections of one address ask for the home page with made-up carts, and for the page of a real one: ${rounds} times ${seconds} s each`,
  run: async (shop) => {
    const [offer] = await listOffers(shop, 1);
    const [visitor, attacker] = [openBrowser(shop, shop.address(1)), openBrowser(shop, shop.address())];
    if (offer === undefined) return [finding(null, 'nothing is on sale')];
    for (const browser of [visitor, attacker]) await putPiece(browser, offer);
    const cookieOf = ({ jar }: typeof visitor) => `cart=${jar['cart'] ?? ''}`;
    const own = { cookie: cookieOf(visitor), address: shop.address(1) };
    const nobody = (): Watched => ({ times: [], failed: 0 });
    const quiet = nobody();
    const floods = [
      { name: 'made-up', path: '/', cookie: undefined, answers: 0, shopper: nobody() },
      { name: 'real', path: '/cart', cookie: cookieOf(attacker), answers: 0, shopper: nobody() },
    ];
    await watch(shop, own, nobody());
    // alternating, because the load of the machine varies
    for (let round = 0; round < rounds; round += 1) {
      await watch(shop, own, quiet);
      for (const each of floods) {
        const attack = flood(shop, each);
        await watch(shop, own, each.shopper);
        each.answers += await attack;
      }
    }
    return floods.flatMap((each) => findingsOf(each, percentile(quiet.times, 0.95)));
  },
};

interface Flooded {
  name: string;
  /** Number of responses that the attacker received. */
  answers: number;
  shopper: Watched;
}

function findingsOf({ name, answers, shopper }: Flooded, quietP95: number): Finding[] {
  const p95 = percentile(shopper.times, 0.95);
  const growth = p95 / quietP95;
  // on a busy machine an active process gets a smaller share of it than an idle one
  const isBusy = (loadavg()[0] ?? 0) > 2 * availableParallelism();
  const facts = `p95 ${quietP95.toFixed(0)} → ${p95.toFixed(0)} ms (× ${growth.toFixed(2)})`;
  return [
    finding(
      shopper.failed === 0,
      `${name} carts, ${answers} answers to the attacker: ${shopper.failed} of ${shopper.times.length} of another’s cart pages refused`,
    ),
    finding(
      growth <= 1.5 || (isBusy ? null : false),
      `their ${facts}${isBusy ? '; the machine is busy with other programs' : ''}`,
    ),
  ];
}

/** Pages of another shopper. */
interface Watched {
  /** Duration of each, in milliseconds. */
  times: number[];
  failed: number;
}

/** Opens another shopper's cart page 25 times per second, and adds the durations to `watched`. */
async function watch(
  shop: AttackedShop,
  { cookie, address }: { cookie: string; address: string },
  watched: Watched,
): Promise<void> {
  const agent = new Agent({ keepAlive: true, localAddress: address });
  const requests: Promise<void>[] = [];
  const until = performance.now() + seconds * 1000;
  while (performance.now() < until) {
    const begun = performance.now();
    requests.push(
      statusOf(`${shop.origin}/cart`, { agent, cookie }).then((status) => {
        watched.times.push(performance.now() - begun);
        if (status !== 200) watched.failed += 1;
      }),
    );
    await wait(everyMs);
  }
  await Promise.all(requests);
  agent.destroy();
}

/** Returns the number of responses that the attacker received. */
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
