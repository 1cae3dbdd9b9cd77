import { Type } from 'typebox';
import {
  CreatedFavorite,
  CreatedFavorites,
  CreateFavorite,
  CreateFavorites,
  DeleteFavorites,
  FavoriteParams,
  FavoritesPage,
  FavoritesQuery,
} from '#contract/favorites.ts';
import { Shape } from '#contract/primitives.ts';
import { Problem } from '#contract/problem.ts';
import type { Db } from '#database/connect.ts';
import type { Catalogs } from '#server/catalog/catalogs.ts';
import type { App } from '#server/kit/app-type.ts';
import { keepPrivate } from '#server/kit/keep-private.ts';
import type { Users } from '#server/kit/session.ts';
import { createFavorite, createFavorites } from './create-favorites.ts';
import { listFavorites } from './list-favorites.ts';
import { deleteFavorites } from './queries.ts';

export interface FavoritesDeps {
  db: Db;
  users: Users;
  catalogs: Catalogs;
  now: () => Date;
}

const none = Shape({});
const nothing = Type.Null();
const base = '/api/v1/favorites';

/** A logged-in user's saved products (product-spec 7). Guests keep theirs in the browser: every call refuses UNAUTHENTICATED. */
export function favoritesRoutes(app: App, deps: FavoritesDeps): void {
  listRoute(app, deps);
  createRoutes(app, deps);
  deleteRoutes(app, deps);
}

function listRoute(app: App, deps: FavoritesDeps): void {
  app.get(
    '/api/es/v1/es-favorites',
    { schema: { querystring: FavoritesQuery, response: { 200: FavoritesPage, '4xx': Problem } } },
    async (request, reply) => {
      keepPrivate(reply);
      const { id: userId } = await deps.users.get(request);
      const { page = 0, size = 24 } = request.query;
      const catalog = await deps.catalogs.of(request);
      return { data: await listFavorites({ ...deps, catalog }, { userId, page, size }) };
    },
  );
}

function createRoutes(app: App, deps: FavoritesDeps): void {
  app.post(
    `${base}/create`,
    {
      schema: { querystring: none, body: CreateFavorite, response: { 201: CreatedFavorite, '4xx': Problem } },
    },
    async (request, reply) => {
      const { id: userId } = await deps.users.get(request);
      const { productId } = request.body;
      const catalog = await deps.catalogs.of(request);
      await createFavorite({ ...deps, catalog }, { userId, productId, now: deps.now() });
      return reply.status(201).send({ productId });
    },
  );
  app.post(
    `${base}/create-bulk`,
    {
      schema: {
        querystring: none,
        body: CreateFavorites,
        response: { 200: CreatedFavorites, '4xx': Problem },
      },
    },
    async (request) => {
      const { id: userId } = await deps.users.get(request);
      const { productIds } = request.body;
      const catalog = await deps.catalogs.of(request);
      return { added: await createFavorites({ ...deps, catalog }, { userId, productIds, now: deps.now() }) };
    },
  );
}

function deleteRoutes(app: App, { db, users }: FavoritesDeps): void {
  app.delete(
    `${base}/delete/:id`,
    { schema: { params: FavoriteParams, querystring: none, response: { 204: nothing, '4xx': Problem } } },
    async (request, reply) => {
      const { id: userId } = await users.get(request);
      await deleteFavorites(db, { userId, productIds: [request.params.id] });
      return reply.status(204).send(null);
    },
  );
  app.delete(
    `${base}/delete-bulk`,
    { schema: { querystring: none, body: DeleteFavorites, response: { 204: nothing, '4xx': Problem } } },
    async (request, reply) => {
      const { id: userId } = await users.get(request);
      await deleteFavorites(db, { userId, productIds: request.body.productIds });
      return reply.status(204).send(null);
    },
  );
}
