import type { Banner, District, Region, Store } from '#contract/content.ts';
import type { ContentPage } from '#contract/page.ts';
import { get, type Caller } from './call.ts';

export const listBanners = (caller: Caller, placement: Banner['placement']) =>
  get<Banner[]>(caller, '/api/v1/banners', { placement });
export const listStores = (caller: Caller) => get<Store[]>(caller, '/api/v1/stores');
export const listRegions = (caller: Caller) => get<Region[]>(caller, '/api/v1/regions');
export const listDistricts = (caller: Caller) => get<District[]>(caller, '/api/v1/districts');
export const getContentPage = (caller: Caller, slug: string) =>
  get<ContentPage>(caller, `/api/v1/pages/${encodeURIComponent(slug)}`);

/** Where a picture lies whose key an editor wrote into a page; sizes and formats are asked for by `w` and `fm`. */
export const pictureUrl = (key: string): string => `/api/v1/attachments/download?key=${key}`;
