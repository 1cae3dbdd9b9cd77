import type { Connected } from '#database/connect.ts';
import { queryableOf } from '#database/seed/insert-rows.ts';
import { fillReference, starterCategories } from '#database/seed/reference.ts';
import { markShop } from '#database/shop-kind.ts';
import { withTransaction } from '#database/transaction.ts';
import type { Config } from '../config/config.ts';
import { readSetup } from '../settings/setup.ts';
import { setupEnvironment } from '../start/open/open-setup.ts';
import { requireShopKind } from '../start/shop-kind.ts';
import { type Command, readArguments, UsageProblem } from './command.ts';
import { shopText } from './shop-text.ts';

const slugs = starterCategories.map(({ slug }) => slug);

const usage = `npm run shop: what a real shop still needs before its first sale (docs/runbooks/first-shop.md). The back-office shows the same, under Today.
  npm run shop                                      what exists, and what is missing
  npm run shop -- init [--categories <which>]       adds characteristics, stones, regions and districts, delivery tariffs, drafts of the legal
                                                    pages, and categories; rows that exist stay as they are
<which> is all (the default), none, or a list with commas: ${slugs.join(',')}.`;

export interface ShopDeps {
  database: Connected;
  config: Config;
}
type Work = ReturnType<Command<ShopDeps>['read']>;

/** `npm run shop`. */
export const shopCommand: Command<ShopDeps> = {
  usage,
  read: ([command, ...args]) => {
    switch (command) {
      case undefined:
        return async ({ database, config }) =>
          shopText(await readSetup(database.db, setupEnvironment(config)), config);
      case 'init':
        return readInit(args);
      default:
        throw new UsageProblem(`"${command}" is not known here.`, usage);
    }
  },
};

function readInit(args: readonly string[]): Work {
  const options = { categories: { type: 'string', default: 'all' } } as const;
  const chosen = chosenCategories(readArguments(args, { usage, options }).values.categories);
  return async ({ database: { db, pool } }) => {
    await requireShopKind(pool, 'real');
    await markShop(pool, 'real');
    const added = await withTransaction(db, async (db) => fillReference(queryableOf(db), chosen));
    const parts = Object.entries(added).map(([table, count]) => `${count} ${table.replaceAll('_', ' ')}`);
    return `Added: ${parts.join(', ')}.`;
  };
}

function chosenCategories(word: string): readonly string[] {
  if (word === 'all') return slugs;
  const chosen = word === 'none' ? [] : word.split(',');
  const unknown = chosen.find((slug) => !slugs.includes(slug));
  if (unknown !== undefined)
    throw new UsageProblem(`There is no category "${unknown}" to begin with.`, usage);
  return chosen;
}
