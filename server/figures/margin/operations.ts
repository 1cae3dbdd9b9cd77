import type { Static } from 'typebox';
import type { MarginQuery } from '#contract/admin/figures/margin.ts';
import type { marginOperations as declared } from '#contract/operations/admin/figures/margin.ts';
import type { ReadDb } from '#database/connect.ts';
import { scopeOf } from '#domain/auth/permissions.ts';
import { findStoreNames } from '#server/content/store/store-names.ts';
import { fileOf } from '#server/export/file-of.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller, StaffFunctions } from '#server/kit/staff-operation.ts';
import { seenStores } from '../seen-stores.ts';
import { type MarginOf, readMargin } from './read-margin.ts';
import { marginSheet } from './wire-margin-sheet.ts';

/** Cost and margin. The file, too, refuses with PERMISSION_MISSING for members without the permission. */
export const marginOperations = {
  getMargin: ({ db }, { caller, input }) => readMargin(db, marginOf(caller, input)),

  async exportMargin({ db }, { caller, input: { format, ...query }, now }) {
    const of = marginOf(caller, query);
    const { rows } = await readMargin(db, of);
    const { language } = caller;
    const storeNames = await findStoreNames(db, language);
    return fileOf(marginSheet(rows, { by: of.by, storeNames, language }), {
      caller,
      now,
      name: 'margin',
      format,
    });
  },
} satisfies StaffFunctions<typeof declared, { db: ReadDb }>;

/** Refuses with PERMISSION_MISSING for members who may not see margins, independent of the operation's permission. */
function marginOf(
  { staff }: StaffCaller,
  { from, to, storeId, by = 'CATEGORY' }: Static<typeof MarginQuery>,
): MarginOf {
  const scope = scopeOf(staff, 'figures.margin');
  if (scope === null) throw new Refusal('PERMISSION_MISSING', { permission: 'figures.margin' });
  const stores = seenStores(scope === 'ALL' ? null : staff.storeIds, storeId);
  return { first: from, last: to, stores, by };
}
