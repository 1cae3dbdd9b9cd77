import type { StaffSession } from '#contract/admin/staff/staff.ts';
import type { Permission } from '#domain/auth/permissions.ts';
import { hasPermission } from './session.ts';

export interface Section {
  path: string;
  /** Its text is `bo-shell:section.<name>`. */
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
  /** Addresses with these prefixes belong to the section, too. */
  within?: readonly string[];
  /** Any of these is enough; empty: open to everybody. */
  permissions: readonly Permission[];
}

/** The sections, in the order of the side bar. */
const sections: readonly Section[] = [
  { path: '/today', name: 'today', permissions: ['orders.read', 'catalog.write'] },
  { path: '/orders', name: 'orders', permissions: ['orders.read'] },
  { path: '/counter', name: 'counter', permissions: ['counter.sell'] },
  {
    path: '/pieces',
    name: 'pieces',
    within: ['/transfers', '/stocktakes'],
    permissions: ['pieces.read'],
  },
  { path: '/models', name: 'catalog', within: ['/catalog'], permissions: ['catalog.write'] },
  { path: '/certificates', name: 'certificates', permissions: ['certificates.write'] },
  { path: '/prices', name: 'prices', permissions: ['prices.read', 'promotions.read'] },
  {
    path: '/people',
    name: 'people',
    permissions: ['requests.work', 'reviews.moderate', 'customers.read'],
  },
  {
    path: '/content',
    name: 'content',
    permissions: ['content.write', 'search.write', 'delivery.write'],
  },
  { path: '/money/refunds', name: 'money', within: ['/money'], permissions: ['money.read'] },
  { path: '/figures', name: 'figures', permissions: ['figures.read'] },
  {
    path: '/exchange',
    name: 'exchange',
    permissions: ['imports.run', 'exports.run', 'feeds.read'],
  },
  { path: '/approvals', name: 'approvals', permissions: ['approvals.read'] },
  {
    path: '/system',
    name: 'system',
    within: ['/staff', '/audit', '/jobs', '/settings'],
    permissions: ['staff.read', 'audit.read', 'jobs.read', 'settings.read'],
  },
  { path: '/me', name: 'me', permissions: [] },
];

/** The sections that a member of the staff may open; they begin in the first one. */
export const sectionsOf = (session: StaffSession): readonly Section[] =>
  sections.filter(
    ({ permissions }) => permissions.length === 0 || permissions.some((one) => hasPermission(session, one)),
  );

/** Whether an address belongs to a section, whose link in the side bar is then marked. */
export const isWithin = ({ path, within = [] }: Section, pathname: string): boolean =>
  [path, ...within].some((begin) => pathname === begin || pathname.startsWith(`${begin}/`));
