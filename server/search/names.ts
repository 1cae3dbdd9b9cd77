import { languages, type Language } from '#contract/words.ts';
import type { ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import { matchNames, nameTexts, type NameTexts } from '#domain/search/match-names.ts';
import type { CatalogIndex } from '#server/catalog/index/catalog-index.ts';
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
  categories: Searchable<NamedRow>;
  collections: Searchable<NamedRow>;
  articles: Searchable<Article>;
}

/** Things by their names in each language and in all of them, and by what is told about them. */
interface Searchable<T> {
  things: readonly T[];
  names: readonly NameTexts[];
  ownNames: Record<Language, readonly NameTexts[]>;
  told: readonly NameTexts[];
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
  const nameOf = ({ name }: NamedRow) => name;
  const articles: Article[] = [
    ...[...pages, ...ownPages].map((row) => ({ ...row, kind: 'PAGE' as const })),
    ...moments.map((row) => ({ ...row, kind: 'MOMENT' as const })),
  ];
  return {
    categories: searchable(categories, nameOf),
    collections: searchable(collections, nameOf),
    articles: searchable(
      articles,
      ({ title }) => title,
      ({ about }) => about,
    ),
  };
}

function searchable<T>(
  things: readonly T[],
  nameOf: (thing: T) => LocalizedText,
  aboutOf?: (thing: T) => LocalizedText,
): Searchable<T> {
  const textsIn = (language: Language) => things.map((thing) => nameTexts([nameOf(thing)[language]]));
  return {
    things,
    names: things.map((thing) => nameTexts(languages.map((language) => nameOf(thing)[language]))),
    ownNames: { uz: textsIn('uz'), ru: textsIn('ru'), en: textsIn('en') },
    // the name belongs to what is told: a query may have a word of each
    told: aboutOf
      ? things.map((thing) =>
          nameTexts(languages.map((language) => `${nameOf(thing)[language]} ${aboutOf(thing)[language]}`)),
        )
      : [],
  };
}

/** A whole name of another language stands behind one of the shopper's that has other words besides (match-names.ts). */
const foreign = 0.75;

/** Those whose name has every typed word, the nearest first; then those of which it is told. Equally near ones in their own order. */
export function findNamed<T>(
  { things, names, ownNames, told }: Searchable<T>,
  { text, language }: { text: string; language: Language },
): T[] {
  const own = new Map(matchNames(text, ownNames[language]).map(({ place, cost }) => [place, cost]));
  const named = matchNames(text, names)
    .map(({ place, cost }) => ({ place, cost: own.get(place) === cost ? cost : cost + foreign }))
    .toSorted((one, other) => one.cost - other.cost);
  const places = new Set([...named, ...matchNames(text, told)].map(({ place }) => place));
  return [...places].flatMap((place) => things[place] ?? []);
}
