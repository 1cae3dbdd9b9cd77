import type { PageLanguage } from '#contract/words.ts';

/** The name of each language in that language; the short form is the beginning of the full one. */
export const languageNames: Record<PageLanguage, { short: string; full: string }> = {
  ru: { short: 'Ру', full: 'Русский' },
  uz: { short: 'Oʻz', full: 'Oʻzbekcha' },
  'uz-Cyrl': { short: 'Ўз', full: 'Ўзбекча' },
  en: { short: 'En', full: 'English' },
};
