import type { Visit } from './visit.ts';

let ready: Promise<ServiceWorkerRegistration> | undefined;

/** Reports the current page and the favorites to the worker, which caches them. Not in development, because Vite's files change. */
export function postVisit(visit: Omit<Visit, 'seen'>): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  ready ??= register();
  ready.then(
    ({ active }) => {
      const seen = performance.getEntriesByType('resource').map(({ name }) => name);
      active?.postMessage({ ...visit, seen } satisfies Visit);
    },
    // service workers are blocked here, so pages are not cached
    () => undefined,
  );
}

async function register(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}
