import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { useLocation } from 'react-router';
import type { PageLanguage } from '#contract/words.ts';
import { dayOf, formatDay, formatTime } from '#ui/dates.ts';
import { Toast } from '#ui/overlays/toast.tsx';
import { useFavorites } from '#storefront/shell/favorites/favorites.ts';
import { useCachedAt } from '#storefront/shell/cached-at.ts';
import { usePage } from '#storefront/shell/page.ts';
import { forceDocumentNavigation } from './full-page-links.ts';
import styles from './offline.css?url';
import { postVisit } from './post-visit.ts';

/** The maximum number of favorites to cache, the same as for a shared list. */
const maxSaved = 50;

/**
 * A notice under the header while there is no connection, or a cached page is shown; and a message for actions that
 * need a connection (GLB-9). Reports visited pages to the service worker.
 */
export default function Offline() {
  const { t, links, language } = usePage();
  const { pathname, search } = useLocation();
  useVisit(pathname + search);
  const cachedAt = useCachedAt();
  const lostAt = useSyncExternalStore(listen, instantIfLost);
  const isOffline = lostAt !== null;
  const at = cachedAt ?? lostAt;
  const [isRefused, setRefused] = useState(false);
  useEffect(() => {
    if (at === null) return undefined;
    return forceDocumentNavigation(isOffline ? () => setRefused(true) : null);
  }, [at, isOffline]);
  const priceOf = at && t('priceOf', { time: timeOf(at, language) });
  useEffect(
    () => document.documentElement.style.setProperty('--price-of', JSON.stringify(priceOf)),
    [priceOf],
  );
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="offline" />
      <div className="offline-place" role="status">
        {/* the offline page explains it in detail */}
        {at !== null && pathname !== links.offline() && (
          <p className="offline">
            {t(isOffline ? 'offline' : 'cachedAt', { time: timeOf(at, language) })}
            {!isOffline && <a href={pathname + search}>{t('cachedRefresh')}</a>}
          </p>
        )}
      </div>
      <Toast onDone={useCallback(() => setRefused(false), [])}>{isRefused && t('offlineRefused')}</Toast>
    </>
  );
}

/** When the shown page was requested; the first page was part of this document. */
let shown = { page: location.pathname + location.search, at: instant(performance.timeOrigin) };

function useVisit(page: string): void {
  const { links } = usePage();
  const { ids } = useFavorites();
  useEffect(() => {
    if (shown.page !== page) shown = { page, at: instant(Date.now()) };
    // a cached page is public and does not include a user's favorites
    if (document.documentElement.dataset['cachedAt'] !== undefined) return;
    const saved = ids.slice(0, maxSaved).join(',');
    postVisit({ page, favorites: saved && links.favorites(`ids=${saved}`) });
  }, [page, ids, links]);
}

const instantIfLost = (): string | null => (navigator.onLine ? null : shown.at);

function listen(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

function instant(ms: number): string {
  return new Date(ms).toISOString();
}

/** 18:42, or with the day if that is not today. */
function timeOf(at: string, language: PageLanguage): string {
  const day = dayOf(at);
  const time = formatTime(at);
  return day === dayOf(instant(Date.now())) ? time : `${formatDay(day, language)}, ${time}`;
}
