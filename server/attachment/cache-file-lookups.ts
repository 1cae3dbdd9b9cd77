import { minuteMs } from '#domain/units/durations.ts';
import type { FileStore, StoredFile } from '#providers/files/port.ts';

const maxKeys = 10_000;
/** The content of a key never changes; a missing key may be added at any time. */
const lifetimesMs = { found: 10 * minuteMs, missing: 10_000 } as const;

interface Remembered {
  found: Promise<StoredFile | null>;
  until: number;
}

/** Caches lookups in a remote store, so that it is queried once per key. Writes through it are visible at once. */
export function cacheFileLookups(store: FileStore, now: () => number = () => performance.now()): FileStore {
  const known = new Map<string, Remembered>();
  const lookUp = (key: string): Promise<StoredFile | null> => {
    const [oldest] = known.keys();
    if (known.size >= maxKeys && oldest !== undefined) known.delete(oldest);
    const remembered: Remembered = { found: store.find(key), until: now() + lifetimesMs.found };
    known.set(key, remembered);
    remembered.found.then(
      (found) => {
        if (found === null) remembered.until = now() + lifetimesMs.missing;
      },
      // failures are not cached
      () => known.delete(key),
    );
    return remembered.found;
  };
  return {
    find: (key) => {
      const remembered = known.get(key);
      return remembered && remembered.until > now() ? remembered.found : lookUp(key);
    },
    read: (key, range) => store.read(key, range),
    write: async (key, file) => {
      await store.write(key, file);
      known.delete(key);
    },
    remove: async (key) => {
      await store.remove(key);
      known.delete(key);
    },
  };
}
