import { afterEach, describe, expect, it, vi } from 'vitest';
import { createPageCache, type CachedPage } from './page-cache.ts';

const page = (text: string, tags: string[] = ['catalog']): CachedPage => ({
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
  it('renders a page once for a crowd that asks at the same time', async () => {
    const cache = newCache();
    let renderings = 0;
    const render = async () => {
      renderings++;
      await Promise.resolve();
      return { page: page('rings'), keep: true };
    };
    const answers = await Promise.all(Array.from({ length: 100 }, () => cache.get('/catalog', render)));
    expect(new Set(answers).size).toBe(1);
    expect(renderings).toBe(1);
  });

  it('throws away what a change touched, and nothing else', async () => {
    const cache = newCache();
    await cache.get('/a', async () => ({ page: page('a', ['product:1']), keep: true }));
    await cache.get('/b', async () => ({ page: page('b', ['product:2']), keep: true }));
    cache.purge(['product:1']);
    const a = await cache.get('/a', async () => ({ page: page('a anew', ['product:1']), keep: true }));
    const b = await cache.get('/b', async () => ({ page: page('b anew', ['product:2']), keep: true }));
    expect([a.brotli.toString(), b.brotli.toString()]).toEqual(['a anew', 'b']);
  });

  it('does not keep a page whose data changed while it was rendered', async () => {
    const cache = newCache();
    const stale = await cache.get('/a', async () => {
      cache.purge(['catalog']);
      return { page: page('stale'), keep: true };
    });
    const fresh = await cache.get('/a', async () => ({ page: page('fresh'), keep: true }));
    expect([stale.brotli.toString(), fresh.brotli.toString()]).toEqual(['stale', 'fresh']);
  });

  it('lets nobody join a rendering that began before a change', async () => {
    const cache = newCache();
    const gate = Promise.withResolvers<undefined>();
    const before = cache.get('/a', async () => {
      await gate.promise;
      return { page: page('old'), keep: true };
    });
    cache.purge('*');
    const after = await cache.get('/a', async () => ({ page: page('new'), keep: true }));
    gate.resolve(undefined);
    expect((await before).brotli.toString()).toBe('old');
    expect(after.brotli.toString()).toBe('new');
    expect((await cache.get('/a', async () => ({ page: page('third'), keep: true }))).brotli.toString()).toBe(
      'new',
    );
  });

  it('does not keep a personal page', async () => {
    const cache = newCache();
    await cache.get('/cart', async () => ({ page: page('mine'), keep: false }));
    expect(cache.size().pages).toBe(0);
  });

  it('stays within its bounds; the least used page leaves first', async () => {
    const cache = newCache(50_000);
    for (let n = 0; n < 100; n++)
      await cache.get(`/${n}`, async () => ({ page: page('x'.repeat(400)), keep: true }));
    expect(cache.size().bytes).toBeLessThanOrEqual(50_000);
    const last = await cache.get('/99', async () => ({ page: page('rendered again'), keep: true }));
    expect(last.brotli.toString()).not.toBe('rendered again');
  });

  it('keeps a page that is looked at while others come and go', async () => {
    const cache = newCache(50_000);
    const add = (n: number) => cache.get(`/${n}`, async () => ({ page: page('x'.repeat(400)), keep: true }));
    for (let n = 0; n < 100; n++) {
      await add(n);
      expect(cache.kept('/0')).toBeDefined();
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
    await cache.get('/a', async () => ({ page: page('today'), keep: true }));
    now = 999;
    expect(
      (await cache.get('/a', async () => ({ page: page('tomorrow'), keep: true }))).brotli.toString(),
    ).toBe('today');
    now = 1_000;
    expect(
      (await cache.get('/a', async () => ({ page: page('tomorrow'), keep: true }))).brotli.toString(),
    ).toBe('tomorrow');
  });

  it('forgets a failed rendering', async () => {
    const cache = newCache();
    await expect(cache.get('/a', () => Promise.reject(new Error('database away')))).rejects.toThrow(
      'database away',
    );
    expect((await cache.get('/a', async () => ({ page: page('back'), keep: true }))).brotli.toString()).toBe(
      'back',
    );
  });

  it('improves a page that has stood for a while, and none that went stale before', async () => {
    vi.useFakeTimers();
    const improve = vi.fn<(one: CachedPage) => Promise<CachedPage>>(async (one) =>
      page(`${one.brotli.toString()}, smaller`),
    );
    const cache = createPageCache({ maxBytes: 1_000_000, lifetimeMs: 60_000, improve });
    const keep = (key: string) => cache.get(key, async () => ({ page: page(key, [key]), keep: true }));
    await keep('/a');
    await keep('/b');
    await vi.advanceTimersByTimeAsync(1_000);
    cache.purge(['/b']);
    await vi.advanceTimersByTimeAsync(2_000);
    expect(cache.kept('/a')?.brotli.toString()).toBe('/a, smaller');
    expect(improve).toHaveBeenCalledTimes(1);
  });
});
