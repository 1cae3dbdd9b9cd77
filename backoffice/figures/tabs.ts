import type { StaffSession } from '#contract/admin/staff/staff.ts';
import { hasPermissionEverywhere } from '../shell/session.ts';

/** The screens of the room; those that are of the whole shop are for who sees the figures of all stores. */
const tabs = [
  { name: 'funnel', isWhole: true },
  { name: 'demand', isWhole: true },
  { name: 'stock', isWhole: false },
  { name: 'sizes', isWhole: true },
  { name: 'weeks', isWhole: false },
] as const;

export type FiguresTab = (typeof tabs)[number]['name'];

/** Those that a member of the staff may open; the first one is where the room opens. */
export const tabsOf = (session: StaffSession | null) =>
  tabs.filter(({ isWhole }) => !isWhole || hasPermissionEverywhere(session, 'figures.read'));
