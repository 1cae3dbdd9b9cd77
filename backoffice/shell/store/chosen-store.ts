import { useSyncExternalStore } from 'react';

const storageKey = 'bo-store';
const listeners = new Set<() => void>();
/** Screens whose filter was removed: they show all stores until another one is selected. */
const dropped = new Set<string>();

/** The store selected for all screens, until the browser is closed; null = all of them. */
export function chosenStore(): number | null {
  const stored = Number(sessionStorage.getItem(storageKey) ?? '');
  return Number.isSafeInteger(stored) && stored > 0 ? stored : null;
}

export function chooseStore(id: number | null): void {
  if (id === null) sessionStorage.removeItem(storageKey);
  else sessionStorage.setItem(storageKey, String(id));
  dropped.clear();
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

export const useChosenStore = (): number | null => useSyncExternalStore(subscribe, chosenStore);

/** The query parameter of the store in each screen's address. */
const params: Readonly<Record<string, string>> = {
  '/today': 'store',
  '/counter': 'store',
  '/counter/returns': 'store',
  '/counter/gold': 'store',
  '/counter/day': 'store',
  '/figures/weeks': 'store',
  '/figures/stock': 'store',
  '/figures/margin': 'store',
  '/orders': 'storeId',
  '/pieces': 'storeId',
  '/transfers': 'storeId',
  '/stocktakes': 'storeId',
  '/people/visits': 'storeId',
};

/** Undefined if the screen does not show the records of a single store. */
export const paramOf = (pathname: string): string | undefined => params[pathname];

interface Arrival {
  pathname: string;
  search: URLSearchParams;
  /** The previous query of the same screen; null = another screen was open. */
  before: URLSearchParams | null;
}

/**
 * The query with which a screen opens, if it has to change: the selected store is added as a filter, also when a view
 * is chosen. If the user removes that filter, it is not added again when they return.
 */
export function searchWithStore({ pathname, search, before }: Arrival): URLSearchParams | null {
  const param = paramOf(pathname);
  const store = chosenStore();
  if (param === undefined || store === null) return null;
  if (search.has(param)) {
    dropped.delete(pathname);
    return null;
  }
  if (before !== null) {
    if (!before.has(param)) return null;
    if (without(before, param) === search.toString()) dropped.add(pathname);
  }
  if (dropped.has(pathname)) return null;
  const next = new URLSearchParams(search);
  next.set(param, String(store));
  return next;
}

function without(search: URLSearchParams, param: string): string {
  const rest = new URLSearchParams(search);
  rest.delete(param);
  return rest.toString();
}
