import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { purgeSharedCache } from '#providers/shared-cache/purge.ts';
import { createSharedCachePurges } from '../../pages/cache/shared-cache-purges.ts';

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close().closeAllConnections();
});

/** A cache in front of the shop, which responds with these statuses, then with 200. */
async function openCache(...statuses: number[]) {
  const calls: string[] = [];
  const server = createServer((request, answer) => {
    calls.push(`${request.method} ${request.url} ${String(request.headers['cache-tag'])}`);
    answer.writeHead(statuses.shift() ?? 200).end();
  }).listen(0, '127.0.0.1');
  await vi.waitFor(() => expect(server.listening).toBe(true));
  open.push(server);
  const { port } = server.address() as AddressInfo; // it listens on a port
  return { url: `http://127.0.0.1:${port}/purge`, calls };
}

const purgesTo = (urls: string[], warn: (error: unknown, message: string) => void = () => {}) =>
  createSharedCachePurges({ urls, purge: purgeSharedCache, warn, againAfterMs: 30, retryAfterMs: 5 });

describe('caches in front of the shop', () => {
  it('get the tags of a change at once and a second time, but no counts', async () => {
    const [one, other] = [await openCache(), await openCache()];
    purgesTo([one.url, other.url]).send([
      { tag: 'product:7', kind: 'stale' },
      { tag: 'card:7', kind: 'price' },
      { tag: 'menu', kind: 'counts' },
    ]);
    const call = 'PURGE /purge product:7,card:7';
    for (const { calls } of [one, other]) await vi.waitFor(() => expect(calls).toEqual([call, call]));
  });

  it('are not called if only counts changed', async () => {
    const cache = await openCache();
    const purges = purgesTo([cache.url]);
    purges.send([{ tag: 'menu', kind: 'counts' }]);
    purges.send([{ tag: 'product:1', kind: 'gone' }]);
    await vi.waitFor(() => expect(cache.calls).toHaveLength(2));
    expect(new Set(cache.calls)).toEqual(new Set(['PURGE /purge product:1']));
  });

  it('that fail are retried with all tags collected in the meantime', async () => {
    const cache = await openCache(503, 503);
    const warnings: string[] = [];
    const purges = purgesTo([cache.url], (_error, message) => warnings.push(message));
    purges.send([{ tag: 'product:1', kind: 'price' }]);
    purges.send([{ tag: 'product:2', kind: 'price' }]);
    await vi.waitFor(() =>
      expect(cache.calls.slice(2)).toContainEqual(expect.stringMatching(/product:[12],product:[12]/)),
    );
    expect(warnings).toHaveLength(1);
  });

  it('that are unreachable delay nobody, and the others are purged', async () => {
    const away = await openCache();
    open.pop()?.close();
    const cache = await openCache();
    purgesTo([away.url, cache.url]).send('*');
    await vi.waitFor(() => expect(cache.calls[0]).toBe('PURGE /purge *'));
  });

  it('get one call for everything instead of thousands of tags', async () => {
    const cache = await openCache();
    const tags = Array.from({ length: 6_000 }, (_, id) => ({ tag: `product:${id}`, kind: 'stale' as const }));
    purgesTo([cache.url]).send(tags);
    await vi.waitFor(() => expect(cache.calls).toEqual(['PURGE /purge *', 'PURGE /purge *']));
  });
});
