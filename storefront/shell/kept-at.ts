import { useSyncExternalStore } from 'react';

const never = () => () => {};
const keptAt = () => document.documentElement.dataset['kept'] ?? null;

/** The instant a page was kept that is shown without a connection (storefront/offline); null = it came from the shop just now. */
export const useKeptAt = (): string | null => useSyncExternalStore(never, keptAt, () => null);
