import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Connected } from '#database/connect.ts';
import { errorCode } from '#database/problems.ts';
import { readPageTexts, seededPages } from '#database/seed/pages.ts';
import { categorySlugs, fillReference } from '#database/seed/reference.ts';
import { markShop } from '#database/shop-kind.ts';
import type { Config } from '../config/config.ts';
import { loadShopCounts, readStore, savePage, saveStore, setPageState } from '../content/edit-content.ts';
import { requireShopKind } from '../start/shop-kind.ts';
import { exitCodes, StopReason } from '../start/process/stop-reason.ts';
import { type Command, readArguments, UsageProblem } from './command.ts';
import { shopText } from './shop-text.ts';

const usage = `npm run shop: what a real shop needs before its first sale (docs/runbooks/first-shop.md).
  npm run shop                                      what is there, and what is missing
  npm run shop -- init [--categories <which>]       characteristics, stones, regions and districts, delivery tariffs, legal pages as drafts,
                                                    categories; adds what is not there and changes nothing
  npm run shop -- store <file.json>                 adds a store, or replaces the one of the same slug
  npm run shop -- page <slug> [--from <folder>]     publishes a page; --from reads its texts first: <folder>/{uz,ru,en}/<slug>.md
  npm run shop -- page <slug> --draft               takes a page back
<which> is all (usual), none, or a list with commas: ${categorySlugs.join(',')}.`;

export interface ShopDeps {
  database: Connected;
  config: Config;
  /** The folder that relative paths start from. */
  folder: string;
}
type Work = ReturnType<Command<ShopDeps>['read']>;

/** `npm run shop`. */
export const shopCommand: Command<ShopDeps> = {
  usage,
  read: ([command, ...args]) => {
    switch (command) {
      case undefined:
        return async ({ database, config }) => shopText(await loadShopCounts(database.db), config);
      case 'init':
        return readInit(args);
      case 'store':
        return readStoreCommand(args);
      case 'page':
        return readPageCommand(args);
      default:
        throw new UsageProblem(`"${command}" is not known here.`, usage);
    }
  },
};

function readInit(args: readonly string[]): Work {
  const options = { categories: { type: 'string', default: 'all' } } as const;
  const chosen = chosenCategories(readArguments(args, { usage, options }).values.categories);
  return async ({ database: { pool } }) => {
    await requireShopKind(pool, 'real');
    const client = await pool.connect();
    try {
      await client.query('begin');
      await markShop(client, 'real');
      const added = await fillReference(client, chosen);
      await client.query('commit');
      const parts = Object.entries(added).map(([table, count]) => `${count} ${table.replaceAll('_', ' ')}`);
      return `Added: ${parts.join(', ')}.`;
    } catch (error) {
      await client.query('rollback');
      throw error;
    } finally {
      client.release();
    }
  };
}

function chosenCategories(word: string): readonly string[] {
  if (word === 'all') return categorySlugs;
  const chosen = word === 'none' ? [] : word.split(',');
  const unknown = chosen.find((slug) => !categorySlugs.includes(slug));
  if (unknown !== undefined)
    throw new UsageProblem(`There is no category "${unknown}" to begin with.`, usage);
  return chosen;
}

function readStoreCommand(args: readonly string[]): Work {
  const [file = ''] = readArguments(args, { usage, count: [1, 1] }).positionals;
  return async ({ database: { db }, folder }) => {
    const read = readStore(parseJson(await readText(path.resolve(folder, file)), file));
    if (!read.ok) throw stop(`${file} does not describe a store:\n  ${read.faults.join('\n  ')}`);
    const { slug, regionId } = read.store;
    if (!(await saveStore(db, read.store)))
      throw stop(
        `There is no region ${regionId}: npm run shop -- init adds them, docs/runbooks/first-shop.md lists them.`,
      );
    return `The store is there: /stores/${slug}`;
  };
}

function readPageCommand(args: readonly string[]): Work {
  const options = { from: { type: 'string' }, draft: { type: 'boolean', default: false } } as const;
  const { positionals, values } = readArguments(args, { usage, options, count: [1, 1] });
  const [slug = ''] = positionals;
  if (!seededPages.some((known) => known === slug))
    throw new UsageProblem(`There is no page "${slug}"; there are ${seededPages.join(', ')}.`, usage);
  const { from, draft } = values;
  return async ({ database: { db }, folder }) => {
    if (from !== undefined) {
      const texts = await readTexts(slug, path.resolve(folder, from));
      if (!(await savePage(db, { slug, ...texts })))
        throw stop(
          `The texts of ${slug} have something that a page cannot show (docs/runbooks/first-shop.md).`,
        );
    }
    if (!(await setPageState(db, { slug, state: draft ? 'DRAFT' : 'PUBLISHED' })))
      throw stop(`There is no page ${slug} yet: npm run shop -- init adds drafts of all.`);
    return draft ? `/${slug} is a draft; no shopper sees it.` : `/${slug} is published.`;
  };
}

async function readTexts(slug: string, folder: string) {
  try {
    return readPageTexts(slug, pathToFileURL(`${folder}/`));
  } catch (error) {
    if (errorCode(error) !== 'ENOENT') throw error;
    throw stop(`A page has its texts in ${folder}/{uz,ru,en}/${slug}.md, and not all three are there.`);
  }
}

async function readText(file: string): Promise<string> {
  try {
    return await readFile(file, 'utf8');
  } catch (cause) {
    throw stop(`${file} cannot be read (${cause instanceof Error ? cause.message : 'unknown'}).`);
  }
}

function parseJson(text: string, file: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    throw stop(`${file} is no JSON (${cause instanceof Error ? cause.message : 'unknown'}).`);
  }
}

const stop = (sentence: string) => new StopReason(exitCodes.failed, sentence);
