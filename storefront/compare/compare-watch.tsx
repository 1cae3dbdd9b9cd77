import { lazy, Suspense, useSyncExternalStore } from 'react';
import { follow, keptText, nothingKept } from '#storefront/shell/compare-kept.ts';

const Bar = lazy(async () => ({ default: (await import('./compare-bar.tsx')).CompareBar }));

/** On every page: brings the bar as soon as there are two to compare, and until then next to nothing. */
export function CompareWatch() {
  const hasTwo = useSyncExternalStore(follow, keptText, nothingKept).includes(',');
  return (
    hasTwo && (
      <Suspense>
        <Bar />
      </Suspense>
    )
  );
}
