// `npm run bench:lists [orders [pieces]]`: measures the staff's lists of orders and pieces (BO-56), 100,000 and 1,000,000 by default, in a
// separate database: each built-in view, each filter alone and in pairs, in alternating sort orders, one page with its count as a call
// reads it. Without HTTP: the statements and the processing of their rows are measured. CPU is that of this process and PostgreSQL, which
// unlike elapsed time is meaningful on a loaded machine.
import { sql } from 'kysely';
import { connect, type ReadDb } from '#database/connect.ts';
import { startEmbedded, throwAway } from '#database/embedded/start.ts';
import { migrate, readMigrations } from '#database/migrate.ts';
import { commandLine, wholeNumber } from '#server/cli/command.ts';
import type { Staff } from '#server/kit/staff-operation.ts';
import { listStaffOrders } from '#server/order/staff/read-orders.ts';
import { addManyOrders } from '#server/order/staff/testing-many-orders.ts';
import { listStaffPieces } from '#server/stock/read-pieces.ts';
import { addManyPieces } from '#server/stock/testing-many-pieces.ts';
import { backendMs } from './cpu-time.ts';
import { milliseconds, percentile, timeOf } from './times.ts';

type OrdersQuery = Parameters<typeof listStaffOrders>[1]['query'];
type PiecesQuery = Parameters<typeof listStaffPieces>[1]['query'];

const usage = `npm run bench:lists [orders [pieces]]: the staff's lists of orders and pieces.`;
const { positionals } = commandLine({ usage, count: [0, 2] });
const numberIn = (nth: number, usual: string, name: string) =>
  wholeNumber(positionals[nth] ?? usual, { name, usage, max: 10_000_000 });
const orders = numberIn(0, '100000', 'The number of orders');
const pieces = numberIn(1, '1000000', 'The number of pieces');
const rounds = 3;

const now = new Date('2026-04-08T07:00:00Z');
const staff: Staff = { id: 1, name: '', email: '', role: 'OWNER', language: 'ru', storeIds: [] };

const orderViews: OrdersQuery[] = [
  { state: 'NEW,PAID,CONFIRMED,ASSEMBLING', sort: 'promisedTo' },
  { state: 'NEW', sort: 'createdAt' },
  { state: 'PAID,CONFIRMED', sort: 'promisedTo' },
  { state: 'READY_FOR_PICKUP', sort: 'promisedTo' },
  { state: 'SHIPPED', sort: 'promisedTo' },
  { late: true, sort: 'promisedTo' },
  { uncollected: true, sort: 'promisedTo' },
  { manualRefund: true, sort: 'createdAt' },
  { staffId: '2', 'createdAt.from': '2026-04-08' },
  { sort: '-createdAt' },
];
const orderFilters: OrdersQuery[] = [
  { state: 'DELIVERED' },
  { payment: 'FAILED' },
  { method: 'CLICK' },
  { channel: 'PHONE' },
  { kind: 'DELIVERY' },
  { storeId: '1' },
  { regionId: '1703' },
  { staffId: '2' },
  { 'createdAt.from': '2026-01-01' },
  { 'createdAt.to': '2020-01-01' },
  { late: true },
  { uncollected: true },
  { manualRefund: true },
  { discrepancy: true },
  { engraving: true },
  { code: true },
  { b2b: true },
  { q: '0007' },
];
const orderSorts = ['-createdAt', 'promisedTo', '-total', 'number'] as const;

const pieceViews: PiecesQuery[] = [
  { state: 'AVAILABLE' },
  { state: 'AVAILABLE', storeId: '1' },
  { inTransit: true },
  { state: 'WITHDRAWN' },
  { state: 'AVAILABLE,RESERVED,WITHDRAWN', 'receivedOn.to': '2025-04-07', sort: 'receivedOn' },
  { noCodes: true },
  { sort: '-receivedOn' },
];
const pieceFilters: PiecesQuery[] = [
  { state: 'AVAILABLE,RESERVED' },
  { withdrawnBecause: 'SHOWCASE' },
  { storeId: '1' },
  { categoryId: '3' },
  { metal: 'white' },
  { probe: '585' },
  { 'receivedOn.from': '2026-03-01' },
  { 'receivedOn.to': '2025-04-07' },
  { inTransit: true },
  { noCodes: true },
  { q: 'P-00012' },
];
const pieceSorts = ['-receivedOn', '-price', 'weight', 'serialNumber'] as const;

