import { expect, it } from 'vitest';
import { keptPages } from './kept-pages.ts';
import type { Kept } from './shelves.ts';

const page = (key: string, given: Partial<Kept> = {}): Kept => ({
  shelf: 'page',
  key,
  bytes: 1,
  keptAt: Date.UTC(2026, 10, 21),
  usedAt: 1,
  title: key,
  ...given,
});

it('whoever has no connection is offered their favorites, then what they looked at last, in the language they read', () => {
  const kept = [
    page('/offline', { isPinned: true }),
    page('/catalog'),
    page('/uz/catalog'),
    page('/product/koltso', { usedAt: 2, title: '' }),
    page('/favorites?ids=7%2C3', { isPinned: true, title: 'Избранное' }),
    page('/assets/a.js', { shelf: 'file' }),
  ];
  const keptAt = '2026-11-21T00:00:00.000Z';
  expect(keptPages(kept, 'ru')).toEqual([
    { address: '/favorites', title: 'Избранное', keptAt },
    { address: '/product/koltso', title: '/product/koltso', keptAt },
    { address: '/catalog', title: '/catalog', keptAt },
  ]);
});
