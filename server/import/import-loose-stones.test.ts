import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { requireSound } from '#database/invariants.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { parseMapping } from './mapping.ts';
import { addRings, countsOf, csvOf, importedPiece, importText, refusalsOf } from './testing-import.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await testDatabase();
  await addRings(shop.pool);
});
afterEach(() => requireSound(shop.db));
afterAll(() => shop.close());

const bring = (rows: readonly object[], how: Partial<Parameters<typeof importText>[1]> = {}) =>
  importText(shop, { folder: shop.folder, text: csvOf(rows), ...how });
const pieceOf = (serial: string) => importedPiece(shop.db, serial);

describe('loose stones', () => {
  const mapping = parseMapping(
    JSON.stringify({
      about: 'stones of a test',
      kind: 'loose-stone',
      product: { category: { constant: 'rings' }, productState: { constant: 'ACTIVE' } },
      piece: { serialNumber: { template: 'DS-{#4}' } },
      price: { priceSom: { column: 'price', somPerUnit: '12150' } },
      stones: [
        {
          kind: { constant: 'diamond' },
          shape: { constant: 'round' },
          caratWeight: 'carat',
          color: 'color',
          lengthMm: 'x',
          widthMm: 'y',
          depthPercent: 'depth',
        },
      ],
    }),
  );
  const stone = { carat: '0.23', color: 'E', x: '3.95', y: '3.98', depth: '61.5', price: '326' };

  it('each become a product and a piece, named by their facts, priced in soʻm, longest side first', async () => {
    const rows = [stone, { ...stone, x: '0' }, stone];
    const end = await bring(rows, { mapping });
    expect(countsOf(end)).toEqual([2, 0, 0, 1]);
    expect(await refusalsOf(shop.db, end.run.id)).toEqual(['3 x OUT_OF_RANGE']);
    expect(await pieceOf('DS-0001')).toMatchObject({
      kind: 'loose-stone',
      weight_mg: 46,
      probe: null,
      price_b2c_som: 3_970_000,
      name: { ru: 'Бриллиант, круг, 0,23\u00a0кар, E' },
      slug_en: 'diamond-round-0-23-ct-e-ds-0001',
    });
    const stones = await shop.db
      .selectFrom('stones')
      .select(['carat_thousandths', 'length_hundredths_mm', 'width_hundredths_mm', 'depth_tenths_percent'])
      .where('color', '=', 'E')
      .execute();
    expect(stones[0]).toEqual({
      carat_thousandths: 230,
      length_hundredths_mm: 398,
      width_hundredths_mm: 395,
      depth_tenths_percent: 615,
    });
    expect(countsOf(await bring(rows, { mapping }))).toEqual([0, 0, 2, 1]);
  });

  it('are refused for a grade that is on no scale, unless the mapping translates it', async () => {
    const graded = {
      ...mapping,
      piece: { serialNumber: { template: 'DG-{#4}' } },
      stones: [
        {
          ...mapping.stones?.[0],
          cut: { column: 'cut', values: { Супер: 'Excellent' } },
          clarity: { column: 'clarity' },
          polish: { column: 'polish' },
          treatment: { column: 'treatment' },
        },
      ],
    };
    const sound = { ...stone, cut: 'very good', clarity: 'vs2', polish: 'Excellent', treatment: 'none' };
    const rows = [
      { ...sound, cut: 'Wonderful' },
      { ...sound, color: 'Wonderful' },
      { ...sound, clarity: 'Clean' },
      { ...sound, polish: 'Shiny', treatment: 'magic' },
      { ...sound, cut: 'Супер', color: 'Fancy Yellow', clarity: '3–4' },
      sound,
    ];
    const end = await bring(rows, { mapping: graded });
    expect(countsOf(end)).toEqual([2, 0, 0, 4]);
    expect(await refusalsOf(shop.db, end.run.id)).toEqual([
      '2 cut UNKNOWN_WORD',
      '3 color UNKNOWN_WORD',
      '4 clarity UNKNOWN_WORD',
      '5 polish UNKNOWN_WORD',
      '5 treatment UNKNOWN_WORD',
    ]);
    const stones = await shop.db
      .selectFrom('stones as s')
      .innerJoin('product_items as i', 'i.id', 's.item_id')
      .select(['s.color', 's.clarity', 's.cut'])
      .where('i.serial_number', 'like', 'DG-%')
      .orderBy('i.serial_number')
      .execute();
    expect(stones).toEqual([
      { color: 'Fancy Yellow', clarity: '3–4', cut: 'Excellent' },
      { color: 'E', clarity: 'VS2', cut: 'Very Good' },
    ]);
  });
});
