import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { pinProducts } from '../listing/pin-products.ts';
import { addPiece, addProduct, catalogQuery, testCatalog } from '../testing-rows.ts';

let shop: Awaited<ReturnType<typeof testCatalog>>;

beforeAll(async () => {
  shop = await testCatalog();
});
afterAll(() => shop.close());
beforeEach(async () => {
  await shop.pool.query(
    'delete from search_pins; delete from stones; delete from product_items; delete from products',
  );
});

interface Model {
  name: string;
  popularity?: number;
  diamond?: number;
  isSold?: boolean;
}

/** Returns the order in which a text finds these models, as their positions in the list. */
async function orderOf(text: string, models: Model[]): Promise<number[]> {
  const ids: number[] = [];
  for (const [place, { name, popularity = 0, diamond, isSold = false }] of models.entries()) {
    const id = await addProduct(shop.pool, { name, popularity, slug: `model-${place}` });
    await addPiece(shop.pool, id, {
      state: isSold ? 'SOLD' : 'AVAILABLE',
      ...(diamond !== undefined && { diamond }),
    });
    ids.push(id);
  }
  return placesOf(text, ids);
}

async function placesOf(text: string, ids: number[]): Promise<number[]> {
  await shop.index.catchUp();
  const { tiles } = shop.index.search(catalogQuery({ text, sort: 'relevance' }), 20_000);
  return tiles.map(({ productId }) => ids.indexOf(productId));
}

describe('the order of search results (issue 6, item 7)', () => {
  it.each<[rule: string, text: string, models: Model[], order: number[]]>([
    [
      'the exact word before another form of it',
      'anor',
      [{ name: 'Anorlar', popularity: 9 }, { name: 'Anor' }],
      [1, 0],
    ],
    [
      'another form before a word that begins with it',
      'anorni',
      [{ name: 'Anor' }, { name: 'Anornisa', popularity: 9 }],
      [0, 1],
    ],
    [
      'the exact word before a word that begins with it',
      'lola',
      [{ name: 'Lolazor', popularity: 9 }, { name: 'Lola' }],
      [1, 0],
    ],
    [
      'a synonym before a word that begins with it',
      'sapfir',
      [{ name: 'Sapfirali', popularity: 9 }, { name: 'Синий сапфира' }],
      [1, 0],
    ],
    ['a similar-sounding word before a word that begins with it', 'yokutsk', [{ name: 'Yoqutsk' }], [0]],
    [
      'a model with the stone before one that only has it in the name',
      'olmos',
      [
        { name: 'Olmos', popularity: 9 },
        { name: 'Uzuk', diamond: 0.1 },
      ],
      [1, 0],
    ],
    [
      'a model with the stone and the name before both',
      'olmos',
      [{ name: 'Olmos' }, { name: 'Uzuk', diamond: 0.1, popularity: 9 }, { name: 'Olmos', diamond: 0.1 }],
      [2, 1, 0],
    ],
    [
      'all words in the name before one word matched by the stone',
      'brilliant lola',
      [
        { name: 'Lola', diamond: 0.1, popularity: 9 },
        { name: 'Brilliant lola', diamond: 0.1 },
      ],
      [1, 0],
    ],
    [
      'every word must match',
      'lola shafaq',
      [{ name: 'Lola' }, { name: 'Shafaq' }, { name: 'Lola shafaq' }],
      [2],
    ],
    [
      'buyable models before sold ones',
      'lola',
      [{ name: 'Lola', isSold: true, popularity: 9 }, { name: 'Lola' }],
      [1, 0],
    ],
    [
      'a sold model with the name before one without it',
      'lola',
      [
        { name: 'Lolazor', popularity: 9 },
        { name: 'Lola', isSold: true },
      ],
      [1, 0],
    ],
    [
      'more popular models first among equals',
      'lola',
      [{ name: 'Lola' }, { name: 'Lola', popularity: 9 }],
      [1, 0],
    ],
    [
      'typos are corrected only if nothing matches the word as typed',
      'lolas',
      [{ name: 'Lolas' }, { name: 'Lolaz', popularity: 9 }],
      [0],
    ],
    ['corrected typos find models', 'lolaxs', [{ name: 'Lolas' }], [0]],
    ['a filler word excludes nothing', 'lola bilan', [{ name: 'Lola' }], [0]],
    ['a word about the shop excludes nothing', 'lola narxi', [{ name: 'Lola' }], [0]],
    ['a word that matches nothing is left out', 'lola qwxz', [{ name: 'Lola' }], [0]],
  ])('%s', async (_, text, models, order) => {
    expect(await orderOf(text, models)).toEqual(order);
  });

  it('begins with models pinned for the words, in any form of them, as long as they are buyable', async () => {
    const ids: number[] = [];
    for (const name of ['Lola', 'Shafaq', 'Tong']) {
      const id = await addProduct(shop.pool, {
        name,
        slug: name.toLowerCase(),
        popularity: name === 'Lola' ? 9 : 0,
      });
      await addPiece(shop.pool, id);
      ids.push(id);
    }
    await pinProducts(shop.db, { text: 'Uzuklar', artikuls: ['TONG', 'SHAFAQ'], seen: 0 });
    // pins are content: the index is notified of them and does not read them from the change log of products
    await expect.poll(() => placesOf('uzuk', ids)).toEqual([2, 1, 0]);
    for (const text of ['uzuk', 'узукни', 'гягл', 'uzuk bilan'])
      expect([text, await placesOf(text, ids)]).toEqual([text, [2, 1, 0]]);
    expect(await placesOf('кольцо', ids)).toEqual([0, 1, 2]);
    await shop.pool.query(`update product_items set product_item_state = 'SOLD' where product_id = $1`, [
      ids[2],
    ]);
    expect(await placesOf('uzuk', ids)).toEqual([1, 0, 2]);
    await pinProducts(shop.db, { text: 'uzuklar', artikuls: [], seen: 1 });
    await expect.poll(() => placesOf('uzuk', ids)).toEqual([0, 1, 2]);
  });

  it('reports what was corrected, ignored and understood', async () => {
    const id = await addProduct(shop.pool, { name: 'Qaldirgʻoch uzugi' });
    await addPiece(shop.pool, id, { probe: 585 });
    await shop.index.catchUp();
    const read = (text: string) =>
      shop.index.findFirst(catalogQuery({ text, sort: 'relevance' }), 20_000).reading;
    expect(read('qaldirgoch')).toMatchObject({ query: 'qaldirgoch', corrected: [], dropped: [] });
    expect(read('qaldirgcoh 585')).toEqual({
      query: 'qaldirgʻoch 585',
      corrected: [{ typed: 'qaldirgcoh', read: 'qaldirgʻoch', reason: 'TYPO' }],
      dropped: [],
      conditions: [{ name: 'probe', min: 585, max: 585 }],
      suggestions: [],
    });
    expect(read('йфдвшкпщср 750')).toMatchObject({
      query: 'qaldirgoch',
      corrected: [{ typed: 'йфдвшкпщср', read: 'qaldirgoch', reason: 'LAYOUT' }],
      dropped: ['750'],
    });
    // one repeated letter has no sound key
    expect(read('aaaaaaaaaaaa')).toMatchObject({ query: 'aaaaaaaaaaaa', corrected: [] });
    expect(read('qaldirgoch zzzzz')).toMatchObject({ query: 'qaldirgoch', dropped: ['zzzzz'] });
  });
});
