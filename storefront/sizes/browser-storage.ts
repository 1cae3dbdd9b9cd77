// The ring size, and the number of screen pixels per millimeter, are stored in this browser only.

export const readStored = (key: string): string | null => storage()?.getItem(key) ?? null;

export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) storage()?.removeItem(key);
    else storage()?.setItem(key, value);
  } catch {
    // storage is full or blocked: the size is right until the page is left
  }
}

/** A browser may block storage and throw on mere access. */
function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
