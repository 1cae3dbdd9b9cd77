import { describe, expect, it } from 'vitest';
import { testDictionary } from '#storefront/shell/i18n/testing-dictionary.ts';
import { viewProduct } from './product-view.ts';
import { testItem, testProduct } from './testing-product.ts';

const letter = (value: string) => ({
  id: 20,
  nameUz: 'Harf',
  nameRu: 'Буква',
  nameEn: 'Letter',
  unit: null,
  value,
  paramValues: [],
});

describe('the data of a product page', () => {
  it('contain no B2B price, not even null', () => {
    const view = viewProduct(testProduct([testItem({ serialNumber: 'ZR-1' })]), {
      language: 'ru',
      dictionary: testDictionary,
    });
    expect(JSON.stringify(view)).not.toMatch(/b2b/i);
  });

  it('contain one price: the one that the server lets this shopper see and pay', () => {
    const own = testItem({ serialNumber: 'ZR-1', b2BFixed: 5_810_000 });
    const view = viewProduct(testProduct([own]), { language: 'ru', dictionary: testDictionary });
    expect(view.pieces.map(({ price }) => price)).toEqual([5_810_000]);
  });

  it('are public, or a staff preview in which nothing can be bought', () => {
    const words = { language: 'ru', dictionary: testDictionary } as const;
    expect(viewProduct(testProduct([]), words).isPublic).toBe(true);
    expect(viewProduct(testProduct([], { state: 'DRAFT' }), words).isPublic).toBe(false);
  });

  it('are in a single language', () => {
    const text = JSON.stringify(
      viewProduct(testProduct([testItem({ serialNumber: 'ZR-1' })]), {
        language: 'uz',
        dictionary: testDictionary,
      }),
    );
    expect(text).toContain('Qaldirgʻoch');
    expect(text).not.toMatch(/Ласточка|Swallow ring/);
  });

  it('contain stones and facts shared by pieces only once', () => {
    const items = [1, 2, 3].map((id) =>
      testItem({ id, serialNumber: `ZR-${id}`, weightGrams: 3 + id / 100 }),
    );
    const view = viewProduct(testProduct([...items, testItem({ serialNumber: 'ZR-4', stones: [] })]), {
      language: 'en',
      dictionary: testDictionary,
    });
    expect(view.stoneSets).toHaveLength(2);
    expect(view.factSets).toHaveLength(1);
    expect(view.pieces.map(({ stones }) => stones)).toEqual([0, 0, 0, 1]);
  });

  it('contain an old price only if it was really higher', () => {
    const items = [
      testItem({ serialNumber: 'ZR-1' }),
      testItem({ serialNumber: 'ZR-2', b2CFixed: 6_000_000, oldPrice: 7_000_000 }),
    ];
    expect(
      viewProduct(testProduct(items), { language: 'ru', dictionary: testDictionary }).pieces.map(
        ({ oldPrice }) => oldPrice,
      ),
    ).toEqual([null, 7_000_000]);
  });

  it('treat a price of 0 as a price on request', () => {
    expect(
      viewProduct(testProduct([testItem({ serialNumber: 'ZR-1', b2CFixed: 0 })]), {
        language: 'ru',
        dictionary: testDictionary,
      }).pieces[0]?.price,
    ).toBeNull();
  });

  it('distinguish pieces that differ in more than size and weight', () => {
    const items = ['A', 'Oʻ'].map((value) => testItem({ serialNumber: value, params: [letter(value)] }));
    const view = viewProduct(testProduct(items), { language: 'en', dictionary: testDictionary });
    expect(view.pieces.map(({ note }) => note)).toEqual(['Letter A', 'Letter Oʻ']);
    expect(view.factSets).toHaveLength(1);
  });

  it.each([
    [{ sizeMm: 17 }, 'ring'],
    [{ sizeMm: 60 }, 'diameter'],
    [{ sizeMm: null, lengthCm: 45 }, 'length'],
    [{ sizeMm: null, lengthCm: null }, null],
  ])('with %o have sizes that measure: %s', (facts, kind) => {
    expect(
      viewProduct(testProduct([testItem({ serialNumber: 'ZR-1', ...facts })]), {
        language: 'ru',
        dictionary: testDictionary,
      }).sizeKind,
    ).toBe(kind);
  });
});
