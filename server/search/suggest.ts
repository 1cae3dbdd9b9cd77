import type { ProductCard } from '#contract/catalog.ts';
import type { Suggestions } from '#contract/search.ts';
import type { Language } from '#contract/words.ts';
import type { LocalizedText } from '#database/schema.ts';
import { foldWords, readNumber } from '#domain/search/fold-words.ts';
import { tashkentDayNumber } from '#domain/units/tashkent-day.ts';
import { listCards, type CatalogDeps } from '#server/catalog/list-products.ts';
import { marksIn } from './name-keys.ts';
import { findNamed, type Names } from './names.ts';
import { selectByNumber, type NamedRow } from './queries.ts';
import { articleToWire, namedToWire, nameOfCard, pieceToWire } from './wire.ts';

/** Of each group; more would be a list, and the list is one key away. */
const most = { products: 6, categories: 4, collections: 3, articles: 4 };

interface Typed {
  /** As it was typed. */
  text: string;
  language: Language;
  /** Each word as the keys it is found by. */
  words: string[][];
}

interface SuggestDeps {
  /** That of whoever asks. */
  catalog: CatalogDeps;
  names: () => Promise<Names>;
}

/**
 * What is suggested for the letters typed so far. Everything comes from memory but a number, which is looked up exactly: it names
 * one piece or model, and then no other model is suggested, as in the list itself.
 */
export async function suggest(
  { catalog, names }: SuggestDeps,
  { text, language }: { text: string; language: Language },
): Promise<Suggestions> {
  const typed: Typed = { text, language, words: foldWords(text) };
  const [pieces, named] = await Promise.all([findPieces(catalog, text), names()]);
  const models = pieces.length > 0 ? { products: [], totalProducts: 0 } : await findModels(catalog, typed);
  return { pieces, ...models, ...findOthers(catalog, named, typed) };
}

async function findPieces(catalog: CatalogDeps, text: string): Promise<Suggestions['pieces']> {
  const number = readNumber(text);
  if (number === null) return [];
  const rows = await selectByNumber(catalog.pool, number);
  if (rows.length === 0) return [];
  const cards = await listCards(catalog, [...new Set(rows.map((row) => row.product_id))]);
  return rows.flatMap((row) => {
    const product = cards.find(({ id }) => id === row.product_id);
    return product ? [pieceToWire(row, { product, priceType: catalog.priceType })] : [];
  });
}

async function findModels(
  catalog: CatalogDeps,
  { text, language, words }: Typed,
): Promise<Pick<Suggestions, 'products' | 'totalProducts'>> {
  const { tiles, total } = catalog.index.findFirst(
    { ...everything, text, limit: most.products },
    tashkentDayNumber(catalog.now()),
  );
  const cards = await listCards(
    catalog,
    tiles.map(({ productId }) => productId),
  );
  const marked = (card: ProductCard) => marksIn(nameOfCard(card, language), words);
  return { products: cards.map((card) => ({ ...card, marks: marked(card) })), totalProducts: total };
}

const everything = {
  facets: {},
  productIds: null,
  minPriceSom: null,
  maxPriceSom: null,
  minWeightMg: null,
  maxWeightMg: null,
  minCarat: null,
  maxCarat: null,
  switches: [],
  sort: 'relevance',
  offset: 0,
} as const;

function findOthers(
  { index }: CatalogDeps,
  named: Names,
  { language, words }: Typed,
): Pick<Suggestions, 'categories' | 'collections' | 'articles'> {
  const marked = (name: LocalizedText) => marksIn(name[language] || name.ru, words);
  const buyable = (facet: 'category' | 'collection', rows: NamedRow[]) =>
    rows
      .map((row) => ({ row, productCount: index.countBuyable(facet, String(row.id)) }))
      .filter(({ productCount }) => productCount > 0)
      .map(({ row, productCount }) => namedToWire(row, { productCount, marks: marked(row.name) }));
  return {
    categories: buyable('category', findNamed(named.categories, words, language)).slice(0, most.categories),
    collections: buyable('collection', findNamed(named.collections, words, language)).slice(
      0,
      most.collections,
    ),
    articles: findNamed(named.articles, words, language)
      .slice(0, most.articles)
      .map((article) => articleToWire(article, marked(article.title))),
  };
}
