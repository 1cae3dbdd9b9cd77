import { useSyncExternalStore } from 'react';

const never = () => () => {};
const cachedAt = () => document.documentElement.dataset['cachedAt'] ?? null;

/** When the service worker cached the shown page (storefront/offline); null = it came from the server just now. */
export const useCachedAt = (): string | null => useSyncExternalStore(never, cachedAt, () => null);
