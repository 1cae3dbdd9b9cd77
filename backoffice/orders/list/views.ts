/** The views that the shop brings (backoffice.md 2.4): each is a query of the list. */
export const views = [
  { name: 'work', query: 'state=NEW,PAID,CONFIRMED,ASSEMBLING&sort=promisedTo' },
  { name: 'confirm', query: 'state=NEW&sort=createdAt' },
  { name: 'assemble', query: 'state=PAID,CONFIRMED&sort=promisedTo' },
  { name: 'ready', query: 'state=READY_FOR_PICKUP&sort=promisedTo' },
  { name: 'way', query: 'state=SHIPPED&sort=promisedTo' },
  { name: 'late', query: 'late=true&sort=promisedTo' },
  { name: 'money', query: 'refundByHand=true&sort=createdAt' },
  { name: 'all', query: '' },
] as const;

/** The view whose filters these are; undefined: filters of one's own. */
export function viewOf(search: URLSearchParams): (typeof views)[number] | undefined {
  return views.find(({ query }) => isSame(new URLSearchParams(query), search));
}

function isSame(view: URLSearchParams, search: URLSearchParams): boolean {
  const own = [...search].filter(([name]) => name !== 'sort');
  const its = [...view].filter(([name]) => name !== 'sort');
  return own.length === its.length && its.every(([name, value]) => search.get(name) === value);
}
