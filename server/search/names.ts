import { languages, type Language } from '#contract/words.ts';
import type { ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import type { Hints } from '#domain/search/hints.ts';
import { matchNames, nameTexts, type NameTexts } from '#domain/search/match-names.ts';
import type { CatalogIndex } from '#server/catalog/index/catalog-index.ts';
import { ownPages } from './own-pages.ts';
import { hasAll, hintsOf, type TypedHints } from './hints.ts';
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

/** Everything with a name except products: some hundred rows, searched in memory. */
export interface Names {
  categories: Searchable<NamedRow>;
  collections: Searchable<NamedRow>;
  articles: Searchable<Article>;
}

interface Searchable<T> {
  things: readonly T[];
  /** The name in all languages together, and in each language. */
  names: readonly NameTexts[];
  ownNames: Record<Language, readonly NameTexts[]>;
  hints: readonly Hints[];
  /** Hints of name and description together, because a query may have words of both. */
  described: readonly Hints[];
}

/** Content tables whose rows are searched here; `*`: the connection was lost, anything may have changed. */
const tables = new Set(['categories', 'collections', 'pages', 'moments', '*']);

/** Returns the current names: read once, and read again by the first query after a change. */
export function createNames({
  db,
  index,
}: {
  db: ReadDb;
  index: Pick<CatalogIndex, 'onChange'>;
}): () => Promise<Names> {
  let loaded: Promise<Names> | null = null;
  index.onChange((change) => {
    if ('content' in change && tables.has(change.content)) loaded = null;
  });
  return async () => {
    const queries = (loaded ??= readNames(db));
    try {
      return await queries;
    } catch (error) {
      // the next call tries again
      if (loaded === queries) loaded = null;
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
  const inAll = (text: LocalizedText) => languages.map((language) => text[language]);
  const textsIn = (language: Language) => things.map((thing) => nameTexts([nameOf(thing)[language]]));
  return {
    things,
    names: things.map((thing) => nameTexts(inAll(nameOf(thing)))),
    ownNames: { uz: textsIn('uz'), ru: textsIn('ru'), en: textsIn('en') },
    hints: things.map((thing) => hintsOf(inAll(nameOf(thing)))),
    described: aboutOf
      ? things.map((thing) => hintsOf([...inAll(nameOf(thing)), ...inAll(aboutOf(thing))]))
      : [],
  };
}

/** A complete match of a name in another language ranks behind a name in the shopper's language that has further words (match-names.ts). */
const foreign = 0.75;

/** What was typed, or its corrected reading. */
interface TypedText {
  text: string;
  hints: TypedHints;
}

/**
 * Returns rows whose name has every word, the nearest first, then those whose description has it; equally near ones keep their order.
 * Tries the typed text first, and the corrected reading if that finds nothing, because corrections and keyboard layouts are handled by the
 * index.
 */
export function findNamed<T>(
  { things, names, ownNames, hints, described }: Searchable<T>,
  { queries, language }: { queries: readonly TypedText[]; language: Language },
): T[] {
  for (const { text, hints: typed } of queries) {
    const placesIn = (known: readonly Hints[]) =>
      known.flatMap((one, place) => (hasAll(one, typed) ? [place] : []));
    const named = rank(text, { places: placesIn(hints), names, own: ownNames[language] });
    const places = new Set([...named, ...placesIn(described)]);
    if (places.size > 0) return [...places].flatMap((place) => things[place] ?? []);
  }
  return [];
}

function rank(
  text: string,
  { places, names, own }: { places: number[]; names: readonly NameTexts[]; own: readonly NameTexts[] },
): number[] {
  if (places.length < 2) return places;
  const costs = (texts: readonly NameTexts[]) =>
    matchNames(
      text,
      places.map((place) => texts[place] ?? []),
    );
  const ownCosts = new Map(costs(own).map(({ place, cost }) => [place, cost]));
  return costs(names)
    .map(({ place, cost }) => ({ place, cost: ownCosts.get(place) === cost ? cost : cost + foreign }))
    .toSorted((one, other) => one.cost - other.cost)
    .flatMap(({ place }) => places[place] ?? []);
}
