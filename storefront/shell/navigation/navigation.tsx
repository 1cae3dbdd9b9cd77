import { useEffect, useSyncExternalStore } from 'react';
import { PrefetchPageLinks, useLocation, useNavigate } from 'react-router';
import { prefetchTarget, setNavigate, cancelPrefetch, onPrefetchChange } from './navigate.ts';

/** Connects all links (link.tsx) with the router and prefetches the next page. Mounted once per page. */
export function Navigation() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const page = useSyncExternalStore(onPrefetchChange, prefetchTarget, () => null);
  useEffect(() => {
    setNavigate(navigate);
    return () => setNavigate(null);
  }, [navigate]);
  // after a navigation the link that caused it may be gone without a leave event
  useEffect(cancelPrefetch, [key]);
  return page !== null && <PrefetchPageLinks page={page} />;
}
