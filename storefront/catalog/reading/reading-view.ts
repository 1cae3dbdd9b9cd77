import type { TextReading } from '#contract/catalog/listing.ts';

/** How a search was understood, as far as its shopper must know. */
export interface ReadingView {
  /** The query whose list this is, where what was typed was taken for a slip or another keyboard layout; null = it was not. */
  shownFor: string | null;
  /** Words by which nothing was found, and which were left out. */
  dropped: string[];
  /** At most three other queries that find something. */
  suggestions: string[];
}

/** Null where nothing was searched for. */
export function viewReading(reading: TextReading | undefined): ReadingView | null {
  if (reading === undefined) return null;
  const { corrected, dropped, query, suggestions } = reading;
  return { shownFor: corrected.length > 0 ? query : null, dropped, suggestions: suggestions };
}
