import { expect, it } from 'vitest';
import { testItem, testProduct } from '#storefront/product/testing-product.ts';
import { testDictionary } from '#storefront/shell/i18n/testing-dictionary.ts';
import { viewCompare } from './compare-view.ts';

const ring = testProduct([
  testItem({ id: 1, serialNumber: 'ZR-1', sizeMm: 16.5, weightGrams: 3.1, b2CFixed: 7_000_000 }),
  testItem({ id: 2, serialNumber: 'ZR-2', sizeMm: 18, weightGrams: 3.42 }),
  testItem({ id: 3, serialNumber: 'ZR-3', sizeMm: 21, weightGrams: 9, productItemState: 'SOLD' }),
]);
const chain = testProduct(
  [
    testItem({
      id: 4,
      serialNumber: 'ZR-4',
      sizeMm: null,
      lengthCm: 45,
      weightGrams: 2,
      stones: [],
      certificates: [{ id: 'ZC-1', laboratory: 'GIA', reportNumber: 'DEMO-1' }],
      probe: 750,
    }),
  ],
  { id: 2, nameEn: 'Silk chain', metal: 'white' },
);

const view = viewCompare({
  products: [ring, chain],
  stores: [],
  ratings: [{ productId: 2, count: 4, average: 4.8 }],
  language: 'en',
  dictionary: testDictionary,
});
const cellsOf = (name: string) =>
  view.rows
    .find((row) => row.name === name)
    ?.cells.map((lines) => lines.map((line) => line.replaceAll('\u00A0', ' ')));

it('products are compared by the figures of the pieces that can be bought', () => {
  expect(view.columns.map(({ id, name, canBuy }) => [id, name, canBuy])).toEqual([
    [1, 'Swallow ring', true],
    [2, 'Silk chain', true],
  ]);
  expect(cellsOf('price')).toEqual([['from 7,000,000 soʻm'], ['7,270,000 soʻm']]);
  expect(cellsOf('weight')).toEqual([['3.10–3.42 g'], ['2.00 g']]);
  expect(cellsOf('probe')).toEqual([['585'], ['750']]);
  expect(cellsOf('size')).toEqual([['16.5–18'], ['45 cm']]);
  expect(cellsOf('stones')?.[0]).toEqual(['Diamond, 0.05 ct']);
  expect(cellsOf('certificate')?.[1]).toEqual(['GIA']);
  expect(cellsOf('rating')?.[0]).toEqual([]);
});

it('rows with different values are marked', () => {
  const differing = view.rows.filter((row) => row.differs).map(({ name }) => name);
  expect(differing).toEqual(['price', 'weight', 'metal', 'probe', 'stones', 'size', 'certificate', 'rating']);
});

it('a product whose pieces are all sold still shows its measures', () => {
  const gone = testProduct([testItem({ serialNumber: 'ZR-9', productItemState: 'SOLD' })], {
    stockState: 'SOLD_OUT',
  });
  const { columns, rows } = viewCompare({
    products: [gone],
    stores: [],
    ratings: [],
    language: 'uz',
    dictionary: testDictionary,
  });
  expect(columns[0]?.canBuy).toBe(false);
  expect(rows.find(({ name }) => name === 'weight')?.cells).toEqual([['3,42\u00A0g']]);
  expect(rows.every(({ differs }) => !differs)).toBe(true);
});

it('loose stones are compared by the facts of their reports, without the rows of jewelry', () => {
  const [set] = testItem({ serialNumber: 'x' }).stones;
  const stone = (weight: number, tablePercent: number | null) => {
    if (!set) throw new Error('the ring of the tests has a stone');
    const measures = { lengthMm: 6.6, widthMm: 6.57, depthMm: 3.93, depthPercent: 59.8, tablePercent };
    const item = testItem({ serialNumber: `ZD-${weight}`, metal: null, probe: null, sizeMm: null });
    item.stones = [{ ...set, ...measures, weight, totalWeight: weight, color: 'H', clarity: 'IF' }];
    return testProduct([item], { kind: 'loose-stone', metal: null, gender: null });
  };
  const { rows, columns } = viewCompare({
    products: [stone(1.04, 57), stone(0.5, null)],
    stores: [],
    ratings: [],
    language: 'en',
    dictionary: testDictionary,
  });
  const cellsByRow = Object.fromEntries(rows.map(({ name, cells }) => [name, cells]));
  expect(cellsByRow['carat']).toEqual([['1.04\u00A0ct'], ['0.50\u00A0ct']]);
  expect(cellsByRow['measures']?.[0]).toEqual(['6.6 × 6.57 × 3.93\u00A0mm']);
  expect(cellsByRow['proportions']?.map((lines) => lines.length)).toEqual([2, 1]);
  for (const name of ['metal', 'probe', 'size', 'weight']) expect(cellsByRow).not.toHaveProperty(name);
  expect(columns[0]?.drawing).toMatch(/drawing$/);
});
