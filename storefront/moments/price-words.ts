import { formatFrom, formatSom } from '#ui/format.ts';
import type { PageLanguage } from '#contract/words.ts';
import type { TileData } from '#storefront/catalog/tiles/tile-data.ts';
import type { T } from '#storefront/shell/i18n/texts.ts';

/** The exact price if one piece is left, otherwise the lowest price. */
export function priceWords({ price, count }: TileData, t: T, language: PageLanguage): string {
  if (price === null) return t('catalog:onRequest');
  return count > 1 ? formatFrom(price, language) : formatSom(price, language);
}
