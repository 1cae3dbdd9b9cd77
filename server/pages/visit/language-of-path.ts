import { defaultLanguage, pageLanguages, type PageLanguage } from '#contract/words.ts';

/** Returns the language of a storefront address: `/uz`, `/uz/catalog`, `/uz.data`, `/uz-cyrl`. */
export function languageOfPath(pathname: string): PageLanguage {
  const [, first = ''] = /^\/([a-z-]+)(?:[/.]|$)/.exec(pathname) ?? [];
  const found = pageLanguages.find((language) => language.toLowerCase() === first);
  return found ?? defaultLanguage;
}
