import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ChangeOrderPieces, PiecesPlan } from '#contract/admin/change-order.ts';
import type { StaffOrder } from '#contract/admin/order.ts';
import { requireSound } from '#database/invariants.ts';
import { buy } from '#server/order/testing-orders.ts';
import { addPiece } from '#server/testing-goods.ts';
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

const nothing: ChangeOrderPieces = { removed: [], lost: [], added: [] };
const first = { priceSom: 2_000_000 };
const second = { priceSom: 3_000_000 };
const two = { pieces: [first, second], form: { expectedTotal: 5_000_000 } };

const read = async (browser: StaffBrowser, number: string): Promise<StaffOrder> =>
  (await browser.get(`orders/${number}`)).json();

async function change(browser: StaffBrowser, number: string, wish: Partial<ChangeOrderPieces>) {
  const { version } = await read(browser, number);
  return browser.patch(`orders/${number}/pieces`, { ...nothing, ...wish }, version);
}

async function stateOf(serial: string): Promise<string> {
  const { rows } = await sql<{ state: string }>`
    select concat_ws(' ', product_item_state, withdrawn_because) as state from product_items
    where serial_number = ${serial}`.execute(sale.db);
  return rows[0]?.state ?? '';
}

describe('changing the pieces of an unpaid order', () => {
  it('removing a piece returns it to stock, prices the order and its delivery again and notifies the shopper', async () => {
    const { order, pieces, phone } = await buy(sale, two);
    const gone = pieces[1]?.serialNumber ?? '';
    const changed = await change(await staff.enter('SUPPORT'), order.number, { removed: [gone] });
    expect(changed.json<StaffOrder>()).toMatchObject({ total: 2_000_000, goods: 2_000_000, pieces: 1 });
    expect(changed.json<StaffOrder>().events.at(-1)).toMatchObject({ kind: 'PIECES_CHANGED' });
    expect(await stateOf(gone)).toBe('AVAILABLE');
    await sale.runTask('send-order-messages');
    expect(messagesTo(sale, phone).at(-1)?.text).toContain('состав заказа изменён');
  });

  it('an added piece costs its current price, as the plan said', async () => {
    const { order } = await buy(sale, {
      pieces: [first],
      form: { ...byCourier(), expectedTotal: 2_060_000 },
    });
    const { serialNumber } = await addPiece(sale.db, second);
    const browser = await staff.enter('MANAGER');
    const plan = await browser.get(`orders/${order.number}/pieces?added=${serialNumber.toLowerCase()}`);
    expect(plan.json<PiecesPlan>()).toMatchObject({
      goods: 5_000_000,
      added: [{ serialNumber, price: 3_000_000 }],
    });
    const changed = await change(browser, order.number, { added: [serialNumber] });
    const { total, delivery } = plan.json<PiecesPlan>();
    expect(changed.json<StaffOrder>()).toMatchObject({ total, delivery, pieces: 2 });
    expect(await stateOf(serialNumber)).toBe('RESERVED');
  });

  it('a piece that nobody finds is replaced, and the lost piece is no longer for sale', async () => {
    const { order, pieces } = await buy(sale, { pieces: [first], form: { expectedTotal: 2_000_000 } });
    const lost = pieces[0]?.serialNumber ?? '';
    const { serialNumber } = await addPiece(sale.db, second);
    const browser = await staff.enter('SUPPORT');
    const changed = await change(browser, order.number, { lost: [lost], added: [serialNumber] });
    expect(changed.json<StaffOrder>().lines.map(({ piece }) => piece.serialNumber)).toEqual([serialNumber]);
    expect(await stateOf(lost)).toBe('WITHDRAWN AUDIT');
  });

  it('corrects the sale event if the order was already reported as a sale', async () => {
    const { order, pieces } = await buy(sale, two);
    const browser = await staff.enter('MANAGER');
    const { version } = await read(browser, order.number);
    await browser.post(`orders/${order.number}/moves`, { to: 'CONFIRMED' }, version);
    await sale.runTask('note-sales');
    await change(browser, order.number, { removed: [pieces[0]?.serialNumber ?? ''] });
    const { rows } = await sql`
      select value_som, jsonb_array_length(items) as items from sale_events s join orders o on o.id = s.order_id
      where o.number = ${order.number}`.execute(sale.db);
    expect(rows).toEqual([{ value_som: 3_000_000, items: 1 }]);
  });
});

describe('changing pieces is refused and changes nothing', () => {
  it('if no piece would remain', async () => {
    const { order, pieces } = await buy(sale, { pieces: [first], form: { expectedTotal: 2_000_000 } });
    const removed = [pieces[0]?.serialNumber ?? ''];
    const refused = await change(await staff.enter('SUPPORT'), order.number, { removed });
    expect(refused.json()).toMatchObject({ code: 'VALIDATION_FAILED' });
  });

  it('if another order has the added piece', async () => {
    const other = await buy(sale, { pieces: [first], form: { expectedTotal: 2_000_000 } });
    const { order } = await buy(sale, { pieces: [second], form: { expectedTotal: 3_000_000 } });
    const added = [other.pieces[0]?.serialNumber ?? ''];
    const refused = await change(await staff.enter('SUPPORT'), order.number, { added });
    expect(refused.json()).toMatchObject({ code: 'PIECE_NOT_FREE' });
  });

  it('if a provider is collecting the payment', async () => {
    const payment = { method: 'FAKE' } as const;
    const { order, pieces } = await buy(sale, { ...two, form: { ...two.form, payment } });
    const browser = await staff.enter('SUPPORT');
    expect((await read(browser, order.number)).allowedActions).not.toContain('CHANGE_PIECES');
    const removed = [pieces[0]?.serialNumber ?? ''];
    expect((await change(browser, order.number, { removed })).json()).toMatchObject({
      code: 'ORDER_STATE_CONFLICT',
    });
  });
});

describe('concurrent changes of pieces', () => {
  it('ten orders add the same piece at once: exactly one gets it', async () => {
    const wanted = await addPiece(sale.db, first);
    const browser = await staff.enter('MANAGER');
    const numbers: string[] = [];
    for (let nth = 0; nth < 10; nth += 1) {
      const { order } = await buy(sale, { pieces: [second], form: { expectedTotal: 3_000_000 } });
      numbers.push(order.number);
    }
    const answers = await Promise.all(
      numbers.map((number) => change(browser, number, { added: [wanted.serialNumber] })),
    );
    const codes = answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other);
    expect(codes).toEqual([200, ...Array.from({ length: 9 }, () => 409)]);
  });

  it('a change and a cancellation at once: one of them is applied completely', async () => {
    const { order, pieces } = await buy(sale, two);
    const browser = await staff.enter('MANAGER');
    const { version } = await read(browser, order.number);
    const added = await addPiece(sale.db, first);
    const removed = [pieces[0]?.serialNumber ?? ''];
    const [changed, cancelled] = await Promise.all([
      browser.patch(
        `orders/${order.number}/pieces`,
        { removed, lost: [], added: [added.serialNumber] },
        version,
      ),
      browser.post(`orders/${order.number}/cancellation`, { reason: 'передумала' }, version),
    ]);
    const codes = [changed.statusCode, cancelled.statusCode];
    expect(codes).toEqual(changed.statusCode === 200 ? [200, 412] : [412, 200]);
    expect(await stateOf(added.serialNumber)).toBe(changed.statusCode === 200 ? 'RESERVED' : 'AVAILABLE');
  });
});
