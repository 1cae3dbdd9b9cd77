import { conceptsOf, isFiller } from '#domain/search/vocabulary.ts';
import { isCyrillic, type FoldedWord } from '#domain/search/fold-words.ts';
import type { Chunk } from '#domain/search/read-query.ts';
import type { IndexState } from '../state.ts';
import { findNearWords, findWords } from './word-table.ts';

/** A word of the query after correction. */
export interface InterpretedWord {
  typed: string;
  word: FoldedWord;
  reason: 'LAYOUT' | 'TYPO' | null;
  typos: number;
  isKnown: boolean;
  /** Other possible corrections. */
  alternatives: FoldedWord[];
}

/**
 * Reads the text between two spaces: as typed, otherwise as typed in the other keyboard layout, otherwise with typos, otherwise with both
 * (integrations.md 8.5, 8.7). The first interpretation in which all words are known is used.
 */
export function interpretChunk(state: IndexState, { typed, words, swapped }: Chunk): InterpretedWord[] {
  const as = (word: FoldedWord, reason: InterpretedWord['reason']): InterpretedWord => ({
    typed: reason === 'LAYOUT' ? typed : word.written,
    word,
    reason,
    typos: 0,
    isKnown: true,
    alternatives: [],
  });
  if (words.every((word) => isKnown(state, word))) return words.map((word) => as(word, null));
  if (swapped.length > 0 && swapped.every((word) => isKnown(state, word)))
    return swapped.map((word) => as(word, 'LAYOUT'));
  const mended = words.map((word) => (isKnown(state, word) ? as(word, null) : mend(state, word)));
  if (mended.every((settled) => settled.isKnown)) return mended;
  const both = swapped.map((word) => ({ ...mend(state, word), typed, reason: 'LAYOUT' as const }));
  return both.length > 0 && both.every((settled) => settled.isKnown) ? both : mended;
}

function isKnown(state: IndexState, { keys }: FoldedWord): boolean {
  if (isFiller(keys) || conceptsOf([keys]).length > 0) return true;
  return Object.values(findWords(state.table, keys)).some((ids: number[]) => ids.length > 0);
}

const maxAlternatives = 3;

function mend(state: IndexState, word: FoldedWord): InterpretedWord {
  const { table } = state;
  const near = findNearWords(table, word.keys);
  const found = (near?.ids ?? []).map((id) => ({
    written: spellingFor(word.written, { key: table.keys[id] ?? '', written: table.written[id] ?? '' }),
    keys: [table.keys[id] ?? ''],
    models: table.postings[id]?.length ?? 0,
  }));
  const [best, ...alternatives] = found.toSorted((one, other) => other.models - one.models);
  if (!best || !near)
    return { typed: word.written, word, reason: null, typos: 0, isKnown: false, alternatives: [] };
  return {
    typed: word.written,
    word: { written: best.written, keys: found.flatMap(({ keys }) => keys) },
    reason: 'TYPO',
    typos: near.typos,
    isKnown: true,
    alternatives: alternatives.slice(0, maxAlternatives).map(({ written, keys }) => ({ written, keys })),
  };
}

/** Returns the word in the alphabet that the shopper uses. */
function spellingFor(typed: string, { key, written }: { key: string; written: string }): string {
  return isCyrillic(typed) === isCyrillic(written) ? written : key;
}
