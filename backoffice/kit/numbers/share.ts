import type { Language } from '#contract/words.ts';
import { formatSize, nbsp } from '#ui/format.ts';

/** Formats a fraction, 0 to 1, in percent: 12 %; below ten percent with one decimal: 3,4 %. */
export function formatShare(share: number, language: Language): string {
  const percent = share * 100;
  const rounded = percent < 10 ? Math.round(percent * 10) / 10 : Math.round(percent);
  return `${formatSize(rounded, language)}${language === 'en' ? '' : nbsp}%`;
}
