import type { FileRow } from '#domain/import/bound-field.ts';
import { ImportProblem } from '../report/import-problem.ts';
import { readXml } from './read-xml.ts';
import { tableLimits } from './table.ts';

type SheetRow = Omit<FileRow, 'number'>;

/** Yields the non-empty rows of a sheet. `words` are the workbook's shared strings. */
export async function* readSheet(
  chunks: AsyncIterable<Buffer>,
  words: readonly string[],
): AsyncGenerator<SheetRow> {
  const ready: SheetRow[] = [];
  const events = rowEvents(words, (row) => ready.push(row));
  for await (const _ of readXml(chunks, events)) yield* ready.splice(0);
}

function rowEvents(words: readonly string[], take: (row: SheetRow) => void) {
  let [line, index, type, text, isValue] = [0, -1, '', '', false];
  let cells: string[] = [];
  return {
    open: (name: string, attributes: Readonly<Record<string, string>>) => {
      if (name === 'row') {
        line = Number(attributes['r'] ?? line + 1);
        [cells, index] = [[], -1];
      }
      if (name === 'c') {
        index = attributes['r'] === undefined ? index + 1 : columnOf(attributes['r']);
        [type, text] = [attributes['t'] ?? 'n', ''];
      }
      // the formula of a value, <f>, is ignored
      isValue = name === 'v' || name === 't';
    },
    text: (part: string) => {
      if (!isValue) return;
      text += part;
      if (text.length > tableLimits.cell) throw new ImportProblem('CELL_TOO_LONG', { line });
    },
    close: (name: string) => {
      if (name === 'v' || name === 't') isValue = false;
      if (name === 'c' && text !== '') put(cells, index, valueOf(type, text, words));
      if (name === 'row' && cells.some((cell) => cell !== '')) take({ line, cells });
    },
  };
}

/** Cells missing in a sheet are empty. */
function put(cells: string[], index: number, value: string): void {
  if (index >= tableLimits.columns) throw new ImportProblem('TOO_MANY_COLUMNS', { max: tableLimits.columns });
  while (cells.length < index) cells.push('');
  cells[index] = value;
}

/** Returns the column number of an address: 27 for `AB12`. */
function columnOf(address: string): number {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(address)?.[0] ?? '')
    column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
}

function valueOf(type: string, text: string, words: readonly string[]): string {
  switch (type) {
    case 's':
      return unescaped(words[Number(text)] ?? '');
    case 'n':
      return plainNumber(text);
    default:
      return unescaped(text);
  }
}

/** Decodes `_x000D_`, the escape of workbooks for characters that XML does not allow. */
function unescaped(text: string): string {
  return text.replaceAll(/_x([0-9A-F]{4})_/g, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

/**
 * Rounds to 15 significant digits, which is what a spreadsheet stores: further digits (3.4200000000000004) are floating-point errors. No
 * exponents.
 */
function plainNumber(text: string): string {
  if (/^-?\d{1,15}$/.test(text)) return text;
  const number = Number(text);
  if (!Number.isFinite(number)) return text;
  const rounded = Number(number.toPrecision(15));
  const written = String(rounded);
  return written.includes('e') ? rounded.toFixed(12).replace(/\.?0+$/, '') : written;
}
