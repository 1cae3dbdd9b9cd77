/** A page as it goes out: compressed once, sent many times. */
export interface CachedPage {
  status: number;
  headers: Record<string, string>;
  brotli: Buffer;
  /** What the page was made of: `catalog`, `content`, `product:12`. A change of any of them throws it away. */
  tags: ReadonlySet<string>;
}

/** `keep` is false for what must not be kept: personal, or not a success. */
export interface Rendered {
  page: CachedPage;
  keep: boolean;
}

export interface PageCache {
  /** The kept page, or the one that `render` makes now; many callers of one key share one rendering. */
  get: (key: string, render: () => Promise<Rendered>) => Promise<CachedPage>;
  /** The kept page, if there is one that may still be shown. */
  kept: (key: string) => CachedPage | undefined;
  purge: (tags: readonly string[] | '*') => void;
  size: () => { pages: number; bytes: number };
}

interface Kept {
  page: CachedPage;
  until: number;
  /** Looked at since it last stood in front of the queue of those that leave. */
  isUsed: boolean;
}

/** Pages that wait to be improved; beyond it a page stays as it is. */
const longestQueue = 500;
/**
 * A page must have stood that long before it is improved, which costs twenty times its render: while an import makes all lists stale twice
 * a second, it would be for nothing, and at the shoppers' expense.
 */
const improveAfterMs = 2_000;

interface Options {
  maxBytes: number;
  /** Pages name days and opening hours: none is shown longer than this, ms. */
  lifetimeMs: number;
  /** Left out = pages stay as they came. */
  improve?: (page: CachedPage) => Promise<CachedPage>;
  /** Milliseconds that only go forward. */
  now?: () => number;
}

/**
 * A bounded cache of whole anonymous pages in this process. `improve` compresses a kept page better, later; what was purged
 * meanwhile is not put back.
 */
export function createPageCache({
  maxBytes,
  lifetimeMs,
  improve,
  now = () => performance.now(),
}: Options): PageCache {
  const { pages, keep, forget, bytes } = createShelf(maxBytes);
  const improveLater = createQueue(longestQueue);
  const underWay = new Map<string, Promise<CachedPage>>();
  let purges = 0;

  const kept = (key: string): CachedPage | undefined => {
    const entry = pages.get(key);
    if (!entry || entry.until <= now()) return undefined;
    entry.isUsed = true;
    return entry.page;
  };
  const improveKept = async (key: string, page: CachedPage, until: number): Promise<void> => {
    if (!improve || pages.get(key)?.page !== page) return;
    const better = await improve(page);
    if (pages.get(key)?.page === page) keep(key, better, until);
  };
  const render = async (key: string, make: () => Promise<Rendered>): Promise<CachedPage> => {
    const purgesBefore = purges;
    const { page, keep: mayBeKept } = await make();
    // data may have changed between reading it and now: such a page is right to send once, not to keep
    if (mayBeKept && purges === purgesBefore) {
      const until = now() + lifetimeMs;
      keep(key, page, until);
      setTimeout(() => improveLater(() => improveKept(key, page, until)), improveAfterMs).unref();
    }
    return page;
  };

  return {
    kept,
    get(key, make) {
      const page = kept(key);
      if (page) return Promise.resolve(page);
      const running = underWay.get(key);
      if (running) return running;
      const rendering = render(key, make).finally(() => {
        if (underWay.get(key) === rendering) underWay.delete(key);
      });
      underWay.set(key, rendering);
      return rendering;
    },
    purge(tags) {
      purges++;
      // a rendering under way may have read old data: nobody new may join it
      underWay.clear();
      for (const [key, { page }] of pages)
        if (tags === '*' || tags.some((tag) => page.tags.has(tag))) forget(key);
    },
    size: () => ({ pages: pages.size, bytes: bytes() }),
  };
}

/** One task after the other: what shoppers wait for shares its threads with them. */
function createQueue(longest: number): (task: () => Promise<void>) => void {
  let waiting = 0;
  let last = Promise.resolve();
  return (task) => {
    if (waiting >= longest) return;
    waiting++;
    const end = () => void waiting--;
    // a page that could not be improved stays as it is
    last = last.then(task).then(end, end);
  };
}

/**
 * Pages of at most `maxBytes` together. The oldest one that nobody looked at leaves first; one that was looked at goes to the
 * back of the queue instead. So looking moves nothing: it is done some thousand times a second.
 */
function createShelf(maxBytes: number) {
  const pages = new Map<string, Kept>();
  let bytes = 0;
  const put = (key: string, entry: Kept) => {
    pages.set(key, entry);
    bytes += weight(entry.page);
  };
  const forget = (key: string) => {
    const entry = pages.get(key);
    if (!entry) return;
    pages.delete(key);
    bytes -= weight(entry.page);
  };
  const keep = (key: string, page: CachedPage, until: number) => {
    forget(key);
    if (weight(page) > maxBytes / 10) return;
    put(key, { page, until, isUsed: false });
    // what is put back comes round again, unused: this ends
    for (const [oldest, entry] of pages) {
      if (bytes <= maxBytes) break;
      if (oldest === key) continue;
      forget(oldest);
      if (entry.isUsed) put(oldest, { ...entry, isUsed: false });
    }
  };
  return { pages, keep, forget, bytes: () => bytes };
}

/** Headers and tags count, too. */
const weight = (page: CachedPage) => page.brotli.length + 2_000;
