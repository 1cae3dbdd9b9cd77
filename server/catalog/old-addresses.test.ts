import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#server/testing.ts';

let shop: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  shop = await testApp({ seed: 'demo' });
});
afterAll(() => shop.close());

const get = async (path: string) => {
  const answer = await shop.app.inject({ url: `/api/v1/${path}` });
  return { status: answer.statusCode, body: answer.json<Record<string, unknown>>() };
};

describe('a former address (SEO-1, SEO-10)', () => {
  it('redirects to the category’s new address until another category takes it', async () => {
    await shop.pool.query(`update categories set slug_ru = 'kolechki' where slug_en = 'rings'`);
    expect(await get('categories/koltsa')).toMatchObject({ status: 200, body: { slugRu: 'kolechki' } });
    await shop.pool.query(`update categories set slug_ru = 'koltsa' where slug_en = 'studs'`);
    expect(await get('categories/koltsa')).toMatchObject({ status: 200, body: { slugEn: 'studs' } });
  });

  it('redirects to the new address of the collection and the product', async () => {
    await shop.pool.query(`update collections set slug_uz = 'qoshlar' where slug_en = 'anor'`);
    expect(await get('collections/qoshlar')).toMatchObject({ status: 200 });
    await shop.pool.query(`update collections set slug_uz = 'anorlar' where slug_en = 'anor'`);
    expect(await get('collections/qoshlar')).toMatchObject({ status: 200, body: { slugUz: 'anorlar' } });
    await shop.pool.query(`update products set slug_ru = 'lastochka' where artikul = 'ZR-001'`);
    expect(await get('products/koltso-lastochka')).toMatchObject({
      status: 200,
      body: { artikul: 'ZR-001', slugRu: 'lastochka' },
    });
  });

  it('returns the category for a retired product; a sold-out one is still found', async () => {
    await shop.pool.query(`update products set product_state = 'ARCHIVED' where artikul = 'ZR-002'`);
    expect(await get('products/ZR-002')).toMatchObject({
      status: 404,
      body: { code: 'NOT_FOUND', facts: { reason: 'RETIRED', category: { slugEn: 'rings' } } },
    });
    expect(await get('products/ZR-077')).toMatchObject({ status: 200, body: { stockState: 'SOLD_OUT' } });
    expect((await get('products/no-such')).body).not.toHaveProperty('facts');
  });

  it('redirects to a moment’s new address; a deleted moment is gone, an unknown one is not found', async () => {
    await shop.pool.query(`update moments set slug = 'toy-moments' where slug = 'nikoh-moments'`);
    expect(await get('moments/nikoh')).toMatchObject({ status: 200, body: { product: 'toy' } });
    await shop.pool.query(`delete from moments where slug = 'toy-moments'`);
    for (const name of ['nikoh', 'toy'])
      expect(await get(`moments/${name}`)).toMatchObject({ status: 410, body: { code: 'GONE' } });
    expect(await get('moments/never')).toMatchObject({ status: 404, body: { code: 'NOT_FOUND' } });
  });
});
