import { noStone, type FacetName } from '#domain/catalog/facets.ts';
import { readWords, type FoldedWord } from '#domain/search/fold-words.ts';
import { concepts, conceptsOf, isFiller, writings, type Concept } from '#domain/search/vocabulary.ts';
import type { Reference } from '../reference.ts';

/** A facet value that a word names, entirely ("yoqut") or in part ("yellow" of "yellow gold"). */
export interface NamedValue {
  facet: FacetName;
  value: string;
  isWhole: boolean;
  /** Not the meaning of the word, but also suitable: a unisex ring for somebody who searches for men's rings. */
  isSecond?: boolean;
}

/** The facet values meant by words, phrases and groups of synonyms. */
export interface ValueWords {
  ofKey: Map<string, NamedValue[]>;
  /** Values by the spellings of the phrase (domain/search/vocabulary.ts). */
  ofPhrase: Map<string, NamedValue[]>;
  ofConcept: Map<Concept, NamedValue[]>;
  /** All words of the values and of the vocabulary. */
  words: FoldedWord[];
}

/** Facets of which a single word of a name is enough; values of other facets match by their whole name. */
const named: readonly FacetName[] = ['category', 'collection', 'metal', 'stone'];
const phrased: readonly FacetName[] = ['gender', 'occasion'];
/** Facets whose words are ambiguous ("heart", "emerald", "symbol"): only the vocabulary decides which of them mean a value. */
const describedOnly: readonly FacetName[] = ['shape', 'style'];
/** Facets of which other values are also suitable: the first value in a row of the vocabulary is its meaning, the rest are second. */
const lenient: readonly FacetName[] = ['gender', 'style'];

export function makeValueWords(reference: Reference): ValueWords {
  const made: ValueWords = { ofKey: new Map(), ofPhrase: new Map(), ofConcept: new Map(), words: [] };
  for (const facet of [...named, ...phrased])
    for (const { value, words } of reference.known.get(facet)?.values() ?? [])
      for (const text of [words.ru, words.uz, words.en]) noteName(made, { facet, value, text });
  for (const concept of concepts) noteMeaning(made, concept, reference);
  made.words.push(...concepts.flatMap(({ words }) => words));
  return made;
}

function noteName(
  made: ValueWords,
  { facet, value, text }: { facet: FacetName; value: string; text: string },
): void {
  const words = readWords(text);
  const phrase = words.map(({ keys }) => keys);
  const whole: NamedValue = { facet, value, isWhole: true };
  for (const concept of conceptsOf(phrase)) note(made.ofConcept, concept, whole);
  if (words.length > 1) for (const written of writings(phrase)) note(made.ofPhrase, written, whole);
  if (!named.includes(facet) || value === noStone) {
    if (words.length === 1) for (const key of phrase.flat()) note(made.ofKey, key, whole);
    return;
  }
  made.words.push(...words);
  for (const keys of phrase)
    if (!isFiller(keys))
      for (const key of keys) note(made.ofKey, key, { facet, value, isWhole: words.length === 1 });
}

function noteMeaning(made: ValueWords, concept: Concept, { known }: Reference): void {
  const { meaning } = concept;
  if (meaning?.is !== 'value') return;
  // the vocabulary has facets as plain strings
  const facet = [...named, ...phrased, ...describedOnly].find((name) => name === meaning.facet);
  if (!facet) return;
  const any = () => [...(known.get(facet)?.keys() ?? [])].filter((value) => value !== noStone);
  const values = meaning.values[0] === '*' ? any() : meaning.values;
  for (const [place, value] of values.entries())
    note(made.ofConcept, concept, {
      facet,
      value,
      isWhole: true,
      isSecond: lenient.includes(facet) && place > 0,
    });
}

function note<K>(map: Map<K, NamedValue[]>, key: K, value: NamedValue): void {
  const known = map.get(key);
  if (!known) map.set(key, [value]);
  else if (
    !known.some(
      (one) => one.facet === value.facet && one.value === value.value && one.isWhole === value.isWhole,
    )
  )
    known.push(value);
}
