import { useEffect, useSyncExternalStore } from 'react';
import { PrefetchPageLinks, useLocation, useNavigate } from 'react-router';
import { intended, leadBy, noIntent, onIntent } from './follow.ts';

/** Leads along the links of all pages (link.tsx), and fetches ahead what the next page needs. Stands on the page once. */
export function Guide() {
  const navigate = useNavigate();
  const { key } = useLocation();
  const page = useSyncExternalStore(onIntent, intended, () => null);
  useEffect(() => {
    leadBy(navigate);
    return () => leadBy(null);
  }, [navigate]);
  // one has arrived: the link that one came by is gone without a word
  useEffect(noIntent, [key]);
  return page !== null && <PrefetchPageLinks page={page} />;
}
