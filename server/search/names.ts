import type { Language } from '#contract/words.ts';
import type { ReadDb } from '#database/connect.ts';
import type { CatalogIndex } from '#server/catalog/index/catalog-index.ts';
import { nameKeys, rankName, type NameKeys } from './name-keys.ts';
import { ownPages } from './own-pages.ts';
import {
  selectCategoryNames,
  selectCollectionNames,
  selectMomentTitles,
  selectPageTitles,
  type ArticleRow,
  type NamedRow,
} from './queries.ts';

export interface Article extends ArticleRow {
  kind: 'PAGE' | 'MOMENT';
}

/** What has a name besides the products: some hundred rows, searched in memory. */
export interface Names {
  categories: Searchable<NamedRow>[];
  collections: Searchable<NamedRow>[];
  articles: Searchable<Article>[];
}

interface Searchable<T> {
  thing: T;
  keys: NameKeys;
}

/** Tables of content whose rows are names here; `*`: the connection was lost, anything may have changed. */
const tables = new Set(['categories', 'collections', 'pages', 'moments', '*']);

/** The names as they are now: read once, and again by whoever asks first after the index heard of a change. */
export function createNames({
  db,
  index,
}: {
  db: ReadDb;
  index: Pick<CatalogIndex, 'onChange'>;
}): () => Promise<Names> {
  let kept: Promise<Names> | null = null;
  index.onChange((change) => {
    if ('content' in change && tables.has(change.content)) kept = null;
  });
  return async () => {
    const asked = (kept ??= readNames(db));
    try {
      return await asked;
    } catch (error) {
      // the next one tries again
      if (kept === asked) kept = null;
      throw error;
    }
  };
}

async function readNames(db: ReadDb): Promise<Names> {
  const [categories, collections, pages, moments] = await Promise.all([
    selectCategoryNames(db),
    selectCollectionNames(db),
    selectPageTitles(db),
    selectMomentTitles(db),
  ]);
  return {
    categories: categories.map(named),
    collections: collections.map(named),
    articles: [
      ...[...pages, ...ownPages].map((row) => titled({ ...row, kind: 'PAGE' })),
      ...moments.map((row) => titled({ ...row, kind: 'MOMENT' })),
    ],
  };
}

const named = (thing: NamedRow): Searchable<NamedRow> => ({ thing, keys: nameKeys(thing.name) });
const titled = (thing: Article): Searchable<Article> => ({ thing, keys: nameKeys(thing.title, thing.about) });

/** Those that have every typed word, the best first; equally good ones in their own order. */
export function findNamed<T>(
  things: readonly Searchable<T>[],
  typed: readonly (readonly string[])[],
  language: Language,
): T[] {
  return things
    .flatMap(({ thing, keys }) => {
      const rank = rankName(keys, typed, language);
      return rank === null ? [] : [{ thing, rank }];
    })
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ thing }) => thing);
}
