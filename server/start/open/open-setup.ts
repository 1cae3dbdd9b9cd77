import { queryableOf } from '#database/seed/insert-rows.ts';
import { fillReference, starterCategories } from '#database/seed/reference.ts';
import type { Config } from '../../config/config.ts';
import { names } from '../../kit/wire.ts';
import type { SetupDeps, SetupEnvironment } from '../../settings/setup.ts';

/** What the environment provides for a shop's first sale. */
export function setupEnvironment({ secrets }: Config): SetupEnvironment {
  const { payme, click, uzum } = secrets.payments;
  return {
    hasPaymentProvider: [payme, click, uzum].some((provider) => provider !== undefined),
    hasSms: secrets.sms.name !== 'off' && secrets.sms.name !== 'file',
  };
}

/** What the screen that sets up a new shop works with. */
export function openSetup(config: Config): SetupDeps['setup'] {
  return {
    ...setupEnvironment(config),
    starterCategories: starterCategories.map(({ slug, name }) => ({ slug, ...names(name) })),
    fillReference: async (db, categories) => {
      const added = await fillReference(queryableOf(db), categories);
      const { stone_kinds: stoneKinds, delivery_tariffs: tariffs, ...rest } = added;
      return { ...rest, stoneKinds, tariffs };
    },
  };
}
