import { createContext, useContext } from 'react';
import { defaultLanguage, languages, type Language } from '#contract/words.ts';
import { translate, type TextOptions, type Words } from '#client/translate.ts';

/** Translates a key with its namespace: `bo-orders:title`. */
export type T = (key: string, options?: TextOptions) => string;

export interface PageWords {
  t: T;
  language: Language;
}

const files = import.meta.glob<Words>('../../texts/*/bo-*.json', { import: 'default' });
/** The texts by language and namespace: the key is `ru:bo-orders`. */
const texts = new Map<string, Words>();
/** Namespaces used so far; they are loaded for another language, too. */
const wanted = new Set<string>();
const noWords: Words = {};
const storageKey = 'bo-language';

const isLanguage = (word: string | null): word is Language => languages.some((language) => language === word);

/** The language chosen on this device, otherwise the staff member's own. */
export function chosenLanguage(ownLanguage: Language = defaultLanguage): Language {
  const stored = localStorage.getItem(storageKey);
  return isLanguage(stored) ? stored : ownLanguage;
}

/** The language chosen in another tab, if that is what its event says. */
export const languageOf = ({ key, newValue }: StorageEvent): Language | null =>
  key === storageKey && isLanguage(newValue) ? newValue : null;

export const rememberLanguage = (language: Language): void => localStorage.setItem(storageKey, language);

/** Loads missing namespaces. */
export async function loadWords(language: Language, namespaces: readonly string[] = []): Promise<void> {
  for (const namespace of namespaces) wanted.add(namespace);
  await Promise.all(
    [...wanted].map(async (namespace) => {
      if (texts.has(`${language}:${namespace}`)) return;
      const words = await files[`../../texts/${language}/${namespace}.json`]?.();
      if (words !== undefined) texts.set(`${language}:${namespace}`, words);
    }),
  );
}

/** Loads one namespace in every language: names that are searched for in any language. */
export async function loadInEveryLanguage(namespace: string): Promise<void> {
  await Promise.all(
    languages.map(async (language) => {
      if (texts.has(`${language}:${namespace}`)) return;
      const words = await files[`../../texts/${language}/${namespace}.json`]?.();
      if (words !== undefined) texts.set(`${language}:${namespace}`, words);
    }),
  );
}

/** The texts of a language. */
export function wordsIn(language: Language): PageWords {
  const t: T = (name, options = {}) => {
    const colon = name.indexOf(':');
    const words = texts.get(`${language}:${name.slice(0, colon)}`) ?? noWords;
    return translate(words, name.slice(colon + 1), { language, options });
  };
  return { t, language };
}

/** A whole group of texts, such as all actions of the audit: `wordGroup('ru', 'bo-audit', 'action')`. */
export function wordGroup(language: Language, namespace: string, group: string): Words {
  const words = (texts.get(`${language}:${namespace}`) ?? noWords)[group];
  return typeof words === 'object' ? words : noWords;
}

export const WordsContext = createContext<PageWords>(wordsIn(defaultLanguage));

/** `const { t, language } = useWords()`. */
export const useWords = (): PageWords => useContext(WordsContext);
