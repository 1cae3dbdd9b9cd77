import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { examineFile } from '../examine-file.ts';
import { openTable } from './open-table.ts';
import { type Part, workbookOf, workbookParts, zipOf } from './testing-workbook.ts';
import { parseMapping } from '../mapping.ts';

const folder = mkdtempSync(path.join(os.tmpdir(), 'zarona-import-'));
afterAll(() => rmSync(folder, { recursive: true }));

const plain = parseMapping(
  '{ "about": "", "kind": "jewel", "product": { "artikul": "a" }, "piece": { "serialNumber": "b" } }',
);

/** Returns the header of a file, then each row with its line number. */
async function readTable(content: string | Buffer, mapping = plain): Promise<unknown[]> {
  const file = path.join(folder, 'file');
  writeFileSync(file, content);
  const table = await openTable(await examineFile(file), mapping);
  const rows: unknown[] = [table.header];
  try {
    for await (const { line, cells } of table.rows) rows.push([line, ...cells]);
  } finally {
    await table.close();
  }
  return rows;
}

describe('a CSV file', () => {
  const expected = [
    ['Артикул', 'Вес'],
    [2, 'ZR-1', '3,42'],
  ];

  it('is read with commas, semicolons or tabs, with or without a byte order mark', async () => {
    expect(await readTable('\ufeffАртикул;Вес\r\nZR-1;3,42\r\n')).toEqual(expected);
    expect(await readTable('Артикул,Вес\nZR-1,"3,42"\n')).toEqual(expected);
    expect(await readTable('Артикул\tВес\nZR-1\t3,42')).toEqual(expected);
    expect(await readTable('sep=;\r\nАртикул;Вес\r\nZR-1;3,42\r\n')).toEqual([
      expected[0],
      [3, 'ZR-1', '3,42'],
    ]);
  });

  it('is read as Excel saves it in Uzbekistan: Windows-1251, and as "Unicode text"', async () => {
    const cyrillic = Buffer.from([0xc0, 0xf0, 0xf2, 0xe8, 0xea, 0xf3, 0xeb, 0x3b, 0xc2, 0xe5, 0xf1]);
    expect(await readTable(Buffer.concat([cyrillic, Buffer.from('\r\nZR-1;3,42\r\n')]))).toEqual(expected);
    expect(await readTable(Buffer.from('\ufeffАртикул\tВес\r\nZR-1\t3,42\r\n', 'utf16le'))).toEqual(expected);
  });

  it('preserves line breaks and quotes inside quotes, and skips empty lines', async () => {
    expect(await readTable('a;b\n\n"one ""two""\nthree";4\n')).toEqual([
      ['a', 'b'],
      [4, 'one "two"\nthree', '4'],
    ]);
  });

  it('is refused if it is empty or has unclosed quotes', async () => {
    await expect(readTable('')).rejects.toThrow('The file is empty');
    await expect(readTable('a;b\n"one;2\n')).rejects.toThrow('cannot be read as CSV');
  });
});

describe('a workbook', () => {
  const rows = [
    ['Артикул', 'Вес', 'Камень'],
    ['ZR-1', 3.42, 'a < b & c'],
  ];

  it('is detected from its content, whatever its name', async () => {
    expect(await readTable(zipOf(workbookOf(rows)))).toEqual([rows[0], [2, 'ZR-1', '3.42', 'a < b & c']]);
  });

  it('returns the cached values of formulas without rounding errors, and preserves the positions of empty cells', async () => {
    const sheet = `<row r="1"><c r="A1" t="inlineStr"><is><t>a</t></is></c><c r="C1" t="str"><v>c</v></c></row>
      <row r="3"><c r="C3"><f>1+WEBSERVICE("x")</f><v>3.4200000000000004</v></c></row>
      <row r="5"><c r="A5"><v>1E-3</v></c><c r="B5" t="e"><v>#N/A</v></c></row><row r="6"><c r="A6" s="1"/></row>`;
    expect(await readTable(zipOf(workbookParts(sheet)))).toEqual([
      ['a', '', 'c'],
      [3, '', '', '3.42'],
      [5, '0.001', '#N/A'],
    ]);
  });

  it('lists its sheets if the requested one is missing', async () => {
    await expect(readTable(zipOf(workbookOf(rows)), { ...plain, sheet: 'Склад' })).rejects.toThrow(
      'There is no sheet “Склад”. The workbook has: Лист1',
    );
  });

  const withSheet = (part: Partial<Part>): Part[] =>
    workbookOf(rows).map((one) => (one.name.endsWith('sheet1.xml') ? { ...one, ...part } : one));

  it('is refused if it unpacks to an excessive size, states a wrong size, or is truncated', async () => {
    const bomb = `<worksheet><sheetData>${' '.repeat(64 * 1024 * 1024)}</sheetData></worksheet>`;
    await expect(readTable(zipOf(withSheet({ text: bomb })))).rejects.toThrow('unpacks to 64 MB');
    await expect(readTable(zipOf(withSheet({ text: bomb, claims: 1_000 })))).rejects.toThrow(
      'The workbook is damaged',
    );
    await expect(readTable(zipOf(workbookOf(rows)).subarray(0, 200))).rejects.toThrow(
      'The workbook is damaged',
    );
  });

  it('is refused with XML entities, with a password, and in the old .xls format', async () => {
    const entities = '<!DOCTYPE x [<!ENTITY a "aaaa"><!ENTITY b "&a;&a;">]><worksheet>&b;</worksheet>';
    await expect(readTable(zipOf(withSheet({ text: entities })))).rejects.toThrow('DOCTYPE');
    await expect(readTable(Buffer.from([0xd0, 0xcf, 0x11, 0xe0, 0, 0]))).rejects.toThrow('old Excel file');
  });

  it('is refused with too many columns', async () => {
    const sheet = '<row r="1"><c r="ZZ1"><v>1</v></c></row>';
    await expect(readTable(zipOf(workbookParts(sheet)))).rejects.toThrow('more than 256 columns');
  });
});
