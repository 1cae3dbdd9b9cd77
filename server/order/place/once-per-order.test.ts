import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Order } from '#contract/order.ts';
import { requireSound } from '#database/invariants.ts';
import { addPiece } from '#server/testing-goods.ts';
import { addOrder, cancel, orderForm, payAgain, place } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type Shopper, shopperWith } from '#server/testing-shopper.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

interface Placed {
  buyer: Shopper;
  key: string;
  order: Order;
}

async function placed(): Promise<Placed> {
  const buyer = await shopperWith(sale.app, (await addPiece(sale.db)).fullKey);
  const key = crypto.randomUUID();
  return { buyer, key, order: (await place(buyer, orderForm(sale), key)).json() };
}

const again = async ({ buyer, key }: Placed) => (await place(buyer, orderForm(sale), key)).json<unknown>();

/** Stores a response in the format of an earlier version of the shop. */
const leave = (key: string, answer: object) =>
  sale.db
    .updateTable('idempotency_keys')
    .set({ response_body: JSON.stringify(answer) })
    .where('key', '=', key)
    .execute();

describe('placing an order again with the same key', () => {
  it('returns the first response, whatever happened to the order since', async () => {
    const first = await placed();
    await cancel(first.buyer, first.order);
    expect(await again(first)).toEqual(first.order);
  });

  it('returns the order’s present state if another version of the shop placed it', async () => {
    const first = await placed();
    await leave(first.key, { number: first.order.number, state: 'NEW', wordOfThen: 1 });
    expect(await again(first)).toEqual(first.order);
    await cancel(first.buyer, first.order);
    expect(await again(first)).toMatchObject({ number: first.order.number, state: 'CANCELLED' });
  });

  it('is refused to another caller if another version of the shop placed it', async () => {
    const first = await placed();
    await leave(first.key, { number: first.order.number });
    const other = await place(first.buyer, orderForm(sale, { comment: 'As a gift' }), first.key);
    expect(other.json()).toMatchObject({ status: 422, code: 'IDEMPOTENCY_KEY_REUSED' });
  });
});

describe('paying an order again with the same key', () => {
  it('returns that order even if another version of the shop stored the response', async () => {
    const { buyer, order } = await addOrder(sale, { method: 'FAKE' });
    const key = crypto.randomUUID();
    const first = (await payAgain(buyer, order, { method: 'FAKE', key })).json<Order>();
    await leave(key, { number: order.number, payment: { wordOfThen: 1 } });
    expect((await payAgain(buyer, order, { method: 'FAKE', key })).json()).toEqual(first);
  });
});
