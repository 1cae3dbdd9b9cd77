import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDatabase, type TestDatabase } from '#database/testing.ts';
import { recordAudit, withAudit } from '../kit/audit.ts';
import { sealAudit } from './seal-audit.ts';
import { verifyAudit } from './verify-audit.ts';

let shop: TestDatabase;
beforeEach(async () => {
  shop = await testDatabase({ seed: 'empty' });
});
afterEach(() => shop.close());

const entry = { staffId: null, action: 'test.act', resource: 'staff', recordId: '1' };
const insert = (email: string) =>
  sql`insert into staff (email, name, role) values (${email}, 'Somebody', 'SUPPORT')`;

/** Writes entries with one change each into a separate block. Returns their ids. */
async function writeBlock(...emails: string[]): Promise<number[]> {
  for (const email of emails)
    await withAudit(
      shop.db,
      () => entry,
      async (db) => {
        await insert(email).execute(db);
      },
    );
  await seal(emails.length);
  const rows = await shop.db.selectFrom('audit_entries').select('id').orderBy('id').execute();
  return rows.map(({ id }) => id).slice(-emails.length);
}

/** Other databases on this server have open transactions, for which sealing has to wait. */
async function seal(entries: number): Promise<void> {
  let sealed = 0;
  await vi.waitFor(
    async () => {
      sealed += await sealAudit(shop.db);
      expect(sealed).toBe(entries);
    },
    { timeout: 10_000, interval: 20 },
  );
}

/** Changes rows past the triggers, which takes the rights of the database's owner. */
async function forge(...statements: string[]): Promise<void> {
  const client = await shop.pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const statement of statements) await client.query(statement);
    await client.query('reset session_replication_role');
  } finally {
    client.release();
  }
}

describe('the audit chain', () => {
  it('is valid across blocks; unsealed entries are not a break', async () => {
    expect(await verifyAudit(shop.db)).toEqual({
      blocks: 0,
      entries: 0,
      head: null,
      intactTo: null,
      broken: [],
    });
    await writeBlock('a@shop.uz', 'b@shop.uz');
    await writeBlock('c@shop.uz');
    await recordAudit(shop.db, entry);
    const verdict = await verifyAudit(shop.db);
    expect(verdict).toMatchObject({ entries: 3, broken: [] });
    expect(verdict.head).toMatch(/^[0-9a-f]{64}$/);
    expect(await verifyAudit(shop.db, verdict.head ?? '')).toEqual(verdict);
  });

  it('has the same hashes in every time zone', async () => {
    await writeBlock('a@shop.uz');
    const client = await shop.pool.connect();
    await client.query("set timezone = 'Pacific/Auckland'");
    const { rows } = await client.query(
      'select count(*)::int as broken from audit_sealed s join audit_entries e on e.id = s.entry_id where audit_entry_hash(e) <> s.hash',
    );
    client.release(true);
    expect(rows).toEqual([{ broken: 0 }]);
  });

  it('seals an entry in a later block if its transaction is open while later ones end', async () => {
    // the first block contains every entry, because a restored audit has transaction ids of another cluster
    await writeBlock('a@shop.uz');
    const late = await shop.pool.connect();
    await late.query('begin');
    await late.query("insert into audit_entries (action, resource) values ('late', 'staff')");
    await recordAudit(shop.db, entry);
    const early = await sealAudit(shop.db);
    await late.query('commit');
    late.release();
    expect(early).toBe(0);
    await seal(2);
    expect(await verifyAudit(shop.db)).toMatchObject({ blocks: 2, entries: 3, broken: [] });
  });

  it('is sealed once by concurrent sealers', async () => {
    await recordAudit(shop.db, entry);
    let sealed = 0;
    await vi.waitFor(async () => {
      for (const count of await Promise.all([1, 2, 3, 4].map(() => sealAudit(shop.db)))) sealed += count;
      expect(sealed).toBe(1);
    });
    expect(await verifyAudit(shop.db)).toMatchObject({ blocks: 1, entries: 1, broken: [] });
  });
});

