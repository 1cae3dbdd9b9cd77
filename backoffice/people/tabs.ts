import type { StaffSession } from '#contract/admin/staff/staff.ts';
import { hasPermission } from '../shell/session.ts';

/** The screens of the section, each with the number of pending records. */
const tabs = [
  { name: 'calls', to: '/people/calls?state=NEW', permission: 'requests.work' },
  { name: 'visits', to: '/people/visits', permission: 'requests.work' },
  { name: 'reviews', to: '/people/reviews?state=PENDING&sort=writtenAt', permission: 'reviews.moderate' },
  { name: 'customers', to: '/people/customers', permission: 'customers.read' },
  { name: 'privacy', to: '/people/privacy?state=WAITING', permission: 'customers.privacy' },
  { name: 'businesses', to: '/people/businesses', permission: 'customers.b2b' },
  { name: 'waits', to: '/people/waits', permission: 'requests.work' },
] as const;

export type PeopleTab = (typeof tabs)[number]['name'];

/** The screens that a member of the staff may open; the section opens with the first one. */
export const tabsOf = (session: StaffSession | null) =>
  tabs.filter(({ permission }) => hasPermission(session, permission));
