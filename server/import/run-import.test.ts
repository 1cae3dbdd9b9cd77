import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { requireSound } from '#database/invariants.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { addPromotion, historyOf, priceOf } from '../pricing/testing-prices.ts';
import { updatePrices } from '../pricing/repricing/update-prices.ts';
import { parseMapping } from './mapping.ts';
import { reportCsv } from './report/write-report.ts';
import {
  addRings,
  catalogChecksum,
  countsOf,
  csvOf,
  importedPiece,
  importDay,
  importText,
  refusalsOf,
  ringMapping,
  ringRow,
  ringRows,
  type RingRow,
} from './testing-import.ts';
import { workbookOf, zipOf } from './files/testing-workbook.ts';

let shop: TestDatabase;
beforeAll(async () => {
  shop = await testDatabase();
  await addRings(shop.pool);
});
afterEach(() => requireSound(shop.db));
afterAll(() => shop.close());

const bring = (rows: readonly object[], how: Partial<Parameters<typeof importText>[1]> = {}) =>
  importText(shop, { folder: shop.folder, text: csvOf(rows), ...how });
/** Rows with one ring each, of models unique to a test. */
const ownRows = (letter: string, count: number, change: Partial<RingRow> = {}) =>
  ringRows(count, change).map((row, place) => ({
    ...row,
    artikul: `${letter}-${place + 1}`,
    ru: change.ru ?? `Кольцо ${letter} ${place + 1}`,
    serial: `${letter}${place + 1}`,
  }));
const pieceOf = (serial: string) => importedPiece(shop.db, serial);

