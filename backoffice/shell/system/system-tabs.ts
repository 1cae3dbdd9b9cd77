import type { StaffSession } from '#contract/admin/staff/staff.ts';
import type { Permission } from '#domain/auth/permissions.ts';
import { hasPermission } from '../session.ts';
import { keysOf } from '../../kit/keys-of.ts';

export type SystemTab = 'staff' | 'audit' | 'jobs' | 'tasks' | 'messages' | 'keys' | 'webhooks' | 'settings';

interface Tab {
  permission: Permission;
  /** The screen shows nothing that belongs only to the user or to their stores. */
  ofAll?: true;
}

const tabs: Record<SystemTab, Tab> = {
  staff: { permission: 'staff.read' },
  audit: { permission: 'audit.read' },
  jobs: { permission: 'jobs.read' },
  tasks: { permission: 'jobs.read', ofAll: true },
  messages: { permission: 'jobs.read' },
  keys: { permission: 'keys.read' },
  webhooks: { permission: 'keys.read' },
  settings: { permission: 'settings.read' },
};
const names = keysOf(tabs);

/** The system screens that a role may open, in their order. */
export const systemTabsOf = (session: StaffSession | null): SystemTab[] =>
  names.filter((name) => {
    const { permission, ofAll } = tabs[name];
    if (ofAll !== true) return hasPermission(session, permission);
    return session?.permissions.some((one) => one.permission === permission && one.scope === 'ALL') ?? false;
  });
