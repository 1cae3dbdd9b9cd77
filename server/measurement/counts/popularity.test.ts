import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '#domain/calendar/testing-noon.ts';
import { addOrder, cancel, cards, payAtBank } from '#server/testing-order.ts';
import { addProduct } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { testSecret } from '#server/testing-accounts.ts';
import { shopperAt } from '#server/testing-shopper.ts';
import { countPopularity } from './count-popularity.ts';
import { measuredNetwork } from '../measured-network.ts';
import { answer, batchOf, eventOf, sendBatch } from '../testing.ts';
import { recordSales } from '../record-sales.ts';

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

/** A browser event about a model, from a separate network by default. */
async function addEvent(
  productId: number,
  {
    name = 'view_item',
    daysAgo = 0,
    network = crypto.randomUUID(),
  }: { name?: string; daysAgo?: number; network?: string },
): Promise<void> {
  await sql`
    insert into measured_events (day, id, at, name, session_id, language, page_type, context, extra, items, network)
    select ${day(daysAgo)}, gen_random_uuid(), ${day(daysAgo)}::date, ${name}, gen_random_uuid(), 'ru', 'product', '{}', '{}',
      jsonb_build_array(jsonb_build_object('item_id', artikul)), sha256(${network}::bytea)
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
  it('a view, a favorite and an added cart line count; per network the heaviest once a day', async () => {
    const [seen, wanted] = [await addProduct(sale.db), await addProduct(sale.db)];
    const network = 'a crowd';
    for (let time = 0; time < 3; time++) await addEvent(seen, { network });
    await addEvent(seen, { network, name: 'add_to_wishlist' });
    await addEvent(seen, {});
    await addEvent(wanted, { name: 'add_to_wishlist' });
    await addEvent(wanted, { name: 'add_to_cart' });
    await addEvent(wanted, { name: 'zr_gallery' });
    expect(await countPopularity(sale.db, noon)).toBe(2);
    expect([await popularityOf(seen), await popularityOf(wanted)]).toEqual([4, 8]);
  });

  it('events of sessions that the server did not sign do not count; sessions from before signing still do', async () => {
    const [forged, older] = [await addProduct(sale.db), await addProduct(sale.db)];
    await addEvent(forged, {});
    await sql`update measured_events set network = ''`.execute(sale.db);
    await addEvent(older, {});
    await sql`update measured_events set network = null where network <> ''`.execute(sale.db);
    await countPopularity(sale.db, noon);
    expect([await popularityOf(forged), await popularityOf(older)]).toEqual([0, 1]);
  });

  it('events count less with time, half after two weeks, nothing after sixty days; only changes are written', async () => {
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

  it('a purchase counts, unless the order was cancelled', async () => {
    const [paid, lost] = [await addOrder(sale, { method: 'FAKE' }), await addOrder(sale, { method: 'FAKE' })];
    for (const { buyer, order } of [paid, lost]) await payAtBank(buyer, order, cards.approved);
    await cancel(lost.buyer, lost.order);
    await recordSales(sale.db);
    await countPopularity(sale.db, noon);
    expect(await popularityOfPiece(paid.piece.id)).toBe(20);
    expect(await popularityOfPiece(lost.piece.id)).toBe(0);
  });

  it('models without events keep the editors’ order', async () => {
    const product = await addProduct(sale.db);
    await sql`update products set popularity = 700 where id = ${product}`.execute(sale.db);
    expect(await countPopularity(sale.db, noon)).toBe(0);
    const { rows } =
      await sql`select popularity, measured_popularity from products where id = ${product}`.execute(sale.db);
    expect(rows).toEqual([{ popularity: 700, measured_popularity: 0 }]);
  });
});

describe('six hundred forged sessions of one network', () => {
  const address = (last: number) => `2001:db8:9:1::${(last % 200) + 1}`;

  async function look(slug: string, last: number, isSigned: boolean): Promise<number> {
    const by = shopperAt(sale.app, address(last));
    await answer(by, 'yes');
    const event = eventOf({ at: noon.toISOString(), name: 'view_item', items: [{ slug }] });
    const batch = batchOf([event]);
    by.jar.set('measured', batch.session);
    if (isSigned) await by.get('/api/v1/measurement');
    return (await sendBatch(by, batch)).statusCode;
  }
  const slugOf = async (id: number) =>
    (await sale.db.selectFrom('products').select('slug_uz').where('id', '=', id).executeTakeFirstOrThrow())
      .slug_uz;

  it('raise a model no more than one view', async () => {
    const product = await addProduct(sale.db);
    const slug = await slugOf(product);
    // answers and batches of a network are also limited per minute: this sends as many as allowed
    for (let last = 0; last < 25; last += 1) await look(slug, last, true);
    for (let last = 0; last < 25; last += 1) await look(slug, last, false);
    await countPopularity(sale.db, noon);
    expect(await popularityOf(product)).toBe(1);
  });

  it('write at most the number of rows allowed per network and day', async () => {
    const product = await addProduct(sale.db);
    const slug = await slugOf(product);
    const day = tashkentDay(noon);
    const network = measuredNetwork({ secret: testSecret, ip: address(0), now: noon });
    await sql`delete from measured_networks`.execute(sale.db);
    await sql`insert into measured_networks (day, network, events) values (${day}, ${network}, 19998)`.execute(
      sale.db,
    );
    const statuses: number[] = [];
    for (let last = 0; last < 4; last += 1) statuses.push(await look(slug, last, true));
    expect(statuses).toEqual([204, 204, 429, 429]);
  });
});
