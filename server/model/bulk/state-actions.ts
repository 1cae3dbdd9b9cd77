import { type Static, Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { productStates } from '#contract/catalog/catalog.ts';
import { Nullable, Shape, Words } from '#contract/primitives.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { type ModelFacts, missingOf } from '#domain/catalog/model-readiness.ts';
import type { BulkActions, BulkSpec } from '#server/bulk/bulk-action.ts';
import { createBulkAction } from '#server/bulk/create-action.ts';
import { selectReadiness } from '../queries-schedule.ts';
import { type BulkModelRow, lockModelsById, selectModelsById, updateModelStates } from './queries-bulk.ts';

const StateFacts = Shape({
  state: Words(productStates),
  publishAt: Nullable(Type.String()),
  archiveAt: Nullable(Type.String()),
});
type StateFacts = Static<typeof StateFacts>;
const stored = Compile(StateFacts);

type ReadyRow = BulkModelRow & { readiness: ModelFacts };

/** Adds to each row what the model has and lacks for its publication. */
async function withReadiness(db: ReadDb, rows: readonly BulkModelRow[]): Promise<ReadyRow[]> {
  const facts = await selectReadiness(
    db,
    rows.map(({ id }) => id),
  );
  const byId = new Map(facts.map((one) => [one.id, one]));
  return rows.flatMap((row) => {
    const readiness = byId.get(row.id);
    return readiness === undefined ? [] : [{ ...row, readiness }];
  });
}

const factsOf = ({ state, publishAt, archiveAt }: BulkModelRow): StateFacts => ({
  state,
  publishAt: publishAt?.toISOString() ?? null,
  archiveAt: archiveAt?.toISOString() ?? null,
});

function decidePublication(row: ReadyRow) {
  if (row.state === 'ACTIVE') return { after: factsOf(row) };
  const [missing] = missingOf(row.readiness);
  if (missing !== undefined) return { code: `LACKS_${missing}` } as const;
  return { after: { ...factsOf(row), state: 'ACTIVE' as const, publishAt: null } };
}

function decideArchiving(row: BulkModelRow) {
  if (row.state === 'ARCHIVED') return { after: factsOf(row) };
  if (row.state === 'DRAFT') return { code: 'MODEL_STATE_CONFLICT' } as const;
  return { after: { state: 'ARCHIVED' as const, publishAt: null, archiveAt: null } };
}

type Common = Pick<BulkSpec<BulkModelRow, never, never>, 'permission' | 'canUndo'>;

/** Publishes and archives models by the same rules as for a single model; Undo restores the state and future scheduled times. */
export function stateActions({ permission, canUndo }: Common): BulkActions {
  const ofStates = {
    permission,
    ...(canUndo && { canUndo }),
    parseParameters: () => null,
    parseFacts: (value: unknown) => stored.Parse(value),
    read: async (db: ReadDb, ids: readonly number[]) => withReadiness(db, await selectModelsById(db, ids)),
    lock: async (db: Db, ids: readonly number[]) => withReadiness(db, await lockModelsById(db, ids)),
    factsOf,
    write: (db, { changes, now }) =>
      updateModelStates(db, { states: changes.map(({ row: { id }, after }) => ({ id, ...after })), now }),
  } satisfies Partial<BulkSpec<ReadyRow, StateFacts, null>>;
  return {
    'models.publish': createBulkAction<ReadyRow, StateFacts, null>({
      ...ofStates,
      entry: { action: 'models.publish', resource: 'model' },
      decide: decidePublication,
    }),
    'models.archive': createBulkAction<ReadyRow, StateFacts, null>({
      ...ofStates,
      entry: { action: 'models.archive', resource: 'model' },
      decide: decideArchiving,
    }),
  };
}
