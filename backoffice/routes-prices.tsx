import { redirect, type RouteObject } from 'react-router';
import { loadSession } from './shell/load-session.ts';
import { hasPermission } from './shell/session.ts';
import { screen } from './screen.ts';

/** Redirects to the first screen of prices that the role may open. */
const beginPrices = async () =>
  redirect(hasPermission(await loadSession(), 'prices.read') ? '/prices/rates' : '/prices/promotions');

/** Rates, the formula, prices of pieces, promotions and codes. */
export const pricesScreens: RouteObject[] = [
  { path: 'prices', loader: beginPrices },
  {
    path: 'prices/promotions',
    lazy: screen(() => import('./prices/reductions/promotions-page.tsx'), 'bo-prices', 'bo-audit'),
  },
  {
    path: 'prices/promotions/models',
    lazy: screen(() => import('./prices/reductions/models-promotion-page.tsx'), 'bo-prices', 'bo-bulk'),
  },
  {
    path: 'prices/promotions/new',
    lazy: screen(() => import('./prices/reductions/new-promotion-page.tsx'), 'bo-prices', 'bo-content'),
  },
  {
    path: 'prices/codes',
    lazy: screen(() => import('./prices/reductions/codes-page.tsx'), 'bo-prices', 'bo-audit'),
  },
  {
    path: 'prices/codes/new',
    lazy: screen(() => import('./prices/reductions/new-code-page.tsx'), 'bo-prices', 'bo-content'),
  },
  { path: 'prices/rates', lazy: screen(() => import('./prices/rates/rates-page.tsx'), 'bo-prices') },
  { path: 'prices/formula', lazy: screen(() => import('./prices/formula/formula-page.tsx'), 'bo-prices') },
  { path: 'prices/pieces', lazy: screen(() => import('./prices/pieces/piece-prices-page.tsx'), 'bo-prices') },
  {
    path: 'prices/pieces/formula',
    lazy: screen(
      () => import('./prices/pieces/pieces-formula-page.tsx'),
      'bo-prices',
      'bo-bulk',
      'bo-pieces',
    ),
  },
  { path: 'prices/rates/new', lazy: screen(() => import('./prices/rates/new-rate-page.tsx'), 'bo-prices') },
];
