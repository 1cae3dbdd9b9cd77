// Sets of small numbers, one bit each, in words of 32. Reading past the end answers 0.

export type Bits = Int32Array;

export function bitsFor(size: number): Bits {
  return new Int32Array((size + 31) >>> 5);
}

export function has(bits: Bits, n: number): boolean {
  return (((bits[n >>> 5] ?? 0) >>> (n & 31)) & 1) === 1;
}

export function add(bits: Bits, n: number): void {
  const word = n >>> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (n & 31));
}

export function remove(bits: Bits, n: number): void {
  const word = n >>> 5;
  bits[word] = (bits[word] ?? 0) & ~(1 << (n & 31));
}

/** Keeps in `target` only what `other` has too. */
export function intersect(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word++) target[word] = (target[word] ?? 0) & (other[word] ?? 0);
}

/** Adds everything of `other` to `target`. */
export function unite(target: Bits, other: Bits): void {
  for (let word = 0; word < target.length; word++) target[word] = (target[word] ?? 0) | (other[word] ?? 0);
}

export function popcount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function count(bits: Bits): number {
  let total = 0;
  for (let word = 0; word < bits.length; word++) total += popcount(bits[word] ?? 0);
  return total;
}

export function isEmpty(bits: Bits): boolean {
  for (let word = 0; word < bits.length; word++) if (bits[word] !== 0) return false;
  return true;
}

/** The numbers of the words that are not empty: most questions touch few of them. */
export function filledWords(bits: Bits, scratch: Scratch): Int32Array {
  const filled = borrow(scratch, bits.length);
  let length = 0;
  for (let word = 0; word < bits.length; word++) if (bits[word] !== 0) filled[length++] = word;
  return filled.subarray(0, length);
}

/** How many numbers both have; `words` are the filled words of one of them. */
export function countCommon(one: Bits, other: Bits, words: Int32Array): number {
  let total = 0;
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? 0;
    const common = (one[word] ?? 0) & (other[word] ?? 0);
    if (common !== 0) total += popcount(common);
  }
  return total;
}

/** Whether both have any number in common; `words` are the filled words of one of them. */
export function meet(one: Bits, other: Bits, words: Int32Array): boolean {
  for (let i = 0; i < words.length; i++) {
    const word = words[i] ?? 0;
    if (((one[word] ?? 0) & (other[word] ?? 0)) !== 0) return true;
  }
  return false;
}

/** The numbers themselves, ascending. */
export function membersOf(bits: Bits, scratch: Scratch): Int32Array {
  const members = borrow(scratch, bits.length * 32);
  let length = 0;
  for (let word = 0; word < bits.length; word++) {
    let rest = bits[word] ?? 0;
    while (rest !== 0) {
      members[length++] = (word << 5) + (31 - Math.clz32(rest & -rest));
      rest &= rest - 1;
    }
  }
  return members.subarray(0, length);
}

/** The same numbers in a set that has room for `size`. */
export function resizedBits(bits: Bits, size: number): Bits {
  const resized = bitsFor(size);
  resized.set(bits);
  return resized;
}

/**
 * Arrays that live as long as one question, by their length: the next question is given the same ones. Made anew each time,
 * they were half a megabyte a question, and collecting them cost as much as answering.
 */
export type Scratch = Map<number, { arrays: Int32Array[]; lent: number }>;

/** All that was lent may be lent again. */
export function takeBack(scratch: Scratch): void {
  for (const shelf of scratch.values()) shelf.lent = 0;
}

/** With whatever the last borrower left in it. */
function borrow(scratch: Scratch, length: number): Int32Array {
  let shelf = scratch.get(length);
  if (!shelf) scratch.set(length, (shelf = { arrays: [], lent: 0 }));
  const array = (shelf.arrays[shelf.lent] ??= new Int32Array(length));
  shelf.lent++;
  return array;
}

/** An empty set with as much room as the other. */
export function emptyLike(other: Bits, scratch: Scratch): Bits {
  return borrow(scratch, other.length).fill(0);
}

export function copyOf(bits: Bits, scratch: Scratch): Bits {
  const copy = borrow(scratch, bits.length);
  copy.set(bits);
  return copy;
}
