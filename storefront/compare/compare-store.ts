import { key, storedCompare } from '#storefront/shell/compare-storage.ts';
import { choose, readIds, type Chosen } from './compare-rules.ts';

/** Ids in this browser's own memory, in the order they were chosen; nobody else learns of them. */
export const readCompared = (): number[] => readIds(storedCompare());

/** Notifies subscribers. */
export function keepCompared(ids: readonly number[]): void {
  try {
    localStorage.setItem(key, ids.join(','));
  } catch {
    // a full or forbidden store: nothing is remembered
  }
  dispatchEvent(new Event(key));
}

export function toggleCompared(id: number): Chosen {
  const chosen = choose(readCompared(), id);
  if (chosen.ok) keepCompared(chosen.ids);
  return chosen;
}
