import { readFileSync } from 'node:fs';

/** A function of kernel/sets.ts: sets and columns are passed as byte offsets, sets also with their length in bytes. */
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

/** Integers stored in an arena. */
export type Ints = Int32Array<SharedArrayBuffer>;
export type Shorts = Uint16Array<SharedArrayBuffer>;

/**
 * The memory of one index, shared with WebAssembly, which runs loops over sets six times as fast (decision 0036). Allocated arrays never
 * move: shared memory can grow in place. It is freed together with the index.
 */
export interface Arena {
  memory: WebAssembly.Memory;
  kernel: Kernel;
  /** Number of allocated bytes. */
  used: number;
  /**
   * Temporary arrays of one query, by length, reused by the next query. Without reuse, half a megabyte was allocated per query, and
   * collecting it took as long as the query.
   */
  pools: Map<number, { arrays: Ints[]; lent: number }>;
}

const kernelCode = new WebAssembly.Module(readFileSync(new URL('../kernel/sets.wasm', import.meta.url)));
const pageBytes = 65_536;
/** 4 GB, the maximum address space. */
const maxPages = 65_536;
/** Memory grows by a megabyte at a time. */
const minGrowth = 16;

export function openArena(): Arena {
  const memory = new WebAssembly.Memory({ initial: 1, maximum: maxPages, shared: true });
  const { exports } = new WebAssembly.Instance(kernelCode, { env: { memory } });
  // as: the exports of kernel/sets.ts, whose types TypeScript cannot know
  return { memory, kernel: exports as unknown as Kernel, used: 0, pools: new Map() };
}

/** Allocates zeroed integers, up to three more than requested, so that four words can always be read at once. */
export function allocateInts(arena: Arena, length: number): Ints {
  const whole = Math.ceil(length / 4) * 4;
  const place = takeBytes(arena, whole * 4);
  return new Int32Array(bytesOf(arena), place, whole);
}

export function allocateShorts(arena: Arena, length: number): Shorts {
  const whole = Math.ceil(length / 8) * 8;
  const place = takeBytes(arena, whole * 2);
  return new Uint16Array(bytesOf(arena), place, whole);
}

/** Allocates bytes and returns their offset. */
function takeBytes(arena: Arena, bytes: number): number {
  const place = arena.used;
  arena.used += bytes;
  const missing = Math.ceil((arena.used - arena.memory.buffer.byteLength) / pageBytes);
  if (missing > 0) arena.memory.grow(Math.max(missing, minGrowth));
  return place;
}

function bytesOf({ memory }: Arena): SharedArrayBuffer {
  // as: the memory was created as shared
  return memory.buffer as unknown as SharedArrayBuffer;
}

/** Makes all borrowed arrays reusable. */
export function takeBack(arena: Arena): void {
  for (const pool of arena.pools.values()) pool.lent = 0;
}

/** Returns a temporary array with undefined content. */
export function borrow(arena: Arena, length: number): Ints {
  let pool = arena.pools.get(length);
  if (!pool) arena.pools.set(length, (pool = { arrays: [], lent: 0 }));
  const array = (pool.arrays[pool.lent] ??= allocateInts(arena, length));
  pool.lent++;
  return array;
}
