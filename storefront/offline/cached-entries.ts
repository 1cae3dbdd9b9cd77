/** One entry of the worker's cache. */
export interface CachedEntry {
  kind: EntryKind;
  /** Its address in the shop: path and query. */
  key: string;
  bytes: number;
  /** ms since 1970. */
  cachedAt: number;
  usedAt: number;
  /** The offline page and the list of favorites are never removed to make room. */
  isPinned?: boolean;
  /** The title of a page. */
  title?: string;
  /** The files of the build that a page needs. */
  needs?: string[];
}

export type EntryKind = 'page' | 'picture' | 'file';

const mb = 1024 * 1024;
/** The maximum storage on a shopper's phone. Files that a cached page needs are not counted. */
export const storageLimits: Record<EntryKind, { count: number; bytes: number }> = {
  page: { count: 40, bytes: 8 * mb },
  picture: { count: 150, bytes: 20 * mb },
  file: { count: 60, bytes: 4 * mb },
};
/** A page older than a month is useless. */
export const maxMs = 30 * 24 * 60 * 60 * 1000;

/** The entries to be removed: those that are too old, then the least recently used ones until the rest fits. */
export function entriesToRemove(cached: readonly CachedEntry[], now: number): CachedEntry[] {
  const pages = overflow(cached, 'page', now);
  const needed = new Set(
    cached.filter((page) => page.kind === 'page' && !pages.includes(page)).flatMap(({ needs = [] }) => needs),
  );
  const loose = cached.filter(({ kind, key }) => kind !== 'file' || !needed.has(key));
  return [...pages, ...overflow(cached, 'picture', now), ...overflow(loose, 'file', now)];
}

function overflow(cached: readonly CachedEntry[], kind: EntryKind, now: number): CachedEntry[] {
  const { count, bytes } = storageLimits[kind];
  const out: CachedEntry[] = [];
  let things = 0;
  let weight = 0;
  for (const thing of cached.filter((one) => one.kind === kind).toSorted((a, b) => b.usedAt - a.usedAt)) {
    if (thing.isPinned) continue;
    const isTooOld = now - thing.cachedAt > maxMs;
    const fits = things < count && weight + thing.bytes <= bytes;
    if (isTooOld || !fits) {
      out.push(thing);
      continue;
    }
    things++;
    weight += thing.bytes;
  }
  return out;
}

/** The entries to be removed at a logout: everything that reveals what was visited. The shop's own files stay. */
export const entriesToRemoveAtLogout = (
  cached: readonly CachedEntry[],
  isOffline: (key: string) => boolean,
): CachedEntry[] =>
  cached.filter(({ kind, key }) => kind === 'picture' || (kind === 'page' && !isOffline(key)));
