import type { StaffSession } from '#contract/admin/staff/staff.ts';
import { hasPermission } from '../shell/session.ts';

/** The screens of the section, in their order. */
const tabs = [
  { name: 'imports', permission: 'imports.run' },
  { name: 'exports', permission: 'exports.run' },
  { name: 'feeds', permission: 'feeds.read' },
] as const;
export type ExchangeTab = (typeof tabs)[number]['name'];

/** The screens that a member of the staff may open. */
export const tabsOf = (session: StaffSession | null): readonly ExchangeTab[] =>
  tabs.filter(({ permission }) => hasPermission(session, permission)).map(({ name }) => name);
