import { afterAll, beforeAll, expect, it } from 'vitest';
import { messagesTo } from '#server/testing-messages.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { sealAudit } from './seal-audit.ts';
import { verifyAudit } from './verify-audit.ts';

let sale: Sale;
let staff: TestedStaff;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
afterAll(() => sale.close());

it('each owner receives the head of the audit by mail, which later reveals a truncated chain', async () => {
  const owner = await staff.enter('OWNER');
  const { id } = (await owner.get('session')).json<{ id: number }>();
  await sealAudit(sale.db);
  await sale.runTask('mail-audit-heads');
  await sale.runTask('mail-audit-head', { staffId: id });
  const { head } = await verifyAudit(sale.db);
  const [mail] = messagesTo(sale, 'owner@zarona.demo');
  expect(mail?.text).toContain(head ?? 'nothing is sealed');
  // only for owners
  const manager = await staff.enter('MANAGER');
  const { id: other } = (await manager.get('session')).json<{ id: number }>();
  await sale.runTask('mail-audit-head', { staffId: other });
  expect(messagesTo(sale, 'manager@zarona.demo')).toEqual([]);
});
