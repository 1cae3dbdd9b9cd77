import { useEffect, useSyncExternalStore } from 'react';
import { PrefetchPageLinks, useNavigate } from 'react-router';
import { intended, leadBy, onIntent } from './follow.ts';

/** Leads along the links of all pages (link.tsx), and fetches ahead what the next page needs. Stands on the page once. */
export function Guide() {
  const navigate = useNavigate();
  const page = useSyncExternalStore(onIntent, intended, () => null);
  useEffect(() => {
    leadBy(navigate);
    return () => leadBy(null);
  }, [navigate]);
  return page !== null && <PrefetchPageLinks page={page} />;
}
