import { PublishDraft, RestoreVersion } from '../../../admin/content/draft.ts';
import {
  BannerContent,
  BannerIdParams,
  FindLinkTargets,
  LinkTargets,
  MoveBanner,
  NewBanner,
  StaffBanner,
  StaffBannerRows,
} from '../../../admin/content/banner.ts';
import { declareStaffOperations } from '../staff-operation.ts';

const path = '/api/admin/v1/banners';
const access = 'content.write';
const params = BannerIdParams;
const ofBanner = <const Action extends string>(action: Action) => ({
  action,
  resource: 'banner',
  record: 'id',
});
const changes = { access, params, answer: StaffBanner, ifMatch: true } as const;

/** Banners (backoffice.md 2.10, Banners): worked on as a draft, shown when it is published and its period is now. */
export const staffBannerOperations = declareStaffOperations({
  listStaffBanners: {
    method: 'GET',
    path,
    summary: 'Every banner, place by place, with its period and its draft.',
    access,
    answer: StaffBannerRows,
    refusals: [],
  },
  getStaffBanner: {
    method: 'GET',
    path: `${path}/:id`,
    summary: 'A banner as it is shown, its draft, its pictures, and what was published before.',
    access,
    params,
    answer: StaffBanner,
    refusals: ['NOT_FOUND'],
  },
  findLinkTargets: {
    method: 'GET',
    path: '/api/admin/v1/link-targets',
    summary:
      'Pages of the shop that a banner may lead to, by name or by address: pages of words, categories, collections, moments, public models, stores.',
    access,
    query: FindLinkTargets,
    answer: LinkTargets,
    refusals: [],
  },
  addBanner: {
    method: 'POST',
    path,
    summary: 'A new banner, the last one of its place, not shown yet.',
    access,
    body: NewBanner,
    answer: StaffBanner,
    status: 201,
    refusals: [],
    audit: ofBanner('banners.add'),
  },
  moveBanner: {
    method: 'POST',
    path: `${path}/:id/move`,
    summary: 'Puts a banner at another place among those of its placement; the first one is shown.',
    access,
    params,
    body: MoveBanner,
    answer: StaffBannerRows,
    refusals: ['NOT_FOUND'],
    audit: ofBanner('banners.move'),
  },
  saveBannerDraft: {
    ...changes,
    method: 'PATCH',
    path: `${path}/:id/draft`,
    summary: 'Saves the draft; shoppers see what was there before.',
    body: BannerContent,
    refusals: ['NOT_FOUND', 'PERIOD_WRONG'],
    audit: ofBanner('banners.draft'),
  },
  dropBannerDraft: {
    ...changes,
    method: 'DELETE',
    path: `${path}/:id/draft`,
    summary: 'Throws the draft away.',
    refusals: ['NOT_FOUND'],
    audit: ofBanner('banners.drop-draft'),
  },
  publishBanner: {
    ...changes,
    method: 'POST',
    path: `${path}/:id/publish`,
    summary: 'Publishes the draft, now or at a time; it is shown within its period.',
    body: PublishDraft,
    refusals: ['NOT_FOUND', 'CONTENT_NOT_READY', 'PERIOD_WRONG'],
    audit: ofBanner('banners.publish'),
  },
  restoreBanner: {
    ...changes,
    method: 'POST',
    path: `${path}/:id/restore`,
    summary: 'Makes a draft of what was published before.',
    body: RestoreVersion,
    refusals: ['NOT_FOUND'],
    audit: ofBanner('banners.restore'),
  },
  endBanner: {
    method: 'POST',
    path: `${path}/:id/end`,
    summary: 'Ends the period of a banner now.',
    access,
    params,
    answer: StaffBanner,
    refusals: ['NOT_FOUND'],
    audit: ofBanner('banners.end'),
  },
});
