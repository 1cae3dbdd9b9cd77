import { prefixLetters } from '#domain/search/fold-words.ts';
import type { Condition } from '#domain/search/read-conditions.ts';
import { readQuery } from '#domain/search/read-query.ts';
import { readSynonyms } from '#domain/search/synonyms.ts';
import { conceptsOf, isFiller, longestPhrase, writings } from '#domain/search/vocabulary.ts';
import { add, copyOf, isEmpty, type Bits } from '../sets/bits.ts';
import { conditionFilter } from '../sets/condition-filter.ts';
import { pinnedModels } from '../pins.ts';
import type { Filter } from '../query.ts';
import { interpretChunk, type InterpretedWord } from './settle-words.ts';
import type { IndexState } from '../state.ts';
import { suggestQueries } from './suggest-queries.ts';
import { allModels, type Part } from './text-parts.ts';
import { phraseTerm, wordTerm, type Term } from './text-terms.ts';

/** How the text was read, for display to the shopper. */
export interface Reading {
  query: string;
  corrected: { typed: string; read: string; reason: 'LAYOUT' | 'TYPO' }[];
  dropped: string[];
  conditions: Omit<Condition, 'typed'>[];
  suggestions: string[];
}

/** The filters that a text stands for, and the terms by which models are ranked. */
export interface TextAnswer {
  filters: Filter[];
  terms: Term[];
  /** Models that editors pinned, in their order. */
  pinned: number[];
  reading: Reading;
}

/**
 * Reads a text against the catalogue. All its words must match; if no model has them all, the word whose removal gives the most models is
 * left out, repeatedly.
 */
export function readText(state: IndexState, text: string): TextAnswer {
  const { conditions, chunks } = readQuery(readSynonyms(state.reference.synonyms, text));
  const settled = withoutBegun(chunks.flatMap((chunk) => interpretChunk(state, chunk)));
  const terms = termsOf(
    state,
    settled.filter(({ isKnown }) => isKnown),
  );
  const { demanded, isAll } = withoutAside(terms);
  const parts: Part[] = [
    ...demanded.map((term) => ({ typed: term.typed, written: term.typed, models: term.any, filter: null })),
    ...conditions.map((condition) => {
      const filter = conditionFilter(state, condition);
      return { typed: condition.typed, written: condition.typed, models: filter.models, filter };
    }),
  ];
  const unknown = settled.filter(({ isKnown }) => !isKnown).map(({ typed }) => typed);
  const { applied, left } = keepWhatHolds(state, parts);
  const isNothing = applied.length === 0 && !isAll;
  const models = isNothing ? copyOf(state.arena, state.live).fill(0) : allModels(state, applied);
  const pinned = pinnedModels(
    state,
    settled.map(({ word }) => word.keys),
  );
  for (const ordinal of pinned) add(models, ordinal);
  const dropped = isNothing ? [] : [...unknown, ...left.map(({ typed }) => typed)];
  const isAsTyped = dropped.length === 0 && settled.every(({ reason }) => reason === null);
  return {
    filters: [{ name: 'q', models, pieces: null }, ...applied.flatMap(({ filter }) => filter ?? [])],
    terms: terms.filter((term) => term.isAside || applied.some(({ models: own }) => own === term.any)),
    pinned,
    reading: {
      query: isAsTyped ? text.trim() : queryOf(settled, { conditions, dropped }),
      corrected: settled.flatMap(({ typed, word, reason }) =>
        reason === null ? [] : [{ typed, read: word.written, reason }],
      ),
      dropped,
      conditions: conditions
        .filter(({ typed }) => !dropped.includes(typed))
        .map(({ name, min, max }) => ({ name, min, max })),
      suggestions: suggestQueries(state, { settled, parts, conditions }),
    },
  };
}

/** The last word may be incomplete: one or two letters are ignored. */
function withoutBegun(settled: InterpretedWord[]): InterpretedWord[] {
  const last = settled.at(-1);
  const isBegun = last && !last.isKnown && last.typed.length < prefixLetters && settled.length > 1;
  return isBegun ? settled.slice(0, -1) : settled;
}

/** Groups words into phrases that form one term, longest first; the rest are single words. */
function termsOf(state: IndexState, settled: InterpretedWord[]): Term[] {
  const terms: Term[] = [];
  for (let place = 0; place < settled.length;) {
    const words = phraseAt(state, settled, place);
    const first = settled[place];
    if (words.length > 1) terms.push(phraseTerm(state, words));
    else if (first) terms.push(wordTerm(state, first.word, first.typos));
    place += Math.max(1, words.length);
  }
  return terms;
}

function phraseAt({ valueWords }: IndexState, settled: InterpretedWord[], place: number) {
  for (let length = Math.min(longestPhrase, settled.length - place); length > 1; length--) {
    const words = settled.slice(place, place + length).map(({ word }) => word);
    const keys = words.map((word) => word.keys);
    if (conceptsOf(keys).length > 0 || writings(keys).some((written) => valueWords.ofPhrase.has(written)))
      return words;
  }
  return [];
}

/** Filler words exclude nothing, unless the query has only filler words. */
function withoutAside(terms: Term[]): { demanded: Term[]; isAll: boolean } {
  const demanded = terms.filter((term) => !term.isAside && !term.isEverything);
  if (demanded.length > 0) return { demanded, isAll: true };
  const isAll = terms.some((term) => term.isEverything);
  return { demanded: isAll ? [] : terms, isAll };
}

/** Leaves out one part after the other until some model has all remaining parts; each time the part that excludes the most models. */
function keepWhatHolds(state: IndexState, parts: Part[]): { applied: Part[]; left: Part[] } {
  let applied = parts.filter((part) => !isEmpty(state.arena, part.models));
  const left = parts.filter((part) => !applied.includes(part));
  while (applied.length > 1 && isEmpty(state.arena, allModels(state, applied))) {
    const sizes = applied.map((part) =>
      sizeOf(
        allModels(
          state,
          applied.filter((other) => other !== part),
        ),
      ),
    );
    const place = sizes.lastIndexOf(Math.max(...sizes));
    left.push(...applied.slice(place, place + 1));
    applied = applied.toSpliced(place, 1);
  }
  return { applied, left };
}

function sizeOf(bits: Bits): number {
  let filled = 0;
  for (const word of bits) if (word !== 0) filled++;
  return filled;
}

function queryOf(
  settled: InterpretedWord[],
  { conditions, dropped }: { conditions: Condition[]; dropped: string[] },
): string {
  const gone = new Set(dropped.flatMap((typed) => typed.split(' ')));
  // a filler word between dropped words is dropped, too
  const isApplied = ({ isKnown, word }: InterpretedWord) =>
    isKnown && !gone.has(word.written) && !(gone.size > 0 && isFiller(word.keys));
  const words = settled.filter(isApplied).map(({ word }) => word.written);
  const numbers = conditions.map(({ typed }) => typed).filter((typed) => !dropped.includes(typed));
  return [...words, ...numbers].join(' ');
}
