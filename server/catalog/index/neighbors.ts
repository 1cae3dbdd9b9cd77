import { takeBack } from './sets/arena.ts';
import { copyOf, emptyLike, has, intersect, membersOf, unite, type Bits } from './sets/bits.ts';
import type { IndexState } from './state.ts';
import type { Neighbors } from './neighbor-sets.ts';

const most = { completeTheSet: 4, related: 6 };
const cacheSize = 20_000;

export function neighborsOf(state: IndexState, productId: number): Neighbors {
  const known = state.neighbors.get(productId);
  if (known) return known;
  if (state.neighbors.size >= cacheSize) state.neighbors.clear();
  const neighbors = findNeighbors(state, productId);
  state.neighbors.set(productId, neighbors);
  return neighbors;
}

function findNeighbors(state: IndexState, productId: number): Neighbors {
  const own = state.ordinalOf.get(productId);
  if (own === undefined || !has(state.live, own)) return { completeTheSet: [], related: [] };
  takeBack(state.arena);
  const taken = new Set([own]);
  const set = nearest(state, {
    candidates: ofSameSet(state, own),
    taken,
    distance: setDistance(state, own),
  });
  const completeTheSet = set.slice(0, most.completeTheSet);
  for (const ordinal of completeTheSet) taken.add(ordinal);
  const related = nearest(state, {
    candidates: ofSameCategory(state, own),
    taken,
    distance: priceDistance(state, own),
  });
  const idOf = (ordinal: number) => state.models.id[ordinal] ?? 0;
  return { completeTheSet: completeTheSet.map(idOf), related: related.slice(0, most.related).map(idOf) };
}

/** Buyable models of the product's own category. */
function ofSameCategory(state: IndexState, own: number): Bits {
  const category = state.facets.get('category')?.get(String(state.models.categoryId[own]));
  const shared = copyOf(state.arena, state.buyable);
  if (category) intersect(state.arena, shared, category.models);
  return shared;
}

/** Buyable models that share a collection and the metal. */
function ofSameSet(state: IndexState, own: number): Bits {
  const shared = copyOf(state.arena, state.buyable);
  for (const facet of ['collection', 'metal'] as const) {
    const any = emptyLike(state.arena, state.live);
    for (const { models } of state.facets.get(facet)?.values() ?? [])
      if (has(models, own)) unite(state.arena, any, models);
    intersect(state.arena, shared, any);
  }
  return shared;
}

function setDistance(state: IndexState, own: number): (ordinal: number) => number {
  const { categoryId, popularity } = state.models;
  return (ordinal) => (categoryId[ordinal] === categoryId[own] ? 1e10 : 0) - (popularity[ordinal] ?? 0);
}

/** The difference in price; by popularity if a price is on request. */
function priceDistance(state: IndexState, own: number): (ordinal: number) => number {
  const { minPriceSom, popularity } = state.models;
  const price = minPriceSom[own] ?? Infinity;
  if (price === Infinity) return (ordinal) => -(popularity[ordinal] ?? 0);
  return (ordinal) => Math.abs((minPriceSom[ordinal] ?? Infinity) - price);
}

interface Candidate {
  ordinal: number;
  far: number;
  id: number;
}

function nearest(
  state: IndexState,
  {
    candidates,
    taken,
    distance,
  }: { candidates: Bits; taken: Set<number>; distance: (ordinal: number) => number },
): number[] {
  const near: Candidate[] = [];
  const wanted = most.completeTheSet + most.related;
  let farthest = Infinity;
  for (const ordinal of membersOf(candidates)) {
    const far = distance(ordinal);
    if (far > farthest || taken.has(ordinal)) continue;
    insert(near, { ordinal, far, id: state.models.id[ordinal] ?? 0 });
    near.length = Math.min(near.length, wanted);
    farthest = near[wanted - 1]?.far ?? Infinity;
  }
  return near.map((candidate) => candidate.ordinal);
}

/** Inserts a candidate into the list, nearest first. */
function insert(near: Candidate[], candidate: Candidate): void {
  const after = near.findIndex((other) => isNearer(candidate, other));
  if (after < 0) near.push(candidate);
  else near.splice(after, 0, candidate);
}

function isNearer(one: Candidate, other: Candidate): boolean {
  return one.far === other.far ? one.id < other.id : one.far < other.far;
}
