import type { Stores } from './queries-sales.ts';

/** The stores that a figure counts: the caller's, narrowed to the one they chose. Another's store counts nothing. null = all of them. */
export function seenStores(own: Stores, chosen: number | undefined): Stores {
  if (chosen === undefined) return own;
  return own === null || own.includes(chosen) ? [chosen] : [];
}
