import { expect, it } from 'vitest';
import { cachedPages } from './cached-pages.ts';
import type { CachedEntry } from './cached-entries.ts';

const page = (key: string, given: Partial<CachedEntry> = {}): CachedEntry => ({
  kind: 'page',
  key,
  bytes: 1,
  cachedAt: Date.UTC(2026, 10, 21),
  usedAt: 1,
  title: key,
  ...given,
});

it('offline, favorites are listed first, then the last visited pages, in the language of the page', () => {
  const cached = [
    page('/offline', { isPinned: true }),
    page('/catalog'),
    page('/uz/catalog'),
    page('/product/koltso', { usedAt: 2, title: '' }),
    page('/favorites?ids=7%2C3', { isPinned: true, title: 'Избранное' }),
    page('/assets/a.js', { kind: 'file' }),
  ];
  const cachedAt = '2026-11-21T00:00:00.000Z';
  expect(cachedPages(cached, 'ru')).toEqual([
    { address: '/favorites', title: 'Избранное', cachedAt },
    { address: '/product/koltso', title: '/product/koltso', cachedAt },
    { address: '/catalog', title: '/catalog', cachedAt },
  ]);
});
