import { addDays, dayOf } from '#ui/dates.ts';

/** The predefined views (backoffice.md 2.6): each is a query of the list. Old: received more than a year before `now`. */
export function viewsOf({ storeIds, now }: { storeIds: readonly number[]; now: Date }) {
  const yearAgo = addDays(dayOf(now.toISOString()), -366);
  const here = storeIds.length > 0 ? `&storeId=${storeIds.join(',')}` : '';
  return [
    { name: 'here', query: `state=AVAILABLE${here}` },
    { name: 'transit', query: 'inTransit=true' },
    { name: 'withdrawn', query: 'state=WITHDRAWN' },
    { name: 'old', query: `onHand=true&receivedOn.to=${yearAgo}&sort=receivedOn` },
    { name: 'codes', query: 'noCodes=true' },
    // never empty: an empty address starts with the view of the role
    { name: 'all', query: 'sort=-receivedOn' },
  ] as const;
}
