import { expect, it } from 'vitest';
import type { ProductCard } from '#contract/catalog/catalog.ts';
import { testDictionary } from '#storefront/shell/i18n/testing-dictionary.ts';
import { emptyQuery } from '../listing-query.ts';
import { stoneInShort, viewStonesTable } from './stones-table-view.ts';

const stone: NonNullable<ProductCard['looseStone']> = {
  kind: 'lab-diamond',
  nameUz: 'Laboratoriya olmosi',
  nameRu: 'Выращенный бриллиант',
  nameEn: 'Laboratory-grown diamond',
  weight: 1.04,
  unit: 'ct',
  count: 1,
  totalWeight: 1.04,
  sizeMm: null,
  shape: 'round',
  color: 'H',
  clarity: 'IF',
  cut: null,
  polish: null,
  symmetry: null,
  fluorescence: null,
  lengthMm: 6.6,
  widthMm: 6.57,
  depthMm: 3.93,
  depthPercent: 59.8,
  tablePercent: null,
  treatment: 'none',
  origin: 'lab-grown',
  isMain: true,
};
const card: ProductCard = {
  id: 121,
  nameUz: 'Olmos',
  nameRu: 'Бриллиант',
  nameEn: 'Diamond',
  artikul: 'ZD-001',
  state: 'ACTIVE',
  slugUz: 'olmos',
  slugRu: 'brilliant',
  slugEn: 'diamond',
  attachments: [],
  hoverAttachment: null,
  mainItem: { b2BFixed: null, b2CFixed: 17_520_000 },
  favorite: false,
  currency: 'UZS',
  discountIndex: 22,
  discount: true,
  oldPrice: 17_520_000,
  categoryId: 13,
  isDiamond: true,
  kind: 'loose-stone',
  metal: null,
  probes: [],
  sizes: [],
  stockState: 'LAST_ONE',
  itemCount: 1,
  minWeight: 0.208,
  maxWeight: 0.208,
  laboratories: ['IGI'],
  isNew: false,
  looseStone: stone,
};
const view = {
  query: { ...emptyQuery, table: true },
  path: '/en/catalog/diamonds',
  words: { language: 'en', dictionary: testDictionary },
} as const;
const plain = (words: string | undefined) => words?.replaceAll('\u00A0', ' ');

it('a row has the facts of the stone\'s report, and "—" where it states nothing', () => {
  const table = viewStonesTable([card], view);
  const facts = Object.fromEntries(
    table?.columns.map(({ name }, index) => [name, plain(table.rows[0]?.cells[index])]) ?? [],
  );
  expect(facts).toMatchObject({
    carat: '1.04 ct',
    color: 'H',
    clarity: 'IF',
    cut: '—',
    price: '17,520,000 soʻm',
    measures: '6.6 × 6.57 × 3.93 mm',
    depth: '59.8',
    table: '—',
    report: 'IGI',
  });
  // never only through the letters of the laboratory (PDP-11)
  expect(table?.rows[0]?.grown).not.toBeNull();
  expect(table?.rows[0]?.isForSale).toBe(true);
  expect(table?.rows[0]?.drawing).toBe('/stones/round-660-657');
});

it('a stone that cannot be bought has no price', () => {
  const gone: ProductCard = { ...card, itemCount: 0, stockState: 'SOLD_OUT' };
  const table = viewStonesTable([gone], view);
  expect(table?.rows[0]?.isGone).toBe(true);
  expect(table?.rows[0]?.cells.join(' ')).not.toContain('17');
  expect(table?.rows[0]?.isForSale).toBe(false);
});

it('the price can be sorted both ways, the weight one way, and the table view is kept', () => {
  const columnOf = (name: string, sort: 'popular' | 'price' | 'caratWeight') =>
    viewStonesTable([card], { ...view, query: { ...view.query, sort } })?.columns.find(
      (column) => column.name === name,
    );
  expect(columnOf('price', 'popular')).toMatchObject({
    href: '/en/catalog/diamonds?sort=price&view=table',
    order: null,
  });
  expect(columnOf('price', 'price')).toMatchObject({
    href: '/en/catalog/diamonds?sort=-price&view=table',
    order: 'ascending',
  });
  expect(columnOf('carat', 'caratWeight')).toMatchObject({ order: 'descending' });
  expect(columnOf('clarity', 'popular')?.href).toBeNull();
});

it('a list that contains jewelry is not shown as a table of stones', () => {
  expect(viewStonesTable([card, { ...card, kind: 'jewel', looseStone: null }], view)).toBeNull();
  expect(viewStonesTable([], view)).toBeNull();
});

it('a tile summarizes a stone', () => {
  expect(plain(stoneInShort({ ...stone, cut: 'Excellent' }, 'ru'))).toBe('1,04 кар · H/IF · Excellent');
  expect(plain(stoneInShort(stone, 'ru'))).toBe('1,04 кар · H/IF');
});
