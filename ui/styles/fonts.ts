import displayCyrillic from '../fonts/ysabeau-office-cyrillic.woff2?url';
import displayLatin from '../fonts/ysabeau-office-latin.woff2?url';
import textCyrillic from '../fonts/onest-cyrillic.woff2?url';
import textLatin from '../fonts/onest-latin.woff2?url';

/** The files a page of this language shows first, to be preloaded: digits live in the Latin file, so Russian needs both. */
export function fontsOf(language: 'ru' | 'uz' | 'en'): string[] {
  return language === 'ru' ? [textLatin, textCyrillic, displayCyrillic] : [textLatin, displayLatin];
}
