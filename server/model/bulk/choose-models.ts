import { bulkQueryLimit } from '#contract/admin/bulk.ts';
import type { modelBulkOperations as declared } from '#contract/operations/admin/catalog/model-bulk.ts';
import type { ReadDb } from '#database/connect.ts';
import type { StaffInputOf } from '#server/kit/staff-operation.ts';
import { selectModelIds } from '../queries-model-list.ts';
import { readModelFilter } from '../read-models.ts';
import { selectIdsOfArtikuls } from './queries-bulk.ts';

/** Which models: by their artikuls, or by the query of their list. */
export type Choice = StaffInputOf<(typeof declared)['previewModelsPublication']>;

/** Separates the selection of models in a call from what is to be done with them. */
export function choiceIn<Input extends Choice>(
  input: Input,
): { choice: Choice; parameters: Omit<Input, keyof Choice> } {
  const { ids, query, except, ...parameters } = input;
  const choice = {
    ...(ids !== undefined && { ids }),
    ...(query !== undefined && { query }),
    ...(except !== undefined && { except }),
  };
  return { choice, parameters };
}

/** Returns the named models, or those that match the list's query. Returns one more than the maximum if there are too many. */
export async function chooseModels(
  db: ReadDb,
  { ids: artikuls = [], query, except = [] }: Choice,
): Promise<{ ids: number[]; requested: number }> {
  if (query === undefined) {
    const named = [...new Set(artikuls)];
    return { ids: await selectIdsOfArtikuls(db, named), requested: named.length };
  }
  const filter = await readModelFilter(db, query);
  const ids = await selectModelIds(db, filter, { except, limit: bulkQueryLimit + 1 });
  return { ids, requested: ids.length };
}
