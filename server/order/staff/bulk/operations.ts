import type { bulkOperations as declared } from '#contract/operations/admin/bulk.ts';
import { bulkQueryLimit } from '#contract/admin/bulk.ts';
import type { Db } from '#database/connect.ts';
import type { BulkActions } from '#server/bulk/bulk-action.ts';
import { previewBulk } from '#server/bulk/preview-bulk.ts';
import { startBulk } from '#server/bulk/start-job.ts';
import type { StaffCaller, StaffFunctions, StaffInputOf } from '#server/kit/staff-operation.ts';
import { filterOf } from '../order-filter.ts';
import { selectIdsOfNumbers, selectOrderIds } from './queries-bulk.ts';

type OrderBulk = Pick<
  typeof declared,
  'previewOrdersMove' | 'moveOrders' | 'previewOrdersTags' | 'tagOrders'
>;

export interface OrderBulkDeps {
  db: Db;
  bulkActions: BulkActions;
}

/** Operations on many orders at once. */
export const orderBulkOperations = {
  async previewOrdersMove({ db, bulkActions }, call) {
    const { caller, input, now } = call;
    const parameters = input.reason === undefined ? {} : { reason: input.reason };
    const chosen = await chooseOrders(db, call);
    return previewBulk(db, bulkActions, { action: 'orders.move', parameters, ...chosen, caller, now });
  },
  moveOrders: ({ db }, { caller, input: { token }, now }) =>
    startBulk(db, { action: 'orders.move', token, caller, now }),

  async previewOrdersTags({ db, bulkActions }, call) {
    const { caller, input, now } = call;
    const { add, remove } = input;
    const chosen = await chooseOrders(db, call);
    return previewBulk(db, bulkActions, {
      action: 'orders.tag',
      parameters: { add, remove },
      ...chosen,
      caller,
      now,
    });
  },
  tagOrders: ({ db }, { caller, input: { token }, now }) =>
    startBulk(db, { action: 'orders.tag', token, caller, now }),
} satisfies StaffFunctions<OrderBulk, OrderBulkDeps>;

interface ChoiceCall {
  caller: StaffCaller;
  input: Pick<StaffInputOf<OrderBulk['previewOrdersMove']>, 'ids' | 'query' | 'except'>;
  now: Date;
}

/** Returns the named orders, or those that match the list's query. */
async function chooseOrders(db: Db, { caller, input, now }: ChoiceCall) {
  const { ids: numbers, query, except = [] } = input;
  if (query === undefined) {
    const named = [...new Set(numbers)];
    return { ids: await selectIdsOfNumbers(db, named), requested: named.length };
  }
  const filter = filterOf(query, { caller, now });
  const ids = await selectOrderIds(db, filter, { except, limit: bulkQueryLimit + 1 });
  return { ids, requested: ids.length };
}
