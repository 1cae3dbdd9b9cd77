import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { tashkentDay, addDays } from '#domain/units/tashkent-day.ts';
import { buy, walk } from '#server/order/testing-orders.ts';
import { cancel } from '#server/testing-order.ts';
import { addProduct } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { countModelFigures } from './count-model-figures.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
afterAll(() => sale.close());

const daysAgo = (days: number) => addDays(tashkentDay(sale.parts.now()), -days);

async function view(productId: number, day: string): Promise<void> {
  await sql`
    insert into measured_events (day, id, at, name, session_id, language, page_type, context, extra, items)
    select ${day}, gen_random_uuid(), ${day}::date, 'view_item', gen_random_uuid(), 'ru', 'product', '{}', '{}',
      jsonb_build_array(jsonb_build_object('item_id', artikul))
    from products where id = ${productId}`.execute(sale.db);
}

async function figuresOf(productId: number) {
  await countModelFigures(sale.db, sale.parts.now());
  return sale.db
    .selectFrom('model_figures')
    .select(['views', 'sold'])
    .where('product_id', '=', productId)
    .executeTakeFirst();
}

it('views are counted for 28 days, and older ones are dropped', async () => {
  const id = await addProduct(sale.db);
  expect(await figuresOf(id)).toEqual({ views: 0, sold: 0 });
  for (const day of [daysAgo(0), daysAgo(27), daysAgo(28)]) await view(id, day);
  expect(await figuresOf(id)).toEqual({ views: 2, sold: 0 });
  await sql`delete from measured_events where day = ${daysAgo(0)}`.execute(sale.db);
  expect(await figuresOf(id)).toEqual({ views: 1, sold: 0 });
});

it('sales are counted from the ledger for 90 days, without cancelled orders', async () => {
  const { buyer, order, pieces } = await buy(sale);
  await walk(sale, order, 'confirm');
  const { product_id: id } = await sale.db
    .selectFrom('product_items')
    .select('product_id')
    .where('id', '=', pieces[0]?.id ?? 0)
    .executeTakeFirstOrThrow();
  expect(await figuresOf(id)).toEqual({ views: 0, sold: 1 });
  expect((await cancel(buyer, order)).statusCode).toBe(200);
  expect(await figuresOf(id)).toEqual({ views: 0, sold: 0 });
});
