import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { testDatabase, type TestDatabase } from '#database/testing.ts';
import { withAudit } from './audit.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await testDatabase({ seed: 'empty' });
});
afterAll(() => shop.close());

const entry = { staffId: null, action: 'test.act', resource: 'staff', recordId: '1' };
const insert = (email: string) =>
  sql`insert into staff (email, name, role) values (${email}, 'Somebody', 'SUPPORT')`;

async function counts(): Promise<{ entries: number; changes: number }> {
  const { rows } = await sql<{ entries: number; changes: number }>`
    select (select count(*) from audit_entries)::integer as entries, (select count(*) from audit_changes)::integer as changes`.execute(
    shop.db,
  );
  return rows[0] ?? { entries: -1, changes: -1 };
}

it('BO-13: an entry contains every row that its action wrote; rows written outside an action are in no entry', async () => {
  const before = await counts();
  await withAudit(
    shop.db,
    () => entry,
    async (db) => {
      await insert('first@example.uz').execute(db);
      await sql`update staff set name = 'Else' where email = 'first@example.uz'`.execute(db);
      await sql`update staff set name = 'Else' where email = 'first@example.uz'`.execute(db);
      await sql`delete from staff where email = 'first@example.uz'`.execute(db);
    },
  );
  await insert('second@example.uz').execute(shop.db);
  expect(await counts()).toEqual({ entries: before.entries + 1, changes: before.changes + 3 });
  const { rows } = await sql<{ op: string; before: object; after: object }>`
    select op, before, after from audit_changes order by id desc limit 3`.execute(shop.db);
  expect(rows.toReversed()).toMatchObject([
    { op: 'INSERT', before: null, after: { email: 'first@example.uz', name: 'Somebody' } },
    // an update to the same values is not a change
    { op: 'UPDATE', before: { name: 'Somebody' }, after: { name: 'Else' } },
    { op: 'DELETE', before: { name: 'Else' }, after: null },
  ]);
});

it('BO-14: a failed action leaves neither entry nor change', async () => {
  const before = await counts();
  const failing = withAudit(
    shop.db,
    () => entry,
    async (db) => {
      await insert('third@example.uz').execute(db);
      throw new Error('the line was cut');
    },
  );
  await expect(failing).rejects.toThrow('the line was cut');
  expect(await counts()).toEqual(before);
});

it('an entry contains no secret, and only the end of a personal value', async () => {
  await sql`alter table staff add column phone text`.execute(shop.db);
  await sql`drop trigger audit_insert on staff`.execute(shop.db);
  await sql`drop trigger audit_update on staff`.execute(shop.db);
  await sql`drop trigger audit_delete on staff`.execute(shop.db);
  await sql`call audit_table('staff', 'id', 'phone', 'password_hash')`.execute(shop.db);
  await withAudit(
    shop.db,
    () => entry,
    (db) =>
      sql`insert into staff (email, name, role, phone, password_hash)
        values ('fourth@example.uz', 'Somebody', 'SUPPORT', '+998901234567', 'argon')`.execute(db),
  );
  const { rows } = await sql<{ after: Record<string, unknown> }>`
    select after from audit_changes order by id desc limit 1`.execute(shop.db);
  expect(rows[0]?.after).toMatchObject({ phone: '***67' });
  expect(rows[0]?.after).not.toHaveProperty('password_hash');
});

it.each([
  'update audit_entries set reason = null',
  'delete from audit_changes',
  'truncate audit_entries cascade',
])('BO-15: the database refuses %s', async (statement) => {
  await expect(sql.raw(statement).execute(shop.db)).rejects.toThrow('is only added to');
});
