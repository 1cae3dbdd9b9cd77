/** What this browser compares, as its memory has it: `7,3`. Every page carries this file: it is no longer than it must be. */
export const key = 'compare';

export function keptText(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    // a browser may forbid it
    return '';
  }
}

/** Hears of changes, of this window and of others. */
export function follow(listener: () => void): () => void {
  addEventListener(key, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(key, listener);
    removeEventListener('storage', listener);
  };
}

/** The server knows of none. */
export const nothingKept = (): string => '';
