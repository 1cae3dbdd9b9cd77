// `npm run chaos`: kills the shop (SIGKILL) in the middle of every step from the cart to the refund, loses responses, stops the database
// in the middle of transactions, and makes every call of every provider five times in any order; then interrupts the staff during their
// actions, also at the counter, and checks the ledger and the audit. Prints what it did and what it verified; exits with 1 if anything is
// broken. `npm run chaos -- 7` runs with another seed.
import { rmSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { connect } from '#database/connect.ts';
import { type EmbeddedServer, startEmbedded } from '#database/embedded/start.ts';
import { findBroken, invariantNames } from '#database/invariants.ts';
import { mulberry32 } from '#database/seed/random.ts';
import { commandLine, wholeNumber } from '#server/cli/command.ts';
import { createShopFolder, withoutLimits } from '../started-shop.ts';
import { Buyer, type Method, type Wish } from './buyer.ts';
import { cutCounter } from './counter-actions.ts';
import { fillDisk } from './full-disk.ts';
import { findLostMessages } from './messages.ts';
import { type ProviderCalls, callsOf, secrets } from './provider-calls.ts';
import { readWishes } from './read-wishes.ts';
import { ShopProcess } from './shop-process.ts';
import { cutStaffOff } from './staff-actions.ts';

const methods: readonly Method[] = ['PAYME', 'CLICK', 'UZUM'];
const buyersAtOnce = 6;
const rounds = 2;
const replays = 5;

const usage = `npm run chaos [seed]: kills the shop in every step of a sale, then checks all invariants of stock and money.`;
const { positionals } = commandLine({ usage, count: [0, 1] });
const seed = wholeNumber(positionals[0] ?? '1', { name: 'The seed', usage, min: 0 });
const random = mulberry32(seed).next;
const folder = createShopFolder();

/** Payments that the shop confirmed to a provider, so that the money was taken. */
const taken = new Map<string, number>();
const broken: string[] = [];

/** The address of the database, whichever process it is. */
const socket = path.join(folder, 'socket');

const since = new Date();
let server = await startDatabase();
let database = connect({ ...server.connection, max: 5 });
const environment = {
  DATABASE_URL: `postgres://${server.connection.user}@localhost/postgres?host=${socket}`,
  DATA_DIR: path.join(folder, 'data'),
  CHECKOUT_CODE: 'off',
  ...withoutLimits,
  TRUSTED_PROXIES: '127.0.0.1,::1',
  LOG_LEVEL: 'fatal',
  ...secrets,
};
const shop = new ShopProcess(environment);
interface Journey {
  buyer: Buyer;
  calls: ProviderCalls | undefined;
}
type Step = 'hold' | 'place' | 'open' | 'settle' | 'cancel' | 'give back';

const actions: Record<Step, (journey: Journey) => Promise<unknown>> = {
  hold: ({ buyer }) => buyer.hold(),
  place: ({ buyer }) => buyer.place(),
  open: ({ calls }) => calls?.open() ?? Promise.resolve(),
  settle: (journey) => settle(journey),
  // the shopper and the provider at the same time
  cancel: (journey) => Promise.all([journey.buyer.cancel(), settle(journey)]),
  'give back': ({ calls }) => calls?.cancel() ?? Promise.resolve(),
};
const before: Record<Step, readonly Step[]> = {
  hold: [],
  place: ['hold'],
  open: ['hold', 'place'],
  settle: ['hold', 'place', 'open'],
  cancel: ['hold', 'place', 'open'],
  'give back': ['hold', 'place', 'open', 'settle'],
};

/** Buyers arrive at a step; the shop is killed during it and started again; everybody repeats calls without a response, and continues. */
async function killAt(step: Step, wishes: readonly Wish[]): Promise<void> {
  const journeys = await startJourneys(wishes);
  for (const earlier of before[step]) await walk(journeys, earlier);
  const delayMs = Math.floor(random() * 25);
  const inTheMiddle = walk(journeys, step);
  await wait(delayMs);
  await shop.kill();
  await inTheMiddle;
  await shop.start();
  await finish(journeys);
  const refused = journeys.filter(({ buyer }) => buyer.order === undefined);
  console.log(`killed ${delayMs} ms into "${step}": ${journeys.length - refused.length} orders afterwards`);
  if (refused.length > 0) throw new Error(`no order: ${JSON.stringify(refused[0]?.buyer.refusal)}`);
}

async function startJourneys(wishes: readonly Wish[]): Promise<Journey[]> {
  const journeys = wishes.map((wish, at): Journey => {
    const method = methods[at % methods.length] ?? 'PAYME';
    return { buyer: new Buyer(shop.url, { ...wish, method }), calls: undefined };
  });
  await Promise.all(journeys.map(({ buyer }) => buyer.fillCart()));
  return journeys;
}

async function walk(journeys: readonly Journey[], step: Step): Promise<void> {
  await Promise.all(
    journeys.map(async (journey) => {
      await actions[step](journey);
      const { order, method } = journey.buyer;
      if (order !== undefined) journey.calls ??= callsOf(method, shop.url, order);
    }),
  );
}

/** Repeats all steps from the start, then makes every provider send all its calls five times in any order. */
async function finish(journeys: readonly Journey[]): Promise<void> {
  for (const { buyer } of journeys) await buyer.fillCart();
  for (const step of ['hold', 'place', 'open'] as const) await walk(journeys, step);
  await Promise.all(journeys.map((journey) => replay(journey)));
}

async function replay(journey: Journey): Promise<void> {
  const { calls } = journey;
  if (calls === undefined) return;
  const all = [() => calls.open(), () => settle(journey), ...(random() < 0.3 ? [() => calls.cancel()] : [])];
  const delivered = all.flatMap((call) => Array.from({ length: replays }, () => ({ call, at: random() })));
  for (const { call } of delivered.toSorted((a, b) => a.at - b.at)) await call();
}

async function settle({ buyer, calls }: Journey): Promise<void> {
  if (buyer.order === undefined || calls === undefined) return;
  if (await calls.settle()) taken.set(buyer.order.number, buyer.order.total);
}

/** The database stops during orders and starts again; the shop keeps running. */
async function stopDatabase(wishes: readonly Wish[]): Promise<void> {
  const journeys = await startJourneys(wishes);
  await walk(journeys, 'hold');
  const placing = walk(journeys, 'place');
  await wait(Math.floor(random() * 25));
  await database.close();
  await server.stop();
  // buyers who are refused as overloaded retry until the database is back
  server = await startDatabase();
  await placing;
  database = connect({ ...server.connection, max: 5 });
  await finish(journeys);
  console.log(`the database was stopped while ${journeys.length} orders were placed, and started again`);
}

/** Twenty buyers for one piece, each with a fast provider. */
async function oneForMany([wish]: readonly Wish[]): Promise<void> {
  if (wish === undefined) throw new Error('no piece is left');
  const journeys = await startJourneys(Array.from({ length: 20 }, () => wish));
  await Promise.all(
    journeys.map(async (journey) => {
      await journey.buyer.place();
      const { order, method } = journey.buyer;
      if (order === undefined) return;
      journey.calls = callsOf(method, shop.url, order);
      await replay(journey);
    }),
  );
  const orders = journeys.filter(({ buyer }) => buyer.order !== undefined).length;
  console.log(`twenty buyers for one piece: ${orders} order`);
  if (orders !== 1) broken.push(`${orders} orders of one piece`);
}

/** Places paid orders and returns their numbers. */
async function placePaid(wishes: readonly Wish[]): Promise<string[]> {
  const journeys = await startJourneys(wishes);
  for (const step of ['hold', 'place', 'open', 'settle'] as const) await walk(journeys, step);
  return journeys.flatMap(({ buyer }) => buyer.order?.number ?? []);
}

async function verify(): Promise<void> {
  broken.push(...(await findBroken(database.db)));
  const file = path.join(folder, 'data', 'messages.jsonl');
  broken.push(...(await findLostMessages(database.db, { file, since })));
  for (const [number, som] of taken) {
    const rows = await database.db
      .selectFrom('ledger_entries as l')
      .innerJoin('orders as o', 'o.id', 'l.order_id')
      .select('l.amount_som')
      .where('o.number', '=', number)
      .where('l.amount_som', '>', 0)
      .execute();
    if (rows.length !== 1 || rows[0]?.amount_som !== som)
      broken.push(`the provider got a confirmation of ${som} soʻm: ${number} has ${rows.length} payments`);
  }
  console.log(`\n${taken.size} payments confirmed to a provider are in the ledger exactly once`);
  for (const name of invariantNames)
    if (!broken.some((sentence) => sentence.startsWith(name))) console.log(`verified: ${name}`);
  for (const sentence of broken) console.log(`BROKEN: ${sentence}`);
  console.log(broken.length === 0 ? '\nAll is well.' : `\n${broken.length} broken.`);
  if (broken.length > 0) process.exitCode = 1;
}

async function startDatabase(): Promise<EmbeddedServer> {
  const started = await startEmbedded({ folder: path.join(folder, 'postgres') });
  rmSync(socket, { force: true });
  symlinkSync(started.connection.host ?? '', socket);
  return started;
}

try {
  await shop.start();
  console.log(`seed ${seed}, the demo shop at ${shop.url}, ${buyersAtOnce} concurrent buyers`);
  const wishes = await readWishes(database.db);
  for (const step of ['hold', 'place', 'open', 'settle', 'cancel', 'give back'] as const)
    for (let round = 0; round < rounds; round += 1) await killAt(step, wishes.splice(0, buyersAtOnce));
  await stopDatabase(wishes.splice(0, buyersAtOnce));
  await oneForMany(wishes.splice(0, 1));
  const staff = { shop, db: () => database.db, placePaid: () => placePaid(wishes.splice(0, 4)) };
  broken.push(...(await cutStaffOff(staff)));
  broken.push(...(await cutCounter(staff)));
  broken.push(...(await fillDisk(database.db, environment)));
  await verify();
} finally {
  await shop.stop();
  await database.close();
  await server.stop();
  rmSync(folder, { recursive: true, force: true });
}
