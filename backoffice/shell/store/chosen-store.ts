import { useSyncExternalStore } from 'react';

const storageKey = 'bo-store';
const listeners = new Set<() => void>();
/** Screens whose filter was taken away: they show all stores until another one is chosen. */
const dropped = new Set<string>();

/** The store that all screens show, as long as the browser is open; null = all of them. */
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

/** The name of the query parameter in which a screen's address has its store. */
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

/** undefined: the screen shows no store's records. */
export const paramOf = (pathname: string): string | undefined => params[pathname];

interface Arrival {
  pathname: string;
  search: URLSearchParams;
  /** The earlier query of the same screen; null = another screen was shown. */
  before: URLSearchParams | null;
}

/**
 * The search with which a screen opens, where it differs: the chosen store joins it as a filter, a view that is chosen, too. Who takes that
 * filter away finds the screen without it when they come back.
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
