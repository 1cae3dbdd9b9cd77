import { Type, type TSchema } from 'typebox';
import { Nullable, Shape, Words } from '../primitives.ts';

/**
 * Parameters of every list (backoffice.md 3.1). `q`: search text. `sort`: a column, with `-` in front for descending order. `cursor`: from
 * the next or previous page of the same query. `count`: `capped` counts up to 10,000.
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

/** A number as written in an address: 3.42. */
export const NumberText = Type.String({ pattern: String.raw`^\d{1,12}(\.\d{1,3})?$` });

/** Whether a field has a value: `certificate.is=set`. */
export const IsSet = Words(['set', 'unset'] as const);

/** `next` and `previous` are cursors; null = there is no such page. `count` null: not counted. */
export const Listed = <Row extends TSchema>(row: Row) =>
  Shape({
    rows: Type.Array(row),
    next: Nullable(Type.String()),
    previous: Nullable(Type.String()),
    count: Nullable(Shape({ value: Type.Integer({ minimum: 0 }), isExact: Type.Boolean() })),
  });
