import type { Marks } from '#contract/catalog/search.ts';
import { foldWords, keyMatches } from '#domain/search/fold-words.ts';
import { stemsOf } from '#domain/search/stems.ts';

const words = /[\p{L}\p{N}\p{M}'‘’ʻʼ-]+/gu;

/**
 * Returns the positions of the typed words in a text, each word given by the keys it is found by: as many letters as were typed; for
 * another form of the word, the whole word.
 */
export function marksIn(text: string, typed: readonly (readonly string[])[]): Marks {
  const keys = typed.flat();
  return [...text.matchAll(words)].flatMap(({ 0: word, index }) => {
    const known = foldWords(word).flat();
    const begun = keys.filter((key) => known.some((stored) => keyMatches(key, stored)));
    if (begun.length > 0)
      return [{ start: index, length: Math.max(...begun.map((key) => lettersOf(word, key))) }];
    return isForm(keys, known) ? [{ start: index, length: word.length }] : [];
  });
}

function isForm(keys: readonly string[], known: readonly string[]): boolean {
  const stems = new Set(known.flatMap(stemsOf));
  return keys.some((key) => stemsOf(key).some((stem) => stems.has(stem)));
}

/** The number of letters of the word that make up the key: for «Ласточка» typed as "lasto", «Ласто» is marked. */
function lettersOf(word: string, key: string): number {
  for (let length = 1; length < word.length; length++) {
    const [beginning] = foldWords(word.slice(0, length));
    if (beginning?.some((stored) => stored.startsWith(key))) return length;
  }
  return word.length;
}
