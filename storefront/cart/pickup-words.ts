import type { PageLanguage } from '#contract/words.ts';
import { formatDay } from '#ui/dates.ts';
import type { T } from '#storefront/shell/i18n/texts.ts';
import type { CartView } from './cart-view.ts';

/**
 * A sentence about where and on which day the cart can be collected (decisions 5: dates, never durations). `count`:
 * pieces in the cart; for a single piece it only says that the piece is brought there.
 */
export function pickupWords(
  { store, on, isToday, isAllHere }: NonNullable<CartView['pickup']>,
  { count, language, t }: { count: number; language: PageLanguage; t: T },
): string {
  const date = formatDay(on, language);
  if (isAllHere) return t(isToday ? 'cart:pickupToday' : 'cart:pickupAll', { store, date });
  return t(count === 1 ? 'cart:pickupOne' : 'cart:pickupSome', { store, date });
}
