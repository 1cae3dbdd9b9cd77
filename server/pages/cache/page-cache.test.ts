import { setImmediate as nextTurn } from 'node:timers/promises';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPageCache, type PageCache } from './page-cache.ts';
import type { CachedPage } from './page-store.ts';

const page = (text: string, tags: string[] = ['menu']): CachedPage => ({
  status: 200,
  headers: {},
  brotli: Buffer.from(text),
  tags: new Set(tags),
});
const newCache = (maxBytes = 1_000_000) =>
  createPageCache({ maxBytes, lifetimeMs: 1_000, improve: async (same) => same, now: () => 0 });

afterEach(() => {
  vi.useRealTimers();
});

describe('the page cache', () => {
  it('renders a page once for many concurrent requests', async () => {
    const cache = newCache();
    let renderings = 0;
    const render = async () => {
      renderings++;
      await Promise.resolve();
      return { page: page('rings'), isCacheable: true };
    };
    const answers = await Promise.all(Array.from({ length: 100 }, () => cache.get('/catalog', render)));
    expect(new Set(answers).size).toBe(1);
    expect(renderings).toBe(1);
  });

  it('never shows removed content again, and keeps all other pages', async () => {
    const cache = newCache();
    await cache.get('/a', async () => ({ page: page('a', ['product:1']), isCacheable: true }));
    await cache.get('/b', async () => ({ page: page('b', ['product:2']), isCacheable: true }));
    cache.purge([{ tag: 'product:1', kind: 'gone' }]);
    const a = await cache.get('/a', async () => ({
      page: page('a again', ['product:1']),
      isCacheable: true,
    }));
    const b = await cache.get('/b', async () => ({
      page: page('b again', ['product:2']),
      isCacheable: true,
    }));
    expect([a.brotli.toString(), b.brotli.toString()]).toEqual(['a again', 'b']);
  });

  it('does not store a page whose content was removed while it was rendered', async () => {
    const cache = newCache();
    const old = await cache.get('/a', async () => {
      cache.purge([{ tag: 'menu', kind: 'gone' }]);
      return { page: page('old'), isCacheable: true };
    });
    const fresh = await cache.get('/a', async () => ({ page: page('fresh'), isCacheable: true }));
    expect([old.brotli.toString(), fresh.brotli.toString()]).toEqual(['old', 'fresh']);
  });

  it('stores a page while other pages change', async () => {
    const cache = newCache();
    await cache.get('/a', async () => {
      cache.purge([{ tag: 'product:7', kind: 'gone' }]);
      return { page: page('a'), isCacheable: true };
    });
    expect(cache.find('/a')?.brotli.toString()).toBe('a');
  });

  it('does not share a rendering that may show removed content', async () => {
    const cache = newCache();
    const gate = Promise.withResolvers<undefined>();
    const before = cache.get('/a', async () => {
      await gate.promise;
      return { page: page('old'), isCacheable: true };
    });
    cache.purge('*');
    const after = await cache.get('/a', async () => ({ page: page('new'), isCacheable: true }));
    gate.resolve(undefined);
    expect((await before).brotli.toString()).toBe('old');
    expect(after.brotli.toString()).toBe('new');
    expect(
      (await cache.get('/a', async () => ({ page: page('third'), isCacheable: true }))).brotli.toString(),
    ).toBe('new');
  });

  it('does not store a personal page', async () => {
    const cache = newCache();
    await cache.get('/cart', async () => ({ page: page('mine'), isCacheable: false }));
    expect(cache.size().pages).toBe(0);
  });

  it('stays within its size limit and evicts the least used page first', async () => {
    const cache = newCache(50_000);
    for (let n = 0; n < 100; n++)
      await cache.get(`/${n}`, async () => ({ page: page('x'.repeat(400)), isCacheable: true }));
    expect(cache.size().bytes).toBeLessThanOrEqual(50_000);
    const last = await cache.get('/99', async () => ({ page: page('rendered again'), isCacheable: true }));
    expect(last.brotli.toString()).not.toBe('rendered again');
  });

  it('does not evict a page that is read often', async () => {
    const cache = newCache(50_000);
    const add = (n: number) =>
      cache.get(`/${n}`, async () => ({ page: page('x'.repeat(400)), isCacheable: true }));
    for (let n = 0; n < 100; n++) {
      await add(n);
      expect(cache.find('/0')).toBeDefined();
    }
  });

  it('shows no page longer than its lifetime', async () => {
    let now = 0;
    const cache = createPageCache({
      maxBytes: 1_000_000,
      lifetimeMs: 1_000,
      improve: async (same) => same,
      now: () => now,
    });
    await cache.get('/a', async () => ({ page: page('today'), isCacheable: true }));
    now = 999;
    expect(
      (await cache.get('/a', async () => ({ page: page('tomorrow'), isCacheable: true }))).brotli.toString(),
    ).toBe('today');
    now = 1_000;
    expect(
      (await cache.get('/a', async () => ({ page: page('tomorrow'), isCacheable: true }))).brotli.toString(),
    ).toBe('tomorrow');
  });

  it('does not store a failed rendering', async () => {
    const cache = newCache();
    await expect(cache.get('/a', () => Promise.reject(new Error('database away')))).rejects.toThrow(
      'database away',
    );
    expect(
      (await cache.get('/a', async () => ({ page: page('back'), isCacheable: true }))).brotli.toString(),
    ).toBe('back');
  });

  it('improves the compression of a page cached for a minute, but not of one purged before', async () => {
    vi.useFakeTimers();
    const improve = vi.fn<(one: CachedPage) => Promise<CachedPage>>(async (one) =>
      page(`${one.brotli.toString()}, smaller`),
    );
    const cache = createPageCache({ maxBytes: 1_000_000, lifetimeMs: 300_000, improve });
    const add = (key: string) => cache.get(key, async () => ({ page: page(key, [key]), isCacheable: true }));
    await add('/a');
    await add('/b');
    await vi.advanceTimersByTimeAsync(30_000);
    cache.purge([{ tag: '/b', kind: 'gone' }]);
    await vi.advanceTimersByTimeAsync(31_000);
    expect(cache.find('/a')?.brotli.toString()).toBe('/a, smaller');
    expect(improve).toHaveBeenCalledTimes(1);
  });
});

