import { diamondClarities, gradeOf } from '#domain/catalog/diamond-grades.ts';
import { looseStoneWeightMg } from '#domain/catalog/loose-stone.ts';
import type { BoundField, FileRow } from './bound-field.ts';
import { type FactValue, type Facts, readFacts, type References } from './read-field.ts';
import type { RowProblem } from './row-problem.ts';

/** A mapping bound to the columns of one file. */
export interface BoundMapping {
  kind: 'jewel' | 'loose-stone';
  product: readonly BoundField[];
  piece: readonly BoundField[];
  price: readonly BoundField[];
  report: readonly BoundField[];
  /** The fields of each stone; null = the mapping has no stones. */
  stones: readonly (readonly BoundField[])[] | null;
  /** How a row without a price is treated. */
  noPrice: 'FORMULA' | 'REQUEST' | 'REFUSE';
  /** Number of columns of the header. */
  width: number;
}

/** The interpreted row. It contains only fields of the mapping. */
export interface ImportedRow {
  line: number;
  artikul: string;
  serialNumber: string;
  /** The facts by column; keys of names and descriptions contain the language: `name.uz`. */
  product: Facts;
  piece: Facts;
  /** b2cSom, b2bSom; empty = the mapping has no prices. */
  price: Facts;
  /** laboratory, report_number, report_issued_on: all of them, or empty = the row has no report. */
  report: Facts;
  /** Null = the mapping has no stones. */
  stones: readonly Facts[] | null;
}

/** Returns the interpreted row, or all its problems. */
export function readRow(
  mapping: BoundMapping,
  row: FileRow,
  references: References,
): { row: ImportedRow; problems: RowProblem[] } {
  const problems: RowProblem[] = [];
  if (row.cells.slice(mapping.width).some((cell) => cell.trim() !== ''))
    problems.push({ code: 'TOO_MANY_CELLS', field: '', value: '', detail: String(mapping.width) });
  const facts = (fields: readonly BoundField[]) => readFacts(fields, row, { references, problems });
  const { artikul, ...product } = facts(mapping.product);
  const { serial_number: serial, ...piece } = facts(mapping.piece);
  const price = facts(mapping.price);
  const report = reportOf(facts(mapping.report), { mapping, problems });
  const stones = mapping.stones?.flatMap((fields, place) =>
    stoneOf(fields, { row, references, problems, place }),
  );
  const serialNumber = textOf(serial);
  return {
    row: {
      line: row.line,
      // a loose stone is a product of its own and can be identified by its serial number
      artikul: artikul === undefined ? serialNumber : textOf(artikul),
      serialNumber,
      product,
      piece: mapping.kind === 'loose-stone' ? withStoneWeight(piece, stones) : piece,
      price,
      report,
      stones: stones ?? null,
    },
    problems,
  };
}

const textOf = (value: FactValue | undefined): string => (typeof value === 'string' ? value : '');

/** A report is identified by its number; with a number, laboratory and date are required. */
function reportOf(
  report: Facts,
  { mapping, problems }: { mapping: BoundMapping; problems: RowProblem[] },
): Facts {
  if (report['report_number'] === undefined) return {};
  for (const { path, field } of mapping.report)
    if (report[field.column] === undefined && problems.every((problem) => problem.field !== path))
      problems.push({ code: 'EMPTY', field: path, value: '' });
  return report;
}

interface StoneReading {
  row: FileRow;
  references: References;
  problems: RowProblem[];
  place: number;
}

/** Returns no stone if the cell of its kind is empty. */
function stoneOf(fields: readonly BoundField[], { row, references, problems, place }: StoneReading): Facts[] {
  const own: RowProblem[] = [];
  const stone = readFacts(fields, row, { references, problems: own });
  if (own.some(({ code, field }) => code === 'EMPTY' && field.endsWith('.kind'))) return [];
  const graded = withGrades(stone, { fields, problems: own });
  problems.push(...own);
  return [
    {
      origin: defaultOrigin(stone['kind']),
      count: 1,
      ...longestFirst(graded),
      is_main: place === 0,
      position: place,
    },
  ];
}

/** Reads the color and the clarity by the scales of the stone's kind; adds a problem for a grade that is on none of them. */
function withGrades(
  stone: Record<string, FactValue>,
  { fields, problems }: { fields: readonly BoundField[]; problems: RowProblem[] },
): Record<string, FactValue> {
  const graded = { ...stone };
  for (const facet of ['color', 'clarity'] as const) {
    const written = textOf(stone[facet]);
    if (written === '') continue;
    const grade = gradeOf(textOf(stone['kind']), facet, written);
    if (grade !== null) graded[facet] = grade;
    else {
      const path = fields.find(({ field }) => field.column === facet)?.path ?? '';
      problems.push({ code: 'UNKNOWN_WORD', field: path, value: written, detail: scales[facet] });
    }
  }
  return graded;
}

/** The grades as a refused row names them. */
const scales = { color: 'D–Z, 1–9, Fancy …', clarity: diamondClarities.join(', ') } as const;

/** Default origin of a stone, if the file does not state one. */
function defaultOrigin(kind: FactValue | undefined): string {
  if (kind === 'lab-diamond') return 'lab-grown';
  return kind === 'cubic-zirconia' ? 'simulant' : 'natural';
}

/** Sorts length and width so that the longer side comes first, whatever the order in the file. */
function longestFirst(stone: Record<string, FactValue>): Record<string, FactValue> {
  const { length_hundredths_mm: length, width_hundredths_mm: width } = stone;
  if (typeof length !== 'number' || typeof width !== 'number' || width <= length || length <= 0) return stone;
  return { ...stone, length_hundredths_mm: width, width_hundredths_mm: length };
}

/** The weight of a loose stone follows from its carats, unless the file has grams. */
function withStoneWeight(piece: Facts, stones: readonly Facts[] | undefined): Facts {
  const carat = stones?.[0]?.['carat_thousandths'];
  if (piece['weight_mg'] !== undefined || typeof carat !== 'number') return piece;
  return { ...piece, weight_mg: looseStoneWeightMg(carat) };
}
