import { lazy, Suspense, useSyncExternalStore } from 'react';
import { onCompareChange, storedCompare, noStoredCompare } from '#storefront/shell/compare-storage.ts';

const Bar = lazy(async () => ({ default: (await import('./compare-bar.tsx')).CompareBar }));

/** Rendered on every page: loads the comparison bar as soon as two models are chosen, and almost nothing before. */
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
