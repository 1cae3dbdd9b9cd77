import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import type { StaffOrder } from '#contract/admin/order.ts';
import { buy } from '#server/order/testing-orders.ts';
import { loggedIn } from '#server/testing-accounts.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { testStaff } from '#server/testing-staff.ts';
import { verifyAudit } from './verify-audit.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
afterAll(() => sale.close());

it('BO-18: after the erasure of a person the audit chain is valid and contains nothing about the person', async () => {
  const { order, phone } = await buy(sale);
  const { number } = order;
  const user = await loggedIn(sale, { phone });
  await sale.db.updateTable('orders').set({ user_id: user.userId }).where('number', '=', number).execute();
  const staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  const browser = await staff.enter('MANAGER');
  const { version } = (await browser.get(`orders/${number}`)).json<StaffOrder>();
  await browser.post(`orders/${number}/contact`);
  const cancelled = await browser.post(`orders/${number}/cancellation`, { reason: 'Asked to' }, version);
  expect(cancelled.statusCode).toBe(200);
  await vi.waitFor(async () => {
    await sale.runTask('seal-audit');
    expect((await verifyAudit(sale.db)).entries).toBeGreaterThan(1);
  });
  const closed = await sale.app.inject({ method: 'DELETE', url: '/api/v1/me', headers: user.headers });
  expect(closed.statusCode).toBe(204);
  expect(await verifyAudit(sale.db)).toMatchObject({ broken: [] });
  const { rows } = await sql<{ text: string }>`
    select e::text || coalesce((select string_agg(c::text, '') from audit_changes c where c.entry_id = e.id), '') as text
    from audit_entries e`.execute(sale.db);
  const audit = rows.map(({ text }) => text).join('\n');
  expect(audit).toContain(number);
  expect(audit).not.toContain(phone);
  expect(audit).not.toContain(phone.slice(4));
  expect(audit).not.toContain('Дилноза');
});
