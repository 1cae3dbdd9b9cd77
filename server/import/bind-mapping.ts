import type { BoundField, BoundSource, TemplatePart } from '#domain/import/bound-field.ts';
import {
  type Field,
  pieceFields,
  priceFields,
  productFields,
  reportFields,
  stoneFields,
} from '#domain/import/fields.ts';
import { type Decimal, readDecimal } from '#domain/import/read-number.ts';
import { folded } from '#domain/import/read-field.ts';
import type { BoundMapping } from '#domain/import/read-row.ts';
import { ImportProblem, type MappingError } from './report/import-problem.ts';
import type { Mapping, Source } from './mapping.ts';

/** Rounding step of prices; converted prices are rounded as the shop usually does (decisions 4). */
const defaultStep = { own: 1, converted: 10_000 };
const soms: Decimal = { digits: 1n, scale: 0 };

/**
 * Resolves a mapping's columns in the header of a file. Refuses with every column that is missing or ambiguous, and the list of existing
 * columns.
 */
export function bindMapping(mapping: Mapping, header: readonly string[]): BoundMapping {
  const columns = columnsOf(header);
  const errors: MappingError[] = [];
  const bind = (fields: Record<string, Field>, group: Mapping['product'], path: string): BoundField[] =>
    Object.entries(group).flatMap(([name, source]) => {
      const field = fields[name];
      if (field === undefined || source === undefined) return [];
      return [bindField({ path: `${path}.${name}`, name, field, source, mapping, columns, errors })];
    });
  const bound: BoundMapping = {
    kind: mapping.kind,
    product: bind(productFields, mapping.product, 'product'),
    piece: bind(pieceFields, mapping.piece, 'piece'),
    price: bind(priceFields, mapping.price ?? {}, 'price'),
    report: bind(reportFields, mapping.report ?? {}, 'report'),
    stones: mapping.stones?.map((group, place) => bind(stoneFields, group, `stones.${place}`)) ?? null,
    noPrice: mapping.noPrice ?? 'REFUSE',
    width: header.length,
  };
  if (errors.length === 0) return bound;
  throw new ImportProblem('MAPPING_UNFIT', {}, { errors, columns: header });
}

/** Maps each column's name to its index; -1 = two columns have this name. */
function columnsOf(header: readonly string[]): Map<string, number> {
  const columns = new Map<string, number>();
  for (const [index, title] of header.entries()) {
    const name = folded(title);
    if (name !== '') columns.set(name, columns.has(name) ? -1 : index);
  }
  return columns;
}

interface Binding {
  path: string;
  name: string;
  field: Field;
  source: Source;
  mapping: Mapping;
  columns: ReadonlyMap<string, number>;
  errors: MappingError[];
}

function bindField(binding: Binding): BoundField {
  const { path, name, field, source, mapping, errors } = binding;
  const { values } = source;
  const isConverted = source.somPerUnit !== undefined;
  const rate = source.somPerUnit === undefined ? null : readDecimal(source.somPerUnit, '.');
  if (field.form.is !== 'money' && (isConverted || source.roundUpToSom !== undefined))
    errors.push({ path, code: 'ONLY_PRICES' });
  return {
    path,
    name,
    field,
    source: bindSource(binding),
    values:
      values === undefined ? null : new Map(Object.entries(values).map(([word, own]) => [folded(word), own])),
    otherwise: source.otherwise ?? null,
    decimalMark: mapping.decimalMark ?? null,
    factor: factorOf(binding),
    money: {
      rate: rate?.ok === true ? rate.value : soms,
      step: source.roundUpToSom ?? (isConverted ? defaultStep.converted : defaultStep.own),
    },
  };
}

function factorOf({ path, field: { form }, source: { unit }, errors }: Binding): BoundField['factor'] {
  const same = { of: 1n, by: 1n };
  if (form.is !== 'number') {
    if (unit !== undefined) errors.push({ path, code: 'NO_UNITS' });
    return same;
  }
  const factor = form.units[unit ?? form.defaultUnit];
  if (factor === undefined)
    errors.push({
      path,
      code: 'UNKNOWN_UNIT',
      facts: { unit: unit ?? '', units: Object.keys(form.units).join(', ') },
    });
  return factor ?? same;
}

function bindSource(binding: Binding): BoundSource {
  const { column, constant, template } = binding.source;
  if (column !== undefined) return { from: 'column', index: place(binding, column), header: column };
  if (constant !== undefined) return { from: 'constant', text: constant };
  return { from: 'template', parts: partsOf(binding, template ?? '') };
}

function place({ path, columns, errors }: Binding, title: string): number {
  const index = columns.get(folded(title));
  if (index === undefined) errors.push({ path, code: 'COLUMN_MISSING', facts: { column: title } });
  if (index === -1) errors.push({ path, code: 'COLUMN_TWICE', facts: { column: title } });
  return index ?? -1;
}

/** `{Column}` stands for a column, `{#6}` for the row's number with at least six digits; everything else is literal text. */
function partsOf(binding: Binding, template: string): TemplatePart[] {
  return template
    .split(/(\{[^{}]+\})/u)
    .filter((part) => part !== '')
    .map((part): TemplatePart => {
      const named = /^\{(.+)\}$/u.exec(part)?.[1];
      if (named === undefined) return { text: part };
      const digits = /^#(\d{0,2})$/.exec(named)?.[1];
      return digits === undefined
        ? { index: place(binding, named) }
        : { rowDigits: Number(digits === '' ? '1' : digits) };
    });
}
