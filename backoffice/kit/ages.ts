import type { T } from './words.tsx';

/** The elapsed time in the largest whole unit: 41 мин · 3 ч · 2 дн. */
export function formatAge(since: string, t: T, now = Date.now()): string {
  const minutes = Math.max(0, Math.floor((now - Date.parse(since)) / 60_000));
  if (minutes < 60) return t('bo-shell:age.minutes', { n: minutes });
  if (minutes < 48 * 60) return t('bo-shell:age.hours', { n: Math.floor(minutes / 60) });
  return t('bo-shell:age.days', { n: Math.floor(minutes / (24 * 60)) });
}
