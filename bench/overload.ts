// `npm run bench:overload [seconds]`: determines how many requests per second one process of the shop handles, then sends three times as
// many for a minute, whether or not they get a response. Prints the outcomes, the results of the health checks during that time, and the
// memory of the process before, during and after. Linux only: memory is read from /proc.
import { fork } from 'node:child_process';
import { rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { commandLine, wholeNumber } from '#server/cli/command.ts';
import { fetchJson, fillCart } from './callers/fill-cart.ts';
import type { Call, FromCallers, ToCallers } from './callers/overload-callers.ts';
import { createShopFolder, startShop } from './started-shop.ts';
import { percentile } from './times.ts';

const times = 3;
const capacitySeconds = 15;
const callersAtOnce = 32;
const restMs = 20_000;
const bags = 20;
const usage = `npm run bench:overload [seconds]: three times the requests that one process takes. Linux only.`;
const { positionals } = commandLine({ usage, count: [0, 1] });
const overloadSeconds = wholeNumber(positionals[0] ?? '60', {
  name: 'The number of seconds',
  usage,
  max: 3_600,
});

const folder = createShopFolder();
const shop = startShop(folder);
const callers = fork(path.join(import.meta.dirname, 'callers', 'overload-callers.ts'));
try {
  const [, origin = ''] = await shop.waitFor(/Zarona is open: (http:\/\/\S+)/);
  // afterwards the processor is free for the callers
  await shop.waitFor(/pictures of the tiles are ready/);
  console.log('the shop has started, and its pictures are ready');
  await measure(origin);
} finally {
  callers.kill();
  await shop.end();
  rmSync(folder, { recursive: true, force: true });
}

async function measure(origin: string): Promise<void> {
  while ((await statusOf(`${origin}/health/ready`)) !== 200) await wait(500);
  const calls = await listCalls(origin);
  const load = (seconds: number, pace: ToCallers['pace']) => callFrom({ origin, calls, seconds, pace });
  await load(capacitySeconds, { atOnce: callersAtOnce });
  const perSecond = capacity(await load(capacitySeconds, { atOnce: callersAtOnce }));
  console.log(
    `one process handles ${perSecond} requests per second (${callersAtOnce} callers, ${calls.length} different calls)`,
  );
  await wait(restMs);
  const before = shop.residentMb();
  const watch = watchShop(origin);
  const report = await load(overloadSeconds, { perSecond: perSecond * times });
  const seen = watch.end();
  print(report);
  console.log(`  health during the overload: ${seen.health}`);
  await wait(restMs);
  console.log(
    `  memory: ${before} MB before, at most ${seen.maxMb} MB, ${shop.residentMb()} MB after a pause`,
  );
  console.log(
    `  health afterwards: live ${await statusOf(`${origin}/health/live`)}, ready ${await statusOf(`${origin}/health/ready`)}`,
  );
  console.log(
    `afterwards one process handles ${capacity(await load(capacitySeconds, { atOnce: callersAtOnce }))} requests per second`,
  );
}

function capacity({ answeredMs, ends }: FromCallers): number {
  if (Object.keys(ends).some((end) => end !== 'answered'))
    console.log(`  not all calls got a response: ${JSON.stringify(ends)}`);
  return Math.round(answeredMs.length / capacitySeconds);
}

function print({ ends, answeredMs, refusedMs }: FromCallers): void {
  const all = Object.values(ends).reduce((sum, count) => sum + count, 0);
  console.log(
    `${overloadSeconds} s with ${times} times as many, ${Math.round(all / overloadSeconds)} per second:`,
  );
  for (const [end, count] of Object.entries(ends).toSorted(([, one], [, other]) => other - one))
    console.log(`  ${end}: ${count} (${((100 * count) / all).toFixed(1)} %)`);
  const at = (list: number[]) => [0.5, 0.95, 1].map((share) => `${percentile(list, share)} ms`).join(', ');
  console.log(`  answered after ${at(answeredMs)} (p50, p95, max); refused after ${at(refusedMs)}`);
}

/** Calls the health checks like a load balancer, and records the memory. */
function watchShop(origin: string): { end: () => { health: string; maxMb: number } } {
  const answers: Record<string, number> = {};
  let maxMb = 0;
  const note = (name: string) => async () => {
    const startedAt = performance.now();
    const status = await statusOf(`${origin}/health/${name}`);
    const slow = performance.now() - startedAt > 5_000 ? ' after more than 5 s' : '';
    const key = `${name} ${status}${slow}`;
    answers[key] = (answers[key] ?? 0) + 1;
  };
  const timers = [
    setInterval(() => void note('live')(), 1_000),
    setInterval(() => void note('ready')(), 1_000),
    setInterval(() => (maxMb = Math.max(maxMb, shop.residentMb())), 250),
  ];
  return {
    end: () => {
      for (const timer of timers) clearInterval(timer);
      const health = Object.entries(answers)
        .map(([answer, count]) => `${count} × ${answer}`)
        .join(', ');
      return { health, maxMb };
    },
  };
}

async function statusOf(url: string): Promise<number | string> {
  try {
    return (await fetch(url, { signal: AbortSignal.timeout(20_000) })).status;
  } catch (error) {
    return error instanceof Error ? error.name : 'failed';
  }
}

/** Calls like those of shoppers with a cart: pages rendered for them, lists with uncached filters, and changes of the cart. */
async function listCalls(origin: string): Promise<Call[]> {
  const cookies: string[] = [];
  for (let bag = 0; bag < bags; bag += 1) cookies.push(await fillCart(origin));
  const { data } = await fetchJson<{ data: { content: { slugRu: string }[] } }>(
    `${origin}/api/es/v1/es-products?size=48`,
  );
  const slugs = data.content.map(({ slugRu }) => slugRu);
  const { items } = await fetchJson<{ items: { lineKey: string }[] }>(`${origin}/api/v1/products/ZR-063`);
  const line = items[0]?.lineKey ?? '';
  return Array.from({ length: 400 }, (_, nth): Call[] => {
    const cookie = cookies[nth % bags] ?? '';
    const slug = slugs[nth % slugs.length] ?? '';
    const prices = `minPrice=${(nth + 1) * 10_000}`;
    return [
      { kind: 'home', path: '/' },
      { kind: 'listing', path: `/catalog?${prices}`, cookie },
      { kind: 'product', path: `/product/${slug}`, cookie },
      { kind: 'API list', path: `/api/es/v1/es-products?${prices}` },
      { kind: 'API product', path: `/api/v1/products/${slug}` },
      { kind: 'API cart', path: '/api/v1/cart', cookie },
      {
        kind: 'bag',
        path: `/api/v1/cart/lines/${line}`,
        method: 'PUT',
        cookie,
        body: '{"quantity":1}',
      },
    ];
  }).flat();
}

function callFrom(order: ToCallers): Promise<FromCallers> {
  callers.send(order);
  return new Promise((resolve) => callers.once('message', (report: FromCallers) => resolve(report)));
}
