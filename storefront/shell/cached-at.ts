import { useSyncExternalStore } from 'react';

const never = () => () => {};
const cachedAt = () => document.documentElement.dataset['cachedAt'] ?? null;

/** When the service worker cached the current page (storefront/offline); null = it came from the server. */
export const useCachedAt = (): string | null => useSyncExternalStore(never, cachedAt, () => null);
