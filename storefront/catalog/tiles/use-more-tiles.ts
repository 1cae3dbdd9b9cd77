import { useEffect, useState, type RefObject } from 'react';
import { useFetcher, useLocation } from 'react-router';
import { partialLoads } from '#storefront/shell/i18n/texts.ts';
import type { ListingQuery } from '../listing-query.ts';
import type { ListingData } from '../load-listing.ts';
import type { TileData } from './tile-data.ts';

interface Loaded {
  /** The history entry of these tiles. */
  key: string;
  tiles: TileData[];
  lastPage: number;
  automatic: number;
}

/** The tiles appended to each list during this visit, so that Back restores the list at its full length (PLP-6). Bounded. */
const remembered = new Map<string, Loaded>();
const rememberedCount = 20;
/** After this many, only the button loads more, so that the footer stays within reach (PLP-7). */
const automaticLoads = 2;

interface More {
  tiles: TileData[];
  /** The query of the next page; null on the last one. */
  next: ListingQuery | null;
  isLoading: boolean;
  load: () => void;
}

interface Options {
  query: ListingQuery;
  hrefOf: (query: ListingQuery) => string;
  /** The link to the next page. When it comes near the view, the page is loaded automatically, at most twice. */
  nearLink: RefObject<HTMLAnchorElement | null>;
}

/**
 * Appends the following pages. The address stays that of the first page shown: `?page=2` opened directly shows only
 * the second page, with a link back to the first.
 */
export function useMoreTiles(data: ListingData, { query, hrefOf, nearLink }: Options): More {
  const { key } = useLocation();
  const fetcher = useFetcher<{ listing: ListingData }>({ key: `more ${key}` });
  const [loaded, setLoaded] = useState<Loaded>(() => recall(key, data));
  if (loaded.key !== key) setLoaded(recall(key, data));

  const answer = fetcher.data?.listing;
  if (answer && loaded.key === key && answer.page === loaded.lastPage + 1) {
    setLoaded(remember({ ...loaded, tiles: [...loaded.tiles, ...answer.tiles], lastPage: answer.page }));
  }

  const next = loaded.lastPage < data.pages ? { ...query, page: loaded.lastPage + 1 } : null;
  const isLoading = fetcher.state !== 'idle';
  const load = () => {
    if (!next || isLoading) return;
    const address = hrefOf(next);
    partialLoads.add(address);
    void fetcher.load(address);
  };
  const isNear = useNear(nearLink, loaded.lastPage);
  const shouldLoad =
    isNear && !data.table && next !== null && loaded.automatic < automaticLoads && !isLoading;
  useEffect(() => {
    if (!shouldLoad) return;
    setLoaded((before) => ({ ...before, automatic: before.automatic + 1 }));
    load();
    // oxlint-disable-next-line react/exhaustive-deps -- `load` is new on every render; what it does follows from `shouldLoad`
  }, [shouldLoad]);
  return { tiles: loaded.tiles, next, isLoading, load };
}

/** Whether the element is within 400 px of the screen; checked again for each `round`. */
function useNear(element: RefObject<HTMLElement | null>, round: number): boolean {
  const [isNear, setIsNear] = useState(false);
  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsNear(entries.at(-1)?.isIntersecting ?? false),
      {
        rootMargin: '400px',
      },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element, round]);
  return isNear;
}

function recall(key: string, data: ListingData): Loaded {
  return remembered.get(key) ?? { key, tiles: [], lastPage: data.page, automatic: 0 };
}

function remember(loaded: Loaded): Loaded {
  remembered.delete(loaded.key);
  remembered.set(loaded.key, loaded);
  const [oldest] = remembered.keys();
  if (remembered.size > rememberedCount && oldest !== undefined) remembered.delete(oldest);
  return loaded;
}
