import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';

const Offline = lazy<ComponentType>(() => import('./offline.tsx').catch(() => ({ default: () => null })));
/** Time after everything visible has loaded; without a connection nothing else loads. */
const restMs = 3_000;

/** Loads the offline features when the page is idle. */
export function AfterRest() {
  const [hasRested, setRested] = useState(false);
  useEffect(() => {
    const isCached = document.documentElement.dataset['cachedAt'] !== undefined;
    const rest = () => setTimeout(setRested, isCached || !navigator.onLine ? 0 : restMs, true);
    if (document.readyState === 'complete') rest();
    else window.addEventListener('load', rest, { once: true });
  }, []);
  return <Suspense>{hasRested && <Offline />}</Suspense>;
}
