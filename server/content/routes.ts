import { Type } from 'typebox';
import { Banner, BannersQuery, District, DistrictsQuery, Region, Store } from '#contract/content.ts';
import { ContentPage, PagePath } from '#contract/page.ts';
import { Shape } from '#contract/primitives.ts';
import { Problem } from '#contract/problem.ts';
import type { ReadDb } from '#database/connect.ts';
import type { App } from '#server/kit/app-type.ts';
import { contentTag, menuTag, tagsHeader } from '#server/kit/cache-tags.ts';
import { Refusal } from '#server/kit/refusal.ts';
import {
  findPageRow,
  selectBannerPictures,
  selectBanners,
  selectDistricts,
  selectRegions,
  selectStores,
} from './queries.ts';
import { bannerToWire, districtToWire, pageToWire, regionToWire, storeToWire } from './wire.ts';

export interface ContentDeps {
  db: ReadDb;
  now: () => Date;
}

const none = Shape({});

/** What editors write: banners, stores, pages; and the places of Uzbekistan. Answers change only with the content. */
export function contentRoutes(app: App, { db, now }: ContentDeps): void {
  app.get(
    '/api/v1/banners',
    { schema: { querystring: BannersQuery, response: { 200: Type.Array(Banner), '4xx': Problem } } },
    async (request, reply) => {
      reply.header('x-cache-tags', tagsHeader(menuTag, contentTag('banners'), contentTag('banner_pictures')));
      const rows = await selectBanners(db, { placement: request.query.placement, now: now() });
      const pictures = await selectBannerPictures(
        db,
        rows.map(({ id }) => id),
      );
      return rows.map((row) => bannerToWire(row, pictures));
    },
  );
  app.get(
    '/api/v1/stores',
    { schema: { querystring: none, response: { 200: Type.Array(Store), '4xx': Problem } } },
    async (_request, reply) => {
      reply.header('x-cache-tags', tagsHeader(contentTag('stores')));
      return (await selectStores(db)).map(storeToWire);
    },
  );
  app.get(
    '/api/v1/regions',
    { schema: { querystring: none, response: { 200: Type.Array(Region), '4xx': Problem } } },
    async (_request, reply) => {
      reply.header('x-cache-tags', tagsHeader(contentTag('regions')));
      return (await selectRegions(db)).map(regionToWire);
    },
  );
  app.get(
    '/api/v1/districts',
    { schema: { querystring: DistrictsQuery, response: { 200: Type.Array(District), '4xx': Problem } } },
    async (request, reply) => {
      reply.header('x-cache-tags', tagsHeader(contentTag('districts')));
      return (await selectDistricts(db, request.query.regionId)).map(districtToWire);
    },
  );
  pageRoute(app, db);
}

/** `/pages/{slug}`: NOT_FOUND for a slug that no page has. */
function pageRoute(app: App, db: ReadDb): void {
  app.get(
    '/api/v1/pages/:slug',
    { schema: { params: PagePath, querystring: none, response: { 200: ContentPage, '4xx': Problem } } },
    async (request, reply) => {
      const row = await findPageRow(db, request.params.slug);
      if (row === undefined) throw new Refusal('NOT_FOUND');
      reply.header('x-cache-tags', tagsHeader(contentTag('pages', request.params.slug)));
      return pageToWire(row);
    },
  );
}
