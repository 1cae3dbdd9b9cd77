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
  StaffBannersQuery,
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

/** Banners (backoffice.md 2.10, Banners): edited as a draft, and shown once published and within their period. */
export const staffBannerOperations = declareStaffOperations({
  listStaffBanners: {
    method: 'GET',
    path,
    summary: 'Lists the banners by placement, with their periods and drafts.',
    access,
    query: StaffBannersQuery,
    answer: StaffBannerRows,
    refusals: [],
  },
  getStaffBanner: {
    method: 'GET',
    path: `${path}/:id`,
    summary: 'Returns a banner: its published content, draft, pictures and earlier versions.',
    access,
    params,
    answer: StaffBanner,
    refusals: ['NOT_FOUND'],
  },
  findLinkTargets: {
    method: 'GET',
    path: '/api/admin/v1/link-targets',
    summary:
      'Finds link targets for banners by name or address: content pages, categories, collections, moments, public models, stores.',
    access,
    query: FindLinkTargets,
    answer: LinkTargets,
    refusals: [],
  },
  addBanner: {
    method: 'POST',
    path,
    summary: 'Creates a hidden banner, last in its placement.',
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
    summary: 'Moves a banner to another position in its placement; the first one is shown.',
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
    summary: 'Saves the draft; shoppers still see the published content.',
    body: BannerContent,
    refusals: ['NOT_FOUND', 'PERIOD_WRONG'],
    audit: ofBanner('banners.draft'),
  },
  dropBannerDraft: {
    ...changes,
    method: 'DELETE',
    path: `${path}/:id/draft`,
    summary: 'Discards the draft.',
    refusals: ['NOT_FOUND'],
    audit: ofBanner('banners.drop-draft'),
  },
  publishBanner: {
    ...changes,
    method: 'POST',
    path: `${path}/:id/publish`,
    summary: 'Publishes the draft, now or at a given time; it is shown within its period.',
    body: PublishDraft,
    refusals: ['NOT_FOUND', 'CONTENT_NOT_READY', 'PERIOD_WRONG'],
    audit: ofBanner('banners.publish'),
  },
  restoreBanner: {
    ...changes,
    method: 'POST',
    path: `${path}/:id/restore`,
    summary: 'Creates a draft from an earlier version.',
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
