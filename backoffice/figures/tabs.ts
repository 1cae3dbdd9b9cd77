import type { StaffSession } from '#contract/admin/staff/staff.ts';
import { hasPermission, hasPermissionEverywhere } from '../shell/session.ts';

/**
 * The screens of the section. Those for the whole shop need the permission for the figures of all stores, and the
 * margin the permission to see costs.
 */
const tabs = [
  { name: 'funnel', isWhole: true },
  { name: 'demand', isWhole: true },
  { name: 'stock', isWhole: false },
  { name: 'sizes', isWhole: true },
  { name: 'weeks', isWhole: false },
  { name: 'margin', isWhole: false, permission: 'figures.margin' },
] as const satisfies { name: string; isWhole: boolean; permission?: Parameters<typeof hasPermission>[1] }[];

export type FiguresTab = (typeof tabs)[number]['name'];

/** The screens that a member of the staff may open; the section opens with the first one. */
export const tabsOf = (session: StaffSession | null) =>
  tabs.filter(
    (tab) =>
      (!tab.isWhole || hasPermissionEverywhere(session, 'figures.read')) &&
      (!('permission' in tab) || hasPermission(session, tab.permission)),
  );
