import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffOrder } from '#contract/admin/order.ts';
import { requireSound } from '#database/invariants.ts';
import { buy } from '#server/order/testing-orders.ts';
import { defaultPriceSom } from '#server/testing-goods.ts';
import { messagesTo } from '#server/testing-messages.ts';
import { byCourier } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';

let sale: Sale;
let staff: TestedStaff;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
beforeEach(() => sale.turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

const read = async (browser: StaffBrowser, number: string): Promise<StaffOrder> =>
  (await browser.get(`orders/${number}`)).json();

/** Calls an action with the current version of the order. */
async function act(browser: StaffBrowser, number: string, path: string, body?: object) {
  const answer = await browser.get(`orders/${number}`);
  const { version } = answer.statusCode === 200 ? answer.json<StaffOrder>() : { version: 1 };
  return browser.post(`orders/${number}/${path}`, body, version);
}

describe('the list of orders', () => {
  it('returns the order that matches the filters, with its allowed actions', async () => {
    const { order, phone, pieces } = await buy(sale);
    const browser = await staff.enter('SUPPORT');
    for (const query of [
      `q=${order.number}`,
      `q=${phone.slice(-4)}`,
      `q=${pieces[0]?.serialNumber}`,
      'state=NEW,PAID&sort=-total',
    ]) {
      const { rows } = (await browser.get(`orders?${query}`)).json<{ rows: StaffOrder[] }>();
      expect(rows.find(({ number }) => number === order.number)).toMatchObject({
        state: 'NEW',
        pieces: 1,
        shopper: `Д*** ${phone.slice(-2)}`,
        allowedActions: ['CONFIRM', 'CHANGE', 'CHANGE_PIECES', 'CANCEL'],
      });
    }
    expect((await browser.get('orders?state=SHIPPED')).json()).toMatchObject({
      rows: [],
      count: { value: 0, isExact: true },
    });
    expect((await browser.get('orders?colour=red')).json()).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('pages forward and back by cursor, and refuses the cursor of another query', async () => {
    for (let nth = 0; nth < 27; nth++) await buy(sale);
    const browser = await staff.enter('OWNER');
    const page = async (query: string) =>
      (await browser.get(`orders?size=25&${query}`)).json<{
        rows: StaffOrder[];
        next: string | null;
        previous: string | null;
      }>();
    const numbers = (rows: StaffOrder[]) => rows.map(({ number }) => number);
    for (const sort of ['-createdAt', 'total', 'number', 'promisedTo']) {
      const first = await page(`sort=${sort}`);
      const second = await page(`sort=${sort}&cursor=${first.next}`);
      const all = [...numbers(first.rows), ...numbers(second.rows)];
      expect(new Set(all).size).toBe(all.length);
      expect([first.previous, second.next]).toEqual([null, null]);
      const back = await page(`sort=${sort}&cursor=${second.previous}`);
      expect(numbers(back.rows)).toEqual(numbers(first.rows));
    }
    const { next } = await page('sort=total');
    expect((await browser.get(`orders?size=25&sort=number&cursor=${next}`)).json()).toMatchObject({
      status: 400,
      code: 'CURSOR_INVALID',
    });
  }, 60_000);

  it('BO-1: hides an order of another store from a seller, in the list and by its number', async () => {
    const { order } = await buy(sale);
    const [near, far] = [await staff.enter('SELLER'), await staff.enter('SELLER', 1)];
    expect((await far.get(`orders?q=${order.number}`)).json()).toMatchObject({ rows: [] });
    expect((await far.get(`orders/${order.number}`)).statusCode).toBe(404);
    expect((await act(far, order.number, 'moves', { to: 'CONFIRMED' })).statusCode).toBe(404);
    expect((await near.get(`orders/${order.number}`)).statusCode).toBe(200);
  });
});

describe('an order in the back-office', () => {
  it('goes through all states to the last one, and every step is audited with its changes', async () => {
    const { order, pieces, phone } = await buy(sale);
    const { number } = order;
    const browser = await staff.enter('MANAGER');
    expect((await act(browser, number, 'moves', { to: 'CONFIRMED' })).json()).toMatchObject({
      state: 'CONFIRMED',
      allowedActions: ['ASSEMBLE', 'CHANGE', 'CHANGE_PIECES', 'CANCEL'],
    });
    const serials = pieces.map(({ serialNumber }) => serialNumber);
    const blind = await act(browser, number, 'moves', { to: 'ASSEMBLING', serials: ['ZR-999999'] });
    expect(blind.json()).toMatchObject({
      code: 'PIECES_NOT_SCANNED',
      facts: { missing: serials, strange: ['ZR-999999'] },
    });
    expect((await act(browser, number, 'moves', { to: 'ASSEMBLING', serials })).statusCode).toBe(200);
    await act(browser, number, 'moves', { to: 'READY_FOR_PICKUP' });
    expect((await act(browser, number, 'hand-over', {})).json()).toMatchObject({ isHandedOver: true });
    expect(await read(browser, number)).toMatchObject({ state: 'DELIVERED', payment: 'PAID' });
    // BO-13
    const audit = await auditOf(number);
    expect(audit.map(({ action }) => action)).toEqual([
      'orders.move',
      'orders.move',
      'orders.move',
      'orders.hand-over',
    ]);
    expect(audit[0]?.changes).toContainEqual({
      table_name: 'orders',
      op: 'UPDATE',
      before: expect.objectContaining({ order_state: 'NEW' }),
      after: expect.objectContaining({ order_state: 'CONFIRMED' }),
    });
    expect(JSON.stringify(audit)).not.toContain(phone);
  });

  it('BO-19: a call with an outdated version changes nothing and returns the current order', async () => {
    const { order } = await buy(sale);
    const { number } = order;
    const [first, second] = [await staff.enter('MANAGER'), await staff.enter('SUPPORT')];
    const { version } = await read(first, number);
    const answers = await Promise.all([
      first.post(`orders/${number}/moves`, { to: 'CONFIRMED' }, version),
      second.post(`orders/${number}/cancellation`, { reason: 'The shopper called' }, version),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 412,
    ]);
    const late = answers.find(({ statusCode }) => statusCode === 412);
    const winner = answers[0]?.statusCode === 200 ? first : second;
    const { name: changedBy } = (await winner.get('session')).json<{ name: string }>();
    expect(late?.json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      facts: { current: { number }, changedBy, changedAt: expect.stringMatching(/^\d{4}-.*Z$/) },
    });
    // BO-14: the failed call left no entry
    expect(await auditOf(number)).toHaveLength(1);
    const unsaid = await first.post(`orders/${number}/moves`, { to: 'CONFIRMED' });
    expect(unsaid.json()).toMatchObject({ status: 428, code: 'VERSION_MISSING' });
  });

  it('shows the shopper’s contact to staff with the permission, and records the view', async () => {
    const { order, phone } = await buy(sale);
    const browser = await staff.enter('WAREHOUSE');
    expect(JSON.stringify(await read(browser, order.number))).not.toContain(phone);
    const shown = await browser.post(`orders/${order.number}/contact`);
    expect(shown.json()).toMatchObject({ name: 'Дилноза', phone });
    expect((await auditOf(order.number)).map(({ action }) => action)).toEqual(['orders.contact']);
    // BO-10
    const accountant = await staff.enter('ACCOUNTANT');
    expect((await accountant.post(`orders/${order.number}/contact`)).json()).toMatchObject({
      code: 'PERMISSION_MISSING',
      facts: { permission: 'orders.contact' },
    });
  });

  it('a courier order is handed over with its code; a wrong code is counted', async () => {
    const { order, phone, pieces } = await buy(sale, {
      form: { ...byCourier(), expectedTotal: 30_000_000 },
      pieces: [{ priceSom: 30_000_000 }],
    });
    const { number } = order;
    const browser = await staff.enter('OWNER');
    await act(browser, number, 'moves', { to: 'CONFIRMED' });
    const serials = pieces.map(({ serialNumber }) => serialNumber);
    await act(browser, number, 'moves', { to: 'ASSEMBLING', serials });
    await act(browser, number, 'moves', { to: 'SHIPPED' });
    expect((await act(browser, number, 'hand-over', {})).json()).toMatchObject({ why: 'NEEDED' });
    await sale.runTask('send-order-messages');
    const code = /\d{6}(?=\.)/.exec(messagesTo(sale, phone).at(-1)?.text ?? '')?.[0] ?? '';
    const wrong = code === '000000' ? '111111' : '000000';
    expect((await act(browser, number, 'hand-over', { code: wrong })).json()).toEqual({
      isHandedOver: false,
      why: 'WRONG',
      triesLeft: 4,
    });
    expect((await act(browser, number, 'hand-over', { code })).json()).toMatchObject({ isHandedOver: true });
  });

  it('pieces are returned one by one, once per idempotency key', async () => {
    const { order, pieces } = await buy(sale, {
      form: { expectedTotal: 2 * defaultPriceSom },
      pieces: [{}, {}],
    });
    const { number } = order;
    const browser = await staff.enter('OWNER');
    const serials = pieces.map(({ serialNumber }) => serialNumber);
    await act(browser, number, 'moves', { to: 'CONFIRMED' });
    await act(browser, number, 'moves', { to: 'ASSEMBLING', serials });
    await act(browser, number, 'moves', { to: 'READY_FOR_PICKUP' });
    await act(browser, number, 'hand-over', {});
    browser.headers['idempotency-key'] = crypto.randomUUID();
    const body = { serials: serials.slice(0, 1), reason: 'too small' };
    const returned = await act(browser, number, 'return', body);
    expect(returned.json<StaffOrder>().lines.map(({ returnedAt }) => returnedAt !== null)).toEqual([
      true,
      false,
    ]);
    expect((await act(browser, number, 'return', body)).statusCode).toBe(200);
    browser.headers['idempotency-key'] = crypto.randomUUID();
    expect((await act(browser, number, 'return', body)).json()).toMatchObject({
      code: 'RETURN_NOT_POSSIBLE',
      facts: { why: 'RETURNED_BEFORE' },
    });
  });
});

interface Audited {
  action: string;
  changes: { table_name: string; op: string; before: unknown; after: unknown }[];
}

async function auditOf(number: string): Promise<Audited[]> {
  const { rows } = await sql<Audited>`
    select a.action, (
      select coalesce(jsonb_agg(jsonb_build_object('table_name', table_name, 'op', op, 'before', before, 'after', after)
        order by id), '[]') from audit_changes where entry_id = a.id) as changes
    from audit_entries a where a.resource = 'order' and a.record_id = ${number} order by a.id`.execute(
    sale.db,
  );
  return rows;
}
