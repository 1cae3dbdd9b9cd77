/** Returns the allowed number of typos in a word of this length: one from 5 letters, two from 8 (GLB-4). */
export function typosAllowed(letters: number): number {
  if (letters >= 8) return 2;
  return letters >= 5 ? 1 : 0;
}

export interface Typos {
  /** Distance to the whole word, and to its best prefix, for a word that is still being typed; infinite if above the limit. */
  whole: number;
  beginning: number;
}

const longest = 60;
/** The rows of the table below, reused by all calls: an unknown word is compared with about ten thousand others. */
const rows = [new Uint8Array(longest + 8), new Uint8Array(longest + 8), new Uint8Array(longest + 8)] as const;
const far: Typos = { whole: Infinity, beginning: Infinity };

/**
 * Counts omitted, added, wrong and swapped letters, one typo each (optimal string alignment of Damerau and Levenshtein), up to `most`.
 * Only cells that can be within the limit are computed.
 */
export function countTypos(typed: string, word: string, most: number): Typos {
  if (typed.length - word.length > most || typed.length > longest) return far;
  // a longer prefix cannot be within the limit
  const end = Math.min(word.length, typed.length + most);
  let [twoBefore, before, current] = rows;
  for (let place = 0; place <= end; place++) before[place] = Math.min(place, most + 1);
  for (let row = 1; row <= typed.length; row++) {
    const first = Math.max(1, row - most);
    const last = Math.min(end, row + most);
    current[first - 1] = first === 1 ? Math.min(row, most + 1) : most + 1;
    let least = current[first - 1] ?? 0;
    for (let place = first; place <= last; place++) {
      const cell = cellOf({ typed, word, row, place, before, current, twoBefore });
      current[place] = cell;
      if (cell < least) least = cell;
    }
    if (last < end) current[last + 1] = most + 1;
    if (least > most) return far;
    [twoBefore, before, current] = [before, current, twoBefore];
  }
  return readLastRow(before, {
    most,
    first: Math.max(0, typed.length - most),
    end,
    isWhole: end === word.length,
  });
}

interface Cell {
  typed: string;
  word: string;
  row: number;
  place: number;
  before: Uint8Array;
  current: Uint8Array;
  twoBefore: Uint8Array;
}

function cellOf({ typed, word, row, place, before, current, twoBefore }: Cell): number {
  const letter = typed.charCodeAt(row - 1);
  const isSame = letter === word.charCodeAt(place - 1);
  if (isSame) return before[place - 1] ?? 0;
  let least = Math.min(before[place - 1] ?? 0, before[place] ?? 0, current[place - 1] ?? 0) + 1;
  if (
    row > 1 &&
    place > 1 &&
    letter === word.charCodeAt(place - 2) &&
    typed.charCodeAt(row - 2) === word.charCodeAt(place - 1)
  )
    least = Math.min(least, (twoBefore[place - 2] ?? 0) + 1);
  return least;
}

function readLastRow(
  cells: Uint8Array,
  { most, first, end, isWhole }: { most: number; first: number; end: number; isWhole: boolean },
): Typos {
  let beginning = Infinity;
  for (let place = first; place <= end; place++) beginning = Math.min(beginning, cells[place] ?? 0);
  const whole = isWhole ? (cells[end] ?? Infinity) : Infinity;
  return {
    whole: whole <= most ? whole : Infinity,
    beginning: beginning <= most ? beginning : Infinity,
  };
}

/** The letters of a word as a 32-bit mask: two words with very different letters need not be compared. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let place = 0; place < word.length; place++) mask |= 1 << (word.charCodeAt(place) & 31);
  return mask;
}
