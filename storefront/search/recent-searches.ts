import { personalKeys } from '#storefront/shell/login/personal-storage.ts';

/** The storage key of this browser's searches, the last first; they are sent nowhere. */
const { searches: key } = personalKeys;
const most = 6;
const longest = 100;

type Store = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** At most 6 texts; any other content of the storage is ignored. */
export function readSearches(store: Store | undefined = storage()): readonly string[] {
  try {
    const stored: unknown = JSON.parse(store?.getItem(key) ?? '[]');
    return Array.isArray(stored) ? [...new Set(stored.filter(isText))].slice(0, most) : [];
  } catch {
    return [];
  }
}

/** Adds a search; an earlier one with the same text, in any case, moves to the front. */
export function addSearch(typed: string, store: Store | undefined = storage()): void {
  const text = typed.trim().replaceAll(/\s+/g, ' ');
  if (!isText(text)) return;
  const rest = readSearches(store).filter((other) => other.toLowerCase() !== text.toLowerCase());
  write([text, ...rest].slice(0, most), store);
}

export function forgetSearch(text: string, store: Store | undefined = storage()): void {
  write(
    readSearches(store).filter((other) => other !== text),
    store,
  );
}

export function forgetSearches(store: Store | undefined = storage()): void {
  write([], store);
}

function write(texts: readonly string[], store: Store | undefined): void {
  try {
    if (texts.length === 0) store?.removeItem(key);
    else store?.setItem(key, JSON.stringify(texts));
  } catch {
    // storage is full or blocked: nothing is stored
  }
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest;

/** A browser may block storage and throw on mere access. */
function storage(): Store | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
