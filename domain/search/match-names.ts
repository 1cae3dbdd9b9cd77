import { foldWords } from './fold-words.ts';
import { hintsOfKeys, nearness, type Hints } from './hints.ts';
import { readQuery, type Chunk } from './read-query.ts';
import { countTypos, typosAllowed } from './typos.ts';
import { isFiller } from './vocabulary.ts';

// For short lists held in memory: categories, collections, articles. Products have an index (server/catalog/index/text/read-text.ts).

/** The texts of a name in all languages, with its other search words, each as the hints of its words. */
export type NameTexts = readonly (readonly Hints[])[];

/** A typo costs more than any other distance. */
const slip = 4;

export function nameTexts(texts: readonly string[]): NameTexts {
  return texts.map((text) => foldWords(text).map((keys) => hintsOfKeys([keys])));
}

/**
 * Returns the positions of names that match every typed word, nearest first (`cost`: lower is nearer; equal ones keep their order). Any
 * script, synonyms and endings match. If no name matches, the other keyboard layout is tried, then typos. Filler words and numbers with a
 * meaning are ignored.
 */
export function matchNames(query: string, names: readonly NameTexts[]): { place: number; cost: number }[] {
  const { chunks } = readQuery(query);
  const known = names.flat();
  const words = chunks.flatMap((chunk) => settle(chunk, known)).filter(({ hints }) => !isFiller(hints.keys));
  if (words.length === 0) return [];
  return names
    .flatMap((texts, place) => {
      const costs = texts.flatMap((text) => costOfText(words, text) ?? []);
      return costs.length > 0 ? [{ place, cost: Math.min(...costs) }] : [];
    })
    .toSorted((one, other) => one.cost - other.cost || one.place - other.place);
}

interface Settled {
  hints: Hints;
  mayBeTypo: boolean;
}

function settle({ words, swapped }: Chunk, known: NameTexts): Settled[] {
  const hinted = (all: Chunk['words']) => all.map(({ keys }) => hintsOfKeys([keys]));
  const as = (all: Hints[], mayBeTypo: boolean) => all.map((hints) => ({ hints, mayBeTypo }));
  const isKnown = (hints: Hints) =>
    isFiller(hints.keys) || known.some((text) => text.some((word) => nearness(hints, word) !== null));
  const [asTyped, asSwapped] = [hinted(words), hinted(swapped)];
  if (asTyped.every(isKnown)) return as(asTyped, false);
  if (asSwapped.length > 0 && asSwapped.every(isKnown)) return as(asSwapped, false);
  return as(asTyped, true);
}

/** Returns the total over the typed words; slightly more if the name has additional words. */
function costOfText(words: Settled[], text: readonly Hints[]): number | null {
  let cost = text.length > words.length ? 0.5 : 0;
  for (const word of words) {
    const costs = text.flatMap((known) => wordCost(word, known) ?? []);
    if (costs.length === 0) return null;
    cost += Math.min(...costs);
  }
  return cost;
}

function wordCost({ hints, mayBeTypo }: Settled, known: Hints): number | null {
  return nearness(hints, known) ?? (mayBeTypo ? typoCost(hints.keys, known.keys) : null);
}

function typoCost(keys: readonly string[], known: readonly string[]): number | null {
  const typos = keys.flatMap((key) =>
    known.map((stored) => {
      const { whole, beginning } = countTypos(key, stored, typosAllowed(key.length));
      return Math.min(whole, beginning + 1);
    }),
  );
  const fewest = Math.min(...typos);
  return fewest === Infinity ? null : slip + fewest;
}
