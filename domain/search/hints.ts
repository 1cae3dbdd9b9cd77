import { isCyrillic, keyMatches } from './fold-words.ts';
import { soundKey } from './sound-key.ts';
import { stemsOf } from './stems.ts';
import { conceptsOf, type Concept } from './vocabulary.ts';

/** All that words may be found by, worked out once: to ask a text word by word costs a letter its time. */
export interface Hints {
  keys: readonly string[];
  stems: ReadonlySet<string>;
  sounds: ReadonlySet<string>;
  concepts: ReadonlySet<Concept>;
}

/** `words`: one or several, each as its keys. */
export function hintsOfKeys(words: readonly (readonly string[])[]): Hints {
  const keys = [...new Set(words.flat())];
  return {
    keys,
    stems: new Set(keys.flatMap(stemsOf)),
    sounds: new Set(keys.filter((key) => !isCyrillic(key)).map(soundKey)),
    concepts: new Set(words.flatMap((word) => conceptsOf([word]))),
  };
}

/** How near a word is, the less the nearer. */
const near = { same: 0, begun: 1, form: 1, alike: 2 } as const;

/** How near a typed word is to what is known, slips of the finger apart; null: it is not there. */
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
