import { expect, it } from 'vitest';
import { createQueryClient } from './query-client.ts';

it('keeps data for a second, does not ask again on focus, and tries at once even when it seems offline', () => {
  expect(createQueryClient().getDefaultOptions()).toEqual({
    queries: { staleTime: 1000, gcTime: 1000, refetchOnWindowFocus: false, networkMode: 'offlineFirst' },
    mutations: { networkMode: 'offlineFirst' },
  });
});
