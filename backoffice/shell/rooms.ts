import type { StaffSession } from '#contract/admin/staff/staff.ts';
import type { Permission } from '#domain/auth/permissions.ts';
import type { IconName } from '#ui/pictures/icon.tsx';
import { hasPermission } from './session.ts';

export interface Room {
  path: string;
  /** Its text is `bo-shell:room.<name>`. */
  name:
    | 'today'
    | 'orders'
    | 'counter'
    | 'pieces'
    | 'people'
    | 'prices'
    | 'catalog'
    | 'certificates'
    | 'money'
    | 'figures'
    | 'content'
    | 'exchange'
    | 'approvals'
    | 'system'
    | 'me';
  icon: IconName;
  /** Addresses that begin so are in the room, too. */
  within?: readonly string[];
  /** Any of them; none: everybody's. */
  permissions: readonly Permission[];
}

/** The screens that exist, in the order of the rail. */
const rooms: readonly Room[] = [
  { path: '/today', name: 'today', icon: 'home', permissions: ['orders.read', 'catalog.write'] },
  { path: '/orders', name: 'orders', icon: 'bag', permissions: ['orders.read'] },
  { path: '/counter', name: 'counter', icon: 'plus', permissions: ['counter.sell'] },
  {
    path: '/pieces',
    name: 'pieces',
    icon: 'catalog',
    within: ['/transfers', '/stocktakes'],
    permissions: ['pieces.read'],
  },
  { path: '/models', name: 'catalog', icon: 'heart', within: ['/catalog'], permissions: ['catalog.write'] },
  { path: '/certificates', name: 'certificates', icon: 'check', permissions: ['certificates.write'] },
  { path: '/prices', name: 'prices', icon: 'filter', permissions: ['prices.read', 'promotions.read'] },
  {
    path: '/people',
    name: 'people',
    icon: 'phone',
    permissions: ['requests.work', 'reviews.moderate', 'customers.read'],
  },
  {
    path: '/content',
    name: 'content',
    icon: 'menu',
    permissions: ['content.write', 'search.write', 'delivery.write'],
  },
  { path: '/money/refunds', name: 'money', icon: 'minus', within: ['/money'], permissions: ['money.read'] },
  { path: '/figures', name: 'figures', icon: 'filter', permissions: ['figures.read'] },
  {
    path: '/exchange',
    name: 'exchange',
    icon: 'truck',
    permissions: ['imports.run', 'exports.run', 'feeds.read'],
  },
  { path: '/approvals', name: 'approvals', icon: 'check', permissions: ['approvals.read'] },
  {
    path: '/system',
    name: 'system',
    icon: 'store',
    within: ['/staff', '/audit', '/jobs', '/settings'],
    permissions: ['staff.read', 'audit.read', 'jobs.read', 'settings.read'],
  },
  { path: '/me', name: 'me', icon: 'user', permissions: [] },
];

/** Those that a member of the staff may open; the first one is where they begin. */
export const roomsOf = (session: StaffSession): readonly Room[] =>
  rooms.filter(
    ({ permissions }) => permissions.length === 0 || permissions.some((one) => hasPermission(session, one)),
  );

/** Whether an address is of a room: its link in the rail is marked. */
export const isWithin = ({ path, within = [] }: Room, pathname: string): boolean =>
  [path, ...within].some((begin) => pathname === begin || pathname.startsWith(`${begin}/`));
