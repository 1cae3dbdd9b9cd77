import { isRingSize } from '#domain/catalog/ring-sizes.ts';
import { formatSize } from '#ui/format.ts';
import type { PageLanguage } from '#contract/words.ts';
import { tIn } from '#storefront/shell/i18n/texts.ts';

/** Размер 17 · 45 см · Диаметр 60 мм; empty if there is no size. */
export function sizeWords(
  { sizeMm, lengthCm }: { sizeMm: number | null; lengthCm: number | null },
  language: PageLanguage,
): string {
  const t = tIn(language);
  if (lengthCm !== null) return t('requests:sizeLength', { size: formatSize(lengthCm, language) });
  if (sizeMm === null) return '';
  const size = formatSize(sizeMm, language);
  return isRingSize(sizeMm) ? t('requests:sizeRing', { size }) : t('requests:sizeDiameter', { size });
}
