import type { FavoritesPage } from '#contract/favorites.ts';
import { get, send, type Caller } from './call.ts';

const path = '/api/v1/favorites';

/** `size` 1000 at startup (product-spec 9). The newest first. */
export const listFavorites = async (caller: Caller, query: { page?: number; size: number }) =>
  (await get<FavoritesPage>(caller, '/api/es/v1/es-favorites', query)).data;

export const createFavorite = (caller: Caller, productId: number) =>
  send<void>(caller, { method: 'POST', path: `${path}/create`, body: { productId } });

export const createFavorites = (caller: Caller, productIds: number[]) =>
  send<{ added: number }>(caller, { method: 'POST', path: `${path}/create-bulk`, body: { productIds } });

export const deleteFavorite = (caller: Caller, productId: number) =>
  send<void>(caller, { method: 'DELETE', path: `${path}/delete/${productId}` });

export const deleteFavorites = (caller: Caller, productIds: number[]) =>
  send<void>(caller, { method: 'DELETE', path: `${path}/delete-bulk`, body: { productIds } });
