import type { Dictionary } from '#contract/catalog/dictionary.ts';
import type { PageLanguage } from '#contract/words.ts';
import { nameOf } from '#storefront/links.ts';

// Links into the catalog in addition to its categories, shared by the menu and the home page.

/** A value of a facet, in the page's language. */
export interface MenuChoice {
  code: string;
  name: string;
}

/** The occasions that staff put into the menu, in its order. */
export const menuOccasions = ({ occasions }: Dictionary, language: PageLanguage): MenuChoice[] =>
  occasions
    .filter(({ menuPosition, isHidden }) => menuPosition !== null && !isHidden)
    .toSorted((one, other) => (one.menuPosition ?? 0) - (other.menuPosition ?? 0))
    .map((occasion) => namedIn(occasion, language));

/** The metals of which something can be bought. */
export const menuMetals = ({ metals }: Dictionary, language: PageLanguage): MenuChoice[] =>
  metals
    .filter(({ productCount, isHidden }) => productCount > 0 && !isHidden)
    .map((metal) => namedIn(metal, language));

const namedIn = (
  word: Dictionary['metals'][number] | Dictionary['occasions'][number],
  language: PageLanguage,
): MenuChoice => ({ code: word.code, name: nameOf(word, language) });

/** Whole soʻm; `words`: the key of the text. */
export const priceRanges = [
  { bounds: { maxPrice: 3_000_000 }, words: 'common:prices.upTo3' },
  { bounds: { minPrice: 3_000_000, maxPrice: 6_000_000 }, words: 'common:prices.from3' },
  { bounds: { minPrice: 6_000_000, maxPrice: 10_000_000 }, words: 'common:prices.from6' },
  { bounds: { minPrice: 10_000_000 }, words: 'common:prices.from10' },
] as const;

/** The canonical query of the listing. */
export const priceQuery = (bounds: { minPrice?: number; maxPrice?: number }): string =>
  Object.entries(bounds)
    .map(([name, som]) => `${name}=${som}`)
    .join('&');
