// AssemblyScript, which looks like TypeScript and is compiled to WebAssembly: `npm run kernel` builds sets.wasm from it. Sets are as in
// ../sets/bits.ts. Each is passed as its offset in the arena's memory, and its length is a multiple of 16 bytes: a v128 contains four
// words, which are processed at once.

export function intersect(target: usize, other: usize, bytes: usize): void {
  for (let at: usize = 0; at < bytes; at += 16)
    v128.store(target + at, v128.and(v128.load(target + at), v128.load(other + at)));
}

export function unite(target: usize, other: usize, bytes: usize): void {
  for (let at: usize = 0; at < bytes; at += 16)
    v128.store(target + at, v128.or(v128.load(target + at), v128.load(other + at)));
}

export function isEmpty(bits: usize, bytes: usize): bool {
  for (let at: usize = 0; at < bytes; at += 16) if (v128.any_true(v128.load(bits + at))) return false;
  return true;
}

/** Whether the sets have a number in common. */
export function meet(one: usize, other: usize, bytes: usize): bool {
  for (let at: usize = 0; at < bytes; at += 16)
    if (v128.any_true(v128.and(v128.load(one + at), v128.load(other + at)))) return true;
  return false;
}

export function count(bits: usize, bytes: usize): i32 {
  let counts = i32x4.splat(0);
  for (let at: usize = 0; at < bytes; at += 16) counts = addOnes(counts, v128.load(bits + at));
  return sum(counts);
}

export function countCommon(one: usize, other: usize, bytes: usize): i32 {
  let counts = i32x4.splat(0);
  for (let at: usize = 0; at < bytes; at += 16)
    counts = addOnes(counts, v128.and(v128.load(one + at), v128.load(other + at)));
  return sum(counts);
}

/**
 * Counts the regions that have a slot in both sets; `ends` contains the last slot of each region. Regions inside a word are not examined
 * one by one: adding ones to the bits below a region's last slot carries into that slot exactly if one of them is set, so one bit per
 * region remains to be counted.
 */
export function countRegions(one: usize, other: usize, ends: usize, bytes: usize): i32 {
  let counts = i32x4.splat(0);
  for (let at: usize = 0; at < bytes; at += 16) {
    const last = v128.load(ends + at);
    const below = v128.not(last);
    const common = v128.and(v128.load(one + at), v128.load(other + at));
    const carried = v128.or(i32x4.add(v128.and(common, below), below), common);
    counts = addOnes(counts, v128.and(carried, last));
  }
  return sum(counts);
}

/** The same, restricted to the given non-empty words of one set; the indexes of these words are stored from `words` to `end`. */
export function countRegionsIn(words: usize, end: usize, one: usize, other: usize, ends: usize): i32 {
  let total = 0;
  for (; words < end; words += 4) {
    const word: usize = load<u32>(words) << 2;
    const common = load<u32>(one + word) & load<u32>(other + word);
    const last = load<u32>(ends + word);
    total += popcnt((((common & ~last) + ~last) | common) & last);
  }
  return total;
}

/** Writes the indexes of the non-empty words to `words`; returns their number. */
export function filledWords(bits: usize, bytes: usize, words: usize): i32 {
  let to = words;
  for (let four: usize = 0; four < bytes; four += 16) {
    if (!v128.any_true(v128.load(bits + four))) continue;
    for (let at = four; at < four + 16; at += 4) {
      store<u32>(to, at >>> 2);
      if (load<u32>(bits + at) != 0) to += 4;
    }
  }
  return i32(to - words) >>> 2;
}

function addOnes(counts: v128, bits: v128): v128 {
  const pairs = i16x8.extadd_pairwise_i8x16_u(i8x16.popcnt(bits));
  return i32x4.add(counts, i32x4.extadd_pairwise_i16x8_u(pairs));
}

function sum(counts: v128): i32 {
  return (
    i32x4.extract_lane(counts, 0) +
    i32x4.extract_lane(counts, 1) +
    i32x4.extract_lane(counts, 2) +
    i32x4.extract_lane(counts, 3)
  );
}

/** Sums a column over the ordinals of a set. */
export function sumOf(models: usize, column: usize, bytes: usize): i32 {
  let total = 0;
  for (let at: usize = 0; at < bytes; at += 4) {
    let rest = load<u32>(models + at);
    const first = column + (at << 5);
    for (; rest != 0; rest &= rest - 1) total += load<i32>(first + (ctz(rest) << 2));
  }
  return total;
}

/**
 * Removes from `models` those without a slot in `pieces`. Writes the matching slots of the remaining models to `all`, those of partly
 * matching models also to `part`, and the fully matching models to `whole`.
 */
export function keep(
  models: usize,
  bytes: usize,
  pieces: usize,
  firstWord: usize,
  ownSlots: usize,
  all: usize,
  part: usize,
  whole: usize,
): void {
  for (let at: usize = 0; at < bytes; at += 4) {
    let rest = load<u32>(models + at);
    let matching: u32 = 0;
    let full: u32 = 0;
    for (; rest != 0; rest &= rest - 1) {
      const column = (at << 5) + (ctz(rest) << 2);
      const word: usize = load<u32>(firstWord + column) << 2;
      const own = load<u32>(ownSlots + column);
      const common = load<u32>(pieces + word) & own;
      if (common == 0) continue;
      const bit = rest & -rest;
      matching |= bit;
      store<u32>(all + word, load<u32>(all + word) | common);
      if (common == own) full |= bit;
      else store<u32>(part + word, load<u32>(part + word) | common);
    }
    store<u32>(models + at, matching);
    store<u32>(whole + at, full);
  }
}

/**
 * Writes slots whose reduced value (16 bits each) is between the bounds to `within`, and those equal to a bound to `edges`. `bytes` is the
 * length of the sets.
 */
export function between(near: usize, low: i16, high: i16, within: usize, edges: usize, bytes: usize): void {
  const least = i16x8.splat(low);
  const most = i16x8.splat(high);
  for (let at: usize = 0; at < bytes; at += 4) {
    const from = near + (at << 4);
    const a = v128.load(from);
    const b = v128.load(from, 16);
    const c = v128.load(from, 32);
    const d = v128.load(from, 48);
    store<u32>(
      within + at,
      mask(inside(a, least, most), inside(b, least, most)) |
        (mask(inside(c, least, most), inside(d, least, most)) << 16),
    );
    store<u32>(
      edges + at,
      mask(onEdge(a, least, most), onEdge(b, least, most)) |
        (mask(onEdge(c, least, most), onEdge(d, least, most)) << 16),
    );
  }
}

function inside(values: v128, least: v128, most: v128): v128 {
  return v128.and(i16x8.gt_s(values, least), i16x8.lt_s(values, most));
}

function onEdge(values: v128, least: v128, most: v128): v128 {
  return v128.or(i16x8.eq(values, least), i16x8.eq(values, most));
}

/** Returns one bit for each of sixteen lanes. */
function mask(one: v128, other: v128): u32 {
  return i8x16.bitmask(i8x16.narrow_i16x8_s(one, other));
}
