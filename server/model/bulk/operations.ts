import type { modelBulkOperations as declared } from '#contract/operations/admin/catalog/model-bulk.ts';
import type { Db } from '#database/connect.ts';
import type { BulkActions } from '#server/bulk/bulk-action.ts';
import { previewBulk } from '#server/bulk/preview-bulk.ts';
import { startBulk } from '#server/bulk/start-job.ts';
import type { StaffCaller, StaffFunctions } from '#server/kit/staff-operation.ts';
import { requireKnown } from '../change-model.ts';
import { type Choice, chooseModels, choiceIn } from './choose-models.ts';

export interface ModelBulkDeps {
  db: Db;
  bulkActions: BulkActions;
}
interface Call<Input> {
  caller: StaffCaller;
  input: Input;
  now: Date;
}

/** Operations on many models at once. */
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
  const { choice, parameters } = choiceIn(input);
  const chosen = await chooseModels(db, choice);
  return previewBulk(db, bulkActions, { action, parameters, ...chosen, caller, now });
}

const start = (db: Db, action: string, { caller, input: { token }, now }: Call<{ token: string }>) =>
  startBulk(db, { action, token, caller, now });
