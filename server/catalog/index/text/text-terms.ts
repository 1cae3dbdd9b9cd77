import type { FoldedWord } from '#domain/search/fold-words.ts';
import { conceptsOf, isFiller, widerConcept, writings, type Concept } from '#domain/search/vocabulary.ts';
import { count, emptyLike, intersect, isEmpty, unite, type Bits } from '../sets/bits.ts';
import { unitePosting } from './postings.ts';
import type { IndexState } from '../state.ts';
import type { NamedValue } from './value-words.ts';
import { findWords, type WordHits } from './word-table.ts';

/**
 * How far a model is from a word, smaller is nearer (issue 6, item 7): its name has the word, a form of it, a synonym or similar-sounding
 * word, or a word that begins with it; then one of its values has this name: entirely, as a second meaning, in part, or as a wider concept.
 */
const costs = {
  exact: 0, form: 1, alike: 2, begun: 3, value: 4, secondValue: 5, partOfValue: 6, wider: 7, typo: 8,
} as const; // prettier-ignore
/** Added if the word means a stone, a metal or a category, and the model has it only in its name, such as a diamond in emerald cut. */
const inNameOnly = { category: 3, other: 5 } as const;

/** Models at one distance; levels are sorted nearest first, and a model counts in its first level. */
export interface Level {
  cost: number;
  models: Bits;
}

/** A word or a phrase of the query and what it finds. */
export interface Term {
  typed: string;
  words: FoldedWord[];
  levels: Level[];
  /** The union of the levels. */
  any: Bits;
  /** Models that are or have what the word means, and the added distance of other models that have it in the name; null = no meaning. */
  meant: { models: Bits; otherwise: number } | null;
  /** Only affects the order: a filler word, or a word about the shop ("price", "buy"). */
  isAside: boolean;
  /** The word means any product, such as "jewellery". */
  isEverything: boolean;
}

/** Returns what one word finds. `typos`: the number of corrected typos in it. */
export function wordTerm(state: IndexState, word: FoldedWord, typos = 0): Term {
  const hits = findWords(state.table, word.keys);
  const isKnown = hits.exact.length + hits.forms.length > 0;
  const concepts = isKnown ? conceptsOf([word.keys]) : conceptsOfWords(state, [...hits.alike, ...hits.begun]);
  const valued = isKnown ? [...hits.exact, ...hits.forms] : [...hits.alike, ...hits.begun];
  const values = valued.flatMap((id) => state.valueWords.ofKey.get(state.table.keys[id] ?? '') ?? []);
  return makeTerm(state, {
    words: [word],
    named: namesOf(state, hits),
    concepts,
    values,
    base: typos === 0 ? 0 : costs.typo + typos,
  });
}

/** Returns what a phrase finds: as one concept ("oq oltin"), and models that match all its words ("erkaklar uzugi"). */
export function phraseTerm(state: IndexState, words: FoldedWord[]): Term {
  const keys = words.map((word) => word.keys);
  const terms = words.map((word) => wordTerm(state, word));
  const near = (most: number) =>
    allOf(
      state,
      terms.map(({ levels }) =>
        anyOfLevels(
          state,
          levels.filter(({ cost }) => cost <= most),
        ),
      ),
    );
  const values = writings(keys).flatMap((written) => state.valueWords.ofPhrase.get(written) ?? []);
  const term = makeTerm(state, {
    words,
    named: [
      { cost: costs.exact, models: near(costs.exact) },
      { cost: costs.form, models: near(costs.form) },
    ],
    concepts: conceptsOf(keys),
    values,
    base: 0,
  });
  const together = { cost: costs.partOfValue, models: near(Infinity) };
  return withLevels(state, term, [...term.levels, together]);
}

interface Findings {
  words: FoldedWord[];
  named: Level[];
  concepts: Concept[];
  values: NamedValue[];
  base: number;
}

function makeTerm(state: IndexState, { words, named, concepts, values, base }: Findings): Term {
  const meant = [...values, ...concepts.flatMap((concept) => state.valueWords.ofConcept.get(concept) ?? [])];
  const synonyms = namesOfConcepts(state, concepts);
  const levels: Level[] = [
    ...named,
    { cost: costs.alike, models: synonyms },
    {
      cost: costs.value,
      models: modelsOf(
        state,
        meant.filter(({ isWhole, isSecond }) => isWhole && !isSecond),
      ),
    },
    {
      cost: costs.secondValue,
      models: modelsOf(
        state,
        meant.filter(({ isSecond }) => isSecond),
      ),
    },
    {
      cost: costs.partOfValue,
      models: modelsOf(
        state,
        meant.filter(({ isWhole }) => !isWhole),
      ),
    },
    ...widerLevels(state, concepts, count(state.arena, synonyms)),
  ];
  const isAside =
    words.every(({ keys }) => isFiller(keys)) ||
    (concepts.length > 0 && meant.length === 0 && concepts.every(({ meaning }) => meaning?.is === 'aside'));
  const term: Term = {
    typed: words.map(({ written }) => written).join(' '),
    words,
    levels: [],
    any: state.live,
    meant: meantBy(state, meant),
    isAside,
    isEverything: concepts.some(({ meaning }) => meaning?.is === 'everything'),
  };
  return withLevels(
    state,
    term,
    levels.map(({ cost, models }) => ({ cost: cost + base, models })),
  );
}

