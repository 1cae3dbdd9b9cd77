import type { ProductCard } from '#contract/catalog/catalog.ts';
import type { Marks, SuggestedPiece, Suggestions } from '#contract/catalog/search.ts';
import type { PageLanguage } from '#contract/words.ts';
import { visiblePrices, type PriceType } from '#domain/pricing/price-for.ts';
import { names, slugs } from '#server/kit/wire.ts';
import { textIn } from '#server/kit/texts/text-in.ts';
import type { Article } from './names.ts';
import type { NamedRow, NumberedRow } from './queries.ts';

export function pieceToWire(
  row: NumberedRow,
  { product, priceType }: { product: ProductCard; priceType: PriceType },
): SuggestedPiece {
  const { serial_number: serialNumber, product_item_state: productItemState, weight_mg: weightMg } = row;
  if (serialNumber === null || productItemState === null || weightMg === null) return { product, item: null };
  const { b2cSom, b2bSom } = visiblePrices(
    { b2cSom: row.price_b2c_som, b2bSom: row.price_b2b_som },
    priceType,
  );
  return {
    product,
    item: {
      serialNumber,
      productItemState,
      weightGrams: weightMg / 1000,
      sizeMm: row.size_hundredths_mm === null ? null : row.size_hundredths_mm / 100,
      b2CFixed: b2cSom,
      b2BFixed: b2bSom,
    },
  };
}

/** A category or a collection. */
export function namedToWire(
  row: NamedRow,
  { productCount, marks }: { productCount: number; marks: Marks },
): Suggestions['categories'][number] {
  return { id: row.id, ...names(row.name), ...slugs(row), productCount, marks };
}

export function articleToWire({ kind, slug, title }: Article, marks: Marks): Suggestions['articles'][number] {
  return { kind, slug, ...names(title), marks };
}

export const nameOfCard = (card: ProductCard, language: PageLanguage): string =>
  textIn({ uz: card.nameUz, ru: card.nameRu, en: card.nameEn }, language);
