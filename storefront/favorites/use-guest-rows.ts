import { useEffect, useState, useSyncExternalStore } from 'react';
import { fetchResource } from '#client/resource.ts';
import { usePage } from '#storefront/shell/page.ts';
import type { FavoriteCards } from './cards.ts';
import type { FavoriteRow } from './favorite-row.ts';

export interface GuestRows {
  /** Null until they are loaded. */
  rows: FavoriteRow[] | null;
  hasFailed: boolean;
  retry: () => void;
}

interface Loaded {
  path: string;
  requested: readonly number[];
  rows: FavoriteRow[];
}

const nothing: FavoriteRow[] = [];
const neverChanges = () => () => undefined;

/** The products for ids stored only in this browser. A removed product is not loaded again. */
export function useGuestRows(ids: readonly number[]): GuestRows {
  const { links } = usePage();
  const [loaded, setLoaded] = useState<Loaded | null>(null);
  const [failedPath, setFailedPath] = useState<string | null>(null);
  const path = links.favoritesCards(ids);
  const isInBrowser = useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
  const isKnown =
    (isInBrowser && ids.length === 0) ||
    (loaded !== null &&
      loaded.path.startsWith(links.favorites()) &&
      ids.every((id) => loaded.requested.includes(id)));
  const shouldLoad = ids.length > 0 && !isKnown && failedPath !== path;
  useEffect(() => {
    if (!shouldLoad) return;
    const leaving = new AbortController();
    fetchResource<FavoriteCards>(path, { signal: leaving.signal }).then(
      ({ rows }) => setLoaded({ path, requested: ids, rows }),
      (error: unknown) => {
        if (leaving.signal.aborted) return;
        // only logged; the loading state ends (product-spec 8)
        reportError(error);
        setFailedPath(path);
      },
    );
    return () => leaving.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- `ids` are in the path
  }, [shouldLoad, path]);
  const hasFailed = !isKnown && failedPath === path;
  const rows = isKnown ? (loaded?.rows ?? nothing) : hasFailed ? nothing : null;
  return { rows, hasFailed, retry: () => setFailedPath(null) };
}
