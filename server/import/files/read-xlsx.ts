import type { FileRow } from '#domain/import/bound-field.ts';
import { ImportProblem } from '../report/import-problem.ts';
import { openWorkbook, type Workbook } from './open-workbook.ts';
import { checkWidth } from './read-csv.ts';
import { readSheet } from './read-sheet.ts';
import { readXml } from './read-xml.ts';
import { type Table, tableLimits } from './table.ts';

/** Limit of the total length of all shared strings. */
const maxLetters = 50_000_000;

/** Opens a sheet of a workbook as a stream of rows. Formulas are not evaluated: their cached values are used. */
export async function openXlsx({
  path,
  sheet,
}: {
  path: string;
  sheet?: string | undefined;
}): Promise<Table> {
  const workbook = await openWorkbook(path);
  try {
    const part = await sheetPart(workbook, sheet);
    const words = await sharedWords(workbook);
    let share = 0;
    const records = numbered(
      readSheet(
        workbook.read(part, (now) => (share = now)),
        words,
      ),
    );
    const header = await records.next();
    if (header.done === true) throw new ImportProblem('FILE_EMPTY');
    checkWidth(header.value.cells);
    return {
      header: [...header.value.cells],
      rows: records,
      share: () => share,
      close: async () => {
        await records.return(undefined);
        workbook.close();
      },
    };
  } catch (error) {
    workbook.close();
    throw error;
  }
}

async function* numbered(rows: AsyncIterable<Omit<FileRow, 'number'>>): AsyncGenerator<FileRow> {
  let number = -1;
  for await (const row of rows) {
    number += 1;
    if (number > tableLimits.rows) throw new ImportProblem('TOO_MANY_ROWS', { max: tableLimits.rows });
    yield { ...row, number };
  }
}

/** Returns the part with this sheet, or with the first one. */
async function sheetPart(workbook: Workbook, wanted: string | undefined): Promise<string> {
  const sheets: { name: string; id: string }[] = [];
  const targets = new Map<string, string>();
  let is1904 = false;
  await readAll(workbook, 'xl/workbook.xml', (name, attributes) => {
    if (name === 'sheet') sheets.push({ name: attributes['name'] ?? '', id: attributes['r:id'] ?? '' });
    if (name === 'workbookPr') is1904 = /^(?:1|true)$/.test(attributes['date1904'] ?? '');
  });
  if (is1904) throw new ImportProblem('WORKBOOK_DAYS');
  await readAll(workbook, 'xl/_rels/workbook.xml.rels', (name, attributes) => {
    if (name === 'Relationship') targets.set(attributes['Id'] ?? '', attributes['Target'] ?? '');
  });
  const found = wanted === undefined ? sheets[0] : sheets.find(({ name }) => name === wanted);
  const target = targets.get(found?.id ?? '');
  if (target === undefined)
    throw new ImportProblem('SHEET_MISSING', {
      name: wanted ?? '',
      sheets: sheets.map(({ name }) => name).join(', '),
    });
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

async function readAll(
  workbook: Workbook,
  part: string,
  open: (name: string, attributes: Readonly<Record<string, string>>) => void,
): Promise<void> {
  for await (const _ of readXml(workbook.read(part), { open }));
}

/** Returns the shared strings, to which cells refer by index; without phonetic readings. */
async function sharedWords(workbook: Workbook): Promise<string[]> {
  const part = 'xl/sharedStrings.xml';
  if (!workbook.has(part)) return [];
  const words: string[] = [];
  let [word, isText, readings, letters] = ['', false, 0, 0];
  const events = {
    open: (name: string) => {
      if (name === 'si') word = '';
      if (name === 'rPh') readings += 1;
      isText = name === 't' && readings === 0;
    },
    text: (text: string) => {
      if (!isText) return;
      word += text;
      letters += text.length;
      if (letters > maxLetters) throw new ImportProblem('WORKBOOK_TEXT');
    },
    close: (name: string) => {
      if (name === 't') isText = false;
      if (name === 'rPh') readings -= 1;
      if (name === 'si') words.push(word);
    },
  };
  for await (const _ of readXml(workbook.read(part), events));
  return words;
}
