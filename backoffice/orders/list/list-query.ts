import type { StaffInput } from '#client/admin/call-staff-api.ts';

type Query = StaffInput<'GET /api/admin/v1/orders'>['query'];

const words = ['q', 'sort', 'state', 'payment', 'kind', 'storeId', 'createdAt.from', 'createdAt.to'] as const;
const switches = ['late', 'uncollected', 'refundByHand'] as const;
const known = new Set<string>([...words, ...switches]);

/** The query of the API for an address of the list. What the list does not know is left out, and named by `unknownIn`. */
export function queryOf(search: URLSearchParams, cursor?: string): Query {
  const query: Record<string, string | boolean> = {};
  for (const name of words) {
    const value = search.get(name);
    if (value) query[name] = value;
  }
  for (const name of switches) if (search.get(name) === 'true') query[name] = true;
  query['sort'] ??= '-createdAt';
  if (cursor !== undefined) Object.assign(query, { cursor, count: 'none' });
  return query; // the API checks the words of an address that somebody typed
}

export const unknownIn = (search: URLSearchParams): string[] =>
  [...new Set(search.keys())].filter((name) => !known.has(name));

/** The same address with another value of a filter; an empty one takes the filter away. */
export function withFilter(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}
