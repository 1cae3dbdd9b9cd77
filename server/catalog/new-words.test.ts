import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Facet } from '#contract/catalog/listing.ts';
import type { Dictionary } from '#contract/catalog/dictionary.ts';
import { addPiece, addProduct } from './testing-rows.ts';
import { type Shop, testShop } from './testing-shop.ts';

// What the staff add to the dictionaries is available at once, with its names, without a code change.

let shop: Shop;
beforeAll(async () => {
  shop = await testShop();
});
afterAll(() => shop.close());

const words = (code: string, position = 50) => [
  code,
  position,
  { uz: `${code}-uz`, ru: `${code}-ru`, en: `${code}-en` },
];
const addWord = (table: string, code: string, more = '', value = '') =>
  shop.pool.query(
    `insert into ${table} (${table === 'stone_kinds' ? 'kind' : 'code'}, position, name${more}) values ($1, $2, $3${value})`,
    words(code),
  );
const dictionary = async () => (await shop.get('/api/v1/dictionary')).json<Dictionary>();
const facetOf = async (name: Facet['name'], query = '') =>
  (await shop.list(query)).facets.find((facet) => facet.name === name)?.values;

describe('a new word of a dictionary', () => {
  it('becomes a filterable value of its facet, with its names', async () => {
    const ring = await addProduct(shop.pool);
    await addPiece(shop.pool, ring);
    await addWord('metals', 'palladium', ', precious_metal', `, 'palladium'`);
    await addWord('stone_kinds', 'tanzanite');
    await addWord('stone_shapes', 'trillion');
    await addWord('occasions', 'harvest');
    await addWord('styles', 'gothic');
    const own = await addProduct(shop.pool, { metal: 'palladium' });
    const piece = await addPiece(shop.pool, own, { probe: 850 });
    await shop.pool.query(`update products set occasions = '{harvest}', styles = '{gothic}' where id = $1`, [
      own,
    ]);
    await shop.pool.query(
      `insert into stones (item_id, kind, origin, shape, count, is_main) values ($1, 'tanzanite', 'natural', 'trillion', 1, true)`,
      [piece],
    );
    const facets = {
      metal: 'palladium',
      stone: 'tanzanite',
      shape: 'trillion',
      occasion: 'harvest',
      style: 'gothic',
    } as const;
    for (const [name, value] of Object.entries(facets) as [keyof typeof facets, string][]) {
      await vi.waitFor(async () =>
        expect(await facetOf(name)).toContainEqual({
          value,
          nameUz: `${value}-uz`,
          nameRu: `${value}-ru`,
          nameEn: `${value}-en`,
          count: 1,
          selected: false,
        }),
      );
      const { content } = await shop.list(`?${name}=${value}`);
      expect(content.map(({ id }) => id)).toEqual([own]);
    }
    const { artikul } = (await shop.list('?metal=palladium')).content[0] ?? {};
    expect((await shop.get(`/api/v1/products/${artikul}`)).json()).toMatchObject({
      metal: 'palladium',
      occasions: ['harvest'],
      styles: ['gothic'],
    });
    const { metals, stoneKinds } = await dictionary();
    expect(metals.at(-1)).toMatchObject({ code: 'palladium', nameEn: 'palladium-en', productCount: 1 });
    expect(stoneKinds.map(({ code }) => code)).toContain('tanzanite');
  });

  it('is found by its name, and is shown with the new name when it changes', async () => {
    await shop.pool.query(
      `update metals set name = '{"uz":"Palladiy","ru":"Палладий","en":"Palladium"}' where code = 'palladium'`,
    );
    await vi.waitFor(async () => expect((await dictionary()).metals.at(-1)?.nameRu).toBe('Палладий'));
    expect((await shop.list('?q=палладий')).totalElements).toBe(1);
  });

  it('is listed at its position, and disappears when no product has it', async () => {
    await shop.pool.query(`update metals set position = 0 where code = 'palladium'`);
    await vi.waitFor(async () => expect((await facetOf('metal'))?.[0]?.value).toBe('palladium'));
    await expect(shop.pool.query(`delete from metals where code = 'palladium'`)).rejects.toThrow(
      'products_metal',
    );
    await shop.removeProducts();
    await shop.pool.query(`delete from metals where code = 'palladium'`);
    await vi.waitFor(async () =>
      expect((await dictionary()).metals.map(({ code }) => code)).not.toContain('palladium'),
    );
  });

  it('with an unknown code in a filter still matches nothing', async () => {
    await addPiece(shop.pool, await addProduct(shop.pool));
    expect((await shop.list('?metal=brass')).totalElements).toBe(0);
    expect((await shop.list('?metal=brass,yellow')).totalElements).toBe(1);
  });

  it('is not deleted while a product concurrently begins to use it', async () => {
    const ring = await addProduct(shop.pool);
    await addWord('occasions', 'sowing');
    const writer = await shop.pool.connect();
    try {
      await writer.query('begin');
      await writer.query(`update products set occasions = '{sowing}' where id = $1`, [ring]);
      const deleted = shop.pool.query(`delete from occasions where code = 'sowing'`).then(
        () => 'deleted',
        (error: unknown) => (error instanceof Error && 'code' in error ? error.code : error),
      );
      await vi.waitFor(async () => {
        const { rowCount } = await shop.pool.query(
          `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like 'delete from occasions%'`,
        );
        expect(rowCount).toBe(1);
      });
      await writer.query('commit');
      expect(await deleted).toBe('23503');
    } finally {
      writer.release();
    }
  });
});
