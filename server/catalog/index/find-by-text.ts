import { foldWords, keyMatches, prefixLetters } from '#domain/search/fold-words.ts';
import { add, intersect, unite, type Bits } from './bits.ts';
import type { IndexState } from './state.ts';

/** The models whose names, category, collection, metal or stones have every word of the text, in any script and without apostrophes. */
export function findByText(state: IndexState, text: string): Bits {
  const words = foldWords(text);
  const [first, ...others] = words.map((keys) => findWord(state, keys));
  if (!first) return new Int32Array(state.live.length);
  for (const other of others) intersect(first, other);
  return first;
}

function findWord(state: IndexState, keys: string[]): Bits {
  const found: Bits = new Int32Array(state.live.length);
  for (const key of keys) {
    for (const word of wordsFoundBy(state, key))
      for (const ordinal of state.postings.get(word) ?? []) add(found, ordinal);
    for (const known of state.reference.valueKeys) {
      const bits = keyMatches(key, known.key) ? state.facets.get(known.facet)?.get(known.value) : undefined;
      if (bits) unite(found, bits.models);
    }
  }
  return found;
}

function wordsFoundBy(state: IndexState, key: string): string[] {
  if (key.length < prefixLetters) return [key];
  state.vocabulary ??= [...state.postings.keys()].toSorted();
  const words: string[] = [];
  for (let place = firstNotBefore(state.vocabulary, key); place < state.vocabulary.length; place++) {
    const word = state.vocabulary[place] ?? '';
    if (!keyMatches(key, word)) break;
    words.push(word);
  }
  return words;
}

function firstNotBefore(sorted: string[], key: string): number {
  let low = 0;
  let high = sorted.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((sorted[middle] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}
