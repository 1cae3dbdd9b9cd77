import { Type, type Static, type TSchema } from 'typebox';
import { Instant, Nullable, Shape } from '../primitives.ts';

/** Records that are named one by one; more are chosen by the query of their list. */
export const bulkNamedLimit = 5_000;
export const bulkQueryLimit = 50_000;

const Names = Type.Array(Type.String({ minLength: 1, maxLength: 40 }), { maxItems: bulkNamedLimit });

/** Which records: `ids` as people call them (serial numbers, numbers of orders), or those that a list's `query` names, without `except`. */
export const bulkChoice = <Query extends TSchema>(query: Query) => ({
  ids: Type.Optional(Names),
  query: Type.Optional(query),
  except: Type.Optional(Names),
});

/** What a preview shows of a record before and after a change. */
export const BulkFacts = Type.Record(Type.String(), Nullable(Type.String()));

/**
 * What would happen. `total` records were chosen: `changes` of them would change, `unchanged` are so already, the rest is refused, by reason,
 * with at most ten names each. `token` does what was shown, once, until `expiresAt`.
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
