import { isCyrillic, prefixLetters, type FoldedWord } from '#domain/search/fold-words.ts';
import { soundKey } from '#domain/search/sound-key.ts';
import { stemsOf } from '#domain/search/stems.ts';
import { countTypos, letterMask, typosAllowed } from '#domain/search/typos.ts';
import { popcount } from '../sets/bits.ts';
import { emptyPosting, type Posting } from './postings.ts';

/**
 * All known words of names, facet values and the vocabulary, each with a permanent number. There are a few thousand of them, however many
 * models there are.
 */
export interface WordTable {
  idOf: Map<string, number>;
  keys: string[];
  /** The words as displayed. */
  written: string[];
  /** The letters of each word as a bit mask, and its length; by number, with spare capacity. */
  shapes: { masks: Int32Array; lengths: Int32Array };
  /** The models whose names have the word. */
  postings: Posting[];
  byStem: Map<string, number[]>;
  bySound: Map<string, number[]>;
  /** Sorted by key; newer words are in `late`, so that adding a word needs no sorting. */
  inOrder: number[];
  late: number[];
  /** Words of values and of the vocabulary: known even if no name has them. */
  lasting: Set<number>;
}

const maxLate = 500;
const firstCapacity = 4096;

export function emptyWordTable(): WordTable {
  return {
    idOf: new Map(),
    keys: [],
    written: [],
    shapes: { masks: new Int32Array(firstCapacity), lengths: new Int32Array(firstCapacity) },
    postings: [],
    byStem: new Map(),
    bySound: new Map(),
    inOrder: [],
    late: [],
    lasting: new Set(),
  };
}

/** Returns the numbers of a word's keys; unknown keys are added. */
export function wordIds(table: WordTable, { written, keys }: FoldedWord): number[] {
  return keys.map(
    (key) =>
      table.idOf.get(key) ?? addWord(table, key, isCyrillic(key) === isCyrillic(written) ? written : key),
  );
}

function addWord(table: WordTable, key: string, written: string): number {
  const id = table.keys.length;
  table.idOf.set(key, id);
  table.keys.push(key);
  table.written.push(written);
  noteShape(table, id, key);
  table.postings.push(emptyPosting());
  const { stems, sound } = formsOf(key);
  for (const stem of stems) note(table.byStem, stem, id);
  if (sound !== null) note(table.bySound, sound, id);
  table.late.push(id);
  return id;
}

interface WordForms {
  stems: string[];
  sound: string | null;
}
const knownForms = new Map<string, WordForms>();

/** Each word is analysed once: the tables of retail and business prices have the same words, and so has the table after a rebuild. */
function formsOf(key: string): WordForms {
  const known = knownForms.get(key);
  if (known) return known;
  const forms = { stems: stemsOf(key), sound: isCyrillic(key) ? null : soundKey(key) };
  knownForms.set(key, forms);
  return forms;
}

function noteShape(table: WordTable, id: number, key: string): void {
  if (id >= table.shapes.masks.length) {
    const old = table.shapes;
    table.shapes = { masks: new Int32Array(id * 2), lengths: new Int32Array(id * 2) };
    table.shapes.masks.set(old.masks);
    table.shapes.lengths.set(old.lengths);
  }
  table.shapes.masks[id] = letterMask(key);
  table.shapes.lengths[id] = key.length;
}

function note(map: Map<string, number[]>, key: string, id: number): void {
  const ids = map.get(key);
  if (ids) ids.push(id);
  else map.set(key, [id]);
}

/** Words that equal the typed one, are forms of it, begin with it, or sound like it; each only in the first that applies. */
export interface WordHits {
  exact: number[];
  forms: number[];
  begun: number[];
  alike: number[];
}

