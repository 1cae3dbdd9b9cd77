import type { DemandList } from '#contract/admin/figures/demand.ts';
import type { demandOperations as declared } from '#contract/operations/admin/figures/demand.ts';
import type { Language } from '#contract/words.ts';
import type { ReadDb } from '#database/connect.ts';
import { fileOf } from '#server/export/file-of.ts';
import type { Sheet } from '#server/export/sheet.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import type { Period } from '../queries-sales.ts';
import { requireLength } from '../read-sales.ts';
import { requireAllStores } from '../require-all-stores.ts';
import { selectEmptyFilters } from './queries-demand.ts';
import { readDemand, readTerms, readWanted } from './read-demand.ts';
import { filtersSheet, termsSheet, wantedSheet } from './wire-demand-sheet.ts';

/** What shoppers searched for and did not find. Each refuses with PERMISSION_MISSING for members restricted to stores. */
export const demandOperations = {
  async getDemand({ db }, { caller, input: { from, to }, now }) {
    requireAllStores(caller);
    return readDemand(db, { first: from, last: to }, now);
  },

  async exportDemand({ db }, { caller, input: { from, to, list, format }, now }) {
    requireAllStores(caller);
    const period = { first: from, last: to };
    requireLength(period);
    const sheet = await sheets[list](db, period, caller.language);
    return fileOf(sheet, { caller, now, name: `demand-${list.toLowerCase()}`, format });
  },
} satisfies StaffFunctions<typeof declared, { db: ReadDb }>;

/** Maximum number of models and sizes in a file. */
const maxModels = 1000;

type ReadSheet = (db: ReadDb, period: Period, language: Language) => Promise<Sheet>;

const sheets: Record<DemandList, ReadSheet> = {
  TERMS: async (db, period, language) => termsSheet(await readTerms(db, period), language),
  FILTERS: async (db, period, language) => filtersSheet(await selectEmptyFilters(db, period), language),
  MODELS: async (db, period, language) =>
    wantedSheet(await readWanted(db, { ...period, limit: maxModels }), language),
};