describe('a file of rings', () => {
  it('accepts dictionary words added by the staff, by code and by name', async () => {
    await shop.pool.query(
      `insert into metals (code, name, precious_metal, position)
         values ('rose', '{"uz":"Pushti oltin","ru":"Розовое золото","en":"Rose gold"}', 'gold', 50);
       insert into styles (code, name, position) values ('gothic', '{"uz":"Gotika","ru":"Готика","en":"Gothic"}', 50)`,
    );
    const rows = [
      ...ownRows('RA', 1, { metal: 'rose', styles: 'gothic' }),
      ...ownRows('RB', 1, { metal: 'Розовое золото', styles: 'Готика, ажур' }),
      ...ownRows('RC', 1, { metal: 'brass', styles: 'baroque' }),
    ];
    const end = await bring(rows);
    expect(countsOf(end)).toEqual([2, 0, 0, 1]);
    expect(await refusalsOf(shop.db, end.run.id)).toEqual(['4 metal UNKNOWN_WORD', '4 styles UNKNOWN_WORD']);
    const report = await reportCsv(shop.db, end.run.id, 'uz');
    expect(report).toMatch(/brass;UNKNOWN_WORD;.*Pushti oltin \(rose\)/);
    expect(report).toMatch(/baroque;UNKNOWN_WORD;.*Gotika \(gothic\)/);
    expect((await pieceOf('RA1')).styles).toEqual(['gothic']);
    expect((await pieceOf('RB1')).styles).toEqual(['gothic', 'openwork']);
    const metals = await shop.db
      .selectFrom('products')
      .select('metal')
      .where('artikul', 'in', ['RA-1', 'RB-1'])
      .execute();
    expect(metals).toEqual([{ metal: 'rose' }, { metal: 'rose' }]);
  });

  it('creates models and pieces; importing it again, as CSV or as a workbook, changes nothing', async () => {
    const rows = ringRows(25);
    expect(countsOf(await bring(rows))).toEqual([25, 0, 0, 0]);
    expect(await pieceOf('S-25')).toMatchObject({
      probe: 585,
      size_hundredths_mm: 1700,
      weight_mg: 3420,
      price_b2c_som: 1_000_000,
      price_source: 'FIXED',
      received_on: '2026-04-08',
      name: { ru: 'Кольцо 9', uz: 'Uzuk', en: '' },
      styles: ['classic', 'openwork'],
      slug_ru: 'koltso-9',
      slug_uz: 'uzuk-t-9',
    });
    const before = await shop.db.selectFrom('product_items').selectAll().orderBy('id').execute();
    expect(countsOf(await bring(rows))).toEqual([0, 0, 25, 0]);
    const sheet = [Object.keys(ringRow), ...rows.map((row) => Object.values(row))];
    expect(countsOf(await bring(rows, { text: zipOf(workbookOf(sheet)) }))).toEqual([0, 0, 25, 0]);
    expect(await shop.db.selectFrom('product_items').selectAll().orderBy('id').execute()).toEqual(before);
    expect(await shop.db.selectFrom('price_history').selectAll().execute()).toEqual([]);
  });

  it('changes what differs, with its history, and nothing else', async () => {
    const rows = ownRows('C', 3);
    await bring(rows);
    const [first, ...rest] = rows;
    const end = await bring([{ ...first, weight: '3,5', price: '1 200 000' }, ...rest]);
    expect(countsOf(end)).toEqual([0, 1, 2, 0]);
    const piece = await pieceOf('C1');
    expect(piece).toMatchObject({ weight_mg: 3500, price_b2c_som: 1_200_000 });
    expect(await historyOf(shop.db, piece)).toEqual([['IMPORT', 1_000_000, 1_200_000]]);
  });

  it('updates an address with its name, and stores the former one', async () => {
    const [row] = ownRows('N', 1);
    await bring([row ?? ringRow]);
    await bring([{ ...row, ru: 'Перстень' }]);
    const piece = await pieceOf('N1');
    expect(piece).toMatchObject({ slug_ru: 'persten', slug_uz: 'uzuk-n-1' });
    const old = await shop.db
      .selectFrom('product_old_slugs')
      .select('slug')
      .where('product_id', '=', piece.productId)
      .execute();
    expect(old).toEqual([{ slug: 'koltso-n-1' }]);
    // renamed back: the address is no longer a former one
    await bring([row ?? ringRow]);
    expect(await pieceOf('N1')).toMatchObject({ slug_ru: 'koltso-n-1' });
  });

  it('gives models with the same name different addresses, within a file and across files', async () => {
    await bring(ownRows('D', 2, { ru: 'Близнец' }));
    await bring(ownRows('E', 1, { ru: 'Близнец' }));
    const slugs = await Promise.all(['D1', 'D2', 'E1'].map(pieceOf));
    expect(slugs.map(({ slug_ru }) => slug_ru)).toEqual(['bliznets', 'bliznets-d-2', 'bliznets-e-1']);
  });

  it('refuses invalid rows one by one, and imports the rest', async () => {
    const rows = ownRows('B', 12);
    const wrong: Partial<RingRow>[] = [
      { weight: 'много' },
      { weight: '0' },
      { weight: '3,4215' },
      { probe: '583' },
      { metal: 'бронза' },
      { serial: 'B12' },
      { artikul: 'B 7' },
      { ru: '' },
      { artikul: 'B-11', ru: 'Другое' },
    ];
    const end = await bring(rows.toReversed().map((row, place) => ({ ...row, ...wrong[place - 2] })));
    expect(countsOf(end)).toEqual([3, 0, 0, 9]);
    expect(await refusalsOf(shop.db, end.run.id)).toEqual([
      '4 weight NOT_A_NUMBER',
      '5 weight OUT_OF_RANGE',
      '6 weight TOO_FINE',
      '7 probe PROBE_NOT_SOLD',
      '8 metal UNKNOWN_WORD',
      '9 serial REPEATED',
      '10 artikul BAD_FORM',
      '11 ru EMPTY',
      '12 ru MODEL_DIFFERS',
    ]);
  });

  it('refuses to change reserved or sold pieces; an unchanged row of one is accepted', async () => {
    const rows = ownRows('K', 3);
    await bring(rows);
    const [sold, held] = [await pieceOf('K1'), await pieceOf('K2')];
    await setState(sold.id, 'SOLD');
    await setState(held.id, 'SOLD');
    // the second row is unchanged
    const end = await bring(rows.map((row, place) => ({ ...row, ...(place !== 1 && { price: '2000000' }) })));
    expect(countsOf(end)).toEqual([0, 1, 1, 1]);
    expect(await refusalsOf(shop.db, end.run.id)).toEqual(['2  KEPT']);
    expect(await priceOf(shop.db, sold)).toMatchObject({ b2c: 1_000_000 });
  });

  const setState = (id: number, state: 'SOLD') =>
    shop.db.updateTable('product_items').set({ product_item_state: state }).where('id', '=', id).execute();
});

