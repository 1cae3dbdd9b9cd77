import { formatFrom, formatSom } from '#ui/format.ts';
import type { PageLanguage } from '#contract/words.ts';
import type { T } from '#storefront/shell/i18n/texts.ts';
import type { TileData } from './tile-data.ts';

/** The exact price if one piece is left, the lowest one of several, or why there is none. */
export function priceWords({ price, count, stock }: TileData, t: T, language: PageLanguage): string {
  if (count === 0) return t(stock === 'RESERVED' ? 'catalog:reserved' : 'catalog:sold');
  if (price === null) return t('catalog:onRequest');
  return count > 1 ? formatFrom(price, language) : formatSom(price, language);
}
