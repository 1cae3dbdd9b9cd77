import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditEntry } from '#contract/admin/audit.ts';
import type { StaffOrder } from '#contract/admin/order.ts';
import { requireSound } from '#database/invariants.ts';
import { buy } from '#server/order/testing-orders.ts';
import { byCourier } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type TestedStaff, testStaff } from '#server/testing-staff.ts';

let sale: Sale;
let staff: TestedStaff;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
afterAll(async () => {
  await requireSound(sale.db);
  await sale.close();
});

describe('the tags of one order', () => {
  it('are added and removed on the record, audited, and keep the tags of a colleague', async () => {
    const { order } = await buy(sale);
    const [support, manager] = [await staff.enter('SUPPORT'), await staff.enter('MANAGER')];
    const path = `orders/${order.number}/tags`;
    expect((await support.post(path, { add: ['VIP', 'gift'], remove: [] })).json()).toMatchObject({
      tags: ['gift', 'VIP'],
    });
    // sent without knowledge of the two tags; they must stay
    const both = (await manager.post(path, { add: ['repeat'], remove: ['gift'] })).json<StaffOrder>();
    expect(both.tags).toEqual(['repeat', 'VIP']);
    const history = (await manager.get(`orders/${order.number}/history`)).json<AuditEntry[]>();
    expect(history.map(({ action }) => action)).toEqual(['orders.tag', 'orders.tag']);
    expect(history[0]?.changes[0]).toMatchObject({
      table: 'orders',
      before: { tags: ['gift', 'VIP'] },
      after: { tags: ['repeat', 'VIP'] },
    });
  });

  it('are limited to twelve, and refused to staff without the permission or of another store', async () => {
    const { order } = await buy(sale, { form: byCourier() });
    const path = `orders/${order.number}/tags`;
    const [support, accountant, seller] = [
      await staff.enter('SUPPORT'),
      await staff.enter('ACCOUNTANT'),
      await staff.enter('SELLER'),
    ];
    const twelve = Array.from({ length: 12 }, (_, nth) => `tag ${nth}`);
    expect((await support.post(path, { add: twelve, remove: [] })).statusCode).toBe(200);
    expect((await support.post(path, { add: ['more'], remove: [] })).json()).toMatchObject({
      code: 'TOO_MANY_TAGS',
    });
    expect((await support.post(path, { add: ['more'], remove: ['tag 0'] })).statusCode).toBe(200);
    expect((await accountant.post(path, { add: ['x'], remove: [] })).statusCode).toBe(403);
    expect([403, 404]).toContain((await seller.post(path, { add: ['x'], remove: [] })).statusCode);
    expect((await seller.get(`orders/${order.number}/history`)).statusCode).toBe(404);
  });
});

it('the history of an order contains contact views and prints, but no contact data', async () => {
  const { order, phone } = await buy(sale);
  const support = await staff.enter('SUPPORT');
  await support.post(`orders/${order.number}/contact`);
  await support.post('papers/slips', { numbers: [order.number], language: 'ru' });
  const answer = await support.get(`orders/${order.number}/history`);
  expect(answer.json<AuditEntry[]>().map(({ action }) => action)).toEqual(['orders.print', 'orders.contact']);
  expect(answer.body).not.toContain(phone);
});

it('a failed payment attempt shows the reason and the times of the provider’s calls', async () => {
  const { order } = await buy(sale);
  const [at, ended] = [sale.parts.now(), new Date(sale.parts.now().getTime() + 60_000)];
  const { id } = await sale.db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', order.number)
    .executeTakeFirstOrThrow();
  await sale.db
    .insertInto('payments')
    .values({
      order_id: id,
      provider: 'FAKE',
      payment_state: 'FAILED',
      failure: 'DECLINED',
      amount_som: 1_000,
      transaction_id: `t-${order.number}`,
      started_at: at,
      opened_at: at,
      ended_at: ended,
    })
    .execute();
  const support = await staff.enter('SUPPORT');
  expect((await support.get(`orders/${order.number}`)).json<StaffOrder>().payments).toMatchObject([
    {
      state: 'FAILED',
      failure: 'DECLINED',
      calls: [
        { kind: 'STARTED', at: at.toISOString() },
        { kind: 'OPENED', at: at.toISOString() },
        { kind: 'ENDED', at: ended.toISOString() },
      ],
    },
  ]);
});
