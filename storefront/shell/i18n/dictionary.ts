import type { Dictionary } from '#contract/catalog/dictionary.ts';
import { languageOnWire, type PageLanguage } from '#contract/words.ts';
import { nameOf } from '#storefront/links.ts';

// A page contains the names that it shows: they are looked up on the server, so the lists stay there.

/** The dictionary in the language of a page. */
export interface PageWords {
  dictionary: Dictionary;
  language: PageLanguage;
}

/** A list of the dictionary whose entries have only names. */
type Listed = 'preciousMetals' | 'metals' | 'stoneKinds' | 'shapes' | 'occasions' | 'styles';

/** The name of a code; an unknown code is returned as it is. */
export function wordOf({ dictionary, language }: PageWords, list: Listed, code: string): string {
  const row = dictionary[list].find((one) => one.code === code);
  return row === undefined ? code : nameOf(row, language);
}

/** Care advice for this metal or stone; null = nothing special. */
export function careOf(
  { dictionary, language }: PageWords,
  list: 'preciousMetals' | 'stoneKinds',
  code: string,
): string | null {
  const row = dictionary[list].find((one) => one.code === code);
  return row === undefined
    ? null
    : { uz: row.careUz, ru: row.careRu, en: row.careEn }[languageOnWire(language)];
}
