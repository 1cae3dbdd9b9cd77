import type { Language } from '#contract/words.ts';

/** Each language in its own words; the short form is the beginning of the long one. */
export const languageNames: Record<Language, { short: string; full: string }> = {
  ru: { short: 'Ру', full: 'Русский' },
  uz: { short: 'Oʻz', full: 'Oʻzbekcha' },
  en: { short: 'En', full: 'English' },
};
