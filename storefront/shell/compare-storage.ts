/** The compared product ids in local storage: `7,3`. Every page loads this file: it is as small as can be. */
export const key = 'compare';

export function storedCompare(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    // a browser may forbid it
    return '';
  }
}

/** Subscribes to changes in this window and in other windows. */
export function onCompareChange(listener: () => void): () => void {
  addEventListener(key, listener);
  addEventListener('storage', listener);
  return () => {
    removeEventListener(key, listener);
    removeEventListener('storage', listener);
  };
}

/** On the server. */
export const noStoredCompare = (): string => '';
