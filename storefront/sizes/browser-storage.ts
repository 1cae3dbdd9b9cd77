// The size, and how many of its pixels make a millimetre, are stored in this browser only.

export const readStored = (key: string): string | null => storage()?.getItem(key) ?? null;

export function writeStored(key: string, value: string | null): void {
  try {
    if (value === null) storage()?.removeItem(key);
    else storage()?.setItem(key, value);
  } catch {
    // a full or forbidden store: the size is right until the page is left
  }
}

/** A browser may forbid it, and even looking at it. */
function storage(): Storage | undefined {
  try {
    return localStorage;
  } catch {
    return undefined;
  }
}
