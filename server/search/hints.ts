import { foldWords, isCyrillic, keyMatches } from '#domain/search/fold-words.ts';
import { readQuery } from '#domain/search/read-query.ts';
import { soundKey } from '#domain/search/sound-key.ts';
import { stemsOf } from '#domain/search/stems.ts';
import { conceptsOf, isFiller, type Concept } from '#domain/search/vocabulary.ts';

/** All that the words of a text may be found by, worked out once: to ask a text word by word costs a letter its time. */
export interface Hints {
  keys: readonly string[];
  stems: ReadonlySet<string>;
  sounds: ReadonlySet<string>;
  concepts: ReadonlySet<Concept>;
}

/** A typed word, and what it is in the other keyboard layout. */
export type TypedHints = readonly { asTyped: Hints[]; swapped: Hints[] }[];

export function hintsOf(texts: readonly string[]): Hints {
  return hintsOfKeys(texts.flatMap((text) => foldWords(text)));
}

export function typedHints(text: string): TypedHints {
  const asked = ({ keys }: { keys: string[] }) => !isFiller(keys);
  const hint = ({ keys }: { keys: string[] }) => hintsOfKeys([keys]);
  return readQuery(text).chunks.flatMap(({ words, swapped }) => {
    const asTyped = words.filter(asked).map(hint);
    return asTyped.length === 0 ? [] : [{ asTyped, swapped: swapped.filter(asked).map(hint) }];
  });
}

function hintsOfKeys(words: readonly string[][]): Hints {
  const keys = [...new Set(words.flat())];
  return {
    keys,
    stems: new Set(keys.flatMap(stemsOf)),
    sounds: new Set(keys.filter((key) => !isCyrillic(key)).map(soundKey)),
    concepts: new Set(words.flatMap((word) => conceptsOf([word]))),
  };
}

/** Whether a text has all typed words, but for slips of the finger. */
export const hasAll = (known: Hints, typed: TypedHints): boolean =>
  typed.length > 0 && typed.every((word) => hasWord(known, word));

function hasWord(known: Hints, { asTyped, swapped }: TypedHints[number]): boolean {
  return [asTyped, swapped].some((words) => words.length > 0 && words.every((word) => meets(known, word)));
}

function meets(known: Hints, word: Hints): boolean {
  return (
    word.keys.some((key) => known.keys.some((stored) => keyMatches(key, stored))) ||
    shares(known.stems, word.stems) ||
    shares(known.sounds, word.sounds) ||
    shares(known.concepts, word.concepts)
  );
}

function shares<T>(some: ReadonlySet<T>, others: ReadonlySet<T>): boolean {
  for (const one of others) if (some.has(one)) return true;
  return false;
}
