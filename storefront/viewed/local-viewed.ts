import { personalKeys } from '#storefront/shell/login/personal-storage.ts';

/** Where a browser remembers the products that were looked at, the last one first; nobody else ever learns of it. */
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

/** Looked at now; seen before, it moves to the front. */
export function noteViewed(id: number, store: Store | undefined = storage()): void {
  const rest = readViewed(store).filter((other) => other !== id);
  try {
    store?.setItem(key, JSON.stringify([id, ...rest].slice(0, most)));
  } catch {
    // a full or forbidden store: nothing is remembered
  }
}

const isId = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;

/** A browser may forbid it, and even looking at it. */
function storage(): Store | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
