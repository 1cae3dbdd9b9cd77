import { describe, expect, it } from 'vitest';
import { leaving, entriesToRemoveAtLogout, maxMs, room, type CachedEntry } from './shelves.ts';

const now = 1_800_000_000_000;
const thing = (given: Partial<CachedEntry> & Pick<CachedEntry, 'key'>): CachedEntry => ({
  shelf: 'page',
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
    expect(keysOf(leaving(many(room.page.count + 2, {}), now))).toEqual(['/1', '/0']);
  });

  it('pictures are limited by their total size, too', () => {
    const heavy = many(4, { shelf: 'picture', bytes: room.picture.bytes / 3 });
    expect(keysOf(leaving(heavy, now))).toEqual(['/0']);
  });

  it('nothing is removed while there is room', () => {
    expect(leaving(many(room.page.count, {}), now)).toEqual([]);
  });

  it('pinned pages stay and do not count towards the limit', () => {
    const pinned = thing({ key: '/offline', isPinned: true, usedAt: 0, cachedAt: 0 });
    expect(leaving([pinned, ...many(room.page.count, {})], now)).toEqual([]);
  });

  it('files stay while a cached page needs them', () => {
    const files = many(room.file.count + 2, { shelf: 'file' });
    const page = thing({ key: '/catalog', needs: ['/0'] });
    expect(keysOf(leaving([page, ...files], now))).toEqual(['/1']);
  });

  it('a page is removed together with its files', () => {
    const files = many(room.file.count, { shelf: 'file' });
    const old = thing({ key: '/catalog', needs: ['/assets/old.js'], cachedAt: now - maxMs - 1 });
    const its = thing({ key: '/assets/old.js', shelf: 'file', usedAt: 0 });
    expect(keysOf(leaving([old, its, ...files], now))).toEqual(['/catalog', '/assets/old.js']);
  });
});

it('a page older than a month is not shown', () => {
  expect(keysOf(leaving([thing({ key: '/', cachedAt: now - maxMs - 1 })], now))).toEqual(['/']);
});

it("a logout keeps the shop's own files, and removes everything visited", () => {
  const cached = [
    thing({ key: '/offline', isPinned: true }),
    thing({ key: '/uz/favorites?ids=7', isPinned: true }),
    thing({ key: '/catalog' }),
    thing({ key: '/pictures', shelf: 'picture' }),
    thing({ key: '/assets/style.css', shelf: 'file' }),
  ];
  expect(keysOf(entriesToRemoveAtLogout(cached, (key) => key === '/offline'))).toEqual([
    '/uz/favorites?ids=7',
    '/catalog',
    '/pictures',
  ]);
});
