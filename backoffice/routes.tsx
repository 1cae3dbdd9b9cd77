import { redirect, type RouteObject } from 'react-router';
import { Skeleton } from './kit/notice.tsx';
import { loadSession } from './shell/load-session.ts';
import { sectionsOf } from './shell/sections.ts';
import { NotFound, ScreenError } from './shell/screen-error.tsx';
import { contentScreens } from './routes-content.tsx';
import { pricesScreens } from './routes-prices.tsx';
import { listScreen, screen } from './screen.ts';
import { followStore } from './shell/store/follow-store.ts';

/** Redirects to the first section that the role may open. */
const begin = async () => redirect(sectionsOf(await loadSession())[0]?.path ?? '/me');

const screens: RouteObject[] = [
  { index: true, loader: begin },
  { path: 'today', lazy: screen(() => import('./today/today-page.tsx'), 'bo-today') },
  {
    path: 'orders',
    lazy: listScreen('orders', () => import('./orders/list/orders-page.tsx'), 'bo-orders', 'bo-bulk'),
  },
  { path: 'orders/new', lazy: screen(() => import('./orders/phone/phone-order-page.tsx'), 'bo-orders') },
  {
    path: 'orders/:number',
    lazy: screen(() => import('./orders/record/order-page.tsx'), 'bo-orders', 'bo-audit'),
  },
  { path: 'counter', lazy: screen(() => import('./counter/sale/sale-page.tsx'), 'bo-counter') },
  { path: 'counter/day', lazy: screen(() => import('./counter/day/day-page.tsx'), 'bo-counter') },
  { path: 'counter/gold', lazy: screen(() => import('./counter/gold/gold-page.tsx'), 'bo-counter') },
  { path: 'counter/returns', lazy: screen(() => import('./counter/returns/returns-page.tsx'), 'bo-counter') },
  {
    path: 'pieces',
    lazy: listScreen('pieces', () => import('./pieces/list/pieces-page.tsx'), 'bo-pieces', 'bo-bulk'),
  },
  { path: 'pieces/receive', lazy: screen(() => import('./pieces/receive/receive-page.tsx'), 'bo-pieces') },
  {
    path: 'pieces/:serial',
    lazy: screen(() => import('./pieces/record/piece-page.tsx'), 'bo-pieces', 'bo-pictures'),
  },
  {
    path: 'transfers',
    lazy: listScreen('transfers', () => import('./pieces/transfer/transfers-page.tsx'), 'bo-pieces'),
  },
  {
    path: 'models',
    lazy: listScreen(
      'models',
      () => import('./catalog/list/models-page.tsx'),
      'bo-catalog',
      'bo-models',
      'bo-bulk',
    ),
  },
  {
    path: 'catalog/media',
    lazy: screen(() => import('./catalog/media/media-page.tsx'), 'bo-catalog', 'bo-pictures'),
  },
  {
    path: 'catalog/categories',
    lazy: listScreen('categories', () => import('./catalog/categories/categories-page.tsx'), 'bo-catalog'),
  },
  {
    path: 'catalog/categories/:id',
    lazy: screen(
      () => import('./catalog/categories/category-page.tsx'),
      'bo-catalog',
      'bo-pictures',
      'bo-audit',
    ),
  },
  {
    path: 'catalog/collections',
    lazy: listScreen(
      'collections',
      () => import('./catalog/collections/collections-page.tsx'),
      'bo-catalog',
      'bo-content',
    ),
  },
  {
    path: 'catalog/collections/:id',
    lazy: screen(
      () => import('./catalog/collections/collection-page.tsx'),
      'bo-catalog',
      'bo-content',
      'bo-pictures',
      'bo-audit',
    ),
  },
  {
    path: 'catalog/params',
    lazy: listScreen('params', () => import('./catalog/params/params-page.tsx'), 'bo-catalog'),
  },
  {
    path: 'catalog/params/:id',
    lazy: screen(() => import('./catalog/params/param-page.tsx'), 'bo-catalog', 'bo-audit'),
  },
  {
    path: 'catalog/words',
    lazy: listScreen('words', () => import('./catalog/words/words-page.tsx'), 'bo-catalog'),
  },
  { path: 'models/new', lazy: screen(() => import('./catalog/new/new-model-page.tsx'), 'bo-models') },
  {
    path: 'models/:artikul',
    lazy: screen(() => import('./catalog/record/model-page.tsx'), 'bo-models', 'bo-pictures', 'bo-audit'),
  },
  {
    path: 'transfers/new',
    lazy: screen(() => import('./pieces/transfer/new-transfer-page.tsx'), 'bo-pieces'),
  },
  {
    path: 'transfers/:id',
    lazy: screen(() => import('./pieces/transfer/transfer-page.tsx'), 'bo-pieces', 'bo-audit'),
  },
  { path: 'people', lazy: screen(() => import('./people/people-begin.ts')) },
  { path: 'people/calls', lazy: screen(() => import('./people/calls/calls-page.tsx'), 'bo-people') },
  {
    path: 'people/customers',
    lazy: listScreen('customers', () => import('./people/customers/customers-page.tsx'), 'bo-people'),
  },
  {
    path: 'people/customers/:id',
    lazy: screen(() => import('./people/customers/customer-page.tsx'), 'bo-people', 'bo-audit'),
  },
  {
    path: 'people/waits',
    lazy: listScreen('waits', () => import('./people/waits/waits-page.tsx'), 'bo-people'),
  },
  { path: 'people/privacy', lazy: screen(() => import('./people/privacy/privacy-page.tsx'), 'bo-people') },
  {
    path: 'people/businesses',
    lazy: screen(() => import('./people/businesses/businesses-page.tsx'), 'bo-people'),
  },
  { path: 'people/visits', lazy: screen(() => import('./people/visits/visits-page.tsx'), 'bo-people') },
  { path: 'people/reviews', lazy: screen(() => import('./people/reviews/reviews-page.tsx'), 'bo-people') },
  {
    path: 'stocktakes',
    lazy: screen(() => import('./pieces/count/stocktakes-page.tsx'), 'bo-stocktakes', 'bo-pieces'),
  },
  {
    path: 'stocktakes/:id',
    lazy: screen(() => import('./pieces/count/stocktake-page.tsx'), 'bo-stocktakes', 'bo-pieces', 'bo-audit'),
  },
  {
    path: 'money/refunds',
    lazy: listScreen('refunds', () => import('./money/refunds-page.tsx'), 'bo-money'),
  },
  { path: 'money/discrepancies', lazy: screen(() => import('./money/discrepancies-page.tsx'), 'bo-money') },
  {
    path: 'money/receipts',
    lazy: listScreen('receipts', () => import('./money/receipts-page.tsx'), 'bo-money', 'bo-counter'),
  },
  {
    path: 'money/payments',
    lazy: listScreen('payments', () => import('./money/payments-page.tsx'), 'bo-money'),
  },
  { path: 'money/days', lazy: screen(() => import('./money/days-page.tsx'), 'bo-money') },
  { path: 'money/days/:id', lazy: screen(() => import('./money/settlement-page.tsx'), 'bo-money') },
  {
    path: 'certificates',
    lazy: listScreen('certificates', () => import('./certificates/certificates-page.tsx'), 'bo-certificates'),
  },
  {
    path: 'certificates/misses',
    lazy: screen(() => import('./certificates/misses-page.tsx'), 'bo-certificates'),
  },
  {
    path: 'certificates/:id',
    lazy: screen(() => import('./certificates/certificate-page.tsx'), 'bo-certificates', 'bo-audit'),
  },
  { path: 'approvals', lazy: screen(() => import('./approvals/approvals-page.tsx'), 'bo-approvals') },
  {
    path: 'approvals/:id',
    lazy: screen(() => import('./approvals/approval-page.tsx'), 'bo-approvals', 'bo-prices'),
  },
  { path: 'figures', lazy: screen(() => import('./figures/figures-begin.ts')) },
  {
    path: 'figures/funnel',
    lazy: screen(() => import('./figures/funnel/funnel-page.tsx'), 'bo-figures', 'bo-today'),
  },
  {
    path: 'figures/demand',
    lazy: screen(() => import('./figures/demand/demand-page.tsx'), 'bo-figures', 'bo-today'),
  },
  {
    path: 'figures/stock',
    lazy: screen(() => import('./figures/stock/stock-page.tsx'), 'bo-figures', 'bo-today'),
  },
  {
    path: 'figures/sizes',
    lazy: screen(() => import('./figures/sizes/sizes-page.tsx'), 'bo-figures', 'bo-today'),
  },
  {
    path: 'figures/weeks',
    lazy: screen(() => import('./figures/weeks/weeks-page.tsx'), 'bo-figures', 'bo-today'),
  },
  {
    path: 'figures/margin',
    lazy: screen(() => import('./figures/margin/margin-page.tsx'), 'bo-figures', 'bo-today'),
  },
  { path: 'exchange', lazy: screen(() => import('./exchange/first-tab.ts')) },
  {
    path: 'exchange/imports',
    lazy: screen(() => import('./exchange/imports/imports-page.tsx'), 'bo-exchange'),
  },
  {
    path: 'exchange/imports/:id',
    lazy: screen(() => import('./exchange/imports/import-page.tsx'), 'bo-exchange'),
  },
  {
    path: 'exchange/exports',
    lazy: screen(() => import('./exchange/exports-page.tsx'), 'bo-exchange', 'bo-jobs'),
  },
  { path: 'exchange/feeds', lazy: screen(() => import('./exchange/feeds-page.tsx'), 'bo-exchange') },
  { path: 'system', lazy: screen(() => import('./shell/system/system-begin.ts')) },
  {
    path: 'jobs',
    lazy: screen(() => import('./jobs/jobs-page.tsx'), 'bo-jobs', 'bo-bulk', 'bo-orders', 'bo-pieces'),
  },
  { path: 'tasks', lazy: screen(() => import('./system/tasks-page.tsx'), 'bo-system') },
  { path: 'messages', lazy: screen(() => import('./system/messages-page.tsx'), 'bo-system') },
  { path: 'keys', lazy: screen(() => import('./system/keys/keys-page.tsx'), 'bo-system') },
  { path: 'webhooks', lazy: screen(() => import('./system/webhooks/webhooks-page.tsx'), 'bo-system') },
  { path: 'webhooks/:id', lazy: screen(() => import('./system/webhooks/webhook-page.tsx'), 'bo-system') },
  { path: 'settings', lazy: screen(() => import('./system/settings-page.tsx'), 'bo-system') },
  { path: 'staff', lazy: screen(() => import('./staff/staff-page.tsx'), 'bo-staff') },
  {
    path: 'audit',
    lazy: listScreen('audit', () => import('./audit/audit-page.tsx'), 'bo-audit', 'bo-system'),
  },
  { path: 'me', lazy: screen(() => import('./me/me-page.tsx'), 'bo-me', 'bo-login') },
  { path: '*', Component: NotFound },
  ...pricesScreens,
  ...contentScreens,
];

export const routes: RouteObject[] = [
  {
    path: '/',
    lazy: () => import('./shell/frame/frame.tsx'),
    HydrateFallback: Skeleton,
    ErrorBoundary: ScreenError,
    children: [
      {
        ErrorBoundary: ScreenError,
        loader: followStore,
        shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.href !== nextUrl.href,
        children: screens,
      },
    ],
  },
];
