import { fetchResource } from '#client/resource.ts';
import type { linksIn } from '#storefront/links.ts';
import type { FavoritesCalls } from './user-favorites.ts';

/** The response of favorites/sync.ts. */
export interface FavoriteIds {
  ids: number[];
}

/** The documented calls through the storefront's server, because only it has the login's token. */
export function favoritesCalls(links: ReturnType<typeof linksIn>): FavoritesCalls {
  return {
    list: async () => (await fetchResource<FavoriteIds>(links.favoritesSync())).ids,
    change: ({ id, saved }) =>
      fetchResource<void>(links.favoritesToggle(), {
        fields: { [saved ? 'save' : 'remove']: String(id), stay: '1' },
      }),
    merge: async (ids) => {
      const fields = { ids: ids.join(',') };
      return (await fetchResource<FavoriteIds>(links.favoritesSync(), { fields })).ids;
    },
  };
}
