import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { rowsInPage } from './favorite-row.ts';
import type { FavoritesData } from './load-favorites.ts';

/** Asks for a user's rows again when one is saved that they lack: what was saved as a guest goes up while the page is loaded. */
export function useFreshRows(loaded: FavoritesData, ids: readonly number[]): void {
  const { revalidate } = useRevalidator();
  const known = loaded.kind === 'user' && loaded.page === 0 ? loaded.rows : null;
  const isOld =
    known !== null && ids.slice(0, rowsInPage).some((id) => !known.some(({ tile }) => tile.id === id));
  useEffect(() => {
    if (isOld) void revalidate();
  }, [isOld, ids, revalidate]);
}
