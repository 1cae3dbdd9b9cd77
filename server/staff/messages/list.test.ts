import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ListedMessage } from '#contract/admin/system/message.ts';
import { buy } from '#server/order/testing-orders.ts';
import { messagesTo } from '#server/testing-messages.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';

let sale: Sale;
let staff: TestedStaff;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
afterAll(() => sale.close());
beforeEach(() => sale.turnClock(0));

interface Page {
  rows: ListedMessage[];
  next: string | null;
  count: { value: number };
}
const list = async (by: StaffBrowser, query = ''): Promise<Page> => {
  const answer = await by.get(`messages${query}`);
  expect(answer.statusCode).toBe(200);
  return answer.json<Page>();
};

/** An order whose message the gateway did not accept. */
async function failed(because: 'GAVE_UP' | 'REFUSED' | 'OUTDATED' | 'REPEATED' = 'GAVE_UP') {
  const { order, phone } = await buy(sale);
  await sale.runTask('send-order-messages');
  await sale.db
    .updateTable('order_messages')
    .set({ message_state: 'DROPPED', dropped_because: because })
    .where('event_id', 'in', (e) =>
      e
        .selectFrom('order_events')
        .innerJoin('orders', 'orders.id', 'order_events.order_id')
        .where('orders.number', '=', order.number)
        .select('order_events.id'),
    )
    .execute();
  return { number: order.number, phone };
}

describe('the list of messages', () => {
  it('shows failed messages before later ones, of the shop and of the staff', async () => {
    const { number } = await failed();
    const held = await failed('REPEATED');
    sale.turnClock(5);
    await buy(sale);
    const by = await staff.enter('SUPPORT');
    const { rows } = await list(by);
    expect(rows[0]).toMatchObject({ order: number, hasFailed: true, why: 'GAVE_UP', mayResend: true });
    expect(rows[1]).toMatchObject({ hasFailed: false, at: '2026-04-08T07:05:00.000Z' });
    expect(rows.find(({ order }) => order === held.number)).toMatchObject({ hasFailed: false });
    expect((await list(by, `?q=${held.number}`)).rows).toHaveLength(1);
    const body = { channel: 'SMS', template: 'DELAYED' };
    by.headers['idempotency-key'] = crypto.randomUUID();
    expect((await by.post(`orders/${number}/messages`, body)).statusCode).toBe(200);
    const written = (await list(by, `?q=${number}&state=WAITING`)).rows;
    expect(written).toMatchObject([{ template: 'DELAYED', by: 'Aziza Rahimova', message: null }]);
  });

  it('is paged without gaps, across both tables', async () => {
    for (let nth = 0; nth < 26; nth++) {
      sale.turnClock(nth);
      await buy(sale);
    }
    const by = await staff.enter('MANAGER');
    const first = await list(by, '?size=25');
    const ids = first.rows.map(({ id }) => id);
    let { next } = first;
    while (next !== null) {
      const page: Page = await list(by, `?size=25&cursor=${next}`);
      ids.push(...page.rows.map(({ id }) => id));
      next = page.next;
    }
    expect(new Set(ids).size).toBe(first.count.value);
    expect(ids).toHaveLength(first.count.value);
  }, 60_000);

  it('shows contacts masked, and only to those who may see them', async () => {
    const { phone, number } = await failed();
    const seen = async (role: 'SUPPORT' | 'ACCOUNTANT') =>
      (await list(await staff.enter(role), `?q=${number}`)).rows[0];
    expect((await seen('SUPPORT'))?.to).toMatch(/^\+998\s\d\d\s•••/u);
    expect((await seen('SUPPORT'))?.to).not.toBe(phone);
    expect((await seen('ACCOUNTANT'))?.to).toBeNull();
    expect((await seen('ACCOUNTANT'))?.mayResend).toBe(false);
  });

  it('shows only messages of their own stores to staff of some stores', async () => {
    const { number } = await failed();
    const orders = async (nth: number) =>
      (await list(await staff.enter('SELLER', nth), `?q=${number}`)).rows.length;
    expect([await orders(0), await orders(1)]).toEqual([1, 0]);
    const [row] = (await list(await staff.enter('OWNER'), `?q=${number}`)).rows;
    const stranger = await staff.enter('SELLER', 1);
    expect((await stranger.post(`messages/${row?.id}/resend`)).statusCode).toBe(404);
  });
});

describe('a failed message', () => {
  it('is sent again once, and audited', async () => {
    const { number, phone } = await failed();
    const by = await staff.enter('SUPPORT');
    const [row] = (await list(by, `?q=${number}`)).rows;
    const before = messagesTo(sale, phone).length;
    expect((await by.post(`messages/${row?.id}/resend`)).json()).toMatchObject({ state: 'WAITING' });
    expect((await by.post(`messages/${row?.id}/resend`)).json()).toMatchObject({
      status: 409,
      code: 'MESSAGE_STATE_CONFLICT',
    });
    await sale.runTask('send-order-messages');
    expect(messagesTo(sale, phone)).toHaveLength(before + 1);
    const entries = await sale.db
      .selectFrom('audit_entries')
      .select('record_id')
      .where('action', '=', 'messages.resend')
      .where('record_id', '=', row?.id ?? '')
      .execute();
    expect(entries).toHaveLength(1);
  });

  it('is not sent again when it is outdated', async () => {
    const { number } = await failed('OUTDATED');
    const by = await staff.enter('OWNER');
    const [row] = (await list(by, `?q=${number}`)).rows;
    expect(row).toMatchObject({ hasFailed: false, mayResend: false });
    expect((await by.post(`messages/${row?.id}/resend`)).statusCode).toBe(409);
  });

  it('is in the work list for seven days', async () => {
    const by = await staff.enter('OWNER');
    const waiting = async () => {
      const { items } = (await by.get('work')).json<{ items: { kind: string; count: number }[] }>();
      return items.find(({ kind }) => kind === 'MESSAGES')?.count ?? -1;
    };
    const before = await waiting();
    await failed('REFUSED');
    expect(await waiting()).toBe(before + 1);
    expect((await list(by, '?failed=true')).count.value).toBe(before + 1);
    sale.turnClock(7 * 24 * 60 + 60);
    const later = await staff.enter('OWNER');
    expect((await list(later, '?failed=true')).count.value).toBe(0);
  });
});
