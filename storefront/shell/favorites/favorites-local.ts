/** Where a guest's browser stores the ids of saved products, the last saved at the end (product-spec 3 and 9). */
const key = 'favorites';
/** Set while the stored list is a copy of a user's list from the server, not a guest's own. */
export const copyKey = 'favorites-copy';
/** How many products a user may save; beyond that the oldest are dropped. */
const most = 1000;

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** What a guest saved, as it was written by us; a user's copy and whatever else is there count as nothing. */
export function readLocalFavorites(store: Store | undefined = storage()): readonly number[] {
  if (holdsUsersCopy(store)) return [];
  try {
    const stored: unknown = JSON.parse(store?.getItem(key) ?? '[]');
    return Array.isArray(stored) ? [...new Set(stored.filter(isId))].slice(-most) : [];
  } catch {
    return [];
  }
}

export function writeLocalFavorites(ids: readonly number[], store: Store | undefined = storage()): void {
  try {
    store?.removeItem(copyKey);
    if (ids.length === 0) store?.removeItem(key);
    else store?.setItem(key, JSON.stringify(ids.slice(-most)));
  } catch {
    // a full or forbidden store: the hearts are right until the page is left
  }
}

/** Whether the list is the copy of a user's (user-favorites-copy.ts). */
export function holdsUsersCopy(store: Store | undefined = storage()): boolean {
  try {
    return store?.getItem(copyKey) === 'user';
  } catch {
    return false;
  }
}

/** Another window of the same browser changed them. */
export const isOfFavorites = (event: Pick<StorageEvent, 'key'>): boolean =>
  event.key === key || event.key === null;

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** A browser may forbid it, and even looking at it. */
export function storage(): Store | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
