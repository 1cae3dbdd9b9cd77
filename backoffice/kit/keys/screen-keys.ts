import { useEffect } from 'react';

/** A key of the open screen, as the sheet of shortcuts lists it. */
export interface ScreenKey {
  /** As written on the keyboard, such as `j` or `Ctrl+Enter`. */
  key: string;
  label: string;
}

const registered = new Set<readonly ScreenKey[]>();

/** Adds keys to the sheet of shortcuts; returns what removes them. */
export function registerKeys(keys: readonly (ScreenKey | false)[]): () => void {
  const own = keys.filter((key) => key !== false);
  registered.add(own);
  return () => void registered.delete(own);
}

/** Lists keys in the sheet of shortcuts, until the screen is left. `false`: not now, or not for this role. */
export function useScreenKeys(keys: readonly (ScreenKey | false)[]): void {
  useEffect(() => registerKeys(keys));
}

/** The keys of the open screen, each once. */
export function screenKeys(): readonly ScreenKey[] {
  const all = [...registered].flat();
  return all.filter(({ key }, nth) => all.findIndex((other) => other.key === key) === nth);
}
