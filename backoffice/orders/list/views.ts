import { dayOf } from '#ui/dates.ts';
import { isView } from '../../kit/list/list-address.ts';

/** The views that the shop brings (backoffice.md 2.4): each is a query of the list. Mine: what this member of the staff took today. */
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
    // said in words: an address without any begins with the view of the role
    { name: 'all', query: 'sort=-createdAt' },
  ] as const;

/** The view whose filters these are; undefined: filters of one's own. */
export const viewOf = (
  search: URLSearchParams,
  whose: { staffId: number; now: Date },
): ReturnType<typeof viewsOf>[number] | undefined =>
  viewsOf(whose).find(({ query }) => isView(query, search));
