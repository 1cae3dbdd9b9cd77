import { add, remove, type Bits } from '../sets/bits.ts';

/** The models that have a word: a list while there are few, a bit set once the list would be longer. */
export interface Posting {
  list: Int32Array;
  length: number;
  bits: Int32Array | null;
}

const firstCapacity = 4;

export function emptyPosting(): Posting {
  return { list: new Int32Array(firstCapacity), length: 0, bits: null };
}

/** Adds a model that is not in it yet. `modelCapacity` is the capacity for ordinals. */
export function addModel(posting: Posting, ordinal: number, modelCapacity: number): void {
  posting.length++;
  if (posting.bits) {
    if (ordinal >= posting.bits.length * 32) posting.bits = withCapacity(posting.bits, modelCapacity);
    add(posting.bits, ordinal);
    return;
  }
  if (posting.length > posting.list.length) {
    if (posting.length * 2 > modelCapacity / 32) return spread(posting, ordinal, modelCapacity);
    const longer = new Int32Array(posting.list.length * 2);
    longer.set(posting.list);
    posting.list = longer;
  }
  posting.list[posting.length - 1] = ordinal;
}

function spread(posting: Posting, ordinal: number, modelCapacity: number): void {
  const bits = withCapacity([], modelCapacity);
  for (let place = 0; place < posting.length - 1; place++) add(bits, posting.list[place] ?? 0);
  add(bits, ordinal);
  posting.bits = bits;
  posting.list = new Int32Array(0);
}

function withCapacity(bits: ArrayLike<number>, modelCapacity: number): Int32Array {
  const roomy = new Int32Array(modelCapacity / 32);
  roomy.set(bits);
  return roomy;
}

/** Removes a model that is in it. */
export function dropModel(posting: Posting, ordinal: number): void {
  posting.length--;
  if (posting.bits) {
    remove(posting.bits, ordinal);
    return;
  }
  // the order does not matter, so the last one replaces it
  const place = posting.list.subarray(0, posting.length + 1).indexOf(ordinal);
  posting.list[place] = posting.list[posting.length] ?? 0;
}

/** Adds all models of a word to `target`. */
export function unitePosting(target: Bits, { bits, list, length }: Posting): void {
  if (!bits) {
    for (let place = 0; place < length; place++) add(target, list[place] ?? 0);
    return;
  }
  const words = Math.min(bits.length, target.length);
  for (let word = 0; word < words; word++) target[word] = (target[word] ?? 0) | (bits[word] ?? 0);
}
