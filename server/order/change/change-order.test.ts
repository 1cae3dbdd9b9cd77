import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChangeOrder, ChangePlan } from '#contract/admin/change-order.ts';
import type { StaffOrder } from '#contract/admin/order.ts';
import { requireSound } from '#database/invariants.ts';
import { buy } from '#server/order/testing-orders.ts';
import { messagesTo } from '#server/testing-messages.ts';
import { byCourier, urgut } from '#server/testing-order.ts';
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

async function change(browser: StaffBrowser, number: string, body: ChangeOrder) {
  const { version } = await read(browser, number);
  return browser.patch(`orders/${number}`, body, version);
}

const urgutCost = 60_000;
/** Below the free-delivery limit, so that delivery has a price. */
const priceSom = 2_000_000;
const cheap = { pieces: [{ priceSom }] };
const pickUp = (): ChangeOrder => ({
  fulfillment: { kind: 'PICKUP', storeId: sale.places.amirTemur },
});

describe('changing an order before it is assembled', () => {
  it('from pickup to delivery prices the delivery, notifies the shopper and writes the change to the audit', async () => {
    const { order, phone } = await buy(sale, { ...cheap, form: { expectedTotal: priceSom } });
    const browser = await staff.enter('SUPPORT');
    const plan = await browser.get(
      `orders/${order.number}/change?kind=DELIVERY&districtId=${urgut.districtId}`,
    );
    const { delivery, total, promisedTo, isSumFixed } = plan.json<ChangePlan>();
    expect([delivery, total, isSumFixed]).toEqual([urgutCost, priceSom + urgutCost, false]);
    const changed = await change(browser, order.number, byCourier());
    expect(changed.json()).toMatchObject({
      kind: 'DELIVERY',
      storeId: null,
      address: urgut,
      delivery: urgutCost,
      total: priceSom + urgutCost,
      promisedTo,
    });
    expect(changed.json<StaffOrder>().events.at(-1)).toMatchObject({ kind: 'RECEIVING_CHANGED' });
    await sale.runTask('send-order-messages');
    expect(messagesTo(sale, phone).at(-1)?.text).toContain('заказ изменён');
  });

  it('from delivery to pickup removes the price of the delivery', async () => {
    const { order } = await buy(sale, {
      ...cheap,
      form: { ...byCourier(), expectedTotal: priceSom + urgutCost },
    });
    const changed = await change(await staff.enter('MANAGER'), order.number, pickUp());
    expect(changed.json()).toMatchObject({
      kind: 'PICKUP',
      delivery: 0,
      total: priceSom,
      address: null,
    });
  });

  it('keeps the amount that a provider is collecting, and the plan says so', async () => {
    const payment = { method: 'FAKE' } as const;
    const { order } = await buy(sale, { ...cheap, form: { payment, expectedTotal: priceSom } });
    const browser = await staff.enter('SUPPORT');
    const plan = await browser.get(
      `orders/${order.number}/change?kind=DELIVERY&districtId=${urgut.districtId}`,
    );
    expect(plan.json()).toMatchObject({ delivery: 0, total: priceSom, isSumFixed: true });
    const changed = await change(browser, order.number, byCourier());
    expect(changed.json()).toMatchObject({ kind: 'DELIVERY', delivery: 0, total: priceSom });
  });

  it('to another recipient leaves the new phone unproven and writes only the end of the phone to the audit', async () => {
    const { order } = await buy(sale, { ...cheap, form: { expectedTotal: priceSom } });
    const contact = { name: 'Aziza', phone: '+998935550011' };
    const browser = await staff.enter('SUPPORT');
    const changed = await change(browser, order.number, { contact });
    expect(changed.json<StaffOrder>()).toMatchObject({ maskedPhone: '+998 ** *** ** 11', kind: 'PICKUP' });
    expect(changed.json<StaffOrder>().events.at(-1)).toMatchObject({ kind: 'CONTACT_CHANGED' });
    const { rows } = await sql<{ changes: string; proven: Date | null }>`
      select o.phone_verified_at as proven, (select string_agg(c.after::text, ' ') from audit_entries e
        join audit_changes c on c.entry_id = e.id where e.record_id = o.number) as changes
      from orders o where o.number = ${order.number}`.execute(sale.db);
    expect(rows[0]).toEqual({ proven: null, changes: expect.stringContaining('***11') });
    expect(rows[0]?.changes).not.toContain(contact.phone);
  });

  it('corrects the sale event if the order was already reported as a sale', async () => {
    const { order } = await buy(sale, { ...cheap, form: { expectedTotal: priceSom } });
    const browser = await staff.enter('MANAGER');
    const { version } = await read(browser, order.number);
    await browser.post(`orders/${order.number}/moves`, { to: 'CONFIRMED' }, version);
    await sale.runTask('note-sales');
    await change(browser, order.number, byCourier());
    const { rows } = await sql`
      select value_som, shipping_som from sale_events s join orders o on o.id = s.order_id
      where o.number = ${order.number}`.execute(sale.db);
    expect(rows).toEqual([{ value_som: priceSom, shipping_som: urgutCost }]);
  });
});