describe('prices', () => {
  it('are made by the formula if the row has none, and again when the weight changes', async () => {
    const rows = ownRows('F', 2, { price: '' });
    await bring(rows);
    const piece = await pieceOf('F1');
    expect(piece).toMatchObject({
      price_source: 'FORMULA',
      price_b2c_som: 6_670_000,
      price_b2b_som: 5_730_000,
    });
    await bring(rows.map((row) => ({ ...row, weight: '4,42' })));
    expect(await historyOf(shop.db, piece)).toEqual([['IMPORT', 6_670_000, 8_600_000]]);
  });

  it('are refused if the formula cannot make them, and are on request only if the mapping allows it', async () => {
    const rows = ownRows('Q', 1, { price: '', make: '' });
    const end = await bring(rows);
    expect(await refusalsOf(shop.db, end.run.id)).toEqual(['2 price NO_FORMULA']);
    const onRequest = parseMapping(JSON.stringify({ ...ringMapping, noPrice: 'REQUEST' }));
    await bring(rows, { mapping: onRequest });
    expect(await pieceOf('Q1')).toMatchObject({ price_b2c_som: null, price_source: 'FIXED' });
  });

  it('are reduced while a promotion runs on their category, also after importing again', async () => {
    const { id: categoryId } = await shop.db.selectFrom('categories').select('id').executeTakeFirstOrThrow();
    await addPromotion(shop.db, { categoryId, percent: 10 });
    await updatePrices(shop.db, { now: importDay });
    const rows = ownRows('P', 2);
    await bring(rows);
    expect(await priceOf(shop.db, await pieceOf('P1'))).toMatchObject({ b2c: 900_000, old: 1_000_000 });
    expect(countsOf(await bring(rows))).toEqual([0, 0, 2, 0]);
    await shop.db.deleteFrom('reduction_targets').execute();
    await updatePrices(shop.db, { now: importDay });
  });
});

describe('an import run', () => {
  it('continues where it was stopped, each row once', async () => {
    const rows = ownRows('R', 35);
    let batches = 0;
    const stopped = await importText(
      { ...shop, mayGoOn: () => (batches += 1) < 2 },
      { folder: shop.folder, text: csvOf(rows) },
    );
    expect([stopped.isDone, stopped.run.position]).toEqual([false, 20]);
    await expect(bring(rows)).rejects.toThrow('stopped at line 20. Resume it');
    const end = await bring(rows, { from: 'RESUME' });
    expect(end.run).toMatchObject({ id: stopped.run.id, position: 35, new_count: 35 });
    await expect(bring(rows, { from: 'RESUME' })).rejects.toThrow('There is nothing to resume');
  });

  it('checks serial numbers against the rows before the position where it resumes', async () => {
    const rows = ownRows('U', 12);
    await importText(
      { ...shop, mayGoOn: () => false },
      { folder: shop.folder, text: csvOf([...rows, rows[0] ?? {}]) },
    );
    const end = await bring([...rows, rows[0] ?? {}], { from: 'RESUME' });
    expect(await refusalsOf(shop.db, end.run.id)).toEqual(['14 serial REPEATED']);
  });

  it('is exclusive: of two concurrent runs the second is refused', async () => {
    const slowly = { batch: 1 };
    const ends = await Promise.allSettled([
      bring(ownRows('T', 25), { name: 't', ...slowly }),
      bring(ownRows('V', 25), { name: 'v', ...slowly }),
    ]);
    const refused = ends.flatMap((end) => (end.status === 'rejected' ? [String(end.reason)] : []));
    expect(refused).toEqual([expect.stringContaining('Another import is running')]);
    const pieces = await shop.db
      .selectFrom('product_items')
      .select('id')
      .where('serial_number', '~', '^[TV][0-9]+$')
      .execute();
    expect(pieces).toHaveLength(25);
  });

  it('changes nothing if the file lacks columns, and names all missing ones', async () => {
    await bring(ownRows('M', 1));
    const before = await catalogChecksum(shop.pool);
    // one row of an existing model, and one of a new model
    const text = 'artikul;serial\r\nM-1;M1\r\nA;B\r\n';
    await expect(importText(shop, { folder: shop.folder, text })).rejects.toThrow(
      /no column “ru”[\s\S]*no column “weight”[\s\S]*Columns of the file: artikul · serial/,
    );
    expect(await catalogChecksum(shop.pool)).toBe(before);
  });
});
