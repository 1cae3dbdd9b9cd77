import { foldWords, isCyrillic, keyMatches } from './fold-words.ts';
import { readQuery, type Chunk } from './read-query.ts';
import { soundKey } from './sound-key.ts';
import { stemsOf } from './stems.ts';
import { countTypos, typosAllowed } from './typos.ts';
import { conceptsOf, isFiller } from './vocabulary.ts';

// For short lists held in memory: categories, collections, articles. Products have an index (server/catalog/index/read-text.ts).

/** A name, its texts in all languages with what else it may be found by, each as the keys of its words. */
export type NameTexts = readonly (readonly string[][])[];

/** How near a word is, the less the nearer. */
const near = { same: 0, begun: 1, form: 1, alike: 2, typo: 4 } as const;

export function nameTexts(texts: readonly string[]): NameTexts {
  return texts.map((text) => foldWords(text));
}

/**
 * The places of the names that have every typed word, the nearest first (`cost`: the less the nearer; equal ones in their own
 * order). In any script, with synonyms and endings; what no name has is tried in the other keyboard layout, then with slips of
 * the finger. Words between the words are left out, numbers with a meaning too.
 */
export function matchNames(query: string, names: readonly NameTexts[]): { place: number; cost: number }[] {
  const { chunks } = readQuery(query);
  const known = names.flat();
  const words = chunks.flatMap((chunk) => settle(chunk, known)).filter(({ keys }) => !isFiller(keys));
  if (words.length === 0) return [];
  return names
    .flatMap((texts, place) => {
      const costs = texts.flatMap((text) => costOfText(words, text) ?? []);
      return costs.length > 0 ? [{ place, cost: Math.min(...costs) }] : [];
    })
    .toSorted((one, other) => one.cost - other.cost || one.place - other.place);
}

interface Settled {
  keys: string[];
  mayBeTypo: boolean;
}

function settle({ words, swapped }: Chunk, known: NameTexts): Settled[] {
  const as = (all: Chunk['words'], mayBeTypo: boolean) => all.map(({ keys }) => ({ keys, mayBeTypo }));
  const isKnown = (keys: string[]) =>
    isFiller(keys) ||
    known.some((text) => text.some((word) => wordCost({ keys, mayBeTypo: false }, word) !== null));
  if (words.every(({ keys }) => isKnown(keys))) return as(words, false);
  if (swapped.length > 0 && swapped.every(({ keys }) => isKnown(keys))) return as(swapped, false);
  return as(words, true);
}

/** The sum over the typed words; a little more when the name has other words besides. */
function costOfText(words: Settled[], text: readonly string[][]): number | null {
  let cost = text.length > words.length ? 0.5 : 0;
  for (const word of words) {
    const costs = text.flatMap((known) => wordCost(word, known) ?? []);
    if (costs.length === 0) return null;
    cost += Math.min(...costs);
  }
  return cost;
}

function wordCost({ keys, mayBeTypo }: Settled, known: readonly string[]): number | null {
  if (keys.some((key) => known.includes(key))) return near.same;
  if (keys.some((key) => known.some((stored) => keyMatches(key, stored)))) return near.begun;
  if (shares(keys.flatMap(stemsOf), known.flatMap(stemsOf))) return near.form;
  if (shares(sounds(keys), sounds(known)) || shares(conceptsOf([keys]), conceptsOf([known])))
    return near.alike;
  return mayBeTypo ? typoCost(keys, known) : null;
}

function typoCost(keys: readonly string[], known: readonly string[]): number | null {
  const typos = keys.flatMap((key) =>
    known.map((stored) => {
      const { whole, beginning } = countTypos(key, stored, typosAllowed(key.length));
      return Math.min(whole, beginning + 1);
    }),
  );
  const fewest = Math.min(...typos);
  return fewest === Infinity ? null : near.typo + fewest;
}

const sounds = (keys: readonly string[]) => keys.filter((key) => !isCyrillic(key)).map(soundKey);

function shares<T>(some: readonly T[], others: readonly T[]): boolean {
  return some.some((one) => others.includes(one));
}