const server = await startEmbedded({
  folder: throwAway,
  settings: { shared_buffers: '512MB', max_wal_size: '8GB' },
});
// filling takes longer than the shop's statement timeout
const { db, pool, close } = connect({ ...server.connection, statement_timeout: 0, max: 1 });
try {
  await migrate(pool, await readMigrations());
  const filling = await timeOf(async () => {
    await addManyOrders(db, orders);
    await addManyPieces(db, Math.max(0, pieces - orders));
  });
  console.log(`filled in ${milliseconds(filling)}`);
  const backend = await backendOf(db);
  const readOrders = (query: OrdersQuery) =>
    listStaffOrders(db, { query, caller: { staff, stores: null }, now });
  await measure(
    { name: 'orders', goalMs: 60, backend },
    [...orderViews, ...withPairs(orderFilters, orderSorts)],
    readOrders,
  );
  const readPieces = (query: PiecesQuery) => listStaffPieces(db, { query, viewer: { staff, now } });
  await measure(
    { name: 'pieces', goalMs: 120, backend },
    [...pieceViews, ...withPairs(pieceFilters, pieceSorts)],
    readPieces,
  );
  console.log(`rows: ${await countRows(db)}`);
} finally {
  await close();
  await server.stop();
}

/** Each filter alone in each sort order, and every pair of filters in alternating orders. */
function withPairs<Query, Sort>(filters: readonly Query[], sorts: readonly Sort[]) {
  const alone = filters.flatMap((filter) => sorts.map((sort) => ({ ...filter, sort })));
  const pairs = filters.flatMap((one, nth) => filters.slice(nth + 1).map((other) => ({ ...one, ...other })));
  return [...alone, ...pairs.map((pair, nth) => ({ ...pair, sort: sorts[nth % sorts.length] }))];
}

/** Runs each query once to warm up the connection and the pages, then in rounds; the slowest queries are named. */
async function measure<Query>(
  { name, goalMs, backend }: { name: string; goalMs: number; backend: number },
  queries: readonly Query[],
  read: (query: Query) => Promise<unknown>,
): Promise<void> {
  const times: number[] = [];
  const cpuMs = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000 + backendMs(backend);
  };
  const cpu: number[] = [];
  const slowest: { query: Query; ms: number }[] = [];
  for (const query of queries) {
    await read(query);
    const before = cpuMs();
    const own: number[] = [];
    for (let round = 0; round < rounds; round++) own.push(await timeOf(() => read(query)));
    times.push(...own);
    const ms = (cpuMs() - before) / rounds;
    cpu.push(ms);
    slowest.push({ query, ms });
  }
  const at = (list: number[], share: number) => milliseconds(percentile(list, share));
  console.log(
    `${name}: ${queries.length} queries, time p50 ${at(times, 0.5)}, p95 ${at(times, 0.95)} (goal ${goalMs} ms), max ${at(times, 1)};`,
    `CPU p50 ${at(cpu, 0.5)}, p95 ${at(cpu, 0.95)}, max ${at(cpu, 1)}`,
  );
  for (const { query, ms } of slowest.toSorted((one, other) => other.ms - one.ms).slice(0, 6))
    console.log(`  ${milliseconds(ms).padStart(9)} of CPU  ${JSON.stringify(query)}`);
}

/** Returns the process id of the PostgreSQL backend of the only connection. */
async function backendOf(db: ReadDb): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  return rows[0]?.pid ?? 0;
}

async function countRows(db: ReadDb): Promise<string> {
  const [of, goods] = await Promise.all(
    (['orders', 'product_items'] as const).map((table) =>
      db
        .selectFrom(table)
        .select(({ fn }) => fn.countAll<number>().as('count'))
        .executeTakeFirstOrThrow(),
    ),
  );
  return `${of?.count} orders, ${goods?.count} pieces`;
}
