/** The parameters that the address of a list may have. */
export interface ListAddress {
  /** Filters with a value, including `q` and `sort`. */
  words: readonly string[];
  /** Filters that are on (`true`) or absent. */
  switches: readonly string[];
  /** The default sort order. */
  sort: string;
  /** Other parameters of the screen, such as the record that is open next to the list. */
  more?: readonly string[];
}

/** The query of the API for an address of the list. Unknown parameters are ignored, and listed by `unknownIn`. */
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
  return query; // the API validates the values of an address, which may be typed
}

/** The names of the active filters; `q` is one. */
export const filtersIn = (search: URLSearchParams, { words, switches }: ListAddress): string[] =>
  [...words, ...switches].filter((name) => name !== 'sort' && search.has(name));

/**
 * Whether the list shows all of its rows in its default order, so that their positions are those of the records. `group`: a filter by
 * rows that have an order of their own.
 */
export const isWhole = (search: URLSearchParams, address: ListAddress, group?: string): boolean =>
  filtersIn(search, address).every((name) => name === group) &&
  (search.get('sort') ?? address.sort) === address.sort;

/** Parameters for the display of rows, common to all lists. */
export const looks: readonly string[] = ['cols', 'pin', 'widths', 'density'];

export const unknownIn = (search: URLSearchParams, { words, switches, more = [] }: ListAddress): string[] =>
  [...new Set(search.keys())].filter((name) => ![...words, ...switches, ...more, ...looks].includes(name));

interface Step {
  currentUrl: URL;
  nextUrl: URL;
  defaultShouldRevalidate: boolean;
}

/** Whether the rows have to be loaded again: not if only their columns, widths or density changed. */
export function needsRows({ currentUrl, nextUrl, defaultShouldRevalidate }: Step): boolean {
  const isElsewhere = currentUrl.pathname !== nextUrl.pathname;
  if (isElsewhere || currentUrl.search === nextUrl.search) return defaultShouldRevalidate;
  const rowsOf = ({ searchParams }: URL) =>
    [...searchParams].filter(([name]) => !looks.includes(name)).join('&');
  return rowsOf(currentUrl) !== rowsOf(nextUrl);
}

/** The same address with another value of a filter; an empty value removes the filter. */
export function withFilter(search: URLSearchParams, name: string, value: string): URLSearchParams {
  const next = new URLSearchParams(search);
  if (value === '') next.delete(name);
  else next.set(name, value);
  return next;
}

/** Normalizes a typed number for an address: `7 270 000` and `3,42` become 7270000 and 3.42; '' stays. Null if it is invalid. */
export function numberTyped(typed: string): string | null {
  const number = typed.replaceAll(/\s/g, '').replace(',', '.');
  return number === '' || /^\d{1,12}(?:\.\d{1,3})?$/.test(number) ? number : null;
}

/** Checks whether an address has the filters of a view; sort order and columns do not matter. */
export function isView(view: string, search: URLSearchParams): boolean {
  const isFilter = ([name]: readonly [string, string]) => name !== 'sort' && !looks.includes(name);
  const own = [...search].filter(isFilter);
  const its = [...new URLSearchParams(view)].filter(isFilter);
  return own.length === its.length && its.every(([name, value]) => search.get(name) === value);
}

/** The view of an address: the one with the same columns and order, otherwise the first with the same filters. [] = none. */
export function viewIn<View extends { query: string }>(
  search: URLSearchParams,
  views: readonly View[],
): View[] {
  const partsOf = (address: string) =>
    [...new URLSearchParams(address)]
      .map(([name, value]) => `${name}=${value}`)
      .toSorted((one, other) => one.localeCompare(other))
      .join('&');
  const own = partsOf(search.toString());
  const found =
    views.find(({ query }) => partsOf(query) === own) ?? views.find(({ query }) => isView(query, search));
  return found ? [found] : [];
}
