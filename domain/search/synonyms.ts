import { foldWords } from './fold-words.ts';
import { writings } from './vocabulary.ts';

/** Synonyms defined by the staff, by all spellings of their words, and the number of words of the longest. */
export interface Synonyms {
  meaningOf: ReadonlyMap<string, string>;
  longest: number;
}

/** Longer ones have too many spellings, and are hardly ever typed twice. */
const maxWords = 4;

export function makeSynonyms(rows: readonly { words: string; meaning: string }[]): Synonyms {
  const meaningOf = new Map<string, string>();
  let longest = 0;
  for (const { words, meaning } of rows) {
    const keys = foldWords(words);
    if (keys.length === 0 || keys.length > maxWords) continue;
    longest = Math.max(longest, keys.length);
    for (const written of writings(keys)) if (!meaningOf.has(written)) meaningOf.set(written, meaning);
  }
  return { meaningOf, longest };
}

/** Replaces words that have a synonym, in any form and script; the longest first, each word once. */
export function readSynonyms({ meaningOf, longest }: Synonyms, text: string): string {
  if (longest === 0) return text;
  const parts = text.split(/\s+/).filter((part) => part !== '');
  const read: string[] = [];
  for (let place = 0; place < parts.length;) {
    const found = meaningAt({ meaningOf, longest }, parts.slice(place));
    read.push(found?.meaning ?? parts[place] ?? '');
    place += found?.length ?? 1;
  }
  return read.join(' ');
}

function meaningAt({ meaningOf, longest }: Synonyms, parts: readonly string[]) {
  for (let length = Math.min(longest, parts.length); length > 0; length--) {
    const keys = parts.slice(0, length).flatMap((part) => foldWords(part));
    if (keys.length === 0 || keys.length > maxWords) continue;
    for (const written of writings(keys)) {
      const meaning = meaningOf.get(written);
      if (meaning !== undefined) return { meaning, length };
    }
  }
  return null;
}
