import { type BoundField, cellOf, type FileRow } from '#domain/import/bound-field.ts';
import type { Facts, References } from '#domain/import/read-field.ts';
import { type BoundMapping, type ImportedRow, readRow } from '#domain/import/read-row.ts';
import type { RowProblem } from '#domain/import/row-problem.ts';
import { isSameValue } from './made-facts.ts';
import { limitProblems } from './files/row-limits.ts';
import type { Table } from './files/table.ts';

/** A row, and its problems. */
export interface CheckedRow {
  row: ImportedRow;
  problems: RowProblem[];
}

/** A batch of a file's rows; `position` = number of rows read so far. */
export interface Batch {
  rows: CheckedRow[];
  position: number;
}

/**
 * Yields the rows of a file in batches, with all checks that need only the file. Rows up to `from` are read only to check later rows
 * against them (repeated serial numbers, contradictory models), and are not yielded.
 */
export async function* readBatches(
  { rows }: Table,
  {
    mapping,
    references,
    size,
    from,
  }: { mapping: BoundMapping; references: References; size: number; from: number },
): AsyncGenerator<Batch> {
  const check = rowChecker(mapping);
  const fields = fieldsByPath(mapping);
  let batch: CheckedRow[] = [];
  let position = 0;
  for await (const fileRow of rows) {
    position += 1;
    const { row, problems } = check(readRow(mapping, fileRow, references));
    if (position <= from) continue;
    batch.push({ row, problems: problems.map((problem) => asWritten(problem, { fields, fileRow })) });
    if (batch.length < size) continue;
    yield { rows: batch, position };
    batch = [];
  }
  if (batch.length > 0) yield { rows: batch, position };
}

function fieldsByPath({ product, piece, price, report, stones }: BoundMapping): Map<string, BoundField> {
  const all = [...product, ...piece, ...price, ...report, ...(stones ?? []).flat()];
  return new Map(all.map((field) => [field.path, field]));
}

/** Returns a problem with the column's title in the file, if any, and the cell's value. */
function asWritten(
  problem: RowProblem,
  { fields, fileRow }: { fields: ReadonlyMap<string, BoundField>; fileRow: FileRow },
): RowProblem {
  const bound = fields.get(problem.field);
  if (bound === undefined) return problem;
  return { ...problem, field: titleOf(bound), value: cellOf(bound, fileRow) };
}

const titleOf = ({ source, path }: BoundField): string => (source.from === 'column' ? source.header : path);

/** Returns a problem with the column's title in the file, if any. */
export function titled(problem: RowProblem, mapping: BoundMapping): RowProblem {
  const bound = fieldsByPath(mapping).get(problem.field);
  return bound === undefined ? problem : { ...problem, field: titleOf(bound) };
}

/** Returns a function that checks each row against the previous valid ones: its serial number, and its model's columns. */
function rowChecker(mapping: BoundMapping): (checked: CheckedRow) => CheckedRow {
  const lines = new Map<string, number>();
  const models: FactsOfModels = new Map();
  const paths = pathsOf(mapping);
  const pathOf = (place: string) => paths.get(place) ?? place;
  return ({ row, problems }) => {
    const found = [...problems, ...(problems.length > 0 ? [] : limitProblems(row, pathOf))];
    const firstLine = lines.get(row.serialNumber);
    if (found.length === 0 && firstLine !== undefined)
      found.push({
        code: 'REPEATED',
        field: 'piece.serialNumber',
        value: row.serialNumber,
        detail: String(firstLine),
      });
    const differing = found.length === 0 ? findDifferent(models, row) : null;
    if (differing !== null)
      found.push({
        code: 'MODEL_DIFFERS',
        field: pathOf(`product.${differing.column}`),
        value: differing.value,
        detail: String(differing.line),
      });
    if (found.length === 0) lines.set(row.serialNumber, row.line);
    return { row, problems: found };
  };
}

type FactsOfModels = Map<string, { line: number; facts: Facts }>;

/** Returns the column of its model in which a row differs from the first row of that model. */
function findDifferent(
  models: FactsOfModels,
  { artikul, line, product }: ImportedRow,
): { column: string; value: string; line: number } | null {
  const known = models.get(artikul);
  if (known === undefined) models.set(artikul, { line, facts: product });
  const column = Object.keys(product).find((one) => !isSameValue(product[one], known?.facts[one]));
  if (known === undefined || column === undefined) return null;
  return { column, value: String(product[column] ?? ''), line: known.line };
}

/** Maps places in a row to the mapping's fields. */
function pathsOf(mapping: BoundMapping): Map<string, string> {
  const paths = new Map<string, string>([
    ['artikul', 'product.artikul'],
    ['serialNumber', 'piece.serialNumber'],
  ]);
  const note = (group: string, fields: readonly BoundField[]) => {
    for (const { path, field } of fields) paths.set(`${group}.${field.column}`, path);
  };
  note('product', mapping.product);
  note('piece', mapping.piece);
  note('price', mapping.price);
  note('report', mapping.report);
  for (const [place, fields] of (mapping.stones ?? []).entries()) note(`stones.${place}`, fields);
  return paths;
}
