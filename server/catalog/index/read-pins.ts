import { foldWords } from '#domain/search/fold-words.ts';
import { isFiller, writings } from '#domain/search/vocabulary.ts';

/** Longer queries have too many spellings, and are not typed repeatedly. */
const maxWords = 4;

/** The products that editors pinned, by the spellings of the query (domain/search/vocabulary.ts). */
export type Pins = ReadonlyMap<string, number[]>;

export function makePins(rows: readonly { query: string; product_ids: number[] }[]): Pins {
  const pins = new Map<string, number[]>();
  for (const { query, product_ids: ids } of rows)
    for (const written of writingsOf(foldWords(query))) if (!pins.has(written)) pins.set(written, ids);
  return pins;
}

/** Returns the spellings of a query's words in any of their forms; none for a query that is too long or empty. */
export function writingsOf(words: readonly (readonly string[])[]): string[] {
  const significant = words.filter((keys) => !isFiller(keys));
  return significant.length > 0 && significant.length <= maxWords ? writings(significant) : [];
}
