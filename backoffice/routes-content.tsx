import type { RouteObject } from 'react-router';
import { listScreen, screen } from './screen.ts';

/** Content of the site: pages, moments, banners, stores, delivery, search. */
export const contentScreens: RouteObject[] = [
  { path: 'content', lazy: screen(() => import('./content/first-tab.ts')) },
  {
    path: 'content/delivery',
    lazy: screen(() => import('./content/delivery/delivery-page.tsx'), 'bo-content'),
  },
  { path: 'content/search', lazy: screen(() => import('./content/search/search-page.tsx'), 'bo-content') },
  {
    path: 'content/stores',
    lazy: listScreen('stores', () => import('./content/stores/stores-page.tsx'), 'bo-content'),
  },
  {
    path: 'content/stores/:id',
    lazy: screen(() => import('./content/stores/store-page.tsx'), 'bo-content', 'bo-pictures', 'bo-audit'),
  },
  {
    path: 'content/moments',
    lazy: listScreen('moments', () => import('./content/moments/moments-page.tsx'), 'bo-content'),
  },
  {
    path: 'content/moments/:id',
    lazy: screen(() => import('./content/moments/moment-page.tsx'), 'bo-content', 'bo-pictures', 'bo-audit'),
  },
  {
    path: 'content/banners',
    lazy: listScreen('banners', () => import('./content/banners/banners-page.tsx'), 'bo-content'),
  },
  {
    path: 'content/banners/:id',
    lazy: screen(() => import('./content/banners/banner-page.tsx'), 'bo-content', 'bo-pictures', 'bo-audit'),
  },
  {
    path: 'content/wording',
    lazy: listScreen(
      'wordings',
      () => import('./content/wording/wordings-page.tsx'),
      'bo-content',
      'bo-wording',
    ),
  },
  {
    path: 'content/wording/:key',
    lazy: screen(() => import('./content/wording/wording-page.tsx'), 'bo-content', 'bo-wording', 'bo-audit'),
  },
  {
    path: 'content/pages',
    lazy: listScreen('pages', () => import('./content/pages/pages-page.tsx'), 'bo-content'),
  },
  {
    path: 'content/pages/:slug',
    lazy: screen(() => import('./content/pages/page-page.tsx'), 'bo-content', 'bo-pictures', 'bo-audit'),
  },
];
