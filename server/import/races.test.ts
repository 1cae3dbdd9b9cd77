import { afterAll, beforeAll, expect, it } from 'vitest';
import { requireSound } from '#database/invariants.ts';
import { orderForm, place } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { holdCart, type Shopper, shopperWith } from '#server/testing-shopper.ts';
import { updatePrices } from '../pricing/repricing/update-prices.ts';
import { setGold } from '../pricing/testing-prices.ts';
import { addRings, csvOf, importDay, importText, refusalsOf, ringRow } from './testing-import.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale({ connections: 20 });
  await addRings(sale.parts.pool);
});
afterAll(() => sale.close());

const [before, after] = [1_000_000, 1_100_000];

/** Rings of different sizes, so that each has a separate line key. */
const rows = (priceSom: number) =>
  Array.from({ length: 40 }, (_, index) => ({
    ...ringRow,
    serial: `S-${index + 1}`,
    size: String(14 + index / 4).replace('.', ','),
    price: String(priceSom),
  }));

it('while an import changes forty rings and thirty are ordered, no ordered ring changes, and each buyer pays the shown price', async () => {
  const { folder } = sale;
  const bring = (priceSom: number) =>
    importText(sale.parts, { folder, text: csvOf(rows(priceSom)), batch: 4 });
  await bring(before);
  const pieces = await sale.db
    .selectFrom('product_items')
    .select(['id', 'product_id', 'size_hundredths_mm'])
    .orderBy('id')
    .execute();
  const buyers: Shopper[] = [];
  for (const piece of pieces.slice(0, 30))
    buyers.push(
      await shopperWith(
        sale.app,
        `${piece.product_id}___${(piece.size_hundredths_mm ?? 0) / 100}___585___3.42`,
      ),
    );
  await setGold(sale.db, 2_100_000);
  const [end, paid] = await Promise.all([
    bring(after),
    Promise.all(buyers.map(buyAsShown)),
    updatePrices(sale.db, { now: importDay, batch: 3 }),
  ]);
  expect(end.run.changed_count + end.run.refused_count).toBe(40);
  const now = await sale.db
    .selectFrom('product_items')
    .select(['id', 'price_b2c_som', 'product_item_state'])
    .orderBy('id')
    .execute();
  // a bought piece has the price that was paid, whichever transaction was first
  expect(now.slice(0, 30).map(({ price_b2c_som }) => price_b2c_som)).toEqual(paid);
  expect(now.slice(30).map(({ price_b2c_som }) => price_b2c_som)).toEqual(
    Array.from({ length: 10 }, () => after),
  );
  const left = now.filter(({ price_b2c_som }) => price_b2c_som === before);
  expect(left.map(({ product_item_state }) => product_item_state)).toEqual(left.map(() => 'RESERVED'));
  expect(end.run.refused_count).toBe(left.length);
  await requireSound(sale.db);
}, 60_000);

it('a piece that is reserved just before the import changes it stays unchanged', async () => {
  const row = { ...ringRow, artikul: 'W-1', ru: 'Последнее', serial: 'W-1' };
  const { folder } = sale;
  const bring = (price: number) =>
    importText(sale.parts, { folder, text: csvOf([{ ...row, price: String(price) }]) });
  await bring(before);
  const buyer = await sale.parts.pool.connect();
  const setState = (state: string) =>
    buyer.query(`update product_items set product_item_state = $1 where serial_number = 'W-1'`, [state]);
  await buyer.query('begin');
  await setState('RESERVED');
  // the import has read the previous state, and now waits for the lock
  const importing = bring(after);
  await untilSomebodyWaits();
  await buyer.query('commit');
  const { run } = await importing;
  expect(run).toMatchObject({ changed_count: 0, refused_count: 1 });
  expect(await refusalsOf(sale.db, run.id)).toEqual(['2  KEPT']);
  const { price_b2c_som } = await sale.db
    .selectFrom('product_items')
    .select('price_b2c_som')
    .where('serial_number', '=', 'W-1')
    .executeTakeFirstOrThrow();
  expect(price_b2c_som).toBe(before);
  await setState('AVAILABLE');
  buyer.release();
}, 60_000);

async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const { rowCount } = await sale.parts.pool.query(
      `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rowCount !== 0) return;
  }
}

/** Holds the cart and orders at the shown total; returns the amount paid. */
async function buyAsShown(buyer: Shopper): Promise<number> {
  for (;;) {
    const { total } = await holdCart(buyer);
    const answer = await place(buyer, orderForm(sale, { expectedTotal: total }));
    if (answer.statusCode === 201) return total;
    const { code } = answer.json<{ code: string }>();
    if (code !== 'CART_CHANGED' && code !== 'OVERLOADED') throw new Error(answer.body);
  }
}
