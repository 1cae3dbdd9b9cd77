import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import {
  addRings,
  csvOf,
  importDay,
  ringMapping,
  ringRow,
  ringRows,
  importChecksum,
} from '../import/testing-import.ts';
import { importCommand } from './import.ts';

let shop: TestDatabase;
let output = '';
beforeAll(async () => {
  shop = await testDatabase();
  await addRings(shop.pool);
  writeFileSync(path.join(shop.folder, 'rings.json'), JSON.stringify(ringMapping));
});
beforeEach(() => {
  output = '';
});
afterAll(() => shop.close());

const importFile = async (args: string[], isStopped = () => false) =>
  importCommand.read(args)({
    database: shop,
    folder: shop.folder,
    dataDir: shop.folder,
    now: () => importDay,
    out: {
      isTTY: true,
      write: (text) => {
        output += String(text);
        return true;
      },
    },
    isStopped,
  });
const save = (name: string, text: string) => writeFileSync(path.join(shop.folder, name), text);
const plain = (text: string) => text.replaceAll('\u00a0', ' ');

describe('npm run import', () => {
  it('tries a file without changing anything, then does what it said', async () => {
    save('rings.csv', csvOf(ringRows(6)));
    await importFile(['rings.csv', '--mapping', 'rings.json']);
    const wrong = { ...ringRow, serial: '=HYPERLINK("x")' };
    const rows = [
      ...ringRows(6).map((row, place) => (place < 2 ? { ...row, price: '1 200 000' } : row)),
      wrong,
    ];
    save('rings.csv', csvOf([...rows, { ...ringRow, artikul: 'T-9', ru: 'Новое', serial: 'S-9' }]));
    const before = await importChecksum(shop.pool);
    const tried = plain(await importFile(['rings.csv', '--mapping', 'rings.json', '--dry-run']));
    expect(tried).toContain('Dry run: nothing was changed. 8 rows.');
    expect(tried).toContain('Rows: 1 new, 2 changed, 4 unchanged, 1 refused.');
    expect(tried).toContain('Models: 1 new, 0 would change.');
    expect(tried).toContain('Passports: 1, laboratory reports: 0; 0 of them replace earlier ones.');
    expect(tried).toContain('S-1: priceSom 1000000 → 1200000');
    expect(await importChecksum(shop.pool)).toBe(before);
    const done = plain(await importFile(['rings.csv', '--mapping', 'rings.json', '--report', 'refused.csv']));
    expect(done).toMatch(/^Done: 8 rows\.\nRows: 1 new, 2 changed, 4 unchanged, 1 refused\./);
    expect(plain(output)).toContain('100 % · 8 rows');
    // what looks like a formula is text in the report
    expect(readFileSync(path.join(shop.folder, 'refused.csv'), 'utf8')).toBe(
      '\ufeffСтрока;Столбец;Значение;Код;Что не так\r\n' +
        `8;serial;"'=HYPERLINK(""x"")";BAD_FORM;"Недопустимые знаки. В артикуле и номере — латинские буквы, цифры и дефис; ИКПУ — 17 цифр."\r\n`,
    );
  });

  it('is stopped between two batches, says how to go on, and goes on', async () => {
    const words = ['more.csv', '--mapping', 'rings.json', '--batch', '5'];
    save(
      'more.csv',
      csvOf(ringRows(12).map((row) => ({ ...row, artikul: 'M-1', ru: 'Много', serial: `M${row.serial}` }))),
    );
    expect(await importFile(words, () => true)).toMatch(/^Stopped after 5 rows[\s\S]*--resume/);
    await expect(importFile(words)).rejects.toThrow('Продолжить: --resume. Начать сначала: --anew.');
    expect(plain(await importFile([...words, '--resume']))).toContain('Done: 12 rows.\nRows: 12 new,');
  });

  it.each([
    [[], 'npm run import -- <file.csv|file.xlsx> --mapping'],
    [['rings.csv'], 'npm run import --'],
    [['rings.csv', '--mapping', 'rings.json', '--resume', '--anew'], 'Give one of'],
    [['rings.csv', '--mapping', 'rings.json', '--batch', '0'], 'npm run import --'],
    [['rings.csv', '--mapping', 'rings.json', '--force'], '--force'],
    [['nothing.csv', '--mapping', 'rings.json'], 'Файла нет'],
    [['rings.csv', '--mapping', 'nothing.json'], 'Файла сопоставления нет'],
    [['rings.csv', '--mapping', 'rings.csv'], 'это не JSON'],
    [['rings.csv', '--mapping', 'wrong.json'], 'piece.serialNumber: без серийного номера изделие не узнать'],
    [['rings.csv', '--mapping', 'odd.json'], 'product: must not have additional properties: artikle'],
  ])('says what is wrong with %j', async (words, sentence) => {
    save('wrong.json', '{"about":"","kind":"jewel","product":{"artikul":"a"},"piece":{}}');
    save('odd.json', '{"about":"","kind":"jewel","product":{"artikle":"a"},"piece":{"serialNumber":"b"}}');
    await expect(importFile(words)).rejects.toThrow(sentence);
  });
});

describe('the mappings of the repository', () => {
  it('import the template as it stands', async () => {
    const folder = path.join(import.meta.dirname, '../../docs/import');
    const done = await importFile([
      path.join(folder, 'template.csv'),
      '--mapping',
      path.join(folder, 'jewelry.json'),
    ]);
    expect(plain(done)).toBe('Done: 2 rows.\nRows: 2 new, 0 changed, 0 unchanged, 0 refused.');
  });

  it('import stones that look like those of the public data set', async () => {
    await shop.pool.query(`insert into categories (name, description, slug_uz, slug_ru, slug_en, position)
      select w, w, 'olmoslar', 'brillianty', 'diamonds', 2 from (select '{"uz":"O","ru":"Б","en":"D"}'::jsonb as w) words`);
    const header = '"carat","cut","color","clarity","depth","table","price","x","y","z"';
    const cuts = ['Ideal', 'Premium', 'Very Good', 'Good', 'Fair'];
    const rows = cuts.map(
      (cut, place) => `0.${place + 2}1,"${cut}","E","SI2",61.5,55,${300 + place},3.95,3.98,2.43`,
    );
    save('diamonds.csv', [header, ...rows, '1,"Fair","G","VS2",59.1,59,3142,0,0,0'].join('\n'));
    const mapping = path.join(import.meta.dirname, '../../docs/import/diamonds.json');
    const done = plain(await importFile(['diamonds.csv', '--mapping', mapping]));
    expect(done).toContain('Rows: 5 new, 0 changed, 0 unchanged, 1 refused.');
  });
});
