import type { Freshness } from './freshness.ts';

/** A page as it goes out: compressed once, sent many times. */
export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  brotli: Buffer;
  /** What the page was made of (server/kit/cache-tags.ts). */
  tags: ReadonlySet<string>;
}

export interface StoredPage {
  page: CachedPage;
  freshness: Freshness;
  /** Read since it last stood in front of the queue of those that are evicted. */
  isUsed: boolean;
}

export interface PageStore {
  pages: ReadonlyMap<string, StoredPage>;
  put: (key: string, page: CachedPage, freshness: Freshness) => void;
  remove: (key: string) => void;
  bytes: () => number;
}

/**
 * Pages of at most `maxBytes` together. The oldest one that nobody read is evicted first; one that was read goes to the back of the
 * queue instead. So reading moves nothing: it is done some thousand times a second.
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
    // what is put back comes round again, unused: this ends
    for (const [oldest, entry] of pages) {
      if (bytes <= maxBytes) break;
      if (oldest === key) continue;
      remove(oldest);
      if (entry.isUsed) add(oldest, { ...entry, isUsed: false });
    }
  };
  return { pages, put, remove, bytes: () => bytes };
}

/** Headers and tags count, too. */
const weight = (page: CachedPage) => page.brotli.length + 2_000;
