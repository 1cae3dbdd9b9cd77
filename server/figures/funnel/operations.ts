import type { funnelOperations as declared } from '#contract/operations/admin/figures/funnel.ts';
import type { ReadDb } from '#database/connect.ts';
import { fileOf } from '#server/export/file-of.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { requireAllStores } from '../require-all-stores.ts';
import { readFunnel } from './read-funnel.ts';
import { funnelSheet } from './wire-funnel-sheet.ts';

/** Sessions by the step that they reached towards an order. Each refuses with PERMISSION_MISSING for members restricted to stores. */
export const funnelOperations = {
  async getFunnel({ db }, { caller, input }) {
    requireAllStores(caller);
    return readFunnel(db, input);
  },

  async exportFunnel({ db }, { caller, input: { format, ...query }, now }) {
    requireAllStores(caller);
    const sheet = funnelSheet(await readFunnel(db, query), {
      by: query.by ?? 'DEVICE',
      language: caller.language,
    });
    return fileOf(sheet, { caller, now, name: 'funnel', format });
  },
} satisfies StaffFunctions<typeof declared, { db: ReadDb }>;
