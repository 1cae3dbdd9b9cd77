import type { StaffSession } from '#contract/admin/staff.ts';
import type { Permission } from '#domain/auth/permissions.ts';
import type { IconName } from '#ui/pictures/icon.tsx';
import { hasPermission } from './session.ts';

export interface Room {
  path: string;
  /** Its text is `bo-shell:room.<name>`. */
  name: 'today' | 'orders' | 'counter' | 'pieces' | 'money' | 'approvals' | 'staff' | 'audit' | 'me';
  icon: IconName;
  permission: Permission | null;
}

/** The screens that exist, in the order of the rail. */
const rooms: readonly Room[] = [
  { path: '/today', name: 'today', icon: 'home', permission: 'orders.read' },
  { path: '/orders', name: 'orders', icon: 'bag', permission: 'orders.read' },
  { path: '/counter', name: 'counter', icon: 'plus', permission: 'counter.sell' },
  { path: '/pieces', name: 'pieces', icon: 'catalog', permission: 'pieces.read' },
  { path: '/money/refunds', name: 'money', icon: 'minus', permission: 'money.read' },
  { path: '/approvals', name: 'approvals', icon: 'check', permission: 'approvals.read' },
  { path: '/staff', name: 'staff', icon: 'store', permission: 'staff.read' },
  { path: '/audit', name: 'audit', icon: 'menu', permission: 'audit.read' },
  { path: '/me', name: 'me', icon: 'user', permission: null },
];

/** Those that a member of the staff may open; the first one is where they begin. */
export const roomsOf = (session: StaffSession): readonly Room[] =>
  rooms.filter(({ permission }) => permission === null || hasPermission(session, permission));