describe('BO-15: a change made past the triggers', () => {
  it.each([
    ['update audit_entries set reason = $$other$$ where id = '],
    ['update audit_entries set at = at - interval $$1 day$$ where id = '],
    ['update audit_changes set after = $${"role": "OWNER"}$$ where entry_id = '],
    ['delete from audit_changes where entry_id = '],
    [
      'insert into audit_changes (table_name, record_id, op, after, entry_id) select $$x$$, $$1$$, $$INSERT$$, $${}$$, ',
    ],
  ])('%s… is reported with its entry and block', async (statement) => {
    await writeBlock('a@shop.uz');
    const [, second] = await writeBlock('b@shop.uz', 'c@shop.uz');
    await forge(`${statement} ${second}`);
    const { broken, blocks } = await verifyAudit(shop.db);
    expect(broken).toEqual([{ kind: 'CHANGED', block: blocks, entry: second }]);
  });

  it('that deletes an entry is reported', async () => {
    const [first] = await writeBlock('a@shop.uz', 'b@shop.uz');
    await forge(
      `delete from audit_changes where entry_id = ${first}`,
      `delete from audit_entries where id = ${first}`,
    );
    expect((await verifyAudit(shop.db)).broken).toMatchObject([{ kind: 'MISSING', entry: first }]);
  });

  it('that deletes an entry and its hash is reported with its block', async () => {
    const [first] = await writeBlock('a@shop.uz', 'b@shop.uz');
    await forge(
      `delete from audit_changes where entry_id = ${first}`,
      `delete from audit_entries where id = ${first}`,
      `delete from audit_sealed where entry_id = ${first}`,
    );
    expect((await verifyAudit(shop.db)).broken).toMatchObject([{ kind: 'BLOCK_CHANGED' }]);
  });

  it('that inserts an old entry is reported, sealed or not', async () => {
    // the first block contains every entry; the second only those older than the oldest open transaction of the cluster
    await writeBlock('a@shop.uz');
    await writeBlock('b@shop.uz');
    await forge(
      `insert into audit_entries (action, resource, transaction_id) select 'forged', 'staff', transaction_id from audit_entries limit 1`,
    );
    expect((await verifyAudit(shop.db)).broken).toMatchObject([{ kind: 'ADDED', block: null }]);
    // an entry of a transaction that has already ended is not sealed
    expect(await sealAudit(shop.db)).toBe(0);
  });

  it('that inserts changes without an entry is reported', async () => {
    await forge(
      `insert into audit_changes (entry_id, table_name, record_id, op, after) values (999, 'staff', '1', 'INSERT', '{}')`,
    );
    expect((await verifyAudit(shop.db)).broken).toEqual([{ kind: 'ADDED', block: null, entry: 999 }]);
  });

  it('that also replaces the hash of the entry breaks the block', async () => {
    const [first] = await writeBlock('a@shop.uz');
    await forge(
      `update audit_entries set reason = 'other' where id = ${first}`,
      `update audit_sealed s set hash = audit_entry_hash(e) from audit_entries e where e.id = s.entry_id`,
    );
    expect((await verifyAudit(shop.db)).broken).toMatchObject([{ kind: 'BLOCK_CHANGED' }]);
  });

  it('that removes the last blocks is reported if the head is known', async () => {
    await writeBlock('a@shop.uz');
    const { head: before } = await verifyAudit(shop.db);
    const [last] = await writeBlock('b@shop.uz');
    const { head } = await verifyAudit(shop.db);
    await forge(
      `delete from audit_sealed where entry_id = ${last}`,
      `delete from audit_blocks where encode(hash, 'hex') = '${head}'`,
      `delete from audit_changes where entry_id = ${last}`,
      `delete from audit_entries where id = ${last}`,
    );
    expect((await verifyAudit(shop.db)).broken).toEqual([]);
    expect((await verifyAudit(shop.db, head ?? '')).broken).toEqual([{ kind: 'CUT_OFF' }]);
    expect((await verifyAudit(shop.db, before ?? '')).broken).toEqual([]);
  });

  it.each(['audit_blocks', 'audit_sealed'])('%s refuses updates and deletes', async (table) => {
    await writeBlock('a@shop.uz');
    await expect(sql`delete from ${sql.table(table)}`.execute(shop.db)).rejects.toThrow('is only added to');
    await expect(sql`truncate ${sql.table(table)} cascade`.execute(shop.db)).rejects.toThrow(
      'is only added to',
    );
  });
});
