import type { favoritesOperations as declared } from '#contract/operations/favorites.ts';
import type { Db } from '#database/connect.ts';
import type { Catalogs } from '#server/catalog/catalogs.ts';
import type { OperationFunctions } from '#server/kit/operation.ts';
import { createFavorite, createFavorites } from './create-favorites.ts';
import { listFavorites } from './list-favorites.ts';
import { deleteFavorites } from './queries.ts';

export interface FavoritesDeps {
  db: Db;
  catalogs: Catalogs;
}

export const favoritesOperations = {
  async listFavorites({ db, catalogs }, { caller: { user }, input: { page = 0, size = 24 } }) {
    const catalog = await catalogs.of(user);
    return listFavorites({ db, catalog }, { userId: user.id, page, size });
  },

  async createFavorite({ db, catalogs }, { caller: { user }, input: { productId }, now }) {
    const catalog = await catalogs.of(user);
    await createFavorite({ db, catalog }, { userId: user.id, productId, now });
    return { productId };
  },

  async createFavorites({ db, catalogs }, { caller: { user }, input: { productIds }, now }) {
    const catalog = await catalogs.of(user);
    return { added: await createFavorites({ db, catalog }, { userId: user.id, productIds, now }) };
  },

  async deleteFavorite({ db }, { caller, input }) {
    await deleteFavorites(db, { userId: caller.user.id, productIds: [input.id] });
  },

  async deleteFavorites({ db }, { caller, input }) {
    await deleteFavorites(db, { userId: caller.user.id, productIds: input.productIds });
  },
} satisfies OperationFunctions<typeof declared, FavoritesDeps>;
