import { Type, type Static } from 'typebox';
import { Value } from 'typebox/value';
import { pieceFields, priceFields, productFields, reportFields, stoneFields } from '#domain/import/fields.ts';
import { ImportProblem, type MappingError } from './report/import-problem.ts';

/** The source of a field: one of `column`, `constant` and `template`. A plain string is a column. */
const Source = Type.Object(
  {
    column: Type.Optional(Type.String({ minLength: 1 })),
    constant: Type.Optional(Type.String()),
    template: Type.Optional(Type.String()),
    /** Translates the file's words to the shop's. */
    values: Type.Optional(Type.Record(Type.String(), Type.String())),
    /** The value for words that `values` does not contain. */
    otherwise: Type.Optional(Type.String()),
    unit: Type.Optional(Type.String()),
    /** Soʻm per unit of the prices' currency; omitted = prices are in soʻm. */
    somPerUnit: Type.Optional(Type.String({ pattern: String.raw`^\d{1,9}(\.\d{1,6})?$` })),
    /** Prices are rounded up to a multiple of this number of soʻm. */
    roundUpToSom: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000 })),
  },
  { additionalProperties: false },
);
export type Source = Static<typeof Source>;

const groupOf = (fields: Record<string, unknown>) =>
  Type.Object(Object.fromEntries(Object.keys(fields).map((name) => [name, Type.Optional(Source)])), {
    additionalProperties: false,
  });

const Mapping = Type.Object(
  {
    /** A description for people. */
    about: Type.String({ maxLength: 500 }),
    kind: Type.Union([Type.Literal('jewel'), Type.Literal('loose-stone')]),
    /** The sheet of a workbook; omitted = the first one. */
    sheet: Type.Optional(Type.String()),
    encoding: Type.Optional(Type.Union([Type.Literal('utf-8'), Type.Literal('windows-1251')])),
    delimiter: Type.Optional(Type.String({ minLength: 1, maxLength: 1 })),
    decimalMark: Type.Optional(Type.Union([Type.Literal(','), Type.Literal('.')])),
    noPrice: Type.Optional(
      Type.Union([Type.Literal('FORMULA'), Type.Literal('REQUEST'), Type.Literal('REFUSE')]),
    ),
    product: groupOf(productFields),
    piece: groupOf(pieceFields),
    price: Type.Optional(groupOf(priceFields)),
    report: Type.Optional(groupOf(reportFields)),
    stones: Type.Optional(Type.Array(groupOf(stoneFields), { minItems: 1, maxItems: 12 })),
  },
  { additionalProperties: false },
);

type Group = Partial<Record<string, Source>>;
/** How a file is read (docs/runbooks/import.md). */
export interface Mapping extends Omit<
  Static<typeof Mapping>,
  'product' | 'piece' | 'price' | 'report' | 'stones'
> {
  product: Group;
  piece: Group;
  price?: Group;
  report?: Group;
  stones?: Group[];
}

/** Parses a mapping. Refuses (ImportProblem) with all its errors and their paths. */
export const parseMapping = (text: string): Mapping => checkMapping(parseJson(text));

/** Checks a mapping that has been parsed as JSON. */
export function checkMapping(json: unknown): Mapping {
  const given = withSources(json);
  if (!Value.Check(Mapping, given)) throw wrong(schemaErrors(given));
  const mapping: Mapping = given;
  const errors = [...sourceErrors(mapping), ...kindErrors(mapping), ...reportErrors(mapping)];
  if (errors.length > 0) throw wrong(errors);
  return mapping;
}

const wrong = (errors: readonly MappingError[]) => new ImportProblem('MAPPING_WRONG', {}, { errors });

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text.replace(/^\ufeff/, ''));
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    throw wrong([{ path: '', code: 'NOT_JSON', facts: { error: why } }]);
  }
}

