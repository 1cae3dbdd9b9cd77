import { languageOnWire, pageLanguages, pathPrefix, type PageLanguage } from '#contract/words.ts';

/** A storefront path in each language that it exists in; Russian, the default, has no prefix (decisions 2). */
export type Paths = Partial<Record<PageLanguage, string>>;

export interface Slugs {
  slug_uz: string;
  slug_ru: string;
  slug_en: string;
}

/** The same rule as in storefront/links.ts, which the server may not import; storefront/catalog/sitemap.test.ts compares the two. */
export const pathIn = (language: PageLanguage, path: string): string =>
  path === '/' ? pathPrefix(language) || '/' : pathPrefix(language) + path;

export const slugIn = (thing: Slugs, language: PageLanguage): string =>
  ({ uz: thing.slug_uz, ru: thing.slug_ru, en: thing.slug_en })[languageOnWire(language)];

/** Returns the same path in every language. */
export const everywhere = (path: string): Paths => inLanguages(pageLanguages, () => path);

/** Builds the paths of these languages with `make`, which returns them without prefix. */
export function inLanguages(
  written: readonly PageLanguage[],
  make: (language: PageLanguage) => string,
): Paths {
  return Object.fromEntries(written.map((language) => [language, pathIn(language, make(language))]));
}

/** A picture for readers that do not support AVIF: a JPEG, 1200 px wide. */
export const jpegOf = (origin: string, key: string): string =>
  `${origin}/api/v1/attachments/download?key=${key}&w=1200&fm=jpeg`;
