import { copyKey, storage, writeLocalFavorites, type Store } from './favorites-local.ts';

// Loaded only for logged-in users, with user-favorites.ts.

/** Writes a copy of a user's favorites, the newest first, to local storage (product-spec 3 and 9). */
export function writeUsersCopy(ids: readonly number[], store: Store | undefined = storage()): void {
  writeLocalFavorites(ids.toReversed(), store);
  try {
    store?.setItem(copyKey, 'user');
  } catch {
    // otherwise the list would be taken for a guest's and be uploaded again
    writeLocalFavorites([], store);
  }
}