describe('a stale page', () => {
  let now = 0;
  const newClock = () => {
    now = 0;
    return createPageCache({ maxBytes: 1_000_000, lifetimeMs: 300_000, now: () => now });
  };
  const rendered = (text: string) => async () => ({ page: page(text), isCacheable: true });
  const stale = [{ tag: 'menu', kind: 'stale' }] as const;
  const shown = (cache: PageCache, render = rendered('unused')) =>
    cache.get('/a', render).then(({ brotli }) => brotli.toString());

  it('is served while one request renders it again, then the new one is served', async () => {
    const cache = newClock();
    await shown(cache, rendered('old'));
    now = 20_000;
    cache.purge(stale);
    const gate = Promise.withResolvers<undefined>();
    const slow = async () => {
      await gate.promise;
      return { page: page('new'), isCacheable: true };
    };
    expect(cache.find('/a')).toBeUndefined();
    expect(await shown(cache, slow)).toBe('old');
    // still found, because it is being rendered
    expect(cache.find('/a')?.brotli.toString()).toBe('old');
    expect(await shown(cache, slow)).toBe('old');
    gate.resolve(undefined);
    await vi.waitFor(() => expect(cache.find('/a')?.brotli.toString()).toBe('new'));
    expect(cache.counts().renderings).toBe(2);
  });

  it('is not served after its time limit: requests then wait for the new one', async () => {
    const cache = newClock();
    await shown(cache, rendered('old'));
    now = 20_000;
    cache.purge(stale);
    now = 25_000;
    expect(await shown(cache, rendered('new'))).toBe('new');
  });

  it('whose rendering fails or is refused is still served, and tried again after 5 s', async () => {
    const cache = newClock();
    await shown(cache, rendered('old'));
    now = 20_000;
    cache.purge([{ tag: 'menu', kind: 'counts' }]);
    now = 70_000;
    const refused = async () => ({ page: { ...page('database away'), status: 503 }, isCacheable: false });
    expect(await shown(cache, refused)).toBe('old');
    await nextTurn();
    expect(cache.find('/a')?.brotli.toString()).toBe('old');
    now = 75_000;
    expect(cache.find('/a')).toBeUndefined();
    expect(await shown(cache, rendered('new'))).toBe('old');
    await vi.waitFor(() => expect(cache.find('/a')?.brotli.toString()).toBe('new'));
  });
});
