import type { CachedEntry, Shelf } from './shelves.ts';

/** Version of the cached data's format: a new format gets a new number, and caches of the old one are deleted. */
const form = 'zarona-2';

export const shelfNames: Record<Shelf, string> = {
  page: `${form}-pages`,
  picture: `${form}-pictures`,
  file: `${form}-files`,
};
const listName = `${form}-list`;
const listKey = '/kept';

/** Caches of an older format. */
export const isOldShelf = (name: string): boolean =>
  name.startsWith('zarona-') && !name.startsWith(`${form}-`);

/** The list of cached entries: the worker writes it, the offline page reads it. */
export async function readCacheList(): Promise<CachedEntry[]> {
  const found = await (await caches.open(listName)).match(listKey);
  return found === undefined ? [] : ((await found.json()) as CachedEntry[]); // written by writeCacheList
}

export async function writeCacheList(entries: readonly CachedEntry[]): Promise<void> {
  await (await caches.open(listName)).put(listKey, new Response(JSON.stringify(entries)));
}
