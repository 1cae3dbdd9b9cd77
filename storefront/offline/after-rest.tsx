import { lazy, Suspense, useEffect, useState, type ComponentType } from 'react';

const Offline = lazy<ComponentType>(() => import('./offline.tsx').catch(() => ({ default: () => null })));
/** After everything that is visible is there; without a connection nothing else comes. */
const restMs = 3_000;

/** All that belongs to being without a connection comes when the page has come to rest. */
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
