import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addPiece, addProduct, catalogQuery, testCatalog } from '../testing-rows.ts';
import type { CatalogQuery } from './query.ts';

let shop: Awaited<ReturnType<typeof testCatalog>>;

beforeAll(async () => {
  shop = await testCatalog();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.pool.query(
    'delete from stones; delete from collection_products; delete from product_items; delete from products',
  );
});

async function search(query: Partial<CatalogQuery> = {}) {
  await shop.index.catchUp();
  return shop.index.search(catalogQuery(query), 20_000);
}
const idsOf = (answer: { tiles: { productId: number }[] }) => answer.tiles.map((tile) => tile.productId);

describe('a listing', () => {
  it('shows a model only if one of its pieces meets every filter', async () => {
    const apart = await addProduct(shop.pool);
    await addPiece(shop.pool, apart, { sizeMm: 17, storeId: null });
    await addPiece(shop.pool, apart, { sizeMm: 18, storeId: 1 });
    const together = await addProduct(shop.pool);
    await addPiece(shop.pool, together, { sizeMm: 17, storeId: 1 });
    expect(idsOf(await search({ facets: { ringSize: ['17'], storeId: ['1'] } }))).toEqual([together]);
  });

  it('computes the price, count and weights of a tile from the matching pieces', async () => {
    const ring = await addProduct(shop.pool);
    await addPiece(shop.pool, ring, { sizeMm: 16, priceSom: 1_000_000, weightGrams: 1 });
    await addPiece(shop.pool, ring, {
      sizeMm: 17,
      priceSom: 3_000_000,
      weightGrams: 3.25,
      oldPriceSom: 4_000_000,
    });
    await addPiece(shop.pool, ring, { sizeMm: 17, priceSom: 5_000_000, weightGrams: 4 });
    const { tiles, totalPieces } = await search({ facets: { ringSize: ['17'] } });
    expect(tiles[0]).toMatchObject({
      priceSom: 3_000_000,
      oldPriceSom: 4_000_000,
      pieceCount: 2,
      minWeightMg: 3250,
      maxWeightMg: 4000,
      model: { availability: 'IN_STOCK', sizes: [16, 17] },
    });
    expect(totalPieces).toBe(2);
  });

  it('lists a sold-out model last under filters of models, and omits it under filters of pieces', async () => {
    const sold = await addProduct(shop.pool, { popularity: 100 });
    await addPiece(shop.pool, sold, { state: 'SOLD', sizeMm: 17 });
    const held = await addProduct(shop.pool, { popularity: 90 });
    await addPiece(shop.pool, held, { state: 'RESERVED', sizeMm: 17 });
    const free = await addProduct(shop.pool);
    await addPiece(shop.pool, free, { sizeMm: 17 });
    const all = await search({ facets: { metal: ['yellow'] } });
    expect(all.tiles.map((tile) => [tile.productId, tile.model.availability, tile.priceSom])).toEqual([
      [free, 'LAST_ONE', 5_000_000],
      [sold, 'SOLD_OUT', null],
      [held, 'RESERVED', null],
    ]);
    expect(idsOf(await search({ facets: { ringSize: ['17'] } }))).toEqual([free]);
    expect(idsOf(await search({ switches: ['inStock'] }))).toEqual([free]);
  });

  it('sorts a price on request after every price, and excludes it from every price filter', async () => {
    const onRequest = await addProduct(shop.pool, { popularity: 100 });
    await addPiece(shop.pool, onRequest, { priceSom: null });
    const zero = await addProduct(shop.pool);
    await addPiece(shop.pool, zero, { priceSom: 0 });
    const priced = await addProduct(shop.pool);
    await addPiece(shop.pool, priced);
    expect(idsOf(await search({ sort: 'price' }))).toEqual([priced, onRequest, zero]);
    expect(idsOf(await search({ sort: '-price' }))).toEqual([priced, onRequest, zero]);
    expect(idsOf(await search({ minPriceSom: 0 }))).toEqual([priced]);
    expect((await search()).priceRange).toEqual({ min: 5_000_000, max: 5_000_000 });
  });

  it('uses only the prices for guests', async () => {
    const ring = await addProduct(shop.pool);
    await addPiece(shop.pool, ring, { priceSom: 5_000_000, b2bSom: 1_000_000 });
    expect(idsOf(await search({ maxPriceSom: 2_000_000 }))).toEqual([]);
    expect((await search()).tiles[0]?.priceSom).toBe(5_000_000);
  });

  it.each([
    ['price', ['light', 'plain', 'bright']],
    ['-price', ['bright', 'plain', 'light']],
    ['weight', ['light', 'bright', 'plain']],
    ['caratWeight', ['bright', 'light', 'plain']],
    ['new', ['plain', 'light', 'bright']],
    ['popular', ['bright', 'light', 'plain']],
    ['reduction', ['plain', 'bright', 'light']],
  ] as const)('sorts by %s', async (sort, order) => {
    const names = new Map<number, string>();
    const add = async (name: string, popularity: number, piece: Parameters<typeof addPiece>[2]) => {
      const id = await addProduct(shop.pool, { popularity });
      names.set(id, name);
      await addPiece(shop.pool, id, piece);
    };
    await add('plain', 1, {
      priceSom: 2_000_000,
      oldPriceSom: 2_500_000,
      weightGrams: 5,
      receivedOn: '2026-03-01',
    });
    await add('light', 2, { priceSom: 1_000_000, weightGrams: 1, diamond: 0.1, receivedOn: '2026-02-01' });
    await add('bright', 3, { priceSom: 9_000_000, weightGrams: 3, diamond: 0.5, receivedOn: '2026-01-01' });
    expect(idsOf(await search({ sort })).map((id) => names.get(id))).toEqual(order);
  });

  it('counts each value as if it replaced the facet’s current choice', async () => {
    for (const [metal, sizeMm] of [
      ['yellow', 17],
      ['yellow', 18],
      ['white', 17],
    ] as const) {
      const ring = await addProduct(shop.pool, { metal });
      await addPiece(shop.pool, ring, { sizeMm });
      await addPiece(shop.pool, ring, { sizeMm });
    }
    const { facets, total } = await search({ facets: { metal: ['yellow'], ringSize: ['17'] } });
    expect(total).toBe(1);
    expect(facets.find(({ facet }) => facet === 'metal')?.values).toEqual([
      { value: 'yellow', count: 1 },
      { value: 'white', count: 1 },
    ]);
    expect(facets.find(({ facet }) => facet === 'ringSize')?.values).toEqual([
      { value: '17', count: 1 },
      { value: '18', count: 1 },
    ]);
  });

  it('filters by the total carats of one piece’s stones, and returns their bounds', async () => {
    const [small, big, plain] = [
      await addProduct(shop.pool),
      await addProduct(shop.pool),
      await addProduct(shop.pool),
    ];
    await addPiece(shop.pool, small, { diamond: 0.1 });
    await addPiece(shop.pool, small, { sizeMm: 17 });
    await addPiece(shop.pool, big, { diamond: 0.75 });
    await addPiece(shop.pool, plain);
    const answer = await search({ minCarat: 100, maxCarat: 500 });
    expect(idsOf(answer)).toEqual([small]);
    expect([answer.totalPieces, answer.caratRange]).toEqual([1, { min: 100, max: 750 }]);
    // no single piece has both the stone and size 17
    expect(idsOf(await search({ minCarat: 100, facets: { ringSize: ['17'] } }))).toEqual([]);
    expect(idsOf(await search({ minCarat: 0 }))).toEqual([small, big]);
  });

  it('counts what each switch would list, and omits switches without results', async () => {
    const ring = await addProduct(shop.pool);
    const receivedOn = '2024-01-01';
    await addPiece(shop.pool, ring, { sizeMm: 17, storeId: 1, receivedOn });
    await addPiece(shop.pool, ring, { sizeMm: 18, oldPriceSom: 6_000_000, receivedOn: '2024-10-04' });
    const last = await addProduct(shop.pool, { metal: 'white' });
    await addPiece(shop.pool, last, { sizeMm: 18, receivedOn });
    const held = await addProduct(shop.pool);
    await addPiece(shop.pool, held, { state: 'RESERVED' });
    const countsOf = async (query: Partial<CatalogQuery> = {}) =>
      Object.fromEntries((await search(query)).switches.map(({ name, count }) => [name, count]));
    expect(await countsOf()).toEqual({ inStore: 1, inStock: 2, lastOne: 1, isNew: 1, onSale: 1 });
    expect(await countsOf({ facets: { ringSize: ['17'] } })).toEqual({
      inStore: 1,
      inStock: 1,
      lastOne: 0,
      isNew: 0,
      onSale: 0,
    });
    expect(idsOf(await search({ switches: ['onSale'] }))).toEqual([ring]);
    expect(idsOf(await search({ switches: ['onSale', 'inStore'] }))).toEqual([]);
    expect(idsOf(await search({ switches: ['lastOne'] }))).toEqual([last]);
    expect(idsOf(await search({ switches: ['isNew'] }))).toEqual([ring]);
    expect((await search({ switches: ['certified'] })).relaxations).toEqual([
      { name: 'certified', count: 3 },
    ]);
    // a week later nothing is new any more
    expect(shop.index.search(catalogQuery({ switches: ['isNew'] }), 20_007).total).toBe(0);
    expect(idsOf(await search({ switches: ['isNew'] }))).toEqual([ring]);
  });

  it('includes values that a chosen collection excludes, but not values outside the chosen category', async () => {
    const [inAbr, outside] = [await addProduct(shop.pool), await addProduct(shop.pool, { metal: 'white' })];
    await addPiece(shop.pool, inAbr);
    await addPiece(shop.pool, outside);
    await shop.pool.query('insert into collection_products values (1, $1, 1)', [inAbr]);
    const metals = async (facets: CatalogQuery['facets']) =>
      (await search({ facets })).facets.find(({ facet }) => facet === 'metal')?.values;
    expect(await metals({ category: ['1'], collection: ['1'] })).toEqual([
      { value: 'yellow', count: 1 },
      { value: 'white', count: 0 },
    ]);
    expect(await metals({ collection: ['1'] })).toEqual([{ value: 'yellow', count: 1 }]);
  });

  it('returns which filter to drop when nothing is found', async () => {
    const ring = await addProduct(shop.pool);
    await addPiece(shop.pool, ring, { sizeMm: 17, priceSom: 5_000_000 });
    const answer = await search({ facets: { ringSize: ['15'], metal: ['yellow'] }, maxPriceSom: 9_000_000 });
    expect(answer.total).toBe(0);
    expect(answer.relaxations).toEqual([{ name: 'ringSize', count: 1 }]);
  });

  it('finds by words of the name, the category and the stones, in any script', async () => {
    const swallow = await addProduct(shop.pool, { name: '«Qaldirgʻoch» uzugi' });
    await addPiece(shop.pool, swallow, { diamond: 0.05 });
    const other = await addProduct(shop.pool, { name: 'Кольцо «Арка»' });
    await addPiece(shop.pool, other);
    for (const text of ["qaldirg'och", 'қалдирғоч', 'qaldir', 'кольца бриллиант', 'olmos'])
      expect([text, idsOf(await search({ text }))]).toEqual([text, [swallow]]);
    expect(idsOf(await search({ text: 'арка' }))).toEqual([other]);
    expect((await search({ text: 'koltsa' })).total).toBe(2);
    expect(idsOf(await search({ text: 'koltsa olmos' }))).toEqual([swallow]);
    expect(idsOf(await search({ text: '!!!' }))).toEqual([]);
    expect((await search({ text: 'rings' })).total).toBe(2);
  });
});
