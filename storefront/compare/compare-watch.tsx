import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onCompareChange, storedCompare, noStoredCompare } from '#storefront/shell/compare-storage.ts';

const Bar = lazy(async () => ({ default: (await import('./compare-bar.tsx')).CompareBar }));

/** On every page: brings the bar as soon as there are two to compare, and until then next to nothing. */
export function CompareWatch() {
  const hasTwo = useSyncExternalStore(onCompareChange, storedCompare, noStoredCompare).includes(',');
  return (
    hasTwo && (
      <Suspense>
        <Bar />
      </Suspense>
    )
  );
}
