import { sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { testDatabase, type TestDatabase } from '#database/testing.ts';
import { noteAudit, withAudit } from '../kit/audit.ts';
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

/** Entries with a change each, in a block of their own. Answers their ids. */
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

/** Other databases of this server have open transactions, for which sealing waits. */
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

/** Writes past the triggers, which takes the rights of the database's owner. */
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

describe('the chain of the audit', () => {
  it('holds over blocks, and what is not sealed yet is no break', async () => {
    expect(await verifyAudit(shop.db)).toEqual({
      blocks: 0,
      entries: 0,
      head: null,
      intactTo: null,
      broken: [],
    });
    await writeBlock('a@shop.uz', 'b@shop.uz');
    await writeBlock('c@shop.uz');
    await noteAudit(shop.db, entry);
    const verdict = await verifyAudit(shop.db);
    expect(verdict).toMatchObject({ entries: 3, broken: [] });
    expect(verdict.head).toMatch(/^[0-9a-f]{64}$/);
    expect(await verifyAudit(shop.db, verdict.head ?? '')).toEqual(verdict);
  });

  it('is the same in every time zone', async () => {
    await writeBlock('a@shop.uz');
    const client = await shop.pool.connect();
    await client.query("set timezone = 'Pacific/Auckland'");
    const { rows } = await client.query(
      'select count(*)::int as broken from audit_sealed s join audit_entries e on e.id = s.entry_id where audit_entry_hash(e) <> s.hash',
    );
    client.release(true);
    expect(rows).toEqual([{ broken: 0 }]);
  });

  it('of an entry whose transaction is open while later ones end takes it into a later block', async () => {
    // the first block takes whatever there is: a restored audit has transactions of another cluster
    await writeBlock('a@shop.uz');
    const late = await shop.pool.connect();
    await late.query('begin');
    await late.query("insert into audit_entries (action, resource) values ('late', 'staff')");
    await noteAudit(shop.db, entry);
    const early = await sealAudit(shop.db);
    await late.query('commit');
    late.release();
    expect(early).toBe(0);
    await seal(2);
    expect(await verifyAudit(shop.db)).toMatchObject({ blocks: 2, entries: 3, broken: [] });
  });

  it('is sealed by one of several at once', async () => {
    await noteAudit(shop.db, entry);
    let sealed = 0;
    await vi.waitFor(async () => {
      for (const count of await Promise.all([1, 2, 3, 4].map(() => sealAudit(shop.db)))) sealed += count;
      expect(sealed).toBe(1);
    });
    expect(await verifyAudit(shop.db)).toMatchObject({ blocks: 1, entries: 1, broken: [] });
  });
});

describe('BO-15: past the triggers', () => {
  it.each([
    ['update audit_entries set reason = $$other$$ where id = '],
    ['update audit_entries set at = at - interval $$1 day$$ where id = '],
    ['update audit_changes set after = $${"role": "OWNER"}$$ where entry_id = '],
    ['delete from audit_changes where entry_id = '],
    [
      'insert into audit_changes (table_name, record_id, op, after, entry_id) select $$x$$, $$1$$, $$INSERT$$, $${}$$, ',
    ],
  ])('%s… is found, by its entry and block', async (statement) => {
    await writeBlock('a@shop.uz');
    const [, second] = await writeBlock('b@shop.uz', 'c@shop.uz');
    await forge(`${statement} ${second}`);
    const { broken, blocks } = await verifyAudit(shop.db);
    expect(broken).toEqual([{ kind: 'CHANGED', block: blocks, entry: second }]);
  });

  it('an entry that was taken is missed', async () => {
    const [first] = await writeBlock('a@shop.uz', 'b@shop.uz');
    await forge(
      `delete from audit_changes where entry_id = ${first}`,
      `delete from audit_entries where id = ${first}`,
    );
    expect((await verifyAudit(shop.db)).broken).toMatchObject([{ kind: 'MISSING', entry: first }]);
  });

  it('and missed in its block when its hash was taken, too', async () => {
    const [first] = await writeBlock('a@shop.uz', 'b@shop.uz');
    await forge(
      `delete from audit_changes where entry_id = ${first}`,
      `delete from audit_entries where id = ${first}`,
      `delete from audit_sealed where entry_id = ${first}`,
    );
    expect((await verifyAudit(shop.db)).broken).toMatchObject([{ kind: 'BLOCK_CHANGED' }]);
  });

  it('an entry that was put among old ones is found, sealed or not', async () => {
    // the first block takes every entry; the second only those older than what is open in the cluster
    await writeBlock('a@shop.uz');
    await writeBlock('b@shop.uz');
    await forge(
      `insert into audit_entries (action, resource, transaction_id) select 'forged', 'staff', transaction_id from audit_entries limit 1`,
    );
    expect((await verifyAudit(shop.db)).broken).toMatchObject([{ kind: 'ADDED', block: null }]);
    // the sealer takes no entry of a transaction that was over
    expect(await sealAudit(shop.db)).toBe(0);
  });

  it('changes that no entry stands for are found', async () => {
    await forge(
      `insert into audit_changes (entry_id, table_name, record_id, op, after) values (999, 'staff', '1', 'INSERT', '{}')`,
    );
    expect((await verifyAudit(shop.db)).broken).toEqual([{ kind: 'ADDED', block: null, entry: 999 }]);
  });

  it('an entry changed with its own hash breaks the block', async () => {
    const [first] = await writeBlock('a@shop.uz');
    await forge(
      `update audit_entries set reason = 'other' where id = ${first}`,
      `update audit_sealed s set hash = audit_entry_hash(e) from audit_entries e where e.id = s.entry_id`,
    );
    expect((await verifyAudit(shop.db)).broken).toMatchObject([{ kind: 'BLOCK_CHANGED' }]);
  });

  it('a tail that was cut off whole is missed by the person who noted the head', async () => {
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
