import { copyKey, storage, writeLocalFavorites, type Store } from './favorites-local.ts';

// Only the browsers of logged-in users load this file, with query-favorites.ts.

/** Keeps a user's favorites, the newest first, in local storage too (product-spec 3 and 9). */
export function writeUsersCopy(ids: readonly number[], store: Store | undefined = storage()): void {
  writeLocalFavorites(ids.toReversed(), store);
  try {
    store?.setItem(copyKey, 'user');
  } catch {
    // taken for a guest's, the list would be sent to the server again
    writeLocalFavorites([], store);
  }
}
