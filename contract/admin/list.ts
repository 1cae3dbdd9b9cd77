import { Type, type TSchema } from 'typebox';
import { Nullable, Shape, Words } from '../primitives.ts';

/**
 * What every list takes (backoffice.md 3.1): `q` searches, `sort` is a column, with `-` before it downwards, `cursor` is of the page before
 * or after, of the same query. `count`: `capped` counts to 10,000.
 */
export const listQuery = <const Sort extends string>(sorts: readonly [Sort, ...Sort[]]) => ({
  q: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  sort: Type.Optional(Words([...sorts, ...sorts.map((name) => `-${name}` as const)])),
  size: Type.Optional(Type.Integer({ minimum: 25, maximum: 200, default: 50 })),
  cursor: Type.Optional(Type.String({ minLength: 1, maxLength: 300 })),
  count: Type.Optional(Words(['capped', 'exact', 'none'])),
});

/** Any of these words, separated by commas: `state=NEW,PAID`. */
export const AnyOf = Type.String({
  minLength: 1,
  maxLength: 300,
  pattern: '^[A-Za-z0-9_-]+(,[A-Za-z0-9_-]+)*$',
});

/** A number as an address has it: 3.42. */
export const NumberText = Type.String({ pattern: String.raw`^\d{1,12}(\.\d{1,3})?$` });

/** A field that is stated, or is not: `certificate.is=set`. */
export const IsSet = Words(['set', 'unset'] as const);

/** `next` and `previous` are cursors; null: there is no such page. `count` null: nobody counted. */
export const Listed = <Row extends TSchema>(row: Row) =>
  Shape({
    rows: Type.Array(row),
    next: Nullable(Type.String()),
    previous: Nullable(Type.String()),
    count: Nullable(Shape({ value: Type.Integer({ minimum: 0 }), isExact: Type.Boolean() })),
  });
