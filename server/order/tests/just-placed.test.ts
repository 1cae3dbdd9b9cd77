import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { JustPlaced, Order } from '#contract/order.ts';
import { addPiece } from '#server/testing-goods.ts';
import { addOrder, orderForm, place } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { putLine, type Shopper, shopper, userShopper } from '#server/testing-shopper.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
afterEach(() => sale.turnClock(0));
afterAll(() => sale.close());

const justPlaced = async (by: Shopper) =>
  (await by.get('/api/v1/orders/just-placed')).json<JustPlaced>().order;

it('an order just placed from a cart is returned to the owner of the cart, as its link shows it', async () => {
  const { buyer, order } = await addOrder(sale);
  const found = await justPlaced(buyer);
  expect(found).toMatchObject({ number: order.number, token: order.token, state: 'NEW' });
  expect(found?.contact).toBeNull();
});

it('returns the most recent of several orders', async () => {
  const { buyer } = await addOrder(sale);
  await putLine(buyer, (await addPiece(sale.db)).fullKey);
  const second: Order = (await place(buyer, orderForm(sale))).json();
  expect((await justPlaced(buyer))?.number).toBe(second.number);
});

it('an order no longer counts as just placed after half an hour', async () => {
  const { buyer } = await addOrder(sale);
  sale.turnClock(29);
  expect(await justPlaced(buyer)).not.toBeNull();
  sale.turnClock(31);
  expect(await justPlaced(buyer)).toBeNull();
});

it('callers without a cart or with another cart get no order', async () => {
  await addOrder(sale);
  expect(await justPlaced(shopper(sale.app))).toBeNull();
  expect(await justPlaced(await userShopper(sale))).toBeNull();
});
