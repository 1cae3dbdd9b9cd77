import type { FastifyReply } from 'fastify';
import { Type } from 'typebox';
import {
  ByIdsQuery,
  Category,
  ListProductsAnswer,
  ListProductsQuery,
  Product,
  ProductCard,
  ProductParams,
} from '#contract/catalog.ts';
import { Collection, CollectionStory } from '#contract/collection.ts';
import { Shape, Slug } from '#contract/primitives.ts';
import { Problem } from '#contract/problem.ts';
import type { App } from '#server/kit/app-type.ts';
import { contentTag, menuTag, tagsHeader } from '#server/kit/cache-tags.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { keepPrivate } from '#server/kit/keep-private.ts';
import type { Catalogs } from './catalogs.ts';
import { getProduct } from './get-product.ts';
import { arrayOf } from '#server/kit/json-text.ts';
import { sendJson } from './json.ts';
import { listCardJson, listProducts, type CatalogDeps } from './list-products.ts';
import { selectCategories, selectCollectionPictures, selectCollections } from './queries.ts';
import { tagsOfCards, tagsOfListing, tagsOfProduct } from './tags.ts';
import { categoryToWire, collectionStoryToWire, collectionToWire } from './wire.ts';

const none = Shape({});
const SlugParams = Shape({ slug: Slug });

export function catalogRoutes(app: App, catalogs: Catalogs): void {
  categoryRoutes(app, catalogs.retail);
  collectionRoutes(app, catalogs.retail);
  productRoutes(app, catalogs);
}

function categoryRoutes(app: App, { db, index }: CatalogDeps): void {
  app.get(
    '/api/v1/categories',
    { schema: { querystring: none, response: { 200: Type.Array(Category), '4xx': Problem } } },
    async (_request, reply) => {
      reply.header('x-cache-tags', tagsHeader(menuTag, contentTag('categories')));
      const rows = await selectCategories(db);
      return rows.map((row) => categoryToWire(row, index.countBuyable('category', String(row.id))));
    },
  );
  app.get(
    '/api/v1/categories/:slug',
    { schema: { params: SlugParams, querystring: none, response: { 200: Category, '4xx': Problem } } },
    async (request, reply) => {
      const [row] = await selectCategories(db, request.params.slug);
      if (!row) throw new Refusal('NOT_FOUND');
      reply.header('x-cache-tags', tagsHeader(menuTag, contentTag('categories', row.id)));
      return categoryToWire(row, index.countBuyable('category', String(row.id)));
    },
  );
}

function collectionRoutes(app: App, { db, index }: CatalogDeps): void {
  app.get(
    '/api/v1/collections',
    { schema: { querystring: none, response: { 200: Type.Array(Collection), '4xx': Problem } } },
    async (_request, reply) => {
      reply.header('x-cache-tags', tagsHeader(menuTag, contentTag('collections')));
      const rows = await selectCollections(db);
      return rows.map((row) => collectionToWire(row, index.countBuyable('collection', String(row.id))));
    },
  );
  app.get(
    '/api/v1/collections/:slug',
    { schema: { params: SlugParams, querystring: none, response: { 200: CollectionStory, '4xx': Problem } } },
    async (request, reply) => {
      const [row] = await selectCollections(db, request.params.slug);
      if (!row) throw new Refusal('NOT_FOUND');
      reply.header(
        'x-cache-tags',
        tagsHeader(menuTag, contentTag('collections', row.id), contentTag('collection_pictures', row.id)),
      );
      const pictures = await selectCollectionPictures(db, row.id);
      return collectionStoryToWire(row, {
        productCount: index.countBuyable('collection', String(row.id)),
        pictures,
      });
    },
  );
}

/** From one address: a mobile operator puts many shoppers behind one, a robot asks more than all of them. */
const searchesPerMinute = 600;

/** A logged-in user has answers of their own (favorites, a business's prices), which nobody caches: they name no tags. */
function productRoutes(app: App, catalogs: Catalogs): void {
  const tag = (reply: FastifyReply, isShared: boolean, tags: readonly string[]) => {
    if (isShared) reply.header('x-cache-tags', tagsHeader(...tags));
    else keepPrivate(reply);
  };
  app.get(
    '/api/es/v1/es-products',
    {
      config: { rateLimit: { max: searchesPerMinute, timeWindow: 60_000 } },
      schema: { querystring: ListProductsQuery, response: { 200: ListProductsAnswer, '4xx': Problem } },
    },
    async (request, reply) => {
      const deps = await catalogs.of(request);
      const favorites = await catalogs.favoritesOf(request);
      const { json, cardIds } = await listProducts(deps, request.query, favorites);
      tag(reply, favorites === null, tagsOfListing(request.query, deps.index.reference(), cardIds));
      return sendJson(reply, json);
    },
  );
  app.get(
    '/api/v1/products/by-ids',
    { schema: { querystring: ByIdsQuery, response: { 200: Type.Array(ProductCard), '4xx': Problem } } },
    async (request, reply) => {
      const ids = [...new Set(request.query.ids.split(',').map(Number))];
      const deps = await catalogs.of(request);
      const favorites = await catalogs.favoritesOf(request);
      tag(reply, favorites === null, tagsOfCards(ids));
      const cards = await listCardJson(deps, ids, favorites);
      return sendJson(reply, arrayOf([...cards.values()]));
    },
  );
  app.get(
    '/api/v1/products/:slug',
    { schema: { params: ProductParams, querystring: none, response: { 200: Product, '4xx': Problem } } },
    async (request, reply) => {
      const deps = await catalogs.of(request);
      const { json, id, cardIds } = await getProduct(deps, request.params.slug);
      tag(reply, deps === catalogs.retail, tagsOfProduct(id, cardIds));
      return sendJson(reply, json);
    },
  );
}
