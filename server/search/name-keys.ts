import type { LocalizedText } from '#database/schema.ts';
import { languages, type Language } from '#contract/words.ts';
import type { Marks } from '#contract/search.ts';
import { foldWords, keyMatches } from '#domain/search/fold-words.ts';

/** A word as the keys it is found by. */
type Word = readonly string[];

/** A name as it is searched: its words in each language, and those of what it is about. */
export interface NameKeys {
  name: Record<Language, Word[]>;
  about: Word[];
}

export function nameKeys(name: LocalizedText, about?: LocalizedText): NameKeys {
  return {
    name: { uz: foldWords(name.uz), ru: foldWords(name.ru), en: foldWords(name.en) },
    about: about === undefined ? [] : languages.flatMap((language) => foldWords(about[language])),
  };
}

/**
 * How well a name answers the typed words, the less the better; null = a word is missing. A name in the shopper's language stands before
 * one in another, the whole name before its beginning, both before a word in the middle; what is only told about it comes last.
 */
export function rankName(
  { name, about }: NameKeys,
  typed: readonly Word[],
  language: Language,
): number | null {
  if (typed.length === 0) return null;
  const own = rankWords(name[language], typed);
  if (own !== null) return own;
  const others = languages.flatMap((other) => rankWords(name[other], typed) ?? []);
  if (others.length > 0) return 3 + Math.min(...others);
  return typed.every((word) => [...name[language], ...about].some((known) => meets(word, known))) ? 6 : null;
}

function rankWords(words: readonly Word[], typed: readonly Word[]): number | null {
  if (!typed.every((word) => words.some((known) => meets(word, known)))) return null;
  if (!words.every((known, place) => isSame(typed[place], known))) {
    const [first] = words;
    return typed[0] && first && meets(typed[0], first) ? 1 : 2;
  }
  return 0;
}

const meets = (typed: Word, known: Word) =>
  typed.some((key) => known.some((stored) => keyMatches(key, stored)));
const isSame = (typed: Word | undefined, known: Word) => typed?.some((key) => known.includes(key)) ?? false;

const words = /[\p{L}\p{N}\p{M}'‘’ʻʼ-]+/gu;

/** Where in a text the typed words stand: as many letters of each word as were typed. */
export function marksIn(text: string, typed: readonly Word[]): Marks {
  return [...text.matchAll(words)].flatMap(({ 0: word, index }) => {
    const [known] = foldWords(word);
    const keys = typed.flat().filter((key) => known?.some((stored) => keyMatches(key, stored)));
    const length = Math.max(0, ...keys.map((key) => lettersOf(word, key)));
    return length === 0 ? [] : [{ start: index, length }];
  });
}

/** How many letters of the word make the key: «Ласточка» typed as "lasto" is marked as «Ласто». */
function lettersOf(word: string, key: string): number {
  for (let length = 1; length < word.length; length++) {
    const [beginning] = foldWords(word.slice(0, length));
    if (beginning?.some((stored) => stored.startsWith(key))) return length;
  }
  return word.length;
}
