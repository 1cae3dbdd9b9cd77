import { isCyrillic, keyMatches } from './fold-words.ts';
import { soundKey } from './sound-key.ts';
import { stemsOf } from './stems.ts';
import { conceptsOf, type Concept } from './vocabulary.ts';

/** The keys, stems and sound keys of a text, precomputed, because computing them for each typed letter would be too slow. */
export interface Hints {
  keys: readonly string[];
  stems: ReadonlySet<string>;
  sounds: ReadonlySet<string>;
  concepts: ReadonlySet<Concept>;
}

/** `words`: one or more words, each as its keys. */
export function hintsOfKeys(words: readonly (readonly string[])[]): Hints {
  const keys = [...new Set(words.flat())];
  return {
    keys,
    stems: new Set(keys.flatMap(stemsOf)),
    sounds: new Set(keys.filter((key) => !isCyrillic(key)).map(soundKey)),
    concepts: new Set(words.flatMap((word) => conceptsOf([word]))),
  };
}

/** Distances between words; lower is nearer. */
const near = { same: 0, begun: 1, form: 1, alike: 2 } as const;

/** Returns the distance of a typed word from the known ones, without typos; null = no match. */
export function nearness(typed: Hints, known: Hints): number | null {
  if (typed.keys.some((key) => known.keys.includes(key))) return near.same;
  if (typed.keys.some((key) => known.keys.some((stored) => keyMatches(key, stored)))) return near.begun;
  if (shares(typed.stems, known.stems)) return near.form;
  return shares(typed.sounds, known.sounds) || shares(typed.concepts, known.concepts) ? near.alike : null;
}

function shares<T>(some: ReadonlySet<T>, more: ReadonlySet<T>): boolean {
  for (const one of some) if (more.has(one)) return true;
  return false;
}
