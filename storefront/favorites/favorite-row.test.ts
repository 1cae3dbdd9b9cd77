import { describe, expect, it } from 'vitest';
import type { FavoriteProduct } from '#contract/favorites.ts';
import { readIds, rowsOf } from './favorite-row.ts';

const ring: FavoriteProduct = {
  id: 1,
  nameUz: 'Uzuk',
  nameRu: 'Кольцо',
  nameEn: 'Ring',
  artikul: 'ZR-001',
  state: 'ACTIVE',
  slugUz: 'uzuk',
  slugRu: 'koltso',
  slugEn: 'ring',
  attachments: [],
  hoverAttachment: null,
  mainItem: { b2BFixed: null, b2CFixed: 7_270_000 },
  favorite: true,
  currency: 'UZS',
  discountIndex: 22,
  discount: true,
  oldPrice: 7_270_000,
  categoryId: 1,
  isDiamond: false,
  kind: 'jewel',
  metal: 'yellow',
  probes: [585],
  sizes: [17],
  stockState: 'IN_STOCK',
  itemCount: 2,
  minWeight: 3,
  maxWeight: 4,
  laboratories: [],
  isNew: false,
  looseStone: null,
  addedAt: '2026-04-08T07:00:00Z',
  priceSeen: 7_270_000,
};
const changeOf = (product: Partial<FavoriteProduct>) => rowsOf([{ ...ring, ...product }], 'ru')[0]?.change;

describe('a saved product', () => {
  it('shows how much its price has changed since it was saved', () => {
    expect(changeOf({ priceSeen: 7_390_000 })).toBe(-120_000);
    expect(changeOf({ priceSeen: 7_200_000 })).toBe(70_000);
  });

  it.each([
    ['costs what it cost', {}],
    ['was on request then', { priceSeen: null }],
    ['is on request now', { mainItem: { b2BFixed: null, b2CFixed: null } }],
    ['is sold', { priceSeen: 1, itemCount: 0, stockState: 'SOLD_OUT' as const }],
  ])('shows no price change when it %s', (_why, product) => {
    expect(changeOf(product)).toBeNull();
  });

  it('is listed after products that can be bought when it is sold', () => {
    const sold = { ...ring, id: 2, itemCount: 0, stockState: 'SOLD_OUT' as const };
    const rows = rowsOf([sold, ring, { ...ring, id: 3 }], 'uz');
    expect(rows.map(({ tile }) => tile.id)).toEqual([1, 3, 2]);
  });
});

describe('ids in an address', () => {
  it('are parsed in order, each once, up to the given number', () => {
    expect(readIds('7,3,7,12', 10)).toEqual([7, 3, 12]);
    expect(readIds('7,3,12', 2)).toEqual([7, 3]);
  });

  it.each([null, '', 'a,b', '-1,0,1.5', '9007199254740993'])('are none in %s', (text) => {
    expect(readIds(text, 10)).toEqual([]);
  });
});
