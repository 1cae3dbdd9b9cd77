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

it('the order that was placed from a cart is found by those who have the cart, as its link shows it', async () => {
  const { buyer, order } = await addOrder(sale);
  const found = await justPlaced(buyer);
  expect(found).toMatchObject({ number: order.number, token: order.token, state: 'NEW' });
  expect(found?.contact).toBeNull();
});

it('of several orders the last one is found', async () => {
  const { buyer } = await addOrder(sale);
  await putLine(buyer, (await addPiece(sale.db)).fullKey);
  const second: Order = (await place(buyer, orderForm(sale))).json();
  expect((await justPlaced(buyer))?.number).toBe(second.number);
});

it('an order is not just placed after half an hour', async () => {
  const { buyer } = await addOrder(sale);
  sale.turnClock(29);
  expect(await justPlaced(buyer)).not.toBeNull();
  sale.turnClock(31);
  expect(await justPlaced(buyer)).toBeNull();
});

it('nobody else finds it: not who has no cart, nor who has another', async () => {
  await addOrder(sale);
  expect(await justPlaced(shopper(sale.app))).toBeNull();
  expect(await justPlaced(await userShopper(sale))).toBeNull();
});
