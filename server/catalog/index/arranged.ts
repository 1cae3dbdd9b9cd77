import type { IndexState } from './state.ts';

/** Greater than any position in a collection. */
const unplaced = 2 ** 24;
const sold = 2 ** 32;

/** Sort key of the editors' order of a collection, with buyable models before sold ones. Smaller is earlier. */
export function arrangedKey(state: IndexState, collection: string): (ordinal: number) => number {
  const places = state.reference.collectionPlaces.get(collection);
  const { available, id } = state.models;
  return (ordinal) => (places?.get(id[ordinal] ?? 0) ?? unplaced) + (available[ordinal] === 0 ? sold : 0);
}
