import displayCyrillic from '../fonts/ysabeau-office-cyrillic.woff2?url';
import displayLatin from '../fonts/ysabeau-office-latin.woff2?url';
import textCyrillicExt from '../fonts/onest-cyrillic-ext.woff2?url';
import textCyrillic from '../fonts/onest-cyrillic.woff2?url';
import textLatin from '../fonts/onest-latin.woff2?url';

/**
 * Returns the fonts that a page of this language needs first, to be preloaded. Digits are in the Latin file, so Cyrillic pages need both;
 * қ, ғ and ҳ are in a separate file.
 */
export function fontsOf(language: 'ru' | 'uz' | 'uz-Cyrl' | 'en'): string[] {
  if (language === 'uz-Cyrl') return [textLatin, textCyrillic, textCyrillicExt, displayCyrillic];
  return language === 'ru' ? [textLatin, textCyrillic, displayCyrillic] : [textLatin, displayLatin];
}