describe('changing an order is refused', () => {
  it('if it is to be paid by card in the store and a courier would deliver it', async () => {
    const { order } = await buy(sale, {
      ...cheap,
      form: { payment: { method: 'CARD_IN_STORE' }, expectedTotal: priceSom },
    });
    const refused = await change(await staff.enter('SUPPORT'), order.number, byCourier());
    expect(refused.json()).toMatchObject({ code: 'PAYMENT_METHOD_UNAVAILABLE' });
  });

  it('while the order is being assembled', async () => {
    const { order, pieces } = await buy(sale, { ...cheap, form: { expectedTotal: priceSom } });
    const browser = await staff.enter('MANAGER');
    for (const body of [
      { to: 'CONFIRMED' },
      { to: 'ASSEMBLING', serials: pieces.map(({ serialNumber }) => serialNumber) },
    ]) {
      const { version } = await read(browser, order.number);
      await browser.post(`orders/${order.number}/moves`, body, version);
    }
    expect((await change(browser, order.number, byCourier())).json()).toMatchObject({
      code: 'ORDER_STATE_CONFLICT',
    });
    expect((await read(browser, order.number)).allowedActions).not.toContain('CHANGE');
  });

  it('for an address with neither house nor landmark, and nothing is changed', async () => {
    const { order } = await buy(sale, { ...cheap, form: { expectedTotal: priceSom } });
    const browser = await staff.enter('SUPPORT');
    const contact = { name: 'Aziza', phone: '+998935550012' };
    const refused = await change(browser, order.number, { contact, ...byCourier({ house: '' }) });
    expect(refused.json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: '/fulfillment/address/house' }],
    });
    expect(await read(browser, order.number)).toMatchObject({ kind: 'PICKUP', total: order.total });
  });

  it('if a seller would send an order away from their own store', async () => {
    const { order } = await buy(sale, { ...cheap, form: { expectedTotal: priceSom } });
    const refused = await change(await staff.enter('SELLER'), order.number, byCourier());
    expect(refused.json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('BO-19: if the call has an outdated version', async () => {
    const { order } = await buy(sale, { ...cheap, form: { expectedTotal: priceSom } });
    const browser = await staff.enter('SUPPORT');
    const { version } = await read(browser, order.number);
    await change(browser, order.number, byCourier());
    const late = await browser.patch(`orders/${order.number}`, pickUp(), version);
    expect(late.json()).toMatchObject({ code: 'VERSION_CONFLICT' });
  });
});

it('BO-29: the courier and the parcel number are shown with the order', async () => {
  const { order, pieces } = await buy(sale, {
    ...cheap,
    form: { ...byCourier(), expectedTotal: priceSom + urgutCost },
  });
  const browser = await staff.enter('WAREHOUSE');
  for (const body of [
    { to: 'CONFIRMED' },
    { to: 'ASSEMBLING', serials: pieces.map(({ serialNumber }) => serialNumber) },
    { to: 'SHIPPED', courier: 'BTS', trackNumber: 'BTS-1042' },
  ]) {
    const { version } = await read(browser, order.number);
    await browser.post(`orders/${order.number}/moves`, body, version);
  }
  expect(await read(browser, order.number)).toMatchObject({
    state: 'SHIPPED',
    courier: 'BTS',
    trackNumber: 'BTS-1042',
  });
});
