import type { T } from '../../kit/words.tsx';

/** `2–3`, `1`: working days. */
export const daysWords = ({ minDays, maxDays }: { minDays: number; maxDays: number }, t: T): string =>
  minDays === maxDays
    ? t('bo-content:delivery.day', { count: minDays })
    : t('bo-content:delivery.daysRange', { from: minDays, count: maxDays });
