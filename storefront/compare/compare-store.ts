import { key, storedCompare } from '#storefront/shell/compare-storage.ts';
import { choose, readIds, type Chosen } from './compare-rules.ts';

/** The chosen ids in this browser's storage, in the order they were chosen; they are sent nowhere. */
export const readCompared = (): number[] => readIds(storedCompare());

/** Notifies subscribers. */
export function storeCompared(ids: readonly number[]): void {
  try {
    localStorage.setItem(key, ids.join(','));
  } catch {
    // storage is full or blocked: nothing is stored
  }
  dispatchEvent(new Event(key));
}

export function toggleCompared(id: number): Chosen {
  const chosen = choose(readCompared(), id);
  if (chosen.ok) storeCompared(chosen.ids);
  return chosen;
}
