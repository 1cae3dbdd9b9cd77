/** How many slips of the finger a word of so many letters may have: one from 5, two from 8 (GLB-4). */
export function typosAllowed(letters: number): number {
  if (letters >= 8) return 2;
  return letters >= 5 ? 1 : 0;
}

/**
 * Letters left out, put in, mistaken, or swapped with their neighbor (one slip each), from `typed` to the word and, of a word
 * that is still being typed, to its best beginning. More than `most` is told as infinite.
 */
export function countTypos(typed: string, word: string, most: number): { whole: number; beginning: number } {
  const far = { whole: Infinity, beginning: Infinity };
  if (typed.length - word.length > most) return far;
  // no beginning longer than this can be near
  const end = Math.min(word.length, typed.length + most);
  let twoBefore: number[] = [];
  let before = Array.from({ length: end + 1 }, (_, place) => place);
  for (let row = 1; row <= typed.length; row++) {
    const current = nextRow({ typed, word, row, end, before, twoBefore });
    if (Math.min(...current) > most) return far;
    twoBefore = before;
    before = current;
  }
  const within = (typos: number) => (typos <= most ? typos : Infinity);
  const whole = word.length === end ? (before[end] ?? Infinity) : Infinity;
  return { whole: within(whole), beginning: within(Math.min(...before)) };
}

interface Row {
  typed: string;
  word: string;
  row: number;
  end: number;
  before: number[];
  twoBefore: number[];
}

function nextRow({ typed, word, row, end, before, twoBefore }: Row): number[] {
  const current = [row];
  for (let place = 1; place <= end; place++) {
    const isSame = typed[row - 1] === word[place - 1];
    let least = Math.min(
      (before[place - 1] ?? 0) + (isSame ? 0 : 1),
      (before[place] ?? 0) + 1,
      (current[place - 1] ?? 0) + 1,
    );
    const isSwap =
      row > 1 && place > 1 && typed[row - 1] === word[place - 2] && typed[row - 2] === word[place - 1];
    if (isSwap) least = Math.min(least, (twoBefore[place - 2] ?? 0) + 1);
    current.push(least);
  }
  return current;
}

/** Which letters a word has, one bit each of 32: two words whose letters differ much need not be compared. */
export function letterMask(word: string): number {
  let mask = 0;
  for (let place = 0; place < word.length; place++) mask |= 1 << (word.charCodeAt(place) & 31);
  return mask;
}
