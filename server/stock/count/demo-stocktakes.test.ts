import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Stocktake } from '#contract/admin/stock/stocktake.ts';
import { addPiece } from '#server/testing-goods.ts';
import { type Stock, testStock } from '../testing-stock.ts';
import { addDemoStocktakes } from './demo-stocktakes.ts';

let stock: Stock;
beforeAll(async () => {
  stock = await testStock();
});
afterAll(() => stock.close());

it('the demo gets three stocktakes once, one of them in progress', async () => {
  for (let nth = 0; nth < 10; nth += 1) await addPiece(stock.db, { storeId: stock.places.amirTemur });
  await addDemoStocktakes(stock.db, stock.parts.now());
  await addDemoStocktakes(stock.db, stock.parts.now());
  const owner = await stock.staff.enter('OWNER');
  const { rows } = (await owner.get('stocktakes')).json<{ rows: Stocktake[] }>();
  expect(rows.map(({ state }) => state)).toEqual(['OPEN', 'CLOSED', 'CLOSED']);
  expect((await owner.get(`stocktakes/${rows[0]?.id ?? 0}`)).json()).toMatchObject({
    found: 6,
    expected: 10,
  });
});
