// `npm run bench:api [product|list]`: measures the list of 24 with its facets and the product by slug in a shop opened as by `npm start`,
// alternating with a bare Fastify that sends a response of the same size. 10,000 generated products; 2,000 mixes of filters like those of
// shoppers and 2,000 slugs, so that no response comes from a cache. Judged by the CPU time of each server's process: callers and
// PostgreSQL are separate processes, and the load by other programs does not matter. Linux only: the callers use many addresses of this
// machine.
import { fork } from 'node:child_process';
import path from 'node:path';
import { commandLine, exitWithUsage } from '#server/cli/command.ts';
import type { CallerJob, Answered } from './callers/api-callers.ts';
import { listPaths, productPaths } from './api-paths.ts';
import { type BareServer, openBareServer } from './bare-server.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { openPreparedShop } from './started-shop.ts';

const models = 10_000;
const pathCount = 2_000;
const rounds = 5;
const perRound = 6_000;

const usage = 'npm run bench:api [product|list]: the API in turns with a bare Fastify. Linux only.';
const [only] = commandLine({ usage, count: [0, 1] }).positionals;
if (only !== undefined && only !== 'product' && only !== 'list')
  exitWithUsage(`"${only}" is not known here.`, usage);

const callers = fork(path.join(import.meta.dirname, 'callers', 'api-callers.ts'));
const shop = await openPreparedShop({ fill: (pool) => generateCatalogue(pool, models) });
try {
  const { database } = shop;
  if (only !== 'list')
    await compare('product by slug', { paths: await productPaths(database.db, pathCount), goal: 3_500 });
  if (only !== 'product')
    await compare('list of 24 with facets', { paths: await listPaths(database, pathCount), goal: 1_500 });
} finally {
  callers.kill();
  await shop.close();
}

async function compare(what: string, { paths, goal }: { paths: string[]; goal: number }): Promise<void> {
  const body = await middleAnswer(shop.url, paths);
  const bare = await openBareServer({ 'content-type': 'application/json; charset=utf-8' }, Buffer.from(body));
  const ofBare: Round[] = [];
  const ofShop: Round[] = [];
  // the first round warms up the compiler
  for (let round = 0; round <= rounds; round++) {
    const pair = [
      await runRound({ origin: bare.url, paths: ['/'], cpu: bareCpu(bare) }),
      await runRound({ origin: shop.url, paths, cpu: shop.cpu }),
    ] as const;
    if (round === 0) continue;
    ofBare.push(pair[0]);
    ofShop.push(pair[1]);
  }
  bare.close();
  console.log(
    `${what}, ${(Buffer.byteLength(body) / 1024).toFixed(1)} KB, ${rounds} rounds of ${perRound} calls; goal ${goal}/s of CPU:`,
  );
  print('  the shop', ofShop);
  print('  a bare reply', ofBare);
  const [least, middle, most] = spread(
    ofShop.map(({ ownMs }, round) => (100 * (ofBare[round]?.ownMs ?? 0)) / ownMs),
  );
  console.log(`  of the bare server: ${middle} % (${least} to ${most} %)`);
}

const bareCpu = (bare: BareServer) => () => ({ ownMs: bare.cpuMs(), databaseMs: 0 });

/** One round: requests per second, and CPU in ms per call. */
interface Round {
  perSecond: number;
  ownMs: number;
  databaseMs: number;
}

async function runRound({
  origin,
  paths,
  cpu,
}: {
  origin: string;
  paths: string[];
  cpu: () => { ownMs: number; databaseMs: number };
}): Promise<Round> {
  const [before, startedAt] = [cpu(), performance.now()];
  const job: CallerJob = { origin, paths, times: perRound };
  const answered = new Promise<Answered>((resolve) => {
    callers.once('message', (answer: Answered) => resolve(answer));
  });
  callers.send(job);
  await answered;
  const seconds = (performance.now() - startedAt) / 1000;
  const after = cpu();
  return {
    perSecond: perRound / seconds,
    ownMs: (after.ownMs - before.ownMs) / perRound,
    databaseMs: (after.databaseMs - before.databaseMs) / perRound,
  };
}

function print(side: string, of: Round[]): void {
  const [least, middle, most] = spread(of.map(({ ownMs }) => 1000 / ownMs));
  const [, clock] = spread(of.map(({ perSecond }) => perSecond));
  const [, database] = spread(of.map(({ databaseMs }) => databaseMs * 1000));
  console.log(
    `${side}: ${middle}/s of CPU (${least} to ${most}), ${clock}/s by the clock, ${database} µs of PostgreSQL's CPU per call`,
  );
}

/** Returns the minimum, the median and the maximum. */
function spread(numbers: number[]): [string, string, string] {
  const inOrder = numbers.toSorted((one, other) => one - other);
  const at = (place: number) => (inOrder[place] ?? 0).toFixed(0);
  return [at(0), at(inOrder.length >> 1), at(inOrder.length - 1)];
}

/** Returns the response of median length among some of them, which the bare server sends. */
async function middleAnswer(origin: string, paths: string[]): Promise<string> {
  const bodies: string[] = [];
  for (const each of paths.slice(0, 101)) {
    const answer = await fetch(origin + each);
    if (answer.status !== 200) throw new Error(`${each}: ${await answer.text()}`);
    bodies.push(await answer.text());
  }
  return bodies.toSorted((one, other) => one.length - other.length)[bodies.length >> 1] ?? '';
}
