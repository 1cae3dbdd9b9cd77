// `npm run bench:lists [orders [pieces]]`: the staff's lists of orders and pieces (BO-56), 100,000 and 1,000,000 by default, on a database
// of its own: each view that the shop brings, each filter and some pairs, in each order, a page with its count as a call reads it. Without
// HTTP: what is measured are the two statements and what is made of their rows.
import { connect, type ReadDb } from '#database/connect.ts';
import { startEmbedded, throwAway } from '#database/embedded/start.ts';
import { migrate, readMigrations } from '#database/migrate.ts';
import { commandLine, wholeNumber } from '#server/cli/command.ts';
import type { Staff } from '#server/kit/staff-operation.ts';
import { listStaffOrders } from '#server/order/staff/read-orders.ts';
import { addManyOrders } from '#server/order/staff/testing-many-orders.ts';
import { listStaffPieces } from '#server/stock/read-pieces.ts';
import { generateCatalogue } from './generate-catalogue.ts';
import { milliseconds, percentile, timeOf } from './times.ts';

type OrdersQuery = Parameters<typeof listStaffOrders>[1]['query'];
type PiecesQuery = Parameters<typeof listStaffPieces>[1]['query'];

const usage = `npm run bench:lists [orders [pieces]]: the staff's lists of orders and pieces.`;
const { positionals } = commandLine({ usage, count: [0, 2] });
const numberIn = (nth: number, usual: string, name: string) =>
  wholeNumber(positionals[nth] ?? usual, { name, usage, max: 10_000_000 });
const orders = numberIn(0, '100000', 'The number of orders');
const pieces = numberIn(1, '1000000', 'The number of pieces');
const piecesOfModel = 7;
const rounds = 5;

const now = new Date('2026-04-08T07:00:00Z');
const staff: Staff = { id: 1, name: '', email: '', role: 'OWNER', language: 'ru', storeIds: [] };

const orderFilters: OrdersQuery[] = [
  {},
  { state: 'NEW,PAID,CONFIRMED,ASSEMBLING' },
  { state: 'NEW' },
  { state: 'PAID,CONFIRMED' },
  { state: 'READY_FOR_PICKUP' },
  { state: 'SHIPPED' },
  { state: 'DELIVERED' },
  { late: true },
  { uncollected: true },
  { manualRefund: true },
  { discrepancy: true },
  { engraving: true },
  { code: true },
  { b2b: true },
  { payment: 'FAILED' },
  { method: 'CLICK' },
  { channel: 'PHONE' },
  { kind: 'DELIVERY' },
  { storeId: '1' },
  { regionId: '1703' },
  { staffId: '2' },
  { 'createdAt.from': '2026-04-01' },
  { q: '0007' },
  { q: 'G-0000017' },
  { state: 'DELIVERED', payment: 'FAILED' },
  { kind: 'DELIVERY', engraving: true },
  { channel: 'PHONE', 'createdAt.from': '2026-01-01' },
];
const orderSorts = ['-createdAt', 'promisedTo', '-total', 'number'] as const;

const pieceFilters: PiecesQuery[] = [
  {},
  { state: 'AVAILABLE' },
  { state: 'AVAILABLE,RESERVED', storeId: '1' },
  { state: 'WITHDRAWN' },
  { withdrawnBecause: 'SHOWCASE' },
  { inTransit: true },
  { noCodes: true },
  { state: 'AVAILABLE,RESERVED,WITHDRAWN', 'receivedOn.to': '2025-04-07' },
  { storeId: '2' },
  { probe: '585' },
  { metal: 'white' },
  { categoryId: '3' },
  { q: 'G-00012' },
  { metal: 'white', state: 'AVAILABLE' },
  { categoryId: '3', probe: '585' },
];
const pieceSorts = ['-receivedOn', '-price', 'weight', 'serialNumber'] as const;

const server = await startEmbedded({
  folder: throwAway,
  settings: { shared_buffers: '512MB', max_wal_size: '8GB' },
});
// filling takes longer than a shop's statement may
const { db, pool, close } = connect({ ...server.connection, statement_timeout: 0 });
try {
  await migrate(pool, await readMigrations());
  const filling = await timeOf(async () => {
    await generateCatalogue(pool, Math.ceil(Math.max(0, pieces - orders) / piecesOfModel));
    await addManyOrders(db, orders);
  });
  console.log(`filled in ${milliseconds(filling)}`);
  const readOrders = (query: OrdersQuery) =>
    listStaffOrders(db, { query, caller: { staff, stores: null }, now });
  await measure({ name: 'orders', goalMs: 60 }, withSorts(orderFilters, orderSorts), readOrders);
  const readPieces = (query: PiecesQuery) => listStaffPieces(db, { query, viewer: { staff, now } });
  await measure({ name: 'pieces', goalMs: 120 }, withSorts(pieceFilters, pieceSorts), readPieces);
  console.log(`rows: ${await countRows(db)}`);
} finally {
  await close();
  await server.stop();
}

function withSorts<Query, Sort>(filters: readonly Query[], sorts: readonly Sort[]) {
  return filters.flatMap((filter) => sorts.map((sort) => ({ ...filter, sort })));
}

/** Each query once to warm the connection and the pages, then in rounds; the slowest queries are named. */
async function measure<Query>(
  { name, goalMs }: { name: string; goalMs: number },
  queries: readonly Query[],
  read: (query: Query) => Promise<unknown>,
): Promise<void> {
  const times: number[] = [];
  const slowest: { query: Query; ms: number }[] = [];
  for (const query of queries) {
    await read(query);
    const own: number[] = [];
    for (let round = 0; round < rounds; round++) own.push(await timeOf(() => read(query)));
    times.push(...own);
    slowest.push({ query, ms: percentile(own, 0.5) });
  }
  const at = (share: number) => milliseconds(percentile(times, share));
  console.log(
    `${name}: ${queries.length} queries, p50 ${at(0.5)}, p95 ${at(0.95)} (goal ${goalMs} ms), most ${at(1)}`,
  );
  for (const { query, ms } of slowest.toSorted((one, other) => other.ms - one.ms).slice(0, 6))
    console.log(`  ${milliseconds(ms).padStart(9)}  ${JSON.stringify(query)}`);
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
