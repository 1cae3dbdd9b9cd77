import type { TextReading } from '#contract/catalog/listing.ts';

/** How a search was interpreted, as far as it is shown to the shopper. */
export interface ReadingView {
  /** The query that the list is for, if the typed one was corrected as a typing error or another keyboard layout; otherwise null. */
  shownFor: string | null;
  /** Words without results, which were ignored. */
  dropped: string[];
  /** At most three other queries that have results. */
  suggestions: string[];
}

/** Returns null if nothing was searched for. */
export function viewReading(reading: TextReading | undefined): ReadingView | null {
  if (reading === undefined) return null;
  const { corrected, dropped, query, suggestions } = reading;
  return { shownFor: corrected.length > 0 ? query : null, dropped, suggestions: suggestions };
}
