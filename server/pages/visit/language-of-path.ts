import { defaultLanguage, languages, type Language } from '#contract/words.ts';

/** As the storefront's addresses name it: `/uz`, `/uz/catalog`, `/uz.data`. */
export function languageOfPath(pathname: string): Language {
  const [, first = ''] = /^\/([a-z]+)(?:[/.]|$)/.exec(pathname) ?? [];
  return languages.find((language) => language === first && language !== defaultLanguage) ?? defaultLanguage;
}
