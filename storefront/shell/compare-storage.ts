/** The ids of compared products in local storage: `7,3`. Every page loads this file, so it is as small as possible. */
export const key = 'compare';

export function storedCompare(): string {
  try {
    return localStorage.getItem(key) ?? '';
  } catch {
    // a browser may block storage
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
