import type { contentOperations as declared } from '#contract/operations/content.ts';
import { soatoOf } from '#domain/delivery/place-ids.ts';
import { cardTag, contentTag, menuTag } from '#server/kit/cache-tags.ts';
import type { OperationFunctions } from '#server/kit/operation.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { findMoment, getMoment } from './moment/get-moment.ts';
import { fillPage } from './page/wire-filled-page.ts';
import { selectMoments } from './moment/queries-moment.ts';
import { momentCardToWire } from './moment/wire-moment.ts';
import {
  findPageRow,
  selectBannerPictures,
  selectBanners,
  selectDistricts,
  selectListedPages,
  selectRegions,
  selectStores,
  wasPage,
} from './queries.ts';
import { loadShop } from './shop.ts';
import { selectPageWordings } from './wording/queries-wording.ts';
import { pageWordingToWire } from './wording/wire-wording.ts';
import { type PreviewDeps, previewOperations } from './preview/operations.ts';
import {
  bannerToWire,
  districtToWire,
  listedPageToWire,
  pageToWire,
  regionToWire,
  shopToWire,
  storeToWire,
} from './wire.ts';

export interface ContentDeps extends PreviewDeps {
  /** The company's other jewellery site, if the staff decided nothing. */
  partnerSiteUrl: string | undefined;
}

const bannerTags = [menuTag, contentTag('banners'), contentTag('banner_pictures')];

export const contentOperations = {
  async getShop({ db, partnerSiteUrl }) {
    return { answer: shopToWire(await loadShop(db), partnerSiteUrl), tags: [contentTag('shop_settings')] };
  },

  async listWordings({ db }) {
    return { answer: (await selectPageWordings(db)).map(pageWordingToWire), tags: [contentTag('wordings')] };
  },

  async listBanners({ db }, { input, now }) {
    const rows = await selectBanners(db, { placement: input.placement, now });
    const ids = rows.map(({ id }) => id);
    const pictures = await selectBannerPictures(db, ids);
    return { answer: rows.map((row) => bannerToWire(row, pictures)), tags: bannerTags };
  },

  async listStores({ db }) {
    return {
      answer: (await selectStores(db)).map(storeToWire),
      tags: [contentTag('stores'), contentTag('regions')],
    };
  },

  async listRegions({ db }) {
    return { answer: (await selectRegions(db)).map(regionToWire), tags: [contentTag('regions')] };
  },

  async listDistricts({ db }, { input }) {
    const region = input.regionId === undefined ? undefined : soatoOf(input.regionId);
    const rows = await selectDistricts(db, region);
    return { answer: rows.map(districtToWire), tags: [contentTag('districts')] };
  },

  async listListedPages({ db }) {
    return { answer: (await selectListedPages(db)).map(listedPageToWire), tags: [contentTag('pages')] };
  },

  async getContentPage({ db }, { input }) {
    const row = await findPageRow(db, input.slug);
    if (row === undefined) throw new Refusal((await wasPage(db, input.slug)) ? 'GONE' : 'NOT_FOUND');
    const answer = fillPage(pageToWire(row), await loadShop(db));
    return { answer, tags: [contentTag('pages', input.slug), contentTag('shop_settings')] };
  },

  ...previewOperations,

  async listMoments({ db }, { input }) {
    const rows = await selectMoments(db, input.productId ?? null);
    const tags = [contentTag('moments'), contentTag('moment_products')];
    return { answer: rows.map(momentCardToWire), tags };
  },

  async getMoment({ db }, { input }) {
    const row = await findMoment(db, input.product);
    const { moment, productIds } = await getMoment(db, row);
    const tags = [
      contentTag('moments', row.id),
      contentTag('moment_products', row.id),
      contentTag('categories'),
    ];
    // an archived product disappears from the story
    return { answer: moment, tags: [...tags, ...productIds.map(cardTag)] };
  },
} satisfies OperationFunctions<typeof declared, ContentDeps>;
