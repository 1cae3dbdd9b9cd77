import { useEffect, useSyncExternalStore } from 'react';
import { Toast } from '#ui/overlays/toast.tsx';
import { favoritesCalls } from './favorites-calls.ts';
import {
  dropUserFavorites,
  forgetFailure,
  hasFailedChange,
  adoptUserFavorites,
  subscribe,
} from './favorites-store.ts';
import { usePage } from '../page.ts';
import { useShellData } from '../frame/shell-data.ts';

/** Mounted once per page: synchronizes the browser's favorites with the login, and reports a failed change. */
export function FavoritesSync() {
  const { t, links } = usePage();
  const { favoriteIds } = useShellData();
  useEffect(() => {
    if (favoriteIds === null) void dropUserFavorites();
    else void adoptUserFavorites(favoriteIds, favoritesCalls(links));
  }, [favoriteIds, links]);
  const hasFailed = useSyncExternalStore(subscribe, hasFailedChange, () => false);
  return <Toast onDone={forgetFailure}>{hasFailed && t('notSaved')}</Toast>;
}
