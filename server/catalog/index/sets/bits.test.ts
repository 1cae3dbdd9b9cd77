import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { allocateInts, allocateShorts, openArena } from './arena.ts';
import { add, bitsFor, count, countCommon, has, intersect, isEmpty, meet, membersOf, unite } from './bits.ts';

const capacity = 512;
const arena = openArena();
const numbers = fc.uniqueArray(fc.integer({ min: 0, max: capacity - 1 }), { maxLength: 200 });

function setOf(members: Iterable<number>) {
  const bits = bitsFor(arena, capacity);
  for (const member of members) add(bits, member);
  return bits;
}

describe('the functions of kernel/sets.ts', () => {
  it('implement set operations', () => {
    fc.assert(
      fc.property(numbers, numbers, (one, other) => {
        const inBoth = one.filter((member) => other.includes(member));
        expect(countCommon(arena, setOf(one), setOf(other))).toBe(inBoth.length);
        expect(meet(arena, setOf(one), setOf(other))).toBe(inBoth.length > 0);
        expect(isEmpty(arena, setOf(one))).toBe(one.length === 0);
        const common = setOf(one);
        intersect(arena, common, setOf(other));
        expect([...membersOf(common)]).toEqual(inBoth.toSorted((a, b) => a - b));
        const added = setOf(one);
        unite(arena, added, setOf(other));
        expect(count(arena, added)).toBe(one.length + other.length - inBoth.length);
      }),
    );
  });

  it('count the same regions, whether all words are read or only non-empty ones', () => {
    const ends = numbers.map((own) =>
      setOf([...own, ...Array.from({ length: capacity / 32 }, (_, word) => word * 32 + 31)]),
    );
    fc.assert(
      fc.property(numbers, numbers, ends, (one, other, regionEnds) => {
        const regionOf = (slot: number) => {
          let end = slot;
          while (!has(regionEnds, end)) end++;
          return end;
        };
        const inBoth = one.filter((member) => other.includes(member));
        const regions = new Set(inBoth.map(regionOf)).size;
        const a = setOf(one);
        const b = setOf(other);
        const { kernel } = arena;
        expect(kernel.countRegions(a.byteOffset, b.byteOffset, regionEnds.byteOffset, a.byteLength)).toBe(
          regions,
        );
        const filled = allocateInts(arena, a.length + 4);
        const length = kernel.filledWords(a.byteOffset, a.byteLength, filled.byteOffset);
        expect([...filled.subarray(0, length)]).toEqual(
          [...new Set(one.map((slot) => slot >>> 5))].toSorted((x, y) => x - y),
        );
        const end = filled.byteOffset + length * 4;
        expect(
          kernel.countRegionsIn(filled.byteOffset, end, a.byteOffset, b.byteOffset, regionEnds.byteOffset),
        ).toBe(regions);
      }),
    );
  });

  it('sum a column over the ordinals of a set', () => {
    const column = allocateInts(arena, capacity);
    for (let ordinal = 0; ordinal < capacity; ordinal++) column[ordinal] = ordinal * 3;
    fc.assert(
      fc.property(numbers, (members) => {
        const sum = members.reduce((total, member) => total + member * 3, 0);
        const bits = setOf(members);
        expect(arena.kernel.sumOf(bits.byteOffset, column.byteOffset, bits.byteLength)).toBe(sum);
      }),
    );
  });

  it('separate values between two bounds from values near a bound', () => {
    const value = fc.integer({ min: 0, max: 40 });
    fc.assert(
      fc.property(
        fc.array(value, { minLength: capacity, maxLength: capacity }),
        value,
        value,
        (values, low, high) => {
          const near = allocateShorts(arena, capacity);
          near.set(values);
          const within = setOf([]);
          const edges = setOf([]);
          const places = [near.byteOffset, low, high, within.byteOffset, edges.byteOffset, within.byteLength];
          arena.kernel.between(...places);
          const where = (is: (one: number) => boolean) =>
            values.flatMap((one, slot) => (is(one) ? slot : []));
          expect([...membersOf(within)]).toEqual(where((one) => one > low && one < high));
          expect([...membersOf(edges)]).toEqual(where((one) => one === low || one === high));
        },
      ),
      { numRuns: 30 },
    );
  });
});

it('memory grows without moving the sets in it', () => {
  const small = openArena();
  const common = bitsFor(small, 128);
  add(common, 77);
  const far = bitsFor(small, 64 * 1024 * 1024);
  add(far, 64 * 1024 * 1024 - 1);
  add(common, 3);
  expect([...membersOf(common)]).toEqual([3, 77]);
  expect(count(small, common)).toBe(2);
  expect(count(small, far)).toBe(1);
});
