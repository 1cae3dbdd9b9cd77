import { useSyncExternalStore } from 'react';
import { readStored, writeStored } from './browser-storage.ts';
import { ringSizes } from './ring-sizes.ts';

const sizeKey = 'my-size';

/** The visitor's ring size stored in this browser, mm; null = not known, and always on the server. The same wherever it is shown. */
export function useMySize() {
  const size = useSyncExternalStore(subscribe, mySize, () => null);
  return { size, save: keepSize, forget: () => keepSize(null) };
}

/** Undefined = not read yet. */
let known: number | null | undefined;
const listeners = new Set<() => void>();

const mySize = (): number | null => (known === undefined ? (known = readSize(readStored(sizeKey))) : known);

function keepSize(mm: number | null): void {
  writeStored(sizeKey, mm === null ? null : String(mm));
  known = mm;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** The storage may contain anything, so only a size that is made counts. */
export function readSize(stored: string | null | undefined): number | null {
  const size = Number(stored ?? Number.NaN);
  return ringSizes.includes(size) ? size : null;
}
