// Ways into the catalog besides its categories: query of the listing and key of the words, once for the menu and the home page.

export const occasionWays = [
  { value: 'wedding', words: 'common:occasions.wedding' },
  { value: 'engagement', words: 'common:occasions.engagement' },
  { value: 'newborn', words: 'common:occasions.newborn' },
  { value: 'march8', words: 'common:occasions.march8' },
  { value: 'mother', words: 'common:occasions.mother' },
  { value: 'first-salary', words: 'common:occasions.firstSalary' },
] as const;

export const metalWays = [
  { value: 'yellow', words: 'common:metals.yellow' },
  { value: 'red', words: 'common:metals.red' },
  { value: 'white', words: 'common:metals.white' },
  { value: 'two-tone', words: 'common:metals.twoTone' },
  { value: 'silver', words: 'common:metals.silver' },
  { value: 'platinum', words: 'common:metals.platinum' },
] as const;

/** Whole soʻm. */
export const priceWays = [
  { bounds: { maxPrice: 3_000_000 }, words: 'common:prices.upTo3' },
  { bounds: { minPrice: 3_000_000, maxPrice: 6_000_000 }, words: 'common:prices.from3' },
  { bounds: { minPrice: 6_000_000, maxPrice: 10_000_000 }, words: 'common:prices.from6' },
  { bounds: { minPrice: 10_000_000 }, words: 'common:prices.from10' },
] as const;

/** A query of the listing in its one spelling. */
export const priceQuery = (bounds: { minPrice?: number; maxPrice?: number }): string =>
  Object.entries(bounds)
    .map(([name, som]) => `${name}=${som}`)
    .join('&');
