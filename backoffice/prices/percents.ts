import type { Language } from '#contract/words.ts';
import { formatSize, nbsp } from '#ui/format.ts';

/** The change of an amount in percent, rounded to a tenth: `+4,9 %`. Empty if the old amount is 0. */
export function formatChange(
  { before, after }: { before: number; after: number },
  language: Language,
): string {
  if (before === 0) return '';
  const tenths = Math.round(((after - before) / before) * 1000);
  const sign = tenths > 0 ? '+' : tenths < 0 ? '−' : '';
  return `${sign}${formatSize(Math.abs(tenths) / 10, language)}${nbsp}%`;
}
