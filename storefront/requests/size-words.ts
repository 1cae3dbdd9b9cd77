import { formatSize } from '#ui/format.ts';
import type { PageLanguage } from '#contract/words.ts';
import { tIn } from '#storefront/shell/i18n/texts.ts';

/** Rings are made from 14 to 24 mm; a larger diameter is of a bangle or a hoop. */
const largestRingMm = 25;

/** Размер 17 · 45 см · Диаметр 60 мм; empty = no size was named. */
export function sizeWords(
  { sizeMm, lengthCm }: { sizeMm: number | null; lengthCm: number | null },
  language: PageLanguage,
): string {
  const t = tIn(language);
  if (lengthCm !== null) return t('requests:sizeLength', { size: formatSize(lengthCm, language) });
  if (sizeMm === null) return '';
  const size = formatSize(sizeMm, language);
  return sizeMm < largestRingMm ? t('requests:sizeRing', { size }) : t('requests:sizeDiameter', { size });
}
