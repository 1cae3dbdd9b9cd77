import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { Suggestions } from '#contract/catalog/search.ts';
import { languageOnWire, type PageLanguage } from '#contract/words.ts';
import type { LocalizedText } from '#database/schema.ts';
import { foldWords } from '#domain/search/fold-words.ts';
import { readNumbers } from '#domain/search/read-number.ts';
import { tashkentDayNumber } from '#domain/units/tashkent-day.ts';
import { wholeCatalog } from '#server/catalog/index/query.ts';
import { listCards, type CatalogDeps } from '#server/catalog/listing/list-products.ts';
import { textIn } from '#server/kit/texts/text-in.ts';
import { typedHints } from './hints.ts';
import { marksIn } from './marks.ts';
import { findNamed, type Names } from './names.ts';
import { selectByNumbers, type NamedRow } from './queries.ts';
import { articleToWire, namedToWire, nameOfCard, pieceToWire } from './wire.ts';

/** Maximum number of suggestions per group; the full list is one key press away. */
const most = { products: 6, categories: 4, collections: 3, articles: 4 };

interface Typed {
  /** The text as typed. */
  text: string;
  language: PageLanguage;
}

interface SuggestDeps {
  /** The caller's catalogue. */
  catalog: CatalogDeps;
  names: () => Promise<Names>;
}

/**
 * Returns suggestions for the letters typed so far. Everything comes from memory except a number, which is looked up exactly: it
 * identifies one piece or model, and then no other model is suggested, as in the list itself.
 */
export async function suggest({ catalog, names }: SuggestDeps, typed: Typed): Promise<Suggestions> {
  const [pieces, named] = await Promise.all([findPieces(catalog, typed.text), names()]);
  const models = pieces.length > 0 ? noModels : await findModels(catalog, typed);
  return { pieces, ...models, ...findOtherKinds(catalog, named, { ...typed, reading: models.reading }) };
}

type Models = Pick<Suggestions, 'products' | 'totalProducts' | 'reading'>;
const noModels: Models = { products: [], totalProducts: 0, reading: null };

async function findPieces(catalog: CatalogDeps, text: string): Promise<Suggestions['pieces']> {
  const numbers = readNumbers(text);
  if (numbers.length === 0) return [];
  const rows = await selectByNumbers(catalog.pool, numbers);
  if (rows.length === 0) return [];
  const cards = await listCards(catalog, [...new Set(rows.map((row) => row.product_id))]);
  return rows.flatMap((row) => {
    const product = cards.find(({ id }) => id === row.product_id);
    return product ? [pieceToWire(row, { product, priceType: catalog.priceType })] : [];
  });
}

async function findModels(catalog: CatalogDeps, { text, language }: Typed): Promise<Models> {
  const { tiles, total, reading } = catalog.index.findFirst(
    { ...wholeCatalog, text, sort: 'relevance', limit: most.products },
    tashkentDayNumber(catalog.now()),
  );
  const cards = await listCards(
    catalog,
    tiles.map(({ productId }) => productId),
  );
  const words = wordsOf({ text, reading });
  const marked = (card: ProductCard) => marksIn(nameOfCard(card, language), words);
  return {
    products: cards.map((card) => ({ ...card, marks: marked(card) })),
    totalProducts: total,
    reading,
  };
}

/** The words as typed, and as corrected. */
const wordsOf = ({ text, reading }: { text: string; reading: Suggestions['reading'] }) =>
  foldWords(reading === null ? text : `${text} ${reading.query}`);

function findOtherKinds(
  { index }: CatalogDeps,
  named: Names,
  typed: Typed & Pick<Suggestions, 'reading'>,
): Pick<Suggestions, 'categories' | 'collections' | 'articles'> {
  const texts = new Set([typed.text, typed.reading?.query ?? typed.text]);
  const queries = [...texts].map((text) => ({ text, hints: typedHints(text) }));
  const { language } = typed;
  const words = wordsOf(typed);
  const marked = (name: LocalizedText) => marksIn(textIn(name, language), words);
  const buyable = (facet: 'category' | 'collection', rows: NamedRow[]) =>
    rows
      .map((row) => ({ row, productCount: index.countBuyable(facet, String(row.id)) }))
      .filter(({ productCount }) => productCount > 0)
      .map(({ row, productCount }) => namedToWire(row, { productCount, marks: marked(row.name) }));
  return {
    categories: buyable(
      'category',
      findNamed(named.categories, { queries, language: languageOnWire(language) }),
    ).slice(0, most.categories),
    collections: buyable(
      'collection',
      findNamed(named.collections, { queries, language: languageOnWire(language) }),
    ).slice(0, most.collections),
    articles: findNamed(named.articles, { queries, language: languageOnWire(language) })
      .slice(0, most.articles)
      .map((article) => articleToWire(article, marked(article.title))),
  };
}
