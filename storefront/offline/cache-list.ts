import type { CachedEntry, EntryKind } from './cached-entries.ts';

/** Version of the cache's format: a new format gets a new version, and caches of older ones are deleted. */
const form = 'zarona-3';

export const cacheNames: Record<EntryKind, string> = {
  page: `${form}-pages`,
  picture: `${form}-pictures`,
  file: `${form}-files`,
};
const listName = `${form}-list`;
const listKey = '/entries';

/** Checks for a cache of an older format. */
export const isOldCache = (name: string): boolean =>
  name.startsWith('zarona-') && !name.startsWith(`${form}-`);

/** The list of cached entries, written by the worker and read by the offline page. */
export async function readCacheList(): Promise<CachedEntry[]> {
  const found = await (await caches.open(listName)).match(listKey);
  return found === undefined ? [] : ((await found.json()) as CachedEntry[]); // written by writeCacheList
}

export async function writeCacheList(entries: readonly CachedEntry[]): Promise<void> {
  await (await caches.open(listName)).put(listKey, new Response(JSON.stringify(entries)));
}
