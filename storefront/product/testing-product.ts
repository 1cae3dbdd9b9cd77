import type { Product, ProductItem } from '#contract/catalog.ts';

// A product for tests: the swallow ring, with as many pieces as are asked for.

const names = { nameUz: '«Qaldirgʻoch» uzugi', nameRu: 'Кольцо «Ласточка»', nameEn: 'Swallow ring' };
const slugs = { slugUz: 'qaldirgoch-uzugi', slugRu: 'koltso-lastochka', slugEn: 'swallow-ring' };

export function testItem(facts: Partial<ProductItem> & { serialNumber: string }): ProductItem {
  return {
    id: 1,
    productItemState: 'AVAILABLE',
    isMain: false,
    b2CFixed: 7_270_000,
    b2BFixed: null,
    oldPrice: 7_270_000,
    params: [],
    stones: [
      {
        kind: 'diamond',
        nameUz: 'Olmos',
        nameRu: 'Бриллиант',
        nameEn: 'Diamond',
        weight: 0.05,
        unit: 'ct',
        count: 1,
        totalWeight: 0.05,
        sizeMm: 2.4,
        shape: 'round',
        color: 'G',
        clarity: 'VS',
        cut: null,
        treatment: 'none',
        origin: 'natural',
        isMain: true,
      },
    ],
    attachments: [],
    storeId: null,
    arrivesOn: null,
    lineKey: '1___17___585___3.42',
    metal: 'yellow',
    probe: 585,
    sizeMm: 17,
    lengthCm: null,
    weightGrams: 3.42,
    widthMm: 2,
    heightMm: null,
    thicknessMm: 1.4,
    resizable: '1',
    engravable: false,
    makersMark: 'ZRN',
    hallmarkKind: 'maker',
    certificates: [{ id: 'ZC-2026-000184-K7', laboratory: 'Zarona', reportNumber: null }],
    ...facts,
  };
}

export function testProduct(items: ProductItem[], facts: Partial<Product> = {}): Product {
  return {
    id: 1,
    artikul: 'ZR-001',
    state: 'ACTIVE',
    ...names,
    ...slugs,
    descriptionUz: 'Uch jumla.',
    descriptionRu: 'Три предложения.',
    descriptionEn: 'Three sentences.',
    category: {
      id: 1,
      nameUz: 'Uzuklar',
      nameRu: 'Кольца',
      nameEn: 'Rings',
      slugUz: 'uzuklar',
      slugRu: 'koltsa',
      slugEn: 'rings',
    },
    categoryId: 1,
    collections: [],
    isDiamond: true,
    hasCertificate: true,
    attachments: [],
    items,
    metal: 'yellow',
    gender: 'women',
    occasions: [],
    stockState: 'IN_STOCK',
    mainItem: { b2BFixed: null, b2CFixed: 7_270_000 },
    saleReasonUz: null,
    saleReasonRu: null,
    saleReasonEn: null,
    completeTheSet: [],
    related: [],
    ...facts,
  };
}
