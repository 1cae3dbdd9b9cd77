// Sets of small numbers, one bit each, in words of 32. Reading past the end returns 0. Sets that are combined have the same length and are
// in the same arena.
import { allocateInts, borrow, type Arena, type Ints } from './arena.ts';

export type Bits = Ints;

export function bitsFor(arena: Arena, size: number): Bits {
  return allocateInts(arena, (size + 31) >>> 5);
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

/** Removes from `target` what is not in `other`. */
export function intersect({ kernel }: Arena, target: Bits, other: Bits): void {
  kernel.intersect(target.byteOffset, other.byteOffset, target.byteLength);
}

/** Adds everything in `other` to `target`. */
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

/** Counts the numbers that are in both sets. */
export function countCommon({ kernel }: Arena, one: Bits, other: Bits): number {
  return kernel.countCommon(one.byteOffset, other.byteOffset, one.byteLength);
}

/** Whether the sets have a number in common. */
export function meet({ kernel }: Arena, one: Bits, other: Bits): boolean {
  return kernel.meet(one.byteOffset, other.byteOffset, one.byteLength) !== 0;
}

/** Yields the numbers in ascending order. */
export function* membersOf(bits: Bits): Generator<number> {
  for (let word = 0; word < bits.length; word++)
    for (let rest = bits[word] ?? 0; rest !== 0; rest &= rest - 1) yield (word << 5) + lowest(rest);
}

/** Returns the position of the lowest set bit of a non-zero word. */
export function lowest(word: number): number {
  return 31 - Math.clz32(word & -word);
}

/** Copies the numbers to a set with room for `size`. */
export function resizedBits(arena: Arena, bits: Bits, size: number): Bits {
  const resized = bitsFor(arena, size);
  resized.set(bits);
  return resized;
}

/** Returns a temporary empty set of the same length, valid during one query. */
export function emptyLike(arena: Arena, other: Bits): Bits {
  return borrow(arena, other.length).fill(0);
}

/** Returns a temporary copy, valid during one query. */
export function copyOf(arena: Arena, bits: Bits): Bits {
  const copy = borrow(arena, bits.length);
  copy.set(bits);
  return copy;
}
