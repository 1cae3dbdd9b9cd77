import { redirect, type LazyRouteFunction, type RouteObject } from 'react-router';
import { Skeleton } from './kit/notice.tsx';
import { chosenLanguage, loadWords } from './kit/words.tsx';
import { loadSession } from './shell/load-session.ts';
import { roomsOf } from './shell/rooms.ts';
import { NotFound, ScreenError } from './shell/screen-error.tsx';

type Screen = LazyRouteFunction<RouteObject>;

/** A screen comes with its words when it is opened. */
const screen =
  (load: Screen, ...namespaces: string[]): Screen =>
  async () => {
    const { language } = await loadSession();
    const [loaded] = await Promise.all([load(), loadWords(chosenLanguage(language), namespaces)]);
    return loaded;
  };

/** Everybody begins in the first room that their role has. */
const begin = async () => redirect(roomsOf(await loadSession())[0]?.path ?? '/me');

const screens: RouteObject[] = [
  { index: true, loader: begin },
  { path: 'today', lazy: screen(() => import('./today/today-page.tsx'), 'bo-today') },
  { path: 'orders', lazy: screen(() => import('./orders/list/orders-page.tsx'), 'bo-orders') },
  { path: 'orders/new', lazy: screen(() => import('./orders/phone/phone-order-page.tsx'), 'bo-orders') },
  { path: 'orders/:number', lazy: screen(() => import('./orders/record/order-page.tsx'), 'bo-orders') },
  { path: 'counter', lazy: screen(() => import('./counter/sale/sale-page.tsx'), 'bo-counter') },
  { path: 'counter/day', lazy: screen(() => import('./counter/day/day-page.tsx'), 'bo-counter') },
  { path: 'counter/returns', lazy: screen(() => import('./counter/returns/returns-page.tsx'), 'bo-counter') },
  { path: 'pieces', lazy: screen(() => import('./pieces/list/pieces-page.tsx'), 'bo-pieces') },
  { path: 'pieces/receive', lazy: screen(() => import('./pieces/receive/receive-page.tsx'), 'bo-pieces') },
  { path: 'pieces/:serial', lazy: screen(() => import('./pieces/record/piece-page.tsx'), 'bo-pieces') },
  { path: 'transfers', lazy: screen(() => import('./pieces/transfer/transfers-page.tsx'), 'bo-pieces') },
  {
    path: 'transfers/new',
    lazy: screen(() => import('./pieces/transfer/new-transfer-page.tsx'), 'bo-pieces'),
  },
  { path: 'transfers/:id', lazy: screen(() => import('./pieces/transfer/transfer-page.tsx'), 'bo-pieces') },
  { path: 'money/refunds', lazy: screen(() => import('./money/refunds-page.tsx'), 'bo-money') },
  { path: 'money/discrepancies', lazy: screen(() => import('./money/discrepancies-page.tsx'), 'bo-money') },
  {
    path: 'money/receipts',
    lazy: screen(() => import('./money/receipts-page.tsx'), 'bo-money', 'bo-counter'),
  },
  { path: 'money/payments', lazy: screen(() => import('./money/payments-page.tsx'), 'bo-money') },
  { path: 'approvals', lazy: screen(() => import('./approvals/approvals-page.tsx'), 'bo-approvals') },
  { path: 'approvals/:id', lazy: screen(() => import('./approvals/approval-page.tsx'), 'bo-approvals') },
  { path: 'staff', lazy: screen(() => import('./staff/staff-page.tsx'), 'bo-staff') },
  { path: 'audit', lazy: screen(() => import('./audit/audit-page.tsx'), 'bo-audit') },
  { path: 'me', lazy: screen(() => import('./me/me-page.tsx'), 'bo-me') },
  { path: '*', Component: NotFound },
];

export const routes: RouteObject[] = [
  {
    path: '/',
    lazy: () => import('./shell/frame/frame.tsx'),
    HydrateFallback: Skeleton,
    ErrorBoundary: ScreenError,
    children: [{ ErrorBoundary: ScreenError, children: screens }],
  },
];
