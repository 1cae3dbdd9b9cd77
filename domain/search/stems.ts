import { isCyrillic } from './fold-words.ts';
import { russianEndings, softened, uzbekEndings } from './endings.ts';

/**
 * What may be left of a key without its endings, itself first: two words are forms of one when they share any. A set and
 * not one stem, because "-ni" of marjonni is an ending and that of marjoni is not (integrations.md 8.5, step 6).
 */
export function stemsOf(key: string): string[] {
  return isCyrillic(key) ? russianStems(key) : [...new Set([...uzbekStems(key), ...englishStems(key)])];
}

function russianStems(key: string): string[] {
  const stems = new Set([key]);
  for (const ending of russianEndings)
    if (key.endsWith(ending) && key.length - ending.length >= 3) stems.add(key.slice(0, -ending.length));
  return [...stems];
}

/** Endings come off in their order, from the last to the first, each of them or not. */
function uzbekStems(key: string): string[] {
  let stems = new Set([key]);
  for (const { endings, leave } of uzbekEndings) {
    const shorter = [...stems].flatMap((stem) =>
      endings
        .filter((ending) => stem.endsWith(ending) && stem.length - ending.length >= leave)
        .flatMap((ending) => hardened(stem.slice(0, -ending.length))),
    );
    stems = new Set([...stems, ...shorter]);
  }
  return [...stems];
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
