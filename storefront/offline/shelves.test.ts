import { describe, expect, it } from 'vitest';
import { leaving, leavingAtLogout, longestMs, room, type CachedEntry } from './shelves.ts';

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

describe('when there is no room any more', () => {
  it('the page that was looked at longest ago leaves first', () => {
    expect(keysOf(leaving(many(room.page.count + 2, {}), now))).toEqual(['/1', '/0']);
  });

  it('pictures leave by their weight, too', () => {
    const heavy = many(4, { shelf: 'picture', bytes: room.picture.bytes / 3 });
    expect(keysOf(leaving(heavy, now))).toEqual(['/0']);
  });

  it('nothing leaves as long as there is room', () => {
    expect(leaving(many(room.page.count, {}), now)).toEqual([]);
  });

  it('what is pinned stays and takes nobody’s place', () => {
    const pinned = thing({ key: '/offline', isPinned: true, usedAt: 0, cachedAt: 0 });
    expect(leaving([pinned, ...many(room.page.count, {})], now)).toEqual([]);
  });

  it('files stay as long as a stored page needs them', () => {
    const files = many(room.file.count + 2, { shelf: 'file' });
    const page = thing({ key: '/catalog', needs: ['/0'] });
    expect(keysOf(leaving([page, ...files], now))).toEqual(['/1']);
  });

  it('a page that leaves takes its files with it', () => {
    const files = many(room.file.count, { shelf: 'file' });
    const old = thing({ key: '/catalog', needs: ['/assets/old.js'], cachedAt: now - longestMs - 1 });
    const its = thing({ key: '/assets/old.js', shelf: 'file', usedAt: 0 });
    expect(keysOf(leaving([old, its, ...files], now))).toEqual(['/catalog', '/assets/old.js']);
  });
});

it('a page of last month is shown to nobody', () => {
  expect(keysOf(leaving([thing({ key: '/', cachedAt: now - longestMs - 1 })], now))).toEqual(['/']);
});

it('a logout leaves what the shop is made of, and nothing that was looked at', () => {
  const cached = [
    thing({ key: '/offline', isPinned: true }),
    thing({ key: '/uz/favorites?ids=7', isPinned: true }),
    thing({ key: '/catalog' }),
    thing({ key: '/pictures', shelf: 'picture' }),
    thing({ key: '/assets/style.css', shelf: 'file' }),
  ];
  expect(keysOf(leavingAtLogout(cached, (key) => key === '/offline'))).toEqual([
    '/uz/favorites?ids=7',
    '/catalog',
    '/pictures',
  ]);
});
