import { languageOnWire, pageLanguages, pathPrefix, type PageLanguage } from '#contract/words.ts';

/** A path of the storefront in each language it is written in; Russian, the default, has no prefix (decisions 2). */
export type Paths = Partial<Record<PageLanguage, string>>;

export interface Slugs {
  slug_uz: string;
  slug_ru: string;
  slug_en: string;
}

/** The rule of storefront/links.ts, which no server may read; storefront/catalog/sitemap.test.ts compares the two. */
export const pathIn = (language: PageLanguage, path: string): string =>
  path === '/' ? pathPrefix(language) || '/' : pathPrefix(language) + path;

export const slugIn = (thing: Slugs, language: PageLanguage): string =>
  ({ uz: thing.slug_uz, ru: thing.slug_ru, en: thing.slug_en })[languageOnWire(language)];

/** The same path in every language. */
export const everywhere = (path: string): Paths => inLanguages(pageLanguages, () => path);

/** Paths without their prefix are made by `make`, for the languages that are named. */
export function inLanguages(
  written: readonly PageLanguage[],
  make: (language: PageLanguage) => string,
): Paths {
  return Object.fromEntries(written.map((language) => [language, pathIn(language, make(language))]));
}

/** A picture for readers without AVIF: a JPEG, 1200 px wide. */
export const jpegOf = (origin: string, key: string): string =>
  `${origin}/api/v1/attachments/download?key=${key}&w=1200&fm=jpeg`;
