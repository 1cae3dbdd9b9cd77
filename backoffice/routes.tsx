import { redirect, type LazyRouteFunction, type RouteObject } from 'react-router';
import { Skeleton } from './kit/notice.tsx';
import { chosenLanguage, loadWords } from './kit/words.tsx';
import { loadViews } from './shell/list/saved-views.ts';
import { loadSession } from './shell/load-session.ts';
import { roomsOf } from './shell/rooms.ts';
import { hasPermission } from './shell/session.ts';
import { NotFound, ScreenError } from './shell/screen-error.tsx';
import { followStore } from './shell/store/follow-store.ts';

type Screen = LazyRouteFunction<RouteObject>;

/** A screen comes with its words when it is opened. */
const screen =
  (load: Screen, ...namespaces: string[]): Screen =>
  async () => {
    const { language } = await loadSession();
    const [loaded] = await Promise.all([load(), loadWords(chosenLanguage(language), namespaces)]);
    return loaded;
  };

/** A list, whose saved views say what it shows first: they are loaded together with its code. */
const listScreen = (list: Parameters<typeof loadViews>[0], load: Screen, ...namespaces: string[]): Screen =>
  screen(
    () => {
      void loadViews(list);
      return load();
    },
    ...namespaces,
  );

/** Everybody begins in the first room that their role has. */
const begin = async () => redirect(roomsOf(await loadSession())[0]?.path ?? '/me');

/** The first screen of prices that the role has. */
const beginPrices = async () =>
  redirect(hasPermission(await loadSession(), 'prices.read') ? '/prices/rates' : '/prices/promotions');

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
    lazy: screen(() => import('./catalog/categories/categories-page.tsx'), 'bo-catalog'),
  },
  {
    path: 'catalog/categories/:id',
    lazy: screen(() => import('./catalog/categories/category-page.tsx'), 'bo-catalog'),
  },
  {
    path: 'catalog/collections',
    lazy: screen(() => import('./catalog/collections/collections-page.tsx'), 'bo-catalog', 'bo-content'),
  },
  {
    path: 'catalog/collections/:id',
    lazy: screen(
      () => import('./catalog/collections/collection-page.tsx'),
      'bo-catalog',
      'bo-content',
      'bo-audit',
    ),
  },
  {
    path: 'catalog/params',
    lazy: screen(() => import('./catalog/params/params-page.tsx'), 'bo-catalog'),
  },
  {
    path: 'catalog/params/:id',
    lazy: screen(() => import('./catalog/params/param-page.tsx'), 'bo-catalog', 'bo-audit'),
  },
  { path: 'catalog/words', lazy: screen(() => import('./catalog/words/words-page.tsx'), 'bo-catalog') },
  { path: 'models/new', lazy: screen(() => import('./catalog/new/new-model-page.tsx'), 'bo-models') },
  {
    path: 'models/:artikul',
    lazy: screen(() => import('./catalog/record/model-page.tsx'), 'bo-models', 'bo-pictures', 'bo-audit'),
  },
  {
    path: 'transfers/new',
    lazy: screen(() => import('./pieces/transfer/new-transfer-page.tsx'), 'bo-pieces'),
  },
  { path: 'transfers/:id', lazy: screen(() => import('./pieces/transfer/transfer-page.tsx'), 'bo-pieces') },
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
    lazy: screen(() => import('./pieces/count/stocktake-page.tsx'), 'bo-stocktakes', 'bo-pieces'),
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
    lazy: screen(() => import('./certificates/certificate-page.tsx'), 'bo-certificates'),
  },
  { path: 'content', lazy: screen(() => import('./content/first-tab.ts')) },
  {
    path: 'content/delivery',
    lazy: screen(() => import('./content/delivery/delivery-page.tsx'), 'bo-content'),
  },
  { path: 'content/search', lazy: screen(() => import('./content/search/search-page.tsx'), 'bo-content') },
  { path: 'prices', loader: beginPrices },
  {
    path: 'prices/promotions',
    lazy: screen(() => import('./prices/reductions/promotions-page.tsx'), 'bo-prices'),
  },
  {
    path: 'prices/promotions/models',
    lazy: screen(() => import('./prices/reductions/models-promotion-page.tsx'), 'bo-prices', 'bo-bulk'),
  },
  {
    path: 'prices/promotions/new',
    lazy: screen(() => import('./prices/reductions/new-promotion-page.tsx'), 'bo-prices'),
  },
  { path: 'prices/codes', lazy: screen(() => import('./prices/reductions/codes-page.tsx'), 'bo-prices') },
  {
    path: 'prices/codes/new',
    lazy: screen(() => import('./prices/reductions/new-code-page.tsx'), 'bo-prices'),
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
  { path: 'content/stores', lazy: screen(() => import('./content/stores/stores-page.tsx'), 'bo-content') },
  { path: 'content/stores/:id', lazy: screen(() => import('./content/stores/store-page.tsx'), 'bo-content') },
  {
    path: 'content/moments',
    lazy: screen(() => import('./content/moments/moments-page.tsx'), 'bo-content'),
  },
  {
    path: 'content/moments/:id',
    lazy: screen(() => import('./content/moments/moment-page.tsx'), 'bo-content'),
  },
  {
    path: 'content/banners',
    lazy: screen(() => import('./content/banners/banners-page.tsx'), 'bo-content'),
  },
  {
    path: 'content/banners/:id',
    lazy: screen(() => import('./content/banners/banner-page.tsx'), 'bo-content'),
  },
  { path: 'content/pages', lazy: screen(() => import('./content/pages/pages-page.tsx'), 'bo-content') },
  { path: 'content/pages/:slug', lazy: screen(() => import('./content/pages/page-page.tsx'), 'bo-content') },
  { path: 'approvals', lazy: screen(() => import('./approvals/approvals-page.tsx'), 'bo-approvals') },
  { path: 'approvals/:id', lazy: screen(() => import('./approvals/approval-page.tsx'), 'bo-approvals') },
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
  { path: 'exchange/exports', lazy: screen(() => import('./exchange/exports-page.tsx'), 'bo-exchange') },
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
  { path: 'me', lazy: screen(() => import('./me/me-page.tsx'), 'bo-me') },
  { path: '*', Component: NotFound },
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
