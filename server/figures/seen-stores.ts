import type { Stores } from './queries-sales.ts';

/**
 * Returns the stores that a figure counts: the caller's, restricted to the chosen one. A store that the caller may not see counts nothing.
 * Null = all.
 */
export function seenStores(own: Stores, chosen: number | undefined): Stores {
  if (chosen === undefined) return own;
  return own === null || own.includes(chosen) ? [chosen] : [];
}
