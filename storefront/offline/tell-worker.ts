import type { Visit } from './visit.ts';

let ready: Promise<ServiceWorkerRegistration> | undefined;

/** Tells the worker which page is looked at and which products are saved, so that it can keep them. Not in development: Vite's files change. */
export function tellWorker(visit: Omit<Visit, 'seen'>): void {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator)) return;
  ready ??= register();
  ready.then(
    ({ active }) => {
      const seen = performance.getEntriesByType('resource').map(({ name }) => name);
      active?.postMessage({ ...visit, seen } satisfies Visit);
    },
    // forbidden here: pages are not kept
    () => undefined,
  );
}

async function register(): Promise<ServiceWorkerRegistration> {
  await navigator.serviceWorker.register('/service-worker.js', { updateViaCache: 'none' });
  return navigator.serviceWorker.ready;
}
