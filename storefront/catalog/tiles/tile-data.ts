import type { ProductCard, StockState } from '#contract/catalog/catalog.ts';
import type { PageLanguage } from '#contract/words.ts';
import { stoneDrawingUrl } from './stone-drawing-url.ts';
import { stoneInShort } from '../stones/stones-table-view.ts';
import { linksIn, nameOf } from '#storefront/links.ts';

/** The data of a tile, limited to what it shows, because it is included in the page's HTML. */
export interface TileData {
  id: number;
  categoryId: number;
  /** The product's page in the page's language. */
  href: string;
  name: string;
  image: string | null;
  /** For a loose stone without a picture: its drawing to scale, with the main facts. */
  drawing?: string;
  measures?: string;
  hover: string | null;
  /** The price of the cheapest piece, whole soʻm; null = price on request. */
  price: number | null;
  /** Only if a promotion really reduced the price. */
  oldPrice: number | null;
  /** Grams of the lightest and the heaviest piece. */
  weight: [min: number, max: number] | null;
  /** Number of pieces that can be bought now. */
  count: number;
  stock: StockState;
  laboratories: string[];
  isNew: boolean;
}

/** `size`: the single ring size that is filtered by; it is selected on the product's page. */
export function tileOf(card: ProductCard, language: PageLanguage, size?: string): TileData {
  const price = card.mainItem.b2BFixed || card.mainItem.b2CFixed || null; // 0 means on request, too (decisions 4)
  const link = linksIn(language).product(card);
  return {
    id: card.id,
    categoryId: card.categoryId,
    href: size === undefined ? link : `${link}?size=${size}`,
    name: nameOf(card, language),
    image: card.attachments[0]?.url ?? null,
    ...(card.looseStone && {
      drawing: stoneDrawingUrl(card.looseStone),
      measures: stoneInShort(card.looseStone, language),
    }),
    hover: card.hoverAttachment?.url ?? null,
    price,
    oldPrice: price !== null && card.oldPrice !== null && card.oldPrice > price ? card.oldPrice : null,
    weight: card.minWeight === null ? null : [card.minWeight, card.maxWeight ?? card.minWeight],
    count: card.itemCount,
    stock: card.stockState,
    laboratories: card.laboratories,
    isNew: card.isNew,
  };
}
