import type { modelBulkOperations as declared } from '#contract/operations/admin/catalog/model-bulk.ts';
import { bulkQueryLimit } from '#contract/admin/bulk.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import type { BulkActions } from '#server/bulk/bulk-action.ts';
import { previewBulk } from '#server/bulk/preview-bulk.ts';
import { startBulk } from '#server/bulk/start-job.ts';
import type { StaffCaller, StaffFunctions, StaffInputOf } from '#server/kit/staff-operation.ts';
import { requireKnown } from '../change-model.ts';
import { selectModelIds } from '../queries-model-list.ts';
import { readModelFilter } from '../read-models.ts';
import { selectIdsOfArtikuls } from './queries-bulk.ts';

type Choice = StaffInputOf<(typeof declared)['previewModelsPublication']>;
export interface ModelBulkDeps {
  db: Db;
  bulkActions: BulkActions;
}
interface Call<Input> {
  caller: StaffCaller;
  input: Input;
  now: Date;
}

/** Many models at once. */
export const modelBulkOperations = {
  previewModelsPublication: (deps, call) => preview(deps, 'models.publish', call),
  publishModels: ({ db }, call) => start(db, 'models.publish', call),

  previewModelsArchiving: (deps, call) => preview(deps, 'models.archive', call),
  archiveModels: ({ db }, call) => start(db, 'models.archive', call),

  async previewModelsCategory(deps, call) {
    await requireKnown(deps.db, { categoryId: call.input.categoryId });
    return preview(deps, 'models.category', call);
  },
  moveModels: ({ db }, call) => start(db, 'models.category', call),

  async previewModelsCollections(deps, call) {
    await requireKnown(deps.db, { collectionIds: call.input.add });
    return preview(deps, 'models.collections', call);
  },
  changeModelsCollections: ({ db }, call) => start(db, 'models.collections', call),

  async previewModelsOccasions(deps, call) {
    await requireKnown(deps.db, { occasions: call.input.add });
    return preview(deps, 'models.occasions', call);
  },
  changeModelsOccasions: ({ db }, call) => start(db, 'models.occasions', call),

  async previewModelsStyles(deps, call) {
    await requireKnown(deps.db, { styles: call.input.add });
    return preview(deps, 'models.styles', call);
  },
  changeModelsStyles: ({ db }, call) => start(db, 'models.styles', call),
} satisfies StaffFunctions<typeof declared, ModelBulkDeps>;

async function preview(
  { db, bulkActions }: ModelBulkDeps,
  action: string,
  { caller, input, now }: Call<Choice & object>,
) {
  const { ids, query, except, ...parameters } = input;
  const choice = {
    ...(ids !== undefined && { ids }),
    ...(query !== undefined && { query }),
    ...(except !== undefined && { except }),
  };
  const chosen = await chooseModels(db, choice);
  return previewBulk(db, bulkActions, { action, parameters, ...chosen, caller, now });
}

const start = (db: Db, action: string, { caller, input: { token }, now }: Call<{ token: string }>) =>
  startBulk(db, { action, token, caller, now });

/** The models that are named, or those of the list's query; one more than may be changed at once shows that there are too many. */
async function chooseModels(db: ReadDb, { ids: artikuls = [], query, except = [] }: Choice) {
  if (query === undefined) {
    const named = [...new Set(artikuls)];
    return { ids: await selectIdsOfArtikuls(db, named), requested: named.length };
  }
  const filter = await readModelFilter(db, query);
  const ids = await selectModelIds(db, filter, { except, limit: bulkQueryLimit + 1 });
  return { ids, requested: ids.length };
}
