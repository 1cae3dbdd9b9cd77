import { useSyncExternalStore } from 'react';
import { favoritesCalls } from './favorites-calls.ts';
import { changedFavorites, changeLocal, changeUsers, localFavorites, subscribe } from './favorites-store.ts';
import { usePage } from '../page.ts';
import type { Change } from './user-favorites.ts';
import { useShellData } from '../frame/shell-data.ts';

const none: readonly number[] = [];

export interface Favorites {
  /** The ids of the saved products. A guest's are known only in the browser, so the server renders none. */
  ids: readonly number[];
  isUser: boolean;
  /** Changes what is saved; shown at once. */
  change: (change: Change) => void;
}

/** The saved products of the visitor, guest or user (product-spec 4). */
export function useFavorites(): Favorites {
  const { links } = usePage();
  const { favoriteIds: loaded } = useShellData();
  const local = useSyncExternalStore(subscribe, localFavorites, () => none);
  const changed = useSyncExternalStore(subscribe, changedFavorites, () => null);
  if (loaded === null) return { ids: local, isUser: false, change: changeLocal };
  const ids = changed ?? loaded;
  const calls = favoritesCalls(links);
  return { ids, isUser: true, change: (change) => void changeUsers(change, { ids, calls }) };
}
