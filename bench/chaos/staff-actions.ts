import { setTimeout as wait } from 'node:timers/promises';
import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import { verifyAudit } from '#server/audit/verify-audit.ts';
import { connectTo, type ShopClient } from '../callers/http-client.ts';
import { logInAsStaff, type StaffLogin } from '../callers/staff-login.ts';
import type { ShopProcess } from './shop-process.ts';

const rounds = 16;
/** In the others the connections to the database are closed, which needs no start of the shop. */
const killEvery = 4;
const piecesOfRound = 8;

export interface StaffChaos {
  shop: ShopProcess;
  db: () => Db;
  /** Places paid orders and returns their numbers. */
  placePaid: () => Promise<string[]>;
}

/** One call of the staff with a unique reason, by which its audit entry and its effect are found. */
interface Act {
  path: string;
  version: number;
  body: { reason: string; because?: string };
  /** The status of its response; undefined = there was none. */
  status?: number | undefined;
}

/**
 * The staff withdraw pieces and cancel paid orders, all at once. During this the shop is killed, or loses its database; everybody repeats
 * calls without a response. Returns what is wrong, as sentences: an action that was not done left an audit entry, or one that was done
 * left none or several (backoffice.md, BO-14).
 */
export async function cutStaffOff(chaos: StaffChaos): Promise<string[]> {
  const broken: string[] = [];
  const done = { first: 0, all: 0 };
  const client = await connectTo(chaos.shop.url);
  for (let round = 0; round < rounds; round += 1) {
    const login = await logInAsStaff(client, chaos.shop.url, 0);
    const acts = await prepareActs(chaos, { client, login, round });
    const acting = Promise.all(acts.map((act) => perform(client, login, act)));
    await wait(3 * round);
    if (round % killEvery === 0) {
      await chaos.shop.kill();
      await acting;
      await chaos.shop.start();
    } else {
      await cutConnections(chaos.db());
      await acting;
    }
    done.first += await countEntries(chaos.db(), acts);
    broken.push(...(await findUnaudited(chaos.db(), acts)));
    const left = acts.filter(({ status }) => status === undefined || status >= 500);
    await Promise.all(left.map((act) => perform(client, login, act)));
    broken.push(...(await findUnaudited(chaos.db(), acts)));
    done.all += await countEntries(chaos.db(), acts);
  }
  const { broken: unsealed } = await verifyAudit(chaos.db());
  console.log(
    `the staff were interrupted ${rounds} times: ${done.first} of ${done.all} actions were done before, each with its audit entry`,
  );
  if (done.first === 0 || done.first === done.all) broken.push('nothing was cut off in the middle');
  return [...broken, ...unsealed.map((what) => `the audit: ${JSON.stringify(what)}`)];
}

async function prepareActs(
  { db, placePaid }: StaffChaos,
  { client, login, round }: { client: ShopClient; login: StaffLogin; round: number },
): Promise<Act[]> {
  const pieces = await db()
    .selectFrom('product_items')
    .select('serial_number')
    .where('product_item_state', '=', 'AVAILABLE')
    .orderBy('id', 'desc')
    .limit(piecesOfRound)
    .execute();
  const versionOf = async (path: string) => {
    const answer = await client.inject({ url: `/api/admin/v1/${path}`, headers: { ...login } });
    return answer.json<{ version: number }>().version;
  };
  const acts: Act[] = [];
  for (const number of await placePaid()) {
    const record = `orders/${number}`;
    const body = { reason: `chaos ${round} ${number}` };
    acts.push({ path: `${record}/cancellation`, version: await versionOf(record), body });
  }
  for (const { serial_number: serial } of pieces) {
    const record = `pieces/${serial}`;
    const body = { because: 'AUDIT', reason: `chaos ${round} ${serial}` };
    acts.push({ path: `${record}/withdraw`, version: await versionOf(record), body });
  }
  return acts;
}

async function perform(client: ShopClient, login: StaffLogin, act: Act): Promise<void> {
  const answer = await client
    .inject({
      method: 'POST',
      url: `/api/admin/v1/${act.path}`,
      headers: { ...login, 'if-match': `"${act.version}"` },
      payload: act.body,
    })
    .catch(() => undefined);
  act.status = answer?.statusCode;
}

/** Closes every connection that is executing a statement or has an open transaction. */
export async function cutConnections(db: Db): Promise<void> {
  await sql`
    select pg_terminate_backend(pid) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid() and state <> 'idle'`.execute(db);
}

interface Traces {
  entries: number;
  changes: number;
  effects: number;
}

async function tracesOf(db: Db, { body: { reason } }: Act): Promise<Traces> {
  const { rows } = await sql<Traces>`
    select (select count(*) from audit_entries where reason = ${reason})::integer as entries,
      (select count(*) from audit_changes c join audit_entries a on a.id = c.entry_id where a.reason = ${reason})::integer as changes,
      (select count(*) from piece_movements where reason = ${reason})::integer
        + (select count(*) from order_events where reason = ${reason} and to_state = 'CANCELLED' and kind = 'MOVED')::integer as effects`.execute(
    db,
  );
  return rows[0] ?? { entries: -1, changes: -1, effects: -1 };
}

async function countEntries(db: Db, acts: readonly Act[]): Promise<number> {
  const traces = await Promise.all(acts.map((act) => tracesOf(db, act)));
  return traces.reduce((sum, { entries }) => sum + entries, 0);
}

async function findUnaudited(db: Db, acts: readonly Act[]): Promise<string[]> {
  const broken: string[] = [];
  for (const act of acts) {
    const { entries, changes, effects } = await tracesOf(db, act);
    const isDone = act.status !== undefined && act.status < 300;
    const isRight =
      entries === effects && entries <= 1 && entries === Math.min(changes, 1) && (!isDone || entries === 1);
    if (!isRight)
      broken.push(
        `${act.path} (${act.status ?? 'no answer'}): ${effects} times done, ${entries} entries of the audit with ${changes} changes`,
      );
  }
  return broken;
}
