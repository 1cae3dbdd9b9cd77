import type { PageLanguage } from '#contract/words.ts';

/** A text file: texts by their key, or groups of them. */
export interface Words {
  readonly [key: string]: string | Words;
}

/** Values for `{{name}}` in a text; `count` also chooses the plural form, `defaultValue` replaces a missing text. */
export type TextOptions = Readonly<Record<string, unknown>>;

/**
 * Returns the text of a key like `total.items` in a file of i18next's format: plural forms end in `_one`, `_few`, `_many` or `_other`. If
 * it is missing, returns `defaultValue` or the key. Decision 0039 explains why i18next is not used.
 */
export function translate(words: Words, key: string, { language, options }: Reading): string {
  const { count, defaultValue = key } = options;
  const plural =
    typeof count === 'number' ? find(words, `${key}_${rulesOf(language).select(count)}`) : undefined;
  const text = plural ?? find(words, key) ?? written(defaultValue);
  return text.replaceAll(/\{\{\s*(\w+)\s*\}\}([а-яёўқғҳ]?)/g, (_, name: string, suffix: string) => {
    const value = written(options[name]);
    // a soft sign is dropped before a suffix: 1 декабрь, 1 декабргача
    return (language === 'uz-Cyrl' && suffix ? value.replace(/ь$/, '') : value) + suffix;
  });
}

interface Reading {
  language: PageLanguage;
  options: TextOptions;
}

/** Texts contain strings and numbers. */
const written = (value: unknown): string =>
  typeof value === 'string' || typeof value === 'number' ? String(value) : '';

function find(words: Words, key: string): string | undefined {
  let found: string | Words | undefined = words;
  for (const part of key.split('.')) found = typeof found === 'object' ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}

const pluralRules = new Map<PageLanguage, Intl.PluralRules>();

function rulesOf(language: PageLanguage): Intl.PluralRules {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language);
  pluralRules.set(language, rules);
  return rules;
}
