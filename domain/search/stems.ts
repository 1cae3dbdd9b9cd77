import { isCyrillic } from './fold-words.ts';
import { russianEndings, russianEndingsInLatin, softened, uzbekEndings } from './endings.ts';

/**
 * Returns the possible stems of a key, the key itself first: two words are forms of the same word if they share one. It is a set and not a
 * single stem, because "-ni" is an ending in marjonni but not in marjoni (integrations.md 8.5, step 6).
 */
export function stemsOf(key: string): string[] {
  return isCyrillic(key)
    ? [...new Set(russianStems(key))]
    : [...new Set([...uzbekStems(key), ...englishStems(key), ...withoutEndings(key, russianInLatin)])];
}

function russianStems(key: string): string[] {
  return [key, ...withoutEndings(key, russian)];
}

interface Endings {
  /** The endings by their last letter; words with another last letter need no check. */
  byLast: ReadonlyMap<string, readonly string[]>;
  leave: number;
}

const byLastLetter = ({ endings, leave }: { endings: readonly string[]; leave: number }): Endings => ({
  byLast: Map.groupBy(endings, (ending) => ending.at(-1) ?? ''),
  leave,
});
const russian = byLastLetter({ endings: russianEndings, leave: 3 });
const russianInLatin = byLastLetter(russianEndingsInLatin);
const uzbek = uzbekEndings.map(byLastLetter);

function withoutEndings(key: string, { byLast, leave }: Endings): string[] {
  const found: string[] = [];
  for (const ending of byLast.get(key.at(-1) ?? '') ?? [])
    if (key.length - ending.length >= leave && key.endsWith(ending)) found.push(key.slice(0, -ending.length));
  return found;
}

/** Endings are removed in their order, from the last to the first; each removal is optional. */
function uzbekStems(key: string): string[] {
  let stems = [key];
  for (const endings of uzbek) {
    const shorter = stems.flatMap((stem) => withoutEndings(stem, endings).flatMap(hardened));
    if (shorter.length > 0) stems = [...new Set([...stems, ...shorter])];
  }
  return stems;
}

/** uzug(i) → uzuk, munchog(i) → munchoq. */
function hardened(stem: string): string[] {
  const hard = softened[stem.at(-1) ?? ''] ?? [];
  return [stem, ...hard.map((letter) => stem.slice(0, -1) + letter)];
}

function englishStems(key: string): string[] {
  if (key.length >= 5 && key.endsWith('ies')) return [key, `${key.slice(0, -3)}y`];
  if (key.length >= 5 && /(?:s|x|ch|sh)es$/.test(key)) return [key, key.slice(0, -2)];
  return key.length >= 4 && /[^s]s$/.test(key) ? [key, key.slice(0, -1)] : [key];
}
