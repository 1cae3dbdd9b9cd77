import type { StaffSession } from '#contract/admin/staff/staff.ts';
import type { Permission } from '#domain/auth/permissions.ts';
import { hasPermission } from '../session.ts';

const permissionOf = {
  staff: 'staff.read',
  audit: 'audit.read',
  jobs: 'jobs.read',
  settings: 'settings.read',
} as const satisfies Record<string, Permission>;

export type SystemTab = keyof typeof permissionOf;
const tabs: readonly SystemTab[] = ['staff', 'audit', 'jobs', 'settings'];

/** The screens of the system that a role may open, in their order. */
export const systemTabsOf = (session: StaffSession | null): SystemTab[] =>
  tabs.filter((tab) => hasPermission(session, permissionOf[tab]));
