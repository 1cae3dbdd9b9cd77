import type { Freshness } from './freshness.ts';

/** A page ready to be sent: compressed once, sent many times. */
export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  brotli: Buffer;
  /** The cache tags that the page depends on (server/kit/cache-tags.ts). */
  tags: ReadonlySet<string>;
}

export interface StoredPage {
  page: CachedPage;
  freshness: Freshness;
  /** Read since it was last at the front of the eviction queue. */
  isUsed: boolean;
}

export interface PageStore {
  pages: ReadonlyMap<string, StoredPage>;
  put: (key: string, page: CachedPage, freshness: Freshness) => void;
  remove: (key: string) => void;
  bytes: () => number;
}

/**
 * Stores pages of at most `maxBytes` together. Evicts the oldest page that was not read; one that was read goes to the back of the queue
 * instead. So a read does not move anything, which matters at some thousand reads per second.
 */
export function createPageStore(maxBytes: number): PageStore {
  const pages = new Map<string, StoredPage>();
  let bytes = 0;
  const add = (key: string, entry: StoredPage) => {
    pages.set(key, entry);
    bytes += weight(entry.page);
  };
  const remove = (key: string) => {
    const entry = pages.get(key);
    if (!entry) return;
    pages.delete(key);
    bytes -= weight(entry.page);
  };
  const put = (key: string, page: CachedPage, freshness: Freshness) => {
    remove(key);
    if (weight(page) > maxBytes / 10) return;
    add(key, { page, freshness, isUsed: false });
    // re-added pages are marked unused, so the loop ends
    for (const [oldest, entry] of pages) {
      if (bytes <= maxBytes) break;
      if (oldest === key) continue;
      remove(oldest);
      if (entry.isUsed) add(oldest, { ...entry, isUsed: false });
    }
  };
  return { pages, put, remove, bytes: () => bytes };
}

/** Includes headers and tags. */
const weight = (page: CachedPage) => page.brotli.length + 2_000;
