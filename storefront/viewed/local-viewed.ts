import { personalKeys } from '#storefront/shell/login/personal-storage.ts';

/** The storage key of the viewed products, the last one first; they are sent nowhere. */
const { viewed: key } = personalKeys;
const most = 12;

type Store = Pick<Storage, 'getItem' | 'setItem'>;

/** At most 12 ids; any other content of the storage is ignored. */
export function readViewed(store: Store | undefined = storage()): readonly number[] {
  try {
    const stored: unknown = JSON.parse(store?.getItem(key) ?? '[]');
    return Array.isArray(stored) ? [...new Set(stored.filter(isId))].slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Adds a product; one that was viewed before moves to the front. */
export function addViewed(id: number, store: Store | undefined = storage()): void {
  const rest = readViewed(store).filter((other) => other !== id);
  try {
    store?.setItem(key, JSON.stringify([id, ...rest].slice(0, most)));
  } catch {
    // storage is full or blocked: nothing is stored
  }
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** A browser may block storage and throw on mere access. */
function storage(): Store | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
