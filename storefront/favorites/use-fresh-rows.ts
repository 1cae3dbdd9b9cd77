import { useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { rowsInPage } from './favorite-row.ts';
import type { FavoritesData } from './load-favorites.ts';

/** Reloads a user's rows when a saved product is missing from them: favorites saved as a guest may be uploaded while the page loads. */
export function useFreshRows(loaded: FavoritesData, ids: readonly number[]): void {
  const { revalidate } = useRevalidator();
  const known = loaded.kind === 'user' && loaded.page === 0 ? loaded.rows : null;
  const isOld =
    known !== null && ids.slice(0, rowsInPage).some((id) => !known.some(({ tile }) => tile.id === id));
  useEffect(() => {
    if (isOld) void revalidate();
  }, [isOld, ids, revalidate]);
}
