import { foldWords } from '#domain/search/fold-words.ts';
import { hintsOfKeys, nearness, type Hints } from '#domain/search/hints.ts';
import { readQuery } from '#domain/search/read-query.ts';
import { isFiller } from '#domain/search/vocabulary.ts';

/** A typed word, and the same keys in the other keyboard layout. */
export type TypedHints = readonly { asTyped: Hints[]; swapped: Hints[] }[];

export function hintsOf(texts: readonly string[]): Hints {
  return hintsOfKeys(texts.flatMap((text) => foldWords(text)));
}

export function typedHints(text: string): TypedHints {
  const significant = ({ keys }: { keys: string[] }) => !isFiller(keys);
  const hint = ({ keys }: { keys: string[] }) => hintsOfKeys([keys]);
  return readQuery(text).chunks.flatMap(({ words, swapped }) => {
    const asTyped = words.filter(significant).map(hint);
    return asTyped.length === 0 ? [] : [{ asTyped, swapped: swapped.filter(significant).map(hint) }];
  });
}

/** Checks whether a text contains all typed words, allowing for typing errors. */
export const hasAll = (known: Hints, typed: TypedHints): boolean =>
  typed.length > 0 && typed.every((word) => hasWord(known, word));

function hasWord(known: Hints, { asTyped, swapped }: TypedHints[number]): boolean {
  return [asTyped, swapped].some(
    (words) => words.length > 0 && words.every((word) => nearness(word, known) !== null),
  );
}
