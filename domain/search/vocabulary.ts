import { foldWords, readWords, type FoldedWord } from './fold-words.ts';
import { stemsOf } from './stems.ts';
import { fillers, vocabularyRows } from './vocabulary-rows.ts';

/** The meaning of a row for products, beyond its words. */
export type Meaning =
  | { is: 'value'; facet: string; values: readonly string[] }
  | { is: 'everything' | 'aside' }
  | { is: 'kind'; of: string };

/** A group of synonyms, in all four columns. */
export interface Concept {
  /** Its first Uzbek phrase. */
  name: string;
  /** Each phrase as the keys of its words. */
  phrases: string[][][];
  /** The words of all phrases, in their written form. */
  words: FoldedWord[];
  meaning: Meaning | null;
}

export const concepts: readonly Concept[] = vocabularyRows
  .trim()
  .split('\n')
  .map((line) => readRow(line));

/** Phrases by the stems of their words. A sequence of words in a query is looked up by each of its stems. */
const byPhrase = new Map<string, Concept[]>();
for (const concept of concepts)
  for (const phrase of concept.phrases)
    for (const written of writings(phrase)) {
      const known = byPhrase.get(written) ?? [];
      if (!known.includes(concept)) byPhrase.set(written, [...known, concept]);
    }

const fillerKeys = new Set(foldWords(fillers).flat());
const longest = Math.max(...concepts.flatMap(({ phrases }) => phrases.map((phrase) => phrase.length)));

/** Number of words of the longest phrase. */
export const longestPhrase: number = longest;

/** Returns the groups that have exactly this phrase in any form: "nikoh uzuklari" belongs to "nikoh uzugi". */
export function conceptsOf(words: readonly (readonly string[])[]): Concept[] {
  return [...new Set(writings(words).flatMap((written) => byPhrase.get(written) ?? []))];
}

export function isFiller(keys: readonly string[]): boolean {
  return keys.some((key) => fillerKeys.has(key));
}

/** Returns the wider group that may be used instead of this one. */
export function widerConcept({ meaning }: Concept): Concept | null {
  if (meaning?.is !== 'kind') return null;
  return concepts.find(({ name }) => name === meaning.of) ?? null;
}

/** Returns every combination of one stem per word of a phrase. */
export function writings(words: readonly (readonly string[])[]): string[] {
  return words.reduce<string[]>(
    (begun, keys) => {
      const stems = [...new Set(keys.flatMap(stemsOf))];
      return begun.flatMap((before) => stems.map((stem) => (before === '' ? stem : `${before} ${stem}`)));
    },
    [''],
  );
}

function readRow(line: string): Concept {
  const columns = line.split('|').map((column) => column.trim());
  const meaning = columns.pop() ?? '';
  const written = columns.flatMap((column) => column.split(',')).map((phrase) => readWords(phrase));
  const phrases = written.filter((words) => words.length > 0);
  return {
    name: columns[0] ?? '',
    phrases: phrases.map((words) => words.map(({ keys }) => keys)),
    words: phrases.flat(),
    meaning: readMeaning(meaning),
  };
}

function readMeaning(text: string): Meaning | null {
  if (text === '') return null;
  if (text === 'everything' || text === 'aside') return { is: text };
  if (text.startsWith('kind of ')) return { is: 'kind', of: text.slice('kind of '.length) };
  const [facet = '', values = ''] = text.split('=');
  return { is: 'value', facet, values: values.split(',') };
}
