import type { ReferenceAdded, SetupStep, ShopSetup, StarterCategory } from '#contract/admin/system/setup.ts';
import type { setupOperations as declared } from '#contract/operations/admin/system/setup.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { selectHadOrders, selectSetup, type SetupRow } from './queries-setup.ts';

/** Settings from the environment, read at the start. */
export interface SetupEnvironment {
  hasPaymentProvider: boolean;
  hasSms: boolean;
}

export interface SetupDeps {
  db: Db;
  setup: SetupEnvironment & {
    starterCategories: readonly Omit<StarterCategory, 'exists'>[];
    /** Adds the reference data in the caller's transaction and returns how many rows were added. */
    fillReference: (db: Db, categories: readonly string[]) => Promise<Omit<ReferenceAdded, 'name'>>;
  };
}

/** The operations that set up a new shop. */
export const setupOperations = {
  async getShopSetup({ db, setup }): Promise<ShopSetup> {
    if (await selectHadOrders(db)) return { steps: null, categories: [] };
    const { row, steps } = await readSetup(db, setup);
    return {
      steps,
      categories: setup.starterCategories.map((category) => ({
        ...category,
        exists: row.categories.includes(category.slug),
      })),
    };
  },

  async fillReference({ db, setup }, { input: { categories } }): Promise<ReferenceAdded> {
    const known = setup.starterCategories.map(({ slug }) => slug);
    if (categories.some((slug) => !known.includes(slug))) throw new Refusal('VALIDATION_FAILED');
    return { name: 'reference_data', ...(await setup.fillReference(db, categories)) };
  },
} satisfies StaffFunctions<typeof declared, SetupDeps>;

/** Reads what a shop has of everything that it needs before it opens, and which steps are done. */
export async function readSetup(
  db: ReadDb,
  environment: SetupEnvironment,
): Promise<{ row: SetupRow; steps: Step[] }> {
  const row = await selectSetup(db);
  return { row, steps: setupSteps(row, environment) };
}

type Step = NonNullable<ShopSetup['steps']>[number];

/** The steps of setting up a shop, in their order, each with what it still lacks. */
function setupSteps(row: SetupRow, { hasPaymentProvider, hasSms }: SetupEnvironment): Step[] {
  const step = (name: SetupStep, isDone: boolean, missing: string[] = []) => ({
    step: name,
    isDone,
    missing,
  });
  return [
    step('REFERENCE', row.params > 0 && row.districts > 0 && row.categories.length > 0),
    step('CONTACTS', row.undecided.length === 0, row.undecided),
    step('RATES', row.hasOwnRate),
    step('STORES', row.stores > 0),
    step('STAFF', row.staff > 1),
    step('MODELS', row.models > 0),
    step('PIECES', row.pieces > 0),
    step('PAGES', row.published.length > 0 && row.drafts.length === 0, row.drafts),
    step('MESSAGES', hasSms),
    step('PAYMENTS', hasPaymentProvider),
  ];
}
