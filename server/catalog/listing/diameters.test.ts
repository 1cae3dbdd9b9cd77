import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPiece, addProduct } from '../testing-rows.ts';
import { type Shop, testShop } from '../testing-shop.ts';

let shop: Shop;
beforeAll(async () => {
  shop = await testShop();
});
beforeEach(() => shop.removeProducts());
afterAll(() => shop.close());

async function valuesOf(facet: string, query = ''): Promise<string[] | undefined> {
  const { facets } = await shop.list(query);
  return facets.find(({ name }) => name === facet)?.values.map(({ value }) => value);
}

/** Marks a piece as a hoop by a parameter, as the staff do. */
async function markHoop(itemId: number): Promise<void> {
  await shop.pool.query(`
    insert into params (id, code, name, type, unit, position)
    values (19, 'hoop_d', '{"uz":"Diametri","ru":"Диаметр","en":"Diameter"}', 'number', 'mm', 19) on conflict do nothing`);
  await shop.pool.query(
    `insert into item_params (item_id, param_id, value) select $1, id, '15' from params where code = 'hoop_d'`,
    [itemId],
  );
}

describe('ring sizes and diameters', () => {
  it('are separate facets: the 58 mm of a bangle are not a ring size', async () => {
    const ring = await addProduct(shop.pool);
    for (const sizeMm of [16.5, 17]) await addPiece(shop.pool, ring, { sizeMm });
    const bangle = await addProduct(shop.pool);
    for (const sizeMm of [58, 62]) await addPiece(shop.pool, bangle, { sizeMm });
    expect(await valuesOf('ringSize')).toEqual(['16.5', '17']);
    expect(await valuesOf('diameter')).toEqual(['58', '62']);
    expect(await shop.list('?diameter=58')).toMatchObject({ totalElements: 1, totalItems: 1 });
    expect(await shop.list('?ringSize=58')).toMatchObject({ totalElements: 0 });
  });

  it('are decided per model: its narrow hoops are not rings, even if the wide ones are sold', async () => {
    const hoops = await addProduct(shop.pool);
    await addPiece(shop.pool, hoops, { sizeMm: 20 });
    const wide = await addPiece(shop.pool, hoops, { sizeMm: 40 });
    await addPiece(shop.pool, await addProduct(shop.pool), { sizeMm: 20 });
    await shop.pool.query(`update product_items set product_item_state = 'SOLD' where id = $1`, [wide]);
    expect(await valuesOf('ringSize')).toEqual(['20']);
    expect(await valuesOf('diameter')).toEqual(['20']);
    for (const query of ['?ringSize=20', '?diameter=20'])
      expect(await shop.list(query)).toMatchObject({ totalElements: 1, totalItems: 1 });
  });

  it('are decided by a parameter of a piece if all pieces of a model are narrow', async () => {
    const hoops = await addProduct(shop.pool);
    const narrow = await addPiece(shop.pool, hoops, { sizeMm: 15 });
    expect(await valuesOf('ringSize')).toEqual(['15']);
    await markHoop(narrow);
    await addPiece(shop.pool, hoops, { sizeMm: 20 });
    expect(await valuesOf('ringSize')).toBeUndefined();
    expect(await valuesOf('diameter')).toEqual(['15', '20']);
  });
});
