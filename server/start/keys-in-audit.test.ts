import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffOrder } from '#contract/admin/order.ts';
import { buy } from '../order/testing-orders.ts';
import { sealAudit } from '../audit/seal-audit.ts';
import { verifyAudit } from '../audit/verify-audit.ts';
import { addKey } from '../staff/keys/testing-keys.ts';
import { type Sale, testSale } from '../testing-sale.ts';
import { testStaff } from '../testing-staff.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
  await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
afterAll(() => sale.close());

it('the key of a call is sealed with its audit entry: a changed key is detected', async () => {
  const { order } = await buy(sale);
  const { browser, id } = await addKey(sale, { role: 'MANAGER', scopes: ['orders.read', 'orders.move'] });
  const other = await addKey(sale, { role: 'OWNER', scopes: ['orders.move'] });
  const { version } = (await browser.get(`orders/${order.number}`)).json<StaffOrder>();
  const moved = await browser.post(`orders/${order.number}/moves`, { to: 'CONFIRMED' }, version);
  expect(moved.statusCode).toBe(200);
  await sealAudit(sale.db);
  expect(await verifyAudit(sale.db)).toMatchObject({ broken: [] });
  await sale.db.transaction().execute(async (db) => {
    await sql`alter table audit_entries disable trigger user`.execute(db);
    await sql`update audit_entries set key_id = ${other.id} where key_id = ${id}`.execute(db);
    await sql`alter table audit_entries enable trigger user`.execute(db);
  });
  expect(await verifyAudit(sale.db)).toMatchObject({ broken: [{ kind: 'CHANGED' }] });
});
