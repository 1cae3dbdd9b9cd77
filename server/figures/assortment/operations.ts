import type { assortmentOperations as declared } from '#contract/operations/admin/figures/assortment.ts';
import type { SellThroughQuery, WeeksQuery } from '#contract/admin/figures/assortment.ts';
import type { ReadDb } from '#database/connect.ts';
import { scopeOf } from '#domain/auth/permissions.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { fileOf } from '#server/export/file-of.ts';
import { findStoreNames } from '#server/content/store/store-names.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller, StaffFunctions } from '#server/kit/staff-operation.ts';
import type { Static } from 'typebox';
import type { Stores } from '../queries-sales.ts';
import { requireAllStores } from '../require-all-stores.ts';
import { seenStores } from '../seen-stores.ts';
import type { SellThroughOf } from './queries-sell-through.ts';
import { readSellThrough, readSizes, readWeeks } from './read-assortment.ts';
import { sellThroughSheet, sizesSheet, weeksSheet } from './wire-assortment-sheet.ts';

/**
 * What sells and what does not. Sizes refuse with PERMISSION_MISSING members restricted to stores; files refuse members without figures.
 */
export const assortmentOperations = {
  getSellThrough: ({ db }, { caller, input, now }) => readSellThrough(db, sellThroughOf(caller, input, now)),

  async exportSellThrough({ db }, { caller, input: { format, ...query }, now }) {
    const of = sellThroughOf(caller, query, now);
    const { rows } = await readSellThrough(db, of);
    return fileOf(sellThroughSheet(rows, caller.language), { caller, now, name: 'sell-through', format });
  },

  async getSizes({ db }, { caller, input: { from, to } }) {
    requireAllStores(caller);
    return { rows: await readSizes(db, { first: from, last: to }) };
  },

  async exportSizes({ db }, { caller, input: { from, to, format }, now }) {
    requireAllStores(caller);
    const rows = await readSizes(db, { first: from, last: to });
    return fileOf(sizesSheet(rows, caller.language), { caller, now, name: 'sizes', format });
  },

  async getWeeks({ db }, { caller, input }) {
    return { rows: await readWeeks(db, weeksOf(caller, input)) };
  },

  async exportWeeks({ db }, { caller, input: { format, ...query }, now }) {
    const rows = await readWeeks(db, weeksOf(caller, query));
    const { language } = caller;
    const sheet = weeksSheet(rows, { storeNames: await findStoreNames(db, language), language });
    return fileOf(sheet, { caller, now, name: 'weeks', format });
  },
} satisfies StaffFunctions<typeof declared, { db: ReadDb }>;

const sellThroughOf = (
  caller: StaffCaller,
  { from, to, storeId, by = 'CATEGORY' }: Static<typeof SellThroughQuery>,
  now: Date,
): SellThroughOf => ({
  first: from,
  last: to,
  by,
  stores: storesOf(caller, storeId),
  today: tashkentDay(now),
});

const weeksOf = (caller: StaffCaller, { from, to, storeId }: Static<typeof WeeksQuery>) => ({
  first: from,
  last: to,
  stores: storesOf(caller, storeId),
});

/**
 * Returns the stores of the caller's figures, independent of the operation's permission. Refuses with PERMISSION_MISSING for members
 * without figures.
 */
function storesOf({ staff }: StaffCaller, storeId: number | undefined): Stores {
  const scope = scopeOf(staff, 'figures.read');
  if (scope === null) throw new Refusal('PERMISSION_MISSING', { permission: 'figures.read' });
  return seenStores(scope === 'ALL' ? null : staff.storeIds, storeId);
}
