import { describe, expect, it } from 'vitest';
import {
  entriesToRemove,
  entriesToRemoveAtLogout,
  maxMs,
  storageLimits,
  type CachedEntry,
} from './cached-entries.ts';

const now = 1_800_000_000_000;
const thing = (given: Partial<CachedEntry> & Pick<CachedEntry, 'key'>): CachedEntry => ({
  kind: 'page',
  bytes: 1000,
  cachedAt: now,
  usedAt: now,
  ...given,
});
const many = (count: number, given: Partial<CachedEntry>) =>
  Array.from({ length: count }, (_, i) => thing({ key: `/${i}`, usedAt: now - count + i, ...given }));
const keysOf = (cached: readonly CachedEntry[]) => cached.map(({ key }) => key);

describe('when the cache is full', () => {
  it('the least recently visited page is removed first', () => {
    expect(keysOf(entriesToRemove(many(storageLimits.page.count + 2, {}), now))).toEqual(['/1', '/0']);
  });

  it('pictures are limited by their total size, too', () => {
    const heavy = many(4, { kind: 'picture', bytes: storageLimits.picture.bytes / 3 });
    expect(keysOf(entriesToRemove(heavy, now))).toEqual(['/0']);
  });

  it('nothing is removed while there is room', () => {
    expect(entriesToRemove(many(storageLimits.page.count, {}), now)).toEqual([]);
  });

  it('pinned pages stay and do not count towards the limit', () => {
    const pinned = thing({ key: '/offline', isPinned: true, usedAt: 0, cachedAt: 0 });
    expect(entriesToRemove([pinned, ...many(storageLimits.page.count, {})], now)).toEqual([]);
  });

  it('files stay while a cached page needs them', () => {
    const files = many(storageLimits.file.count + 2, { kind: 'file' });
    const page = thing({ key: '/catalog', needs: ['/0'] });
    expect(keysOf(entriesToRemove([page, ...files], now))).toEqual(['/1']);
  });

  it('a page is removed together with its files', () => {
    const files = many(storageLimits.file.count, { kind: 'file' });
    const old = thing({ key: '/catalog', needs: ['/assets/old.js'], cachedAt: now - maxMs - 1 });
    const its = thing({ key: '/assets/old.js', kind: 'file', usedAt: 0 });
    expect(keysOf(entriesToRemove([old, its, ...files], now))).toEqual(['/catalog', '/assets/old.js']);
  });
});

it('a page older than a month is not shown', () => {
  expect(keysOf(entriesToRemove([thing({ key: '/', cachedAt: now - maxMs - 1 })], now))).toEqual(['/']);
});

it("a logout keeps the shop's own files, and removes everything visited", () => {
  const cached = [
    thing({ key: '/offline', isPinned: true }),
    thing({ key: '/uz/favorites?ids=7', isPinned: true }),
    thing({ key: '/catalog' }),
    thing({ key: '/pictures', kind: 'picture' }),
    thing({ key: '/assets/style.css', kind: 'file' }),
  ];
  expect(keysOf(entriesToRemoveAtLogout(cached, (key) => key === '/offline'))).toEqual([
    '/uz/favorites?ids=7',
    '/catalog',
    '/pictures',
  ]);
});
