import type { Condition } from '#domain/search/read-conditions.ts';
import { isEmpty } from '../sets/bits.ts';
import { allModels, type Part } from './text-parts.ts';
import type { InterpretedWord } from './settle-words.ts';
import type { IndexState } from '../state.ts';
import { findNearWords } from './word-table.ts';

const most = 3;
/** Shorter words are similar to too many others. */
const minLetters = 4;

/** Returns at most three other queries that find something: with a mistyped word replaced, or a superfluous one left out. */
export function suggestQueries(
  state: IndexState,
  { settled, parts, conditions }: { settled: InterpretedWord[]; parts: Part[]; conditions: Condition[] },
): string[] {
  const numbers = conditions.map(({ typed }) => typed);
  const written = settled.map(({ word }) => word.written);
  const withWord = (place: number, word: string) => [...written.with(place, word), ...numbers].join(' ');
  const alternatives = settled.flatMap((word, place) =>
    [...word.alternatives.map((other) => other.written), ...(word.isKnown ? [] : nearest(state, word))].map(
      (other) => withWord(place, other),
    ),
  );
  return [...new Set([...alternatives, ...shorter(state, parts)])]
    .filter((query) => query !== '')
    .slice(0, most);
}

/** Words further away than a typo: suggested, but never assumed. */
function nearest({ table }: IndexState, { word }: InterpretedWord): string[] {
  if (word.written.length < minLetters) return [];
  const near = findNearWords(table, word.keys, 1);
  return (near?.ids ?? [])
    .filter((id) => (table.postings[id]?.length ?? 0) > 0)
    .toSorted((one, other) => (table.postings[other]?.length ?? 0) - (table.postings[one]?.length ?? 0))
    .slice(0, most)
    .map((id) => table.written[id] ?? '');
}

/** If the parts do not match together: queries without one of them. */
function shorter(state: IndexState, parts: Part[]): string[] {
  if (parts.length < 2 || !isEmpty(state.arena, allModels(state, parts))) return [];
  return parts.flatMap((part) => {
    const alternatives = parts.filter((other) => other !== part);
    return isEmpty(state.arena, allModels(state, alternatives))
      ? []
      : [alternatives.map(({ written }) => written).join(' ')];
  });
}