/** Converts a plain string to `{ "column": string }`. */
function withSources(given: unknown): unknown {
  if (!isObject(given)) return given;
  const group = (fields: unknown): unknown =>
    isObject(fields)
      ? Object.fromEntries(
          Object.entries(fields).map(([name, source]) => [
            name,
            typeof source === 'string' ? { column: source } : source,
          ]),
        )
      : fields;
  const groups = ['product', 'piece', 'price', 'report'].filter((name) => name in given);
  return {
    ...given,
    ...Object.fromEntries(groups.map((name) => [name, group(given[name])])),
    ...(Array.isArray(given['stones']) && { stones: given['stones'].map(group) }),
  };
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function schemaErrors(given: unknown): MappingError[] {
  // for an unknown field, TypeBox also reports that the field's schema is false
  const found = Value.Errors(Mapping, given).filter(({ keyword }) => keyword !== 'boolean');
  const errors = found.map(({ instancePath, message, keyword, params }): MappingError => {
    const path = instancePath.slice(1).replaceAll('/', '.');
    return keyword === 'additionalProperties' && 'additionalProperties' in params
      ? { path, code: 'UNKNOWN_FIELD', facts: { field: String(params.additionalProperties) } }
      : { path, code: 'INVALID', facts: { error: message } };
  });
  return errors.slice(0, 20);
}

function groupsOf({ product, piece, price, report, stones }: Mapping): [path: string, group: Group][] {
  const own: [string, Group][] = [
    ['product', product],
    ['piece', piece],
    ['price', price ?? {}],
    ['report', report ?? {}],
  ];
  return [...own, ...(stones ?? []).map((group, place): [string, Group] => [`stones.${place}`, group])];
}

function sourceErrors(mapping: Mapping): MappingError[] {
  return groupsOf(mapping).flatMap(([path, group]) =>
    Object.entries(group).flatMap(([name, source]): MappingError[] => {
      const given = [source?.column, source?.constant, source?.template].filter((one) => one !== undefined);
      return given.length === 1 ? [] : [{ path: `${path}.${name}`, code: 'ONE_SOURCE' }];
    }),
  );
}

const jewelOnly = {
  product: ['metal', 'gender', 'make', 'occasions', 'styles'],
  piece: ['probe', 'sizeMm', 'lengthCm', 'resizable', 'engravable', 'makersMark', 'hallmarkKind'],
} as const;

/** Fields that a loose stone does not have. */
export const jewelFields: ReadonlySet<string> = new Set([...jewelOnly.product, ...jewelOnly.piece]);

function kindErrors({ kind, product, piece, price, stones, noPrice }: Mapping): MappingError[] {
  const errors: MappingError[] = [];
  if (piece['serialNumber'] === undefined)
    errors.push({ path: 'piece.serialNumber', code: 'SERIAL_MISSING' });
  if (noPrice !== undefined && price?.['priceSom'] === undefined)
    errors.push({ path: 'noPrice', code: 'PRICE_MISSING' });
  if (kind === 'jewel') {
    if (product['artikul'] === undefined) errors.push({ path: 'product.artikul', code: 'ARTIKUL_MISSING' });
    return errors;
  }
  for (const name of jewelOnly.product)
    if (product[name] !== undefined) errors.push({ path: `product.${name}`, code: 'NOT_OF_STONES' });
  for (const name of jewelOnly.piece)
    if (piece[name] !== undefined) errors.push({ path: `piece.${name}`, code: 'NOT_OF_STONES' });
  if (stones?.length !== 1) errors.push({ path: 'stones', code: 'ONE_STONE' });
  if (noPrice === 'FORMULA') errors.push({ path: 'noPrice', code: 'FORMULA_OF_METAL' });
  return errors;
}

/** A report needs a laboratory, a number and a day, and belongs to a stone. */
function reportErrors({ report, stones }: Mapping): MappingError[] {
  if (report === undefined) return [];
  const errors = Object.keys(reportFields)
    .filter((name) => report[name] === undefined)
    .map((name): MappingError => ({ path: `report.${name}`, code: 'REPORT_PARTS' }));
  if (stones === undefined) errors.push({ path: 'report', code: 'REPORT_OF_NO_STONE' });
  return errors;
}
