import { isView } from '../../kit/list/list-address.ts';

/** The views that the shop brings (backoffice.md 2.4): each is a query of the list. */
export const views = [
  { name: 'work', query: 'state=NEW,PAID,CONFIRMED,ASSEMBLING&sort=promisedTo' },
  { name: 'confirm', query: 'state=NEW&sort=createdAt' },
  { name: 'assemble', query: 'state=PAID,CONFIRMED&sort=promisedTo' },
  { name: 'ready', query: 'state=READY_FOR_PICKUP&sort=promisedTo' },
  { name: 'way', query: 'state=SHIPPED&sort=promisedTo' },
  { name: 'late', query: 'late=true&sort=promisedTo' },
  { name: 'money', query: 'manualRefund=true&sort=createdAt' },
  { name: 'all', query: '' },
] as const;

/** The view whose filters these are; undefined: filters of one's own. */
export const viewOf = (search: URLSearchParams): (typeof views)[number] | undefined =>
  views.find(({ query }) => isView(query, search));
