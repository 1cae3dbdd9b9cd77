// Sets of small numbers, one bit each, in words of 32. Reading past the end answers 0. Two sets that meet are as long as one another
// and lie in the same arena.
import { allotInts, borrow, type Arena, type Ints } from './arena.ts';

export type Bits = Ints;

export function bitsFor(arena: Arena, size: number): Bits {
  return allotInts(arena, (size + 31) >>> 5);
}

export function has(bits: Int32Array, n: number): boolean {
  return (((bits[n >>> 5] ?? 0) >>> (n & 31)) & 1) === 1;
}

export function add(bits: Int32Array, n: number): void {
  const word = n >>> 5;
  bits[word] = (bits[word] ?? 0) | (1 << (n & 31));
}

export function remove(bits: Int32Array, n: number): void {
  const word = n >>> 5;
  bits[word] = (bits[word] ?? 0) & ~(1 << (n & 31));
}

/** Keeps in `target` only what `other` has too. */
export function intersect({ kernel }: Arena, target: Bits, other: Bits): void {
  kernel.intersect(target.byteOffset, other.byteOffset, target.byteLength);
}

/** Adds everything of `other` to `target`. */
export function unite({ kernel }: Arena, target: Bits, other: Bits): void {
  kernel.unite(target.byteOffset, other.byteOffset, target.byteLength);
}

export function popcount(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const nibbles = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((nibbles + (nibbles >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

export function count({ kernel }: Arena, bits: Bits): number {
  return kernel.count(bits.byteOffset, bits.byteLength);
}

export function isEmpty({ kernel }: Arena, bits: Bits): boolean {
  return kernel.isEmpty(bits.byteOffset, bits.byteLength) !== 0;
}

/** How many numbers both have. */
export function countCommon({ kernel }: Arena, one: Bits, other: Bits): number {
  return kernel.countCommon(one.byteOffset, other.byteOffset, one.byteLength);
}

/** Whether both have any number in common. */
export function meet({ kernel }: Arena, one: Bits, other: Bits): boolean {
  return kernel.meet(one.byteOffset, other.byteOffset, one.byteLength) !== 0;
}

/** The numbers themselves, ascending. */
export function* membersOf(bits: Bits): Generator<number> {
  for (let word = 0; word < bits.length; word++)
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) yield (word << 5) + lowest(rest);
}

/** The place of the lowest bit of a word that has one. */
export function lowest(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** The same numbers in a set that has room for `size`. */
export function resizedBits(arena: Arena, bits: Bits, size: number): Bits {
  const resized = bitsFor(arena, size);
  resized.set(bits);
  return resized;
}

/** An empty set with as much room as the other, for as long as the question. */
export function emptyLike(arena: Arena, other: Bits): Bits {
  return borrow(arena, other.length).fill(0);
}

/** A copy for as long as the question. */
export function copyOf(arena: Arena, bits: Bits): Bits {
  const copy = borrow(arena, bits.length);
  copy.set(bits);
  return copy;
}
