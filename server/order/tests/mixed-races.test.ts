import { afterAll, afterEach, beforeAll, expect, it } from 'vitest';
import type { Cart } from '#contract/cart.ts';
import { requireSound } from '#database/invariants.ts';
import { noon } from '#domain/calendar/testing-noon.ts';
import { updatePrices } from '#server/pricing/repricing/update-prices.ts';
import { addFormulaPieces, setGold } from '#server/pricing/testing-prices.ts';
import { orderForm, place } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { putLine, shopper } from '#server/testing-shopper.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale({ connections: 20 });
});
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

it('concurrent holds, releases, orders and a rate change end in a success or a declared refusal, never in an internal error', async () => {
  const models = [];
  for (let n = 0; n < 3; n += 1) models.push(await addFormulaPieces(sale.db, 70));
  const keys = models.map(([piece]) => piece?.fullKey ?? '');
  const seen = new Map<string, number>();
  const note = (what: string, answer: { statusCode: number; body: string }) => {
    const { code } = answer.statusCode < 400 ? { code: 'OK' } : (JSON.parse(answer.body) as { code: string });
    seen.set(`${what} ${code}`, (seen.get(`${what} ${code}`) ?? 0) + 1);
  };
  await setGold(sale.db, 2_100_000);
  const sell = async (index: number) => {
    for (let round = 0; round < 3; round += 1) {
      const buyer = shopper(sale.app);
      const order = [0, 1, 2].map((n) => keys[(n + index + round) % 3] ?? '');
      for (const key of order) await putLine(buyer, key, 2).catch(() => undefined);
      note('hold', await buyer.post('/api/v1/cart/hold'));
      if ((index + round) % 2 === 0) note('release', await buyer.delete('/api/v1/cart/hold'));
      const { total } = (await buyer.get('/api/v1/cart')).json<Cart>();
      note('place', await place(buyer, orderForm(sale, { expectedTotal: total })));
      note('release', await buyer.delete('/api/v1/cart/hold'));
    }
  };
  let isOver = false;
  const reprice = async () => {
    for (let n = 0; !isOver; n += 1) {
      await updatePrices(sale.db, { now: noon, batch: 7 });
      await setGold(sale.db, 2_100_000 + (n % 2) * 50_000, noon).catch(() => undefined);
    }
  };
  const pricing = reprice().catch((error: unknown) => error);
  await Promise.all(Array.from({ length: 20 }, (_, index) => sell(index)));
  isOver = true;
  expect(await pricing).toBeUndefined();
  expect([...seen.keys()].filter((one) => one.includes('INTERNAL'))).toEqual([]);
}, 60_000);
