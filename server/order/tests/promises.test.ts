import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requireSound } from '#database/invariants.ts';
import { noon } from '#domain/calendar/testing-noon.ts';
import { addPiece } from '#server/testing-goods.ts';
import { messagesTo } from '#server/testing-messages.ts';
import { cards, orderForm, payAgain, payAtBank, place, readOrder } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { holdCart, shopper, shopperWith } from '#server/testing-shopper.ts';
import { buy, walk } from '../testing-orders.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
beforeEach(() => sale.turnClock(0));
afterEach(async () => {
  await sale.db.deleteFrom('shop_settings').execute();
  await requireSound(sale.db);
});
afterAll(() => sale.close());

/** Replaces the settings. */
async function decide(decided: Record<string, number>): Promise<void> {
  await sale.db.deleteFrom('shop_settings').execute();
  const rows = Object.entries(decided).map(([name, value]) => ({ name, value: String(value) }));
  if (rows.length > 0) await sale.db.insertInto('shop_settings').values(rows).execute();
}
const minutesAfterNoon = (minutes: number) => new Date(noon.getTime() + minutes * 60_000).toISOString();
const online = { form: { payment: { method: 'FAKE' as const } } };

describe('a later change of the settings does not change what an order was promised', () => {
  it('the hours for which a store keeps it: on its page, in its message, and when it counts as uncollected', async () => {
    await decide({ pickup_hours: 72 });
    const { buyer, order, phone } = await buy(sale);
    await decide({ pickup_hours: 24 });
    expect(order.pickupHours).toBe(72);
    await walk(sale, order, 'confirm', 'assemble', 'ready');
    const seen = await readOrder(buyer, order);
    expect(seen.pickupHours).toBe(72);
    expect(seen).toHaveProperty('keptUntil', minutesAfterNoon(72 * 60));
    await sale.runTask('send-order-messages');
    expect(messagesTo(sale, phone).at(-1)?.text).toContain('до 11.04 12:00');
    const { order: later } = await buy(sale);
    await walk(sale, later, 'confirm', 'assemble', 'ready');
    const noted = async () => {
      await sale.runTask('note-uncollected-orders');
      const rows = await sale.db
        .selectFrom('order_events as e')
        .innerJoin('orders as o', 'o.id', 'e.order_id')
        .select('o.number')
        .where('e.kind', '=', 'NOT_COLLECTED')
        .execute();
      return rows.map(({ number }) => number);
    };
    sale.turnClock(24 * 60);
    expect(await noted()).toEqual([later.number]);
    sale.turnClock(72 * 60 - 1);
    expect(await noted()).toEqual([later.number]);
    sale.turnClock(72 * 60);
    expect((await noted()).toSorted()).toEqual([later.number, order.number].toSorted());
  });

  it('the minutes for an online payment, also after a failed payment', async () => {
    await decide({ payment_minutes: 60 });
    const { buyer, order } = await buy(sale, online);
    expect(order.reservedUntil).toBe(minutesAfterNoon(60));
    await decide({ payment_minutes: 15 });
    await payAtBank(buyer, order, cards.declined);
    expect((await readOrder(buyer, order)).reservedUntil).toBe(minutesAfterNoon(60));
    sale.turnClock(55);
    expect((await payAgain(buyer, order, { method: 'FAKE' })).statusCode).toBe(200);
    sale.turnClock(0);
    expect((await buy(sale, online)).order.reservedUntil).toBe(minutesAfterNoon(15));
  });

  it('the total that may be paid online: a higher one is refused before the order, never after it', async () => {
    await decide({ online_limit_som: 8_000_000 });
    const { buyer, order } = await buy(sale, online);
    await decide({ online_limit_som: 1_000_000 });
    await payAtBank(buyer, order, cards.declined);
    expect((await payAgain(buyer, order, { method: 'FAKE' })).statusCode).toBe(200);
    const { fullKey } = await addPiece(sale.db);
    const other = await shopperWith(sale.app, fullKey);
    const refused = await place(other, orderForm(sale, online.form));
    expect(refused.json()).toMatchObject({ code: 'ORDER_TOTAL_TOO_HIGH' });
  });
});

it('an order from before the settings existed has the default promises', async () => {
  const { buyer, order } = await buy(sale, online);
  await sale.db
    .updateTable('orders')
    .set({ reservation_minutes: null })
    .where('number', '=', order.number)
    .execute();
  await payAtBank(buyer, order, cards.declined);
  expect((await readOrder(buyer, order)).reservedUntil).toBe(minutesAfterNoon(30));
});

it('a checkout holds its pieces for the minutes of the setting at its beginning, and one tap adds as many', async () => {
  await decide({ hold_minutes: 20 });
  const { fullKey } = await addPiece(sale.db);
  const buyer = await shopperWith(sale.app, fullKey);
  expect((await holdCart(buyer)).hold?.expiresAt).toBe(minutesAfterNoon(20));
  await decide({ hold_minutes: 5 });
  const extended = await buyer.post('/api/v1/cart/hold/extend');
  expect(extended.json()).toMatchObject({ hold: { expiresAt: minutesAfterNoon(40) } });
});

it('GET /api/v1/shop returns the present promises', async () => {
  await decide({ pickup_hours: 96, visit_lead_hours: 3 });
  expect((await shopper(sale.app).get('/api/v1/shop')).json()).toMatchObject({
    pickupHours: 96,
    holdMinutes: 15,
    paymentMinutes: 30,
    visitLeadHours: 3,
  });
});
