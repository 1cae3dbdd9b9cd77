import { dayOf } from '#ui/dates.ts';
import { isView } from '../../kit/list/list-address.ts';

/** The predefined views (backoffice.md 2.4): each is a query of the list. Mine: the orders that this staff member took today. */
export const viewsOf = ({ staffId, now }: { staffId: number; now: Date }) =>
  [
    { name: 'work', query: 'state=NEW,PAID,CONFIRMED,ASSEMBLING&sort=promisedTo' },
    { name: 'confirm', query: 'state=NEW&sort=createdAt' },
    { name: 'assemble', query: 'state=PAID,CONFIRMED&sort=promisedTo' },
    { name: 'ready', query: 'state=READY_FOR_PICKUP&sort=promisedTo' },
    { name: 'way', query: 'state=SHIPPED&sort=promisedTo' },
    { name: 'late', query: 'late=true&sort=promisedTo' },
    { name: 'money', query: 'manualRefund=true&sort=createdAt' },
    { name: 'mine', query: `staffId=${staffId}&createdAt.from=${dayOf(now.toISOString())}` },
    // never empty: an empty address starts with the view of the role
    { name: 'all', query: 'sort=-createdAt' },
  ] as const;

/** The view with these filters; undefined for custom filters. */
export const viewOf = (
  search: URLSearchParams,
  whose: { staffId: number; now: Date },
): ReturnType<typeof viewsOf>[number] | undefined =>
  viewsOf(whose).find(({ query }) => isView(query, search));
