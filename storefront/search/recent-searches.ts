import { personalKeys } from '#storefront/shell/login/personal-storage.ts';

/** Where a browser remembers what was searched for, the last first; nobody else ever learns of it. */
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

/** Searched for now; searched for before, in whatever capitals, it moves to the front. */
export function noteSearch(typed: string, store: Store | undefined = storage()): void {
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
    // a full or forbidden store: nothing is remembered
  }
}

const isText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= longest;

/** A browser may forbid it, and even looking at it. */
function storage(): Store | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
