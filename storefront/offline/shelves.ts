/** One thing that the worker caches. */
export interface CachedEntry {
  shelf: Shelf;
  /** Its address in the shop: path and query. */
  key: string;
  bytes: number;
  /** ms since 1970. */
  cachedAt: number;
  usedAt: number;
  /** The page for those without a connection, and the list of favorites: they never leave for want of room. */
  isPinned?: boolean;
  /** The title of a page. */
  title?: string;
  /** The files of the build that a page needs. */
  needs?: string[];
}

export type Shelf = 'page' | 'picture' | 'file';

const mb = 1024 * 1024;
/** The most storage used on a shopper's phone. Files that a stored page needs are not counted apart. */
export const room: Record<Shelf, { count: number; bytes: number }> = {
  page: { count: 40, bytes: 8 * mb },
  picture: { count: 150, bytes: 20 * mb },
  file: { count: 60, bytes: 4 * mb },
};
/** A page of last month is of no use to anybody. */
export const longestMs = 30 * 24 * 60 * 60 * 1000;

/** What has to go: too old, or no room for it, the least recently used first. */
export function leaving(cached: readonly CachedEntry[], now: number): CachedEntry[] {
  const pages = overflow(cached, 'page', now);
  const needed = new Set(
    cached
      .filter((page) => page.shelf === 'page' && !pages.includes(page))
      .flatMap(({ needs = [] }) => needs),
  );
  const loose = cached.filter(({ shelf, key }) => shelf !== 'file' || !needed.has(key));
  return [...pages, ...overflow(cached, 'picture', now), ...overflow(loose, 'file', now)];
}

function overflow(cached: readonly CachedEntry[], shelf: Shelf, now: number): CachedEntry[] {
  const { count, bytes } = room[shelf];
  const out: CachedEntry[] = [];
  let things = 0;
  let weight = 0;
  for (const thing of cached.filter((one) => one.shelf === shelf).toSorted((a, b) => b.usedAt - a.usedAt)) {
    if (thing.isPinned) continue;
    const isTooOld = now - thing.cachedAt > longestMs;
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

/** What a logout removes from this browser: everything that shows what somebody looked at. The shop's own files stay. */
export const leavingAtLogout = (
  cached: readonly CachedEntry[],
  isOffline: (key: string) => boolean,
): CachedEntry[] =>
  cached.filter(({ shelf, key }) => shelf === 'picture' || (shelf === 'page' && !isOffline(key)));
