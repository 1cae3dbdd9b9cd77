import { mkdtemp, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { StaffOrder } from '#contract/admin/order.ts';
import { connect } from '#database/connect.ts';
import { roleOf } from '#database/external.ts';
import { grantToServing } from '#database/serving/grant-to-serving.ts';
import { urlOf } from '#database/testing-server.ts';
import { addRole } from '#database/serving/testing-serving.ts';
import { testDatabase } from '#database/testing.ts';
import { verifyAudit } from '#server/audit/verify-audit.ts';
import { buy } from '#server/order/testing-orders.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { testStaff } from '#server/testing-staff.ts';
import { startShop, worker } from './testing.ts';

describe('a shop whose role owns no table', () => {
  let sale: Sale;
  beforeAll(async () => {
    sale = await testSale({ hasServingRole: true });
  });
  afterAll(() => sale.close());

  it('sells, its staff handle the order, and the audit is sealed', async () => {
    const { order } = await buy(sale);
    const staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
    const browser = await staff.enter('MANAGER');
    const { version } = (await browser.get(`orders/${order.number}`)).json<StaffOrder>();
    const cancelled = await browser.post(
      `orders/${order.number}/cancellation`,
      { reason: 'Asked to' },
      version,
    );
    expect(cancelled.statusCode).toBe(200);
    // sealing waits for open transactions of other databases on this server
    await vi.waitFor(
      async () => {
        await sale.runTask('seal-audit');
        expect(await verifyAudit(sale.db)).toMatchObject({ broken: [], entries: expect.toSatisfy(isSome) });
      },
      { timeout: 30_000 },
    );
  }, 60_000);

  it.each([
    `update audit_entries set reason = 'another'`,
    'delete from audit_changes',
    'truncate audit_blocks',
    'update audit_sealed set hash = null',
    `update piece_movements set reason = 'another'`,
    'delete from cash_movements',
    'alter table audit_entries disable trigger all',
    'drop trigger audit_entries_stay on audit_entries',
    'create or replace function refuse_change() returns trigger language sql as $$ select null $$',
    'set session_replication_role = replica',
    'delete from schema_migrations',
    'drop table orders',
    'create table public.mine (id int)',
    'create schema mine',
  ])('is refused by the database: %s', async (statement) => {
    await expect(sale.parts.pool.query(statement)).rejects.toMatchObject({ code: '42501' });
  });
});

const isSome = (count: number) => count > 0;

describe('DATABASE_OWNER_URL', () => {
  it('migrates an empty database, which the role of DATABASE_URL cannot, and serves with that role', async () => {
    const database = await testDatabase();
    const serving = await addRole(database);
    const folder = await mkdtemp(path.join(os.tmpdir(), 'zarona-test-'));
    onTestFinished(async () => {
      await rm(folder, { recursive: true, force: true });
      await database.close();
      await serving.drop();
    });
    await database.pool.query(
      'drop schema graphile_worker cascade; drop schema public cascade; create schema public',
    );
    const env = { ...worker(folder), DATABASE_URL: urlOf(serving.connection) };
    const alone = await startShop(env).ended;
    expect(alone.code).toBe(5);
    const shop = startShop({ ...env, DATABASE_OWNER_URL: urlOf(database.connection) });
    await shop.says('Zarona works on its jobs.');
    const { rows } = await database.pool.query<{ name: string }>(
      `select distinct usename as name from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()`,
    );
    expect(rows).toEqual([{ name: serving.role }]);
    shop.child.kill('SIGTERM');
    expect((await shop.ended).code).toBe(0);
    // with nothing to migrate, the owner's address is not needed
    await startShop(env).says('Zarona works on its jobs.');
  }, 240_000);

  it('is refused if the role of DATABASE_URL is the owner, or a member of the owner’s role', async () => {
    const database = await testDatabase();
    const member = await addRole(database);
    onTestFinished(async () => {
      await database.close();
      await member.drop();
    });
    const refusal = {
      code: 'UNFIT',
      message: expect.stringContaining('DATABASE_OWNER_URL has no effect'),
    };
    await expect(grantToServing(database.pool, await roleOf(database.connection))).rejects.toMatchObject(
      refusal,
    );
    await database.pool.query(
      `do $$ begin execute format('grant %I to ${member.role}', current_user); end $$`,
    );
    await expect(grantToServing(database.pool, member.role)).rejects.toMatchObject(refusal);
  });

  it('granting again keeps all serving rights, and revokes rights that are no longer allowed', async () => {
    const database = await testDatabase();
    const serving = await addRole(database);
    const { pool, close } = connect(serving.connection);
    onTestFinished(async () => {
      await close();
      await database.close();
      await serving.drop();
    });
    await grantToServing(database.pool, serving.role);
    await pool.query(`update shop_settings set value = value`);
    await database.pool.query(
      'create trigger shop_settings_stay before update or delete on shop_settings execute function refuse_change()',
    );
    await grantToServing(database.pool, serving.role);
    await expect(pool.query(`update shop_settings set value = value`)).rejects.toMatchObject({
      code: '42501',
    });
    await expect(pool.query('select name from shop_settings')).resolves.toBeDefined();
  });
});
