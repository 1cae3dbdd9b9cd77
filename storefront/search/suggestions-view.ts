import type { ProductCard, StockState } from '#contract/catalog/catalog.ts';
import type { Marks, SuggestedPiece, Suggestions } from '#contract/catalog/search.ts';
import type { PageLanguage } from '#contract/words.ts';
import { linksIn, nameOf } from '#storefront/links.ts';

/** Common fields of suggestions: the name with the typed letters highlighted, and the link. */
interface Named {
  href: string;
  name: string;
  marks: Marks;
}

/** A model, or a piece of it. */
export interface ModelView extends Named {
  image: string | null;
  /** The category whose drawing is shown if there is no picture. */
  categoryId: number;
  /** Whole soʻm; null = on request. */
  price: number | null;
  /** Number of pieces that can be bought; `price` is the lowest. */
  count: number;
  stock: StockState;
  /** For a result found by number: the number of the piece or model, and the weight of the piece in grams. */
  number?: string;
  weight?: number;
}

export interface SectionView extends Named {
  isCollection: boolean;
  /** Number of models that can be bought. */
  count: number;
}

export interface ArticleView extends Named {
  isMoment: boolean;
}

/** What the browser shows while the visitor types, in the page's language, and nothing else. */
export interface SuggestionsView {
  pieces: ModelView[];
  models: ModelView[];
  sections: SectionView[];
  articles: ArticleView[];
  /** Number of models in the full list. */
  total: number;
  /** The query that was used, if the typed one was corrected as a typing error or another keyboard layout, or had a word too many. */
  shownFor: string | null;
  /** At most three other queries that have results. */
  otherQueries: string[];
}

export function viewSuggestions(found: Suggestions, language: PageLanguage): SuggestionsView {
  const links = linksIn(language);
  return {
    pieces: found.pieces.map((piece) => viewPiece(piece, language)),
    models: found.products.map((product) => ({ ...viewModel(product, language), marks: product.marks })),
    sections: [
      ...found.categories.map((category) => ({
        href: links.category(category),
        name: nameOf(category, language),
        marks: category.marks,
        isCollection: false,
        count: category.productCount,
      })),
      ...found.collections.map((collection) => ({
        href: links.collection(collection),
        name: nameOf(collection, language),
        marks: collection.marks,
        isCollection: true,
        count: collection.productCount,
      })),
    ],
    articles: found.articles.map((article) => ({
      href: links.written(`/${article.slug}`),
      name: nameOf(article, language),
      marks: article.marks,
      isMoment: article.kind === 'MOMENT',
    })),
    total: found.totalProducts,
    shownFor: shownFor(found.reading),
    otherQueries: found.reading?.suggestions ?? [],
  };
}

const shownFor = (reading: Suggestions['reading']): string | null =>
  reading !== null && reading.corrected.length + reading.dropped.length > 0 ? reading.query : null;

function viewModel(card: ProductCard, language: PageLanguage): ModelView {
  return {
    href: linksIn(language).product(card),
    name: nameOf(card, language),
    marks: [],
    image: card.attachments[0]?.url ?? null,
    categoryId: card.categoryId,
    price: card.mainItem.b2BFixed || card.mainItem.b2CFixed || null, // 0 means on request, too (decisions 4)
    count: card.itemCount,
    stock: card.stockState,
  };
}

function viewPiece({ product, item }: SuggestedPiece, language: PageLanguage): ModelView {
  const model = viewModel(product, language);
  if (item === null) return { ...model, number: product.artikul };
  const isFree = item.productItemState === 'AVAILABLE';
  return {
    ...model,
    // with that piece selected (GLB-4)
    href: linksIn(language).product(product, item.serialNumber),
    price: item.b2BFixed || item.b2CFixed || null, // as above
    count: isFree ? 1 : 0,
    stock: isFree ? 'LAST_ONE' : item.productItemState === 'RESERVED' ? 'RESERVED' : 'SOLD_OUT',
    number: item.serialNumber,
    weight: item.weightGrams,
  };
}
