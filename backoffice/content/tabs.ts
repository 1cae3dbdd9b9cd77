import type { StaffSession } from '#contract/admin/staff/staff.ts';
import { hasPermission } from '../shell/session.ts';

/** The screens of the section, in their order. */
const tabs = [
  { name: 'pages', permission: 'content.write' },
  { name: 'moments', permission: 'content.write' },
  { name: 'banners', permission: 'content.write' },
  { name: 'stores', permission: 'content.write' },
  { name: 'delivery', permission: 'delivery.write' },
  { name: 'search', permission: 'search.write' },
  { name: 'wording', permission: 'content.write' },
] as const;
export type ContentTab = (typeof tabs)[number]['name'];

/** The screens that a member of the staff may open. */
export const tabsOf = (session: StaffSession | null): readonly ContentTab[] =>
  tabs.filter(({ permission }) => hasPermission(session, permission)).map(({ name }) => name);
