import { defaultLanguage, languages, type Language } from '#contract/words.ts';

/** A path of the storefront in each language it is written in; Russian, the default, has no prefix (decisions 2). */
export type Paths = Partial<Record<Language, string>>;

export interface Slugs {
  slug_uz: string;
  slug_ru: string;
  slug_en: string;
}

/** The rule of storefront/links.ts, which no server may read; storefront/catalog/sitemap.test.ts compares the two. */
export function pathIn(language: Language, path: string): string {
  return language === defaultLanguage ? path : `/${language}${path === '/' ? '' : path}`;
}

export const slugIn = (thing: Slugs, language: Language): string =>
  ({ uz: thing.slug_uz, ru: thing.slug_ru, en: thing.slug_en })[language];

/** The same path in every language. */
export const everywhere = (path: string): Paths => inLanguages(languages, () => path);

/** Paths without their prefix are made by `make`, for the languages that are named. */
export function inLanguages(written: readonly Language[], make: (language: Language) => string): Paths {
  return Object.fromEntries(written.map((language) => [language, pathIn(language, make(language))]));
}

/** A picture for whoever cannot read AVIF: a JPEG, 1200 px wide. */
export const jpegOf = (origin: string, key: string): string =>
  `${origin}/api/v1/attachments/download?key=${key}&w=1200&fm=jpeg`;