export function findWords(table: WordTable, keys: readonly string[]): WordHits {
  const seen = new Set<number>();
  const fresh = (ids: number[]) => ids.filter((id) => isInUse(table, id) && !seen.has(id) && seen.add(id));
  return {
    exact: fresh(keys.flatMap((key) => table.idOf.get(key) ?? [])),
    forms: fresh(keys.flatMap(stemsOf).flatMap((stem) => table.byStem.get(stem) ?? [])),
    begun: fresh(keys.flatMap((key) => wordsBegunBy(table, key))),
    alike: fresh(keys.flatMap((key) => wordsAlike(table, key))),
  };
}

/** Minimum length of a sound key to be compared: too many words are alike in one or two letters. */
const minSound = 3;

function wordsAlike({ bySound }: WordTable, key: string): readonly number[] {
  const sound = isCyrillic(key) ? '' : soundKey(key);
  return sound.length >= minSound ? (bySound.get(sound) ?? []) : [];
}

/** A word that is no longer in any name keeps its number, but is not found. */
function isInUse({ postings, lasting }: WordTable, id: number): boolean {
  return (postings[id]?.length ?? 0) > 0 || lasting.has(id);
}

function wordsBegunBy(table: WordTable, key: string): number[] {
  if (key.length < prefixLetters) return [];
  if (table.late.length > maxLate || table.inOrder.length === 0) sortLate(table);
  const found = table.late.filter((id) => table.keys[id]?.startsWith(key));
  for (let place = firstNotBefore(table, key); place < table.inOrder.length; place++) {
    const id = table.inOrder[place] ?? 0;
    if (!table.keys[id]?.startsWith(key)) break;
    found.push(id);
  }
  return found;
}

function sortLate(table: WordTable): void {
  table.inOrder = [...table.inOrder, ...table.late].toSorted((one, other) =>
    (table.keys[one] ?? '') < (table.keys[other] ?? '') ? -1 : 1,
  );
  table.late = [];
}

function firstNotBefore({ inOrder, keys }: WordTable, key: string): number {
  let low = 0;
  let high = inOrder.length;
  while (low < high) {
    const middle = (low + high) >>> 1;
    if ((keys[inOrder[middle] ?? 0] ?? '') < key) low = middle + 1;
    else high = middle;
  }
  return low;
}

export interface NearWords {
  /** The smallest number of typos that any word needs. */
  typos: number;
  ids: number[];
}

/**
 * Returns the words nearest to an unknown one: whole words first, then words it may be the beginning of. `more`: typos allowed in addition
 * to the usual number.
 */
export function findNearWords(table: WordTable, keys: readonly string[], more = 0): NearWords | null {
  const whole = new Map<number, number>();
  const begun = new Map<number, number>();
  for (const key of keys) {
    const most = typosAllowed(key.length) + more;
    if (most === 0 || /\d/.test(key)) continue;
    for (const id of wordsWithLetters(table, key, most)) {
      const typos = countTypos(key, table.keys[id] ?? '', most);
      if (typos.whole <= most) whole.set(id, Math.min(typos.whole, whole.get(id) ?? Infinity));
      else if (typos.beginning <= most) begun.set(id, Math.min(typos.beginning, begun.get(id) ?? Infinity));
    }
  }
  return nearest(whole) ?? nearest(begun);
}

/** Returns the words that are long enough and have all but `most` of the letters of a key: each missing letter is a typo. */
function wordsWithLetters(table: WordTable, key: string, most: number): number[] {
  const found: number[] = [];
  const { masks, lengths } = table.shapes;
  const mask = letterMask(key);
  for (let id = 0; id < table.keys.length; id++) {
    if ((lengths[id] ?? 0) + most < key.length || popcount(mask & ~(masks[id] ?? 0)) > most) continue;
    if (isInUse(table, id)) found.push(id);
  }
  return found;
}

function nearest(typosOf: Map<number, number>): NearWords | null {
  if (typosOf.size === 0) return null;
  const typos = Math.min(...typosOf.values());
  return { typos, ids: [...typosOf].filter(([, count]) => count === typos).map(([id]) => id) };
}
