import { QueryClient } from '@tanstack/react-query';

/** How long data that was loaded counts as fresh and is kept without anybody who looks at it (product-spec 9). */
const cacheTimeMs = 1000;

/** The shop's query settings (product-spec 9): data cached for a second, no refetch on window focus, offline first. */
export const createQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: cacheTimeMs,
        gcTime: cacheTimeMs,
        refetchOnWindowFocus: false,
        networkMode: 'offlineFirst',
      },
      mutations: { networkMode: 'offlineFirst' },
    },
  });
