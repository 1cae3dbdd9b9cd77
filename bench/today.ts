// `npm run bench:today [orders]`: measures the operations of the screen Today and of a scanned code (BO-57) with 1,000,000 orders by default, in a
// separate database and without HTTP. The operations of the screen run one after another; CPU is that of this process and PostgreSQL.
import { sql } from 'kysely';
import { connect } from '#database/connect.ts';
import { startEmbedded, throwAway } from '#database/embedded/start.ts';
import { migrate, readMigrations } from '#database/migrate.ts';
import { commandLine, wholeNumber } from '#server/cli/command.ts';
import { figureOperations } from '#server/figures/operations.ts';
import type { Staff, StaffCaller } from '#server/kit/staff-operation.ts';
import { addManyOrders } from '#server/order/staff/testing-many-orders.ts';
import { readScan } from '#server/stock/read-scan.ts';
import { backendMs } from './cpu-time.ts';
import { milliseconds, percentile, timeOf } from './times.ts';

const usage = `npm run bench:today [orders]: the screen Today and a scanned piece.`;
const { positionals } = commandLine({ usage, count: [0, 1] });
const orders = wholeNumber(positionals[0] ?? '1000000', {
  name: 'The number of orders',
  usage,
  max: 10_000_000,
});
const rounds = 30;

const now = new Date('2026-04-08T07:00:00Z');
const staff: Staff = { id: 1, name: '', email: '', role: 'OWNER', language: 'ru', storeIds: [] };
const caller = { staff, stores: null } as StaffCaller; // the figures ask for nothing else of a caller

const server = await startEmbedded({
  folder: throwAway,
  settings: { shared_buffers: '512MB', max_wal_size: '8GB' },
});
// no statement timeout: filling takes longer than the shop allows
const { db, pool, close } = connect({ ...server.connection, statement_timeout: 0, max: 1 });
try {
  await migrate(pool, await readMigrations());
  const filling = await timeOf(async () => {
    await addManyOrders(db, orders);
    await addSales();
  });
  console.log(`filled in ${milliseconds(filling)}`);
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const backend = rows[0]?.pid ?? 0;
  await measure({ name: 'Today', goalMs: 300, backend }, readToday);
  let piece = 0;
  await measure({ name: 'scan to piece', goalMs: 20, backend }, async () => {
    piece = (piece + 7919) % orders; // a stride, so that no two scans are of neighbouring rows
    const text = `G-${String(piece + 1).padStart(7, '0')}`;
    const found = await readScan(db, { text, viewer: { staff } });
    if (found.kind !== 'PIECE') throw new Error(`${text} is no piece`);
  });
} finally {
  await close();
  await server.stop();
}

/** Adds a purchase event for each delivered order, as `note-sales` does, and a ledger entry for each payment. */
async function addSales(): Promise<void> {
  await db.transaction().execute(async (db) => {
    await sql`set local session_replication_role = replica`.execute(db);
    await sql`
      insert into sale_events (source, name, order_id, at, day, client_type, value_som, shipping_som, items)
      select 'order-event:' || id, 'purchase', id, created_at, (created_at at time zone 'Asia/Tashkent')::date, 'b2c', total_som, 0, '[]'
      from orders where order_state = 'DELIVERED'`.execute(db);
    await sql`
      insert into ledger_entries (order_id, payment_id, amount_som, at)
      select order_id, id, amount_som, created_at from payments where payment_state = 'PAID' and amount_som > 0`.execute(
      db,
    );
  });
  await sql`vacuum analyze sale_events, ledger_entries`.execute(db);
}

/** Loads what the screen shows to an owner: the work, and the figures of 28 days. */
async function readToday(): Promise<void> {
  const deps = { db, secret: 'bench-today' };
  const period = { from: '2026-03-12', to: '2026-04-08' };
  await figureOperations.getWorkList(deps, { caller, input: {}, now });
  await figureOperations.getSalesFigures(deps, { caller, input: period, now });
  await figureOperations.getOrderFigures(deps, { caller, input: {}, now });
  await figureOperations.getStockFigures(deps, { caller, input: {}, now });
}

async function measure(
  { name, goalMs, backend }: { name: string; goalMs: number; backend: number },
  run: () => Promise<void>,
): Promise<void> {
  await run();
  const cpuMs = () => {
    const { user, system } = process.cpuUsage();
    return (user + system) / 1000 + backendMs(backend);
  };
  const before = cpuMs();
  const times: number[] = [];
  for (let round = 0; round < rounds; round++) times.push(await timeOf(run));
  const cpu = (cpuMs() - before) / rounds;
  const at = (share: number) => milliseconds(percentile(times, share));
  console.log(
    `${name}: time p50 ${at(0.5)}, p95 ${at(0.95)} (goal ${goalMs} ms), maximum ${at(1)}; CPU ${milliseconds(cpu)} each`,
  );
}
