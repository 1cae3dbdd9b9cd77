import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import type { Order } from '#contract/order.ts';
import { requireSound } from '#database/invariants.ts';
import { noon } from '#domain/calendar/testing-noon.ts';
import { orderForm, place } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { holdCart, type Shopper, shopperWith } from '#server/testing-shopper.ts';
import { updatePrices } from './repricing/update-prices.ts';
import { addFormulaPieces, priceOf, setGold } from './testing-prices.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale({ connections: 20 });
});
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

const [before, after] = [6_670_000, 7_000_000];

/** Reads the cart and orders for the displayed total, and repeats until the order is accepted. */
async function buyAsShown(buyer: Shopper): Promise<{ shown: number; order: Order }> {
  for (;;) {
    const { total: shown } = (await buyer.get('/api/v1/cart')).json<Cart>();
    const answer = await place(buyer, orderForm(sale, { expectedTotal: shown }));
    if (answer.statusCode === 201) return { shown, order: answer.json() };
    const { code } = answer.json<{ code: string }>();
    if (code !== 'CART_CHANGED' && code !== 'OVERLOADED') throw new Error(answer.body);
  }
}

it('while fifty buyers order, a new rate reprices free pieces: held pieces keep their price, and every buyer pays what was shown', async () => {
  const pieces = await addFormulaPieces(sale.db, 80);
  const [held, bought, free] = [pieces.slice(0, 10), pieces.slice(10, 60), pieces.slice(60)];
  for (const piece of held) await holdPiece(piece.id);
  const buyers: Shopper[] = [];
  for (const piece of bought) buyers.push(await shopperFor(piece.id));
  await setGold(sale.db, 2_100_000);
  const [orders] = await Promise.all([
    Promise.all(buyers.map(buyAsShown)),
    updatePrices(sale.db, { now: noon, batch: 3 }),
    updatePrices(sale.db, { now: noon, batch: 7 }),
  ]);
  for (const { shown, order } of orders) {
    expect(order.total).toBe(shown);
    expect([before, after]).toContain(order.lines[0]?.unitPrice);
    expect(order.lines[0]?.unitPrice).toBe(order.total);
  }
  for (const piece of held) expect(await priceOf(sale.db, piece)).toMatchObject({ b2c: before });
  for (const piece of free) expect(await priceOf(sale.db, piece)).toMatchObject({ b2c: after });
  // once ordered, a piece's price no longer changes
  const ordered = await Promise.all(bought.map((piece) => priceOf(sale.db, piece)));
  await updatePrices(sale.db, { now: noon });
  expect(await Promise.all(bought.map((piece) => priceOf(sale.db, piece)))).toEqual(ordered);
}, 60_000);

const holdPiece = async (id: number) => holdCart(await shopperFor(id));

/** A shopper with this piece in the cart. */
async function shopperFor(id: number): Promise<Shopper> {
  const { product_id } = await sale.db
    .selectFrom('product_items')
    .select('product_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const key = `${product_id}___17___585___3.42`;
  const buyer = await shopperWith(sale.app);
  const answer = await buyer.put(`/api/v1/cart/lines/${key}`, { quantity: 1, itemId: id });
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return buyer;
}
