/** What the address of a list may say. */
export interface ListAddress {
  /** Filters with a value; `q` and `sort` among them. */
  words: readonly string[];
  /** Filters that are on (`true`) or absent. */
  switches: readonly string[];
  /** The order of a list whose address names none. */
  sort: string;
}

/** The query of the API for an address of the list. What the list does not know is left out, and named by `unknownIn`. */
export function queryOfAddress(
  search: URLSearchParams,
  { words, switches, sort }: ListAddress,
  cursor?: string,
): Record<string, string | boolean> {
  const query: Record<string, string | boolean> = {};
  for (const name of words) {
    const value = search.get(name);
    if (value) query[name] = value;
  }
  for (const name of switches) if (search.get(name) === 'true') query[name] = true;
  query['sort'] ??= sort;
  if (cursor !== undefined) Object.assign(query, { cursor, count: 'none' });
  return query; // the API checks the words of an address that somebody typed
}

export const unknownIn = (search: URLSearchParams, { words, switches }: ListAddress): string[] =>
  [...new Set(search.keys())].filter((name) => !words.includes(name) && !switches.includes(name));

/** The same address with another value of a filter; an empty one takes the filter away. */
export function withFilter(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

/** Whether an address has the filters of a view; the order does not count. */
export function isView(view: string, search: URLSearchParams): boolean {
  const own = [...search].filter(([name]) => name !== 'sort');
  const its = [...new URLSearchParams(view)].filter(([name]) => name !== 'sort');
  return own.length === its.length && its.every(([name, value]) => search.get(name) === value);
}
