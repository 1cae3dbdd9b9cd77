import type { Language } from '#contract/words.ts';

/** The name of a thing in the language of the file. */
export const nameOf = (
  { nameRu, nameUz, nameEn }: { nameRu: string; nameUz: string; nameEn: string },
  language: Language,
): string => ({ ru: nameRu, uz: nameUz, en: nameEn })[language] || nameRu;

/** Shortens each word to its first letter. */
export const shortened = (name: string): string =>
  name
    .split(' ')
    .map((word) => `${word.match(/./u)?.[0] ?? ''}***`)
    .join(' ');
