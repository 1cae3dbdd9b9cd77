import { Type } from 'typebox';
import { Banner, BannersQuery, District, DistrictsQuery, Region, Store } from '#contract/content.ts';
import { ListMomentsQuery, Moment, MomentCard, MomentParams } from '#contract/catalog/moment.ts';
import { ContentPage, PagePath } from '#contract/page.ts';
import { declareOperations } from './operation.ts';

/** What editors write: banners, stores, pages, moments; and the places of Uzbekistan. */
export const contentOperations = declareOperations({
  listBanners: {
    method: 'GET',
    path: '/api/v1/banners',
    summary: 'Banners of a placement whose period is now, in their order.',
    actor: 'visitor',
    query: BannersQuery,
    answer: Type.Array(Banner),
    refusals: [],
    cache: 'shared',
  },
  listStores: {
    method: 'GET',
    path: '/api/v1/stores',
    summary: 'All stores.',
    actor: 'visitor',
    answer: Type.Array(Store),
    refusals: [],
    cache: 'shared',
  },
  listRegions: {
    method: 'GET',
    path: '/api/v1/regions',
    summary: 'The regions of Uzbekistan.',
    actor: 'visitor',
    answer: Type.Array(Region),
    refusals: [],
    cache: 'shared',
  },
  listDistricts: {
    method: 'GET',
    path: '/api/v1/districts',
    summary: 'The districts, of one region or of all.',
    actor: 'visitor',
    query: DistrictsQuery,
    answer: Type.Array(District),
    refusals: [],
    cache: 'shared',
  },
  getContentPage: {
    method: 'GET',
    path: '/api/v1/pages/:slug',
    summary: 'A page of text, such as delivery or privacy.',
    actor: 'visitor',
    params: PagePath,
    answer: ContentPage,
    refusals: ['NOT_FOUND'],
    cache: 'shared',
  },
  listMoments: {
    method: 'GET',
    path: '/api/v1/moments',
    summary: 'The published moments; with `productId` those in which it appears.',
    actor: 'visitor',
    query: ListMomentsQuery,
    answer: Type.Array(MomentCard),
    refusals: [],
    cache: 'shared',
  },
  getMoment: {
    method: 'GET',
    path: '/api/v1/moments/:product',
    summary: 'A moment by its address without `-moments`. GONE: it was deleted.',
    actor: 'visitor',
    params: MomentParams,
    answer: Moment,
    refusals: ['NOT_FOUND', 'GONE'],
    cache: 'shared',
  },
});
