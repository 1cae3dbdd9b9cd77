import { noStone, type FacetName } from '#domain/catalog/facets.ts';
import { readWords, type FoldedWord } from '#domain/search/fold-words.ts';
import { concepts, conceptsOf, isFiller, writings, type Concept } from '#domain/search/vocabulary.ts';
import type { Reference } from '../reference.ts';

/** A value of a facet that a word names, wholly ("yoqut") or in part ("yellow" of "yellow gold"). */
export interface NamedValue {
  facet: FacetName;
  value: string;
  isWhole: boolean;
  /** Not what the word says, but it suits as well: a ring for everybody, where one for men is looked for. */
  isSecond?: boolean;
}

/** Which values of facets are meant by words, by phrases and by groups of synonyms. */
export interface ValueWords {
  ofKey: Map<string, NamedValue[]>;
  /** Values by the spellings of the phrase (domain/search/vocabulary.ts). */
  ofPhrase: Map<string, NamedValue[]>;
  ofConcept: Map<Concept, NamedValue[]>;
  /** All words of the values and of the vocabulary. */
  words: FoldedWord[];
}

/** Facets whose single words mean something on their own; values of other facets match by their whole name. */
const named: readonly FacetName[] = ['category', 'collection', 'metal', 'stone'];
const phrased: readonly FacetName[] = ['gender', 'occasion'];
/** Facets whose words mean many things ("heart", "emerald", "symbol"): the vocabulary knows which of them mean a value. */
const describedOnly: readonly FacetName[] = ['shape', 'style'];
/** Facets of which another value suits as well: the first that a row of the vocabulary names is what its words say. */
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
  // the vocabulary knows the facets by their names only
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
