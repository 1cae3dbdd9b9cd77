import { readFileSync } from 'node:fs';

/** A loop of kernel/sets.ts: sets and columns are given by their offset, sets also by their length, in bytes. */
type Loop = (...places: number[]) => number;

type Kernel = Record<
  | 'intersect'
  | 'unite'
  | 'isEmpty'
  | 'meet'
  | 'count'
  | 'countCommon'
  | 'countRegions'
  | 'countRegionsIn'
  | 'filledWords'
  | 'sumOf'
  | 'keep'
  | 'between',
  Loop
>;

/** Numbers that are in an arena. */
export type Ints = Int32Array<SharedArrayBuffer>;
export type Shorts = Uint16Array<SharedArrayBuffer>;

/**
 * The memory of one index that WebAssembly reads, too: loops over sets run there six times as fast (decision 0036). What was
 * allotted lies still: memory that is shared can grow under it. It goes when the index goes.
 */
export interface Arena {
  memory: WebAssembly.Memory;
  kernel: Kernel;
  /** Bytes given out. */
  used: number;
  /**
   * Arrays for the time of one query, by their length, reused by the next query. Allocated each time,
   * they were half a megabyte a question, and collecting them cost as much as answering.
   */
  shelves: Map<number, { arrays: Ints[]; lent: number }>;
}

const kernelCode = new WebAssembly.Module(readFileSync(new URL('../kernel/sets.wasm', import.meta.url)));
const pageBytes = 65_536;
/** 4 GB, as far as its addresses reach. */
const mostPages = 65_536;
/** Memory is allocated by the megabyte. */
const leastGrowth = 16;

export function openArena(): Arena {
  const memory = new WebAssembly.Memory({ initial: 1, maximum: mostPages, shared: true });
  const { exports } = new WebAssembly.Instance(kernelCode, { env: { memory } });
  // as: the exports of kernel/sets.ts, whose types TypeScript cannot know
  return { memory, kernel: exports as unknown as Kernel, used: 0, shelves: new Map() };
}

/** Zeros; the requested number or a few more, so that four words are always read at once. */
export function allotInts(arena: Arena, length: number): Ints {
  const whole = Math.ceil(length / 4) * 4;
  const place = takeBytes(arena, whole * 4);
  return new Int32Array(bytesOf(arena), place, whole);
}

export function allotShorts(arena: Arena, length: number): Shorts {
  const whole = Math.ceil(length / 8) * 8;
  const place = takeBytes(arena, whole * 2);
  return new Uint16Array(bytesOf(arena), place, whole);
}

/** Where they begin. */
function takeBytes(arena: Arena, bytes: number): number {
  const place = arena.used;
  arena.used += bytes;
  const missing = Math.ceil((arena.used - arena.memory.buffer.byteLength) / pageBytes);
  if (missing > 0) arena.memory.grow(Math.max(missing, leastGrowth));
  return place;
}

function bytesOf({ memory }: Arena): SharedArrayBuffer {
  // as: it was made shared
  return memory.buffer as unknown as SharedArrayBuffer;
}

/** Everything that was handed out may be reused. */
export function takeBack(arena: Arena): void {
  for (const shelf of arena.shelves.values()) shelf.lent = 0;
}

/** With whatever the last borrower left in it. */
export function borrow(arena: Arena, length: number): Ints {
  let shelf = arena.shelves.get(length);
  if (!shelf) arena.shelves.set(length, (shelf = { arrays: [], lent: 0 }));
  const array = (shelf.arrays[shelf.lent] ??= allotInts(arena, length));
  shelf.lent++;
  return array;
}
