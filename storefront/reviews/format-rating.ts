import type { Language } from '#contract/words.ts';

/** Always with its decimal: 4,8 · 5,0. */
export function formatRating(average: number, language: Language): string {
  return average.toFixed(1).replace('.', language === 'en' ? '.' : ',');
}
