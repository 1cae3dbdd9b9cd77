import type { IndexState } from './state.ts';

/** Greater than any place in a collection. */
const unplaced = 2 ** 24;
const sold = 2 ** 32;

/** The order that editors gave to the models of a collection, what can be bought before what is sold. Smaller is earlier. */
export function arrangedKey(state: IndexState, collection: string): (ordinal: number) => number {
  const places = state.reference.collectionPlaces.get(collection);
  const { available, id } = state.models;
  return (ordinal) => (places?.get(id[ordinal] ?? 0) ?? unplaced) + (available[ordinal] === 0 ? sold : 0);
}
