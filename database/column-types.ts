import pg, { type CustomTypesConfig } from 'pg';

const oid = {
  int8: 20,
  date: 1082,
  numeric: 1700,
  int8Array: 1016,
  dateArray: 1182,
  numericArray: 1231,
  textArray: 1009,
};

/** Converts database values to JavaScript: int8 and numeric to numbers (or an error), a date to `YYYY-MM-DD`, an instant to Date. */
export const columnTypes: CustomTypesConfig = {
  getTypeParser: (type: number): Parser => parsers.get(type) ?? standardParser(type),
};

type Parser = (text: string) => unknown;

const parsers = new Map<number, Parser>([
  [oid.int8, safeInteger],
  [oid.numeric, exactNumber],
  [oid.date, (text) => text],
  [oid.int8Array, (text) => mapNested(texts(text), safeInteger)],
  [oid.numericArray, (text) => mapNested(texts(text), exactNumber)],
  [oid.dateArray, texts],
]);

/** Parses an int8; throws if a number cannot represent it. */
function safeInteger(text: string): number {
  const value = Number(text);
  if (!Number.isSafeInteger(value)) throw new RangeError(`int8 ${text} is not a safe integer`);
  return value;
}

/** Parses a numeric of at most 15 significant digits, which a double represents exactly; throws for longer ones. */
function exactNumber(text: string): number {
  const digits = text.replace(/^-/, '').replace('.', '').replace(/^0+/, '');
  const value = Number(text);
  if (digits.length > 15 || !Number.isFinite(value))
    throw new RangeError(`numeric ${text} does not fit a number exactly`);
  return value;
}

function texts(literal: string): unknown {
  return standardParser(oid.textArray)(literal);
}

function standardParser(type: number): Parser {
  // oxlint-disable-next-line typescript/no-unsafe-return -- pg-types declares its parsers as any
  return pg.types.getTypeParser(type, 'text');
}

function mapNested(value: unknown, parse: (text: string) => number): unknown {
  if (Array.isArray(value)) return value.map((entry) => mapNested(entry, parse));
  return typeof value === 'string' ? parse(value) : value;
}
