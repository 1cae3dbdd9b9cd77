import type { PageLanguage } from '#contract/words.ts';

/** Always with one decimal: 4,8 · 5,0. */
export function formatRating(average: number, language: PageLanguage): string {
  return average.toFixed(1).replace('.', language === 'en' ? '.' : ',');
}
