import { isCyrillic, prefixLetters, type FoldedWord } from '#domain/search/fold-words.ts';
import { soundKey } from '#domain/search/sound-key.ts';
import { stemsOf } from '#domain/search/stems.ts';
import { countTypos, letterMask, typosAllowed } from '#domain/search/typos.ts';
import { popcount } from '../sets/bits.ts';
import { emptyPosting, type Posting } from './postings.ts';

/**
 * Every word that is known: of names, of values of facets, of the vocabulary; each once, by a number that it keeps. There are
 * some thousands of them, however many models there are.
 */
export interface WordTable {
  idOf: Map<string, number>;
  keys: string[];
  /** The words as people read them. */
  written: string[];
  /** What a word has of letters, and how many: by number, with room to grow. */
  shapes: { masks: Int32Array; lengths: Int32Array };
  /** The models whose names have it. */
  postings: Posting[];
  byStem: Map<string, number[]>;
  bySound: Map<string, number[]>;
  /** Sorted by key; newer words stand in `late`, so that adding a word needs no sorting. */
  inOrder: number[];
  late: number[];
  /** Words of values and of the vocabulary: known, though no name may have them. */
  lasting: Set<number>;
}

const mostLate = 500;
const firstRoom = 4096;

export function emptyWordTable(): WordTable {
  return {
    idOf: new Map(),
    keys: [],
    written: [],
    shapes: { masks: new Int32Array(firstRoom), lengths: new Int32Array(firstRoom) },
    postings: [],
    byStem: new Map(),
    bySound: new Map(),
    inOrder: [],
    late: [],
    lasting: new Set(),
  };
}

/** The numbers of a word's keys; what is not known yet is from now on. */
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
  for (const stem of stemsOf(key)) note(table.byStem, stem, id);
  if (!isCyrillic(key)) note(table.bySound, soundKey(key), id);
  table.late.push(id);
  return id;
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

/** Words that are the typed one, forms of it, begin with it, or sound like it; each in the first of these only. */
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

/** The shortest sound that is compared: many words are alike in one or two letters. */
const leastSound = 3;

function wordsAlike({ bySound }: WordTable, key: string): readonly number[] {
  const sound = isCyrillic(key) ? '' : soundKey(key);
  return sound.length >= leastSound ? (bySound.get(sound) ?? []) : [];
}

/** A word that no name has any more keeps its number, and is found by nothing. */
function isInUse({ postings, lasting }: WordTable, id: number): boolean {
  return (postings[id]?.length ?? 0) > 0 || lasting.has(id);
}

function wordsBegunBy(table: WordTable, key: string): number[] {
  if (key.length < prefixLetters) return [];
  if (table.late.length > mostLate || table.inOrder.length === 0) sortLate(table);
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
  /** Slips of the finger: the fewest that any word needs. */
  typos: number;
  ids: number[];
}

/** The words nearest to one that is none: whole words first, then those it may be the beginning of. `more`: slips besides those allowed. */
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

/** Those that are long enough and have all but `most` of the letters of a key: a letter that a word lacks is a slip. */
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
