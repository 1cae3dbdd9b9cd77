import { Type, type Static, type TSchema } from 'typebox';
import { Instant, Nullable, Shape } from '../primitives.ts';

/** Maximum number of records that can be chosen one by one; larger selections are made by the query of their list. */
export const bulkNamedLimit = 5_000;
export const bulkQueryLimit = 50_000;

const Names = Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: bulkNamedLimit });

/**
 * Selects records: `ids` as people write them (serial numbers, order numbers), or all records of a list's `query` without those in
 * `except`.
 */
export const bulkChoice = <Query extends TSchema>(query: Query) => ({
  ids: Type.Optional(Names),
  query: Type.Optional(query),
  except: Type.Optional(Names),
});

/** Values of a record that a preview shows before and after a change. */
export const BulkFacts = Type.Record(Type.String(), Nullable(Type.String()));

/**
 * Preview of a bulk action. `total` records were chosen: `changes` of them would change, `unchanged` already have the new values, and the
 * others are refused, grouped by reason with at most ten names each. `token` runs exactly this selection, once, until `expiresAt`.
 */
export const BulkPreview = Shape({
  token: Type.String(),
  total: Type.Integer({ minimum: 0 }),
  changes: Type.Integer({ minimum: 0 }),
  unchanged: Type.Integer({ minimum: 0 }),
  refused: Type.Array(
    Shape({ code: Type.String(), count: Type.Integer({ minimum: 1 }), records: Type.Array(Type.String()) }),
  ),
  examples: Type.Array(Shape({ record: Type.String(), before: BulkFacts, after: BulkFacts })),
  expiresAt: Instant,
});

export const RunBulk = Shape({ token: Type.String({ minLength: 43, maxLength: 43 }) });
export const StartedJob = Shape({ jobId: Type.String() });

export type BulkPreview = Static<typeof BulkPreview>;
export type BulkFacts = Static<typeof BulkFacts>;
