import { defaultLanguage, pageLanguages, type PageLanguage } from '#contract/words.ts';

/** As the storefront's addresses name it: `/uz`, `/uz/catalog`, `/uz.data`, `/uz-cyrl`. */
export function languageOfPath(pathname: string): PageLanguage {
  const [, first = ''] = /^\/([a-z-]+)(?:[/.]|$)/.exec(pathname) ?? [];
  const found = pageLanguages.find((language) => language.toLowerCase() === first);
  return found ?? defaultLanguage;
}
