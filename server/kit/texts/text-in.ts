import type { PageLanguage } from '#contract/words.ts';
import type { LocalizedText } from '#database/schema.ts';
import { toCyrillic } from '#texts/cyrillic/to-cyrillic.ts';

/** Returns the text in a language, or the Russian text if it is missing. */
export function textIn(text: LocalizedText, language: PageLanguage): string {
  return language === 'uz-Cyrl' ? toCyrillic(text.uz || text.ru) : text[language] || text.ru;
}
