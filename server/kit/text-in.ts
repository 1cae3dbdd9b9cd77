import type { PageLanguage } from '#contract/words.ts';
import type { LocalizedText } from '#database/schema.ts';
import { toCyrillic } from '#texts/cyrillic/to-cyrillic.ts';

/** The text in a language; one that is missing there is the Russian one. */
export function textIn(text: LocalizedText, language: PageLanguage): string {
  return language === 'uz-Cyrl' ? toCyrillic(text.uz || text.ru) : text[language] || text.ru;
}
