import type { PurgeKind, Purges } from '#server/kit/cache-tags.ts';
import { afterChange, type Freshness, freshnessOf, renderEveryMs, stateAt } from './freshness.ts';
import { type CachedPage, createPageStore, type PageStore, type StoredPage } from './page-store.ts';
import { createRenderings } from './renderings.ts';

/** `isCacheable` is false for personal pages and for errors. */
export interface Rendered {
  page: CachedPage;
  isCacheable: boolean;
}

type Render = () => Promise<Rendered>;

export interface PageCache {
  /**
   * Returns the cached page, or one rendered now; concurrent callers with the same key share one rendering. A stale page is returned at
   * once and rendered again in the background.
   */
  get: (key: string, render: Render) => Promise<CachedPage>;
  /** Returns the cached page if it may be sent and need not be rendered again. */
  find: (key: string) => CachedPage | undefined;
  purge: (purges: Purges) => void;
  size: () => { pages: number; bytes: number };
  /** Counts since the start: pages sent from the cache, stale ones among them, requests that waited, and renderings. */
  counts: () => CacheCounts;
}

export interface CacheCounts {
  hits: number;
  staleHits: number;
  waits: number;
  renderings: number;
}

/** Maximum number of pages waiting for better compression; further pages stay as they are. */
const maxQueueLength = 500;
/** A page that changes more often is not worth the improvement, which costs twenty times its rendering. */
const improveAfterMs = 60_000;

interface Options {
  maxBytes: number;
  /** Pages mention days and opening hours, so none is shown longer than this, ms. */
  lifetimeMs: number;
  /** If omitted, pages keep their first compression. */
  improve?: (page: CachedPage) => Promise<CachedPage>;
  /** Monotonic milliseconds. */
  now?: () => number;
}

/** Kinds of change by tag; `*`: anything may have been removed. */
type KindsByTag = ReadonlyMap<string, ReadonlySet<PurgeKind>> | '*';

interface Change {
  kinds: KindsByTag;
  at: number;
}

/**
 * A bounded cache of whole anonymous pages in this process. freshness.ts decides how long a page may be shown. `improve` compresses a
 * long-lived page better, later; a page purged in the meantime is not restored.
 */
export function createPageCache(options: Options): PageCache {
  const { maxBytes, lifetimeMs, now = () => performance.now() } = options;
  const store = createPageStore(maxBytes);
  const renderings = createRenderings<CachedPage, Change>();
  const improveLater = createImprover(store, options.improve);
  const counts: CacheCounts = { hits: 0, staleHits: 0, waits: 0, renderings: 0 };

  const render = (key: string, make: Render): Promise<CachedPage> => {
    const renderedAt = now();
    counts.renderings++;
    return renderings.start(key, make, ({ page, isCacheable }, changes) => {
      const begun = freshnessOf(renderedAt, lifetimeMs);
      const freshness = changes.reduce((left, change) => afterPurge(page, left, change), begun);
      const isStored = isCacheable && stateAt(freshness, now()) !== 'over';
      if (isStored && storeUnlessOlder(store, key, { page, freshness })) improveLater(key, page);
      if (!isCacheable) store.remove(key);
      return page;
    });
  };
  const find = (key: string): CachedPage | undefined => {
    const entry = store.pages.get(key);
    const state = entry ? stateAt(entry.freshness, now()) : 'over';
    if (!entry || state === 'over' || (state === 'stale' && !renderings.find(key))) return undefined;
    entry.isUsed = true;
    counts.hits++;
    if (state === 'stale') counts.staleHits++;
    return entry.page;
  };

  return {
    find,
    async get(key, make) {
      const entry = store.pages.get(key);
      if (entry && stateAt(entry.freshness, now()) === 'stale' && !renderings.find(key))
        // runs in the background; if it fails, the page is still shown and the next attempt is postponed
        render(key, refuseFailures(make)).catch(() => postpone(entry, now()));
      const page = find(key);
      if (page) return page;
      counts.waits++;
      return renderings.find(key) ?? render(key, make);
    },
    purge(purges) {
      const change = { kinds: kindsByTag(purges), at: now() };
      const isGone = purges === '*' || purges.some(({ kind }) => kind === 'gone');
      renderings.noteChange(change, isGone);
      purgeStored(store, change);
    },
    size: () => ({ pages: store.pages.size, bytes: store.bytes() }),
    counts: () => ({ ...counts }),
  };
}

/** Stores a page unless the result of a later rendering is already stored. */
function storeUnlessOlder(
  store: PageStore,
  key: string,
  { page, freshness }: Omit<StoredPage, 'isUsed'>,
): boolean {
  const entry = store.pages.get(key);
  if (entry && entry.freshness.renderedAt > freshness.renderedAt) return false;
  store.put(key, page, freshness);
  return true;
}

/** Turns error pages into failures, so that they do not replace a cached page. */
const refuseFailures =
  (make: Render): Render =>
  async () => {
    const rendered = await make();
    const { status } = rendered.page;
    if (status >= 500 || status === 429) throw new Error(`the page had the status ${status}`);
    return rendered;
  };

function postpone(entry: StoredPage, now: number): void {
  entry.freshness = { ...entry.freshness, refreshFrom: now + renderEveryMs };
}

function purgeStored(store: PageStore, change: Change): void {
  for (const [key, entry] of store.pages) {
    const freshness = afterPurge(entry.page, entry.freshness, change);
    if (stateAt(freshness, change.at) === 'over') store.remove(key);
    else entry.freshness = freshness;
  }
}

function kindsByTag(purges: Purges): KindsByTag {
  if (purges === '*') return '*';
  const kinds = new Map<string, Set<PurgeKind>>();
  for (const { tag, kind } of purges) {
    const known = kinds.get(tag);
    if (known) known.add(kind);
    else kinds.set(tag, new Set([kind]));
  }
  return kinds;
}

function afterPurge({ tags }: CachedPage, freshness: Freshness, { kinds, at }: Change): Freshness {
  if (kinds === '*') return afterChange(freshness, 'gone', at);
  let left = freshness;
  for (const tag of tags) for (const kind of kinds.get(tag) ?? []) left = afterChange(left, kind, at);
  return left;
}

/** Compresses long-lived pages to the smallest size, one at a time, because shoppers' requests use the same threads. */
function createImprover(
  store: PageStore,
  improve: Options['improve'],
): (key: string, page: CachedPage) => void {
  let waiting = 0;
  let last = Promise.resolve();
  const run = async (key: string, page: CachedPage): Promise<void> => {
    if (!improve || store.pages.get(key)?.page !== page) return;
    const better = await improve(page);
    const entry = store.pages.get(key);
    if (entry?.page === page) store.put(key, better, entry.freshness);
  };
  const queue = (key: string, page: CachedPage): void => {
    if (waiting >= maxQueueLength) return;
    waiting++;
    const end = () => void waiting--;
    // a page whose improvement fails stays unchanged
    last = last.then(() => run(key, page)).then(end, end);
  };
  return (key, page) => {
    if (improve) setTimeout(() => queue(key, page), improveAfterMs).unref();
  };
}
