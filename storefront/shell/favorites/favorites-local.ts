/** The key of a guest's favorites in local storage: product ids, the last saved at the end (product-spec 3 and 9). */
const key = 'favorites';
/** Set while the stored list is a copy of a user's list from the server, not a guest's. */
export const copyKey = 'favorites-copy';
/** The maximum number of favorites; beyond it the oldest are dropped. */
const most = 1000;

export type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** A guest's saved ids; a copy of a user's list and any other content are ignored. */
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
    // storage is full or blocked: the hearts are right until the page is left
  }
}

/** Whether the list is a copy of a user's list (user-favorites-copy.ts). */
export function holdsUsersCopy(store: Store | undefined = storage()): boolean {
  try {
    return store?.getItem(copyKey) === 'user';
  } catch {
    return false;
  }
}

/** Checks for a change by another window of the same browser. */
export const isOfFavorites = (event: Pick<StorageEvent, 'key'>): boolean =>
  event.key === key || event.key === null;

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** A browser may block storage and throw on mere access. */
export function storage(): Store | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
