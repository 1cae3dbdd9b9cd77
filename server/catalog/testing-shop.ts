import type { LightMyRequestResponse } from 'fastify';
import type { ProductList } from '#contract/catalog/listing.ts';
import { testApp } from '#server/testing.ts';
import { addGround } from './testing-rows.ts';

/** A whole shop with the base rows of testing-rows.ts and no products; its requests wait until the index has read all changes. */
export async function testShop() {
  const shop = await testApp({ seed: 'empty' });
  await addGround(shop.pool);
  const get = async (url: string, headers: Record<string, string> = {}): Promise<LightMyRequestResponse> => {
    await shop.index.catchUp();
    return shop.app.inject({ url, headers });
  };
  const list = async (query = '') => {
    const answer = await get(`/api/es/v1/es-products${query}`);
    if (answer.statusCode !== 200) throw new Error(answer.body);
    return answer.json<{ data: ProductList }>().data;
  };
  const removeProducts = () =>
    shop.pool.query(
      'delete from product_old_slugs; delete from collection_products; delete from stones; delete from product_items; delete from products',
    );
  return { ...shop, get, list, removeProducts };
}
export type Shop = Awaited<ReturnType<typeof testShop>>;