function withLevels(state: IndexState, term: Term, levels: Level[]): Term {
  // empty levels would only cost time, since models are looked up in each of them
  const inOrder = levels
    .filter(({ models }) => !isEmpty(state.arena, models))
    .toSorted((one, other) => one.cost - other.cost);
  return { ...term, levels: inOrder, any: anyOfLevels(state, inOrder) };
}

function namesOf(state: IndexState, hits: WordHits): Level[] {
  return [
    { cost: costs.exact, models: namedBy(state, hits.exact) },
    { cost: costs.form, models: namedBy(state, hits.forms) },
    { cost: costs.alike, models: namedBy(state, hits.alike) },
    { cost: costs.begun, models: namedBy(state, hits.begun) },
  ];
}

function namedBy(state: IndexState, ids: readonly number[]): Bits {
  const found = emptyLike(state.arena, state.live);
  for (const id of ids) {
    const posting = state.table.postings[id];
    if (posting && posting.length > 0) unitePosting(found, posting);
  }
  return found;
}

/** Three letters may begin many words; the first few groups are enough. */
const maxConcepts = 6;

function conceptsOfWords({ table }: IndexState, ids: readonly number[]): Concept[] {
  const found = new Set<Concept>();
  for (const id of ids) {
    for (const concept of conceptsOf([[table.keys[id] ?? '']])) found.add(concept);
    if (found.size >= maxConcepts) break;
  }
  return [...found];
}

/** Returns the models whose names have any phrase of the groups. */
function namesOfConcepts(state: IndexState, concepts: readonly Concept[]): Bits {
  const found = emptyLike(state.arena, state.live);
  for (const { phrases } of concepts)
    for (const phrase of phrases) {
      const words = phrase.map((keys) => {
        const { exact, forms } = findWords(state.table, keys);
        return [...exact, ...forms];
      });
      if (words.every((ids) => hasModels(state, ids)))
        unite(
          state.arena,
          found,
          allOf(
            state,
            words.map((ids) => namedBy(state, ids)),
          ),
        );
    }
  return found;
}

function hasModels({ table }: IndexState, ids: readonly number[]): boolean {
  return ids.some((id) => (table.postings[id]?.length ?? 0) > 0);
}

function modelsOf(state: IndexState, values: readonly NamedValue[]): Bits {
  const found = emptyLike(state.arena, state.live);
  for (const { facet, value } of values) {
    const bits = state.facets.get(facet)?.get(value);
    if (bits) unite(state.arena, found, bits.models);
  }
  return found;
}

/** A collection matches by its whole name, a category by any of its words. */
function meantBy(state: IndexState, values: readonly NamedValue[]): Term['meant'] {
  const categories = values.filter(({ facet }) => facet === 'category');
  const unnamed = values.filter(
    ({ facet, isWhole, isSecond }) => isWhole && !isSecond && facet !== 'category' && facet !== 'collection',
  );
  if (unnamed.length > 0) return { models: modelsOf(state, unnamed), otherwise: inNameOnly.other };
  return categories.length > 0
    ? { models: modelsOf(state, categories), otherwise: inNameOnly.category }
    : null;
}

/** Used if the shop has no such product: bracelets instead of an anklet. */
function widerLevels(state: IndexState, concepts: readonly Concept[], found: number): Level[] {
  if (found > 0) return [];
  const wider = concepts.flatMap((concept) => widerConcept(concept) ?? []);
  if (wider.length === 0) return [];
  const values = wider.flatMap((concept) => state.valueWords.ofConcept.get(concept) ?? []);
  const models = namesOfConcepts(state, wider);
  unite(state.arena, models, modelsOf(state, values));
  return [{ cost: costs.wider, models }];
}

function allOf(state: IndexState, sets: readonly Bits[]): Bits {
  const all = emptyLike(state.arena, state.live);
  const [first, ...unnamed] = sets;
  if (first) all.set(first);
  for (const other of unnamed) intersect(state.arena, all, other);
  return all;
}

function anyOfLevels(state: IndexState, levels: readonly Level[]): Bits {
  const any = emptyLike(state.arena, state.live);
  for (const { models } of levels) unite(state.arena, any, models);
  return any;
}
