import type { Present } from '#contract/admin/presence.ts';

/**
 * Shows colleagues at once, and the remaining ones each time that one of them has given no sign for too long: a crashed browser, a hidden
 * tab or a lost connection never reports that somebody has left. Returns a function that stops it.
 */
export function showUntilGone(
  colleagues: readonly Present[],
  show: (present: readonly Present[]) => void,
): () => void {
  show(colleagues);
  const timers = [...new Set(colleagues.map(({ secondsLeft }) => secondsLeft))].map((seconds) =>
    setTimeout(() => show(colleagues.filter(({ secondsLeft }) => secondsLeft > seconds)), seconds * 1000),
  );
  return () => {
    for (const timer of timers) clearTimeout(timer);
  };
}
