// `npm run bench:audit [entries]`: measures the audit in a separate database. 50 staff members write at once while one of them leaves a
// transaction open: nobody waits for another's entry, and all entries are sealed within 10 s by the shop's own task, which runs every 5 s
// (BO-16). Then this many entries, 1,000,000 by default, with a change each, are sealed and verified (BO-17; goal 90 s for a million), and
// orders are placed with and without the audit triggers (BO-17; goal 3 %).
import os from 'node:os';
import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import { connect, type Db } from '#database/connect.ts';
import { startEmbedded, throwAway } from '#database/embedded/start.ts';
import { migrate, readMigrations } from '#database/migrate.ts';
import { sealAudit } from '#server/audit/seal-audit.ts';
import { verifyAudit } from '#server/audit/verify-audit.ts';
import { commandLine, wholeNumber } from '#server/cli/command.ts';
import { withAudit } from '#server/kit/audit.ts';
import { compareOrders } from './audit-orders.ts';
import { milliseconds, printTimes, timeOf } from './times.ts';

const usage =
  'npm run bench:audit [entries]: 50 people write entries of the audit at once; then so many entries are verified, and orders placed with its triggers and without.';
const { positionals } = commandLine({ usage, count: [0, 1] });
const entries = wholeNumber(positionals[0] ?? '1000000', {
  name: 'The number of entries',
  usage,
  max: 10_000_000,
});

const staffCount = 50;
const writesEach = 20;
const openMs = 3_000;
const sealEveryMs = 5_000;
/** After this time, unsealed entries are a failure. */
const patienceMs = 60_000;

const server = await startEmbedded({ folder: throwAway, settings: { max_connections: '80' } });
const { db, pool, close } = connect({ ...server.connection, statement_timeout: 0, max: staffCount + 5 });
try {
  await migrate(pool, await readMigrations());
  console.log(`${os.cpus().length} cores, load ${os.loadavg()[0]?.toFixed(1)} before the start`);
  await sql`insert into staff (email, name, role)
    select n || '@bench.test', 'Bench', 'SUPPORT' from generate_series(1, ${staffCount}) n`.execute(db);
  await sealAudit(db);
  await writeAtOnce();
  await verifyMany();
} finally {
  await close();
  await server.stop();
}
await compareOrders();

/** An action of one person: a change of their own row, with its entry. */
function act(who: number, during: () => Promise<unknown> = async () => {}): Promise<void> {
  return withAudit(
    db,
    () => ({ staffId: null, action: 'bench.act', resource: 'staff', recordId: String(who) }),
    async (own: Db) => {
      await sql`update staff set name = name || '.' where email = ${`${who}@bench.test`}`.execute(own);
      await during();
    },
  );
}

async function writeAtOnce(): Promise<void> {
  const times: number[] = [];
  const person = async (who: number) => {
    for (let nth = 0; nth < writesEach; nth += 1) times.push(await timeOf(() => act(who)));
  };
  const colleagues = Array.from({ length: staffCount - 1 }, (_, nth) => nth + 2);
  const slow = act(1, () => wait(openMs));
  const writing = await timeOf(() => Promise.all(colleagues.map(person)));
  await slow;
  printTimes('an entry of 49 people while one transaction is open', times);
  console.log(
    `  all of them in ${milliseconds(writing)}; at least as long as the open transaction (${openMs / 1000} s) took ${times.filter((ms) => ms >= openMs).length}`,
  );
  const sealing = await timeOf(async () => {
    const until = performance.now() + patienceMs;
    for (let missing = await unsealed(); missing > 0; missing = await unsealed()) {
      if (performance.now() > until) throw new Error(`${missing} entries were not sealed`);
      // the task pauses first, which is the worst case for an entry
      await wait(sealEveryMs);
      await sealAudit(db);
    }
  });
  console.log(`  the last entry was sealed after ${milliseconds(sealing)} (goal 10 s)`);
}

async function unsealed(): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::integer as count from audit_entries e
    where not exists (select from audit_sealed s where s.entry_id = e.id)`.execute(db);
  return rows[0]?.count ?? 0;
}

async function verifyMany(): Promise<void> {
  const perBlock = 20_000;
  for (let done = 0; done < entries; done += perBlock) {
    const count = Math.min(perBlock, entries - done);
    await sql`with made as (
        insert into audit_entries (action, resource, record_id)
        select 'bench.act', 'order', 'Z-' || (${done}::integer + n) from generate_series(1, ${count}::integer) n returning id)
      insert into audit_changes (entry_id, table_name, record_id, op, before, after)
      select id, 'orders', id::text, 'UPDATE', '{"order_state": "NEW"}', '{"order_state": "CONFIRMED"}' from made`.execute(
      db,
    );
    await sealAudit(db);
  }
  const verifying = { broken: 0, entries: 0 };
  const ms = await timeOf(async () => {
    const verdict = await verifyAudit(db);
    Object.assign(verifying, { broken: verdict.broken.length, entries: verdict.entries });
  });
  const ofMillion = (ms / verifying.entries) * 1_000_000;
  console.log(
    `${verifying.entries} sealed entries verified in ${milliseconds(ms)}, ${verifying.broken} breaks; a million at this rate would take ${milliseconds(ofMillion)} (goal 90 s)`,
  );
}
