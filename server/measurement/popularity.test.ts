import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addOrder, cancel, cards, payAtBank } from '#server/testing-order.ts';
import { addProduct } from '#server/testing-goods.ts';
import { noon, type Sale, testSale } from '#server/testing-sale.ts';
import { countPopularity } from './count-popularity.ts';
import { noteSales } from './note-sales.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
afterAll(() => sale.close());
beforeEach(async () => {
  await sql`delete from measured_events`.execute(sale.db);
  await sql`delete from sale_events`.execute(sale.db);
  await sql`update products set measured_popularity = 0`.execute(sale.db);
});

const day = (daysAgo: number) =>
  new Date(noon.getTime() - daysAgo * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Something that a browser told of a model, of a session of its own unless it is said. */
async function addEvent(
  productId: number,
  {
    name = 'view_item',
    daysAgo = 0,
    session = crypto.randomUUID(),
  }: { name?: string; daysAgo?: number; session?: string },
): Promise<void> {
  await sql`
    insert into measured_events (day, id, at, name, session_id, language, page_type, context, extra, items)
    select ${day(daysAgo)}, gen_random_uuid(), ${day(daysAgo)}::date, ${name}, ${session}, 'ru', 'product', '{}', '{}',
      jsonb_build_array(jsonb_build_object('item_id', artikul))
    from products where id = ${productId}`.execute(sale.db);
}

async function popularityOf(productId: number): Promise<number> {
  const { measured_popularity: popularity } = await sale.db
    .selectFrom('products')
    .select('measured_popularity')
    .where('id', '=', productId)
    .executeTakeFirstOrThrow();
  return popularity;
}

async function popularityOfPiece(id: number): Promise<number> {
  const { product_id: productId } = await sale.db
    .selectFrom('product_items')
    .select('product_id')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  return popularityOf(productId);
}

describe('what shoppers do makes a model popular (issue 6, item 7)', () => {
  it('a look, a heart, a place in the cart, each once a session and day', async () => {
    const [seen, wanted] = [await addProduct(sale.db), await addProduct(sale.db)];
    const session = crypto.randomUUID();
    for (let time = 0; time < 3; time++) await addEvent(seen, { session });
    await addEvent(seen, {});
    await addEvent(wanted, { name: 'add_to_wishlist' });
    await addEvent(wanted, { name: 'add_to_cart' });
    await addEvent(wanted, { name: 'zr_gallery' });
    expect(await countPopularity(sale.db, noon)).toBe(2);
    expect([await popularityOf(seen), await popularityOf(wanted)]).toEqual([2, 8]);
  });

  it('less with the days, half after two weeks, nothing after sixty; and says only what changed', async () => {
    const product = await addProduct(sale.db);
    for (const daysAgo of [0, 14, 28]) await addEvent(product, { name: 'add_to_cart', daysAgo });
    await addEvent(product, { name: 'add_to_cart', daysAgo: 61 });
    expect(await countPopularity(sale.db, noon)).toBe(1);
    expect(await popularityOf(product)).toBe(Math.round(5 + 2.5 + 1.25));
    expect(await countPopularity(sale.db, noon)).toBe(0);
    const muchLater = new Date(noon.getTime() + 90 * 24 * 60 * 60 * 1000);
    expect(await countPopularity(sale.db, muchLater)).toBe(1);
    expect(await popularityOf(product)).toBe(0);
  });

  it('a purchase, but not of an order that was called off', async () => {
    const [kept, lost] = [await addOrder(sale, { method: 'FAKE' }), await addOrder(sale, { method: 'FAKE' })];
    for (const { buyer, order } of [kept, lost]) await payAtBank(buyer, order, cards.approved);
    await cancel(lost.buyer, lost.order);
    await noteSales(sale.db);
    await countPopularity(sale.db, noon);
    expect(await popularityOfPiece(kept.piece.id)).toBe(20);
    expect(await popularityOfPiece(lost.piece.id)).toBe(0);
  });

  it('leaves the order of the editors where nothing happened', async () => {
    const product = await addProduct(sale.db);
    await sql`update products set popularity = 700 where id = ${product}`.execute(sale.db);
    expect(await countPopularity(sale.db, noon)).toBe(0);
    const { rows } =
      await sql`select popularity, measured_popularity from products where id = ${product}`.execute(sale.db);
    expect(rows).toEqual([{ popularity: 700, measured_popularity: 0 }]);
  });
});
