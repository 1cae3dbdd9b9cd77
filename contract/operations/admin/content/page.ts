import { PublishDraft, RestoreVersion } from '../../../admin/content/draft.ts';
import {
  NewPage,
  PageTexts,
  StaffPage,
  StaffPageParams,
  StaffPageRows,
  StaffPagesQuery,
} from '../../../admin/content/page.ts';
import { Nothing } from '../../operation.ts';
import { declareStaffOperations } from '../staff-operation.ts';

const path = '/api/admin/v1/pages';
const access = 'content.write';
const params = StaffPageParams;
const ofPage = <const Action extends string>(action: Action) => ({
  action,
  resource: 'page',
  record: 'slug',
});
const changes = { access, params, answer: StaffPage, ifMatch: true } as const;

/** Content pages (backoffice.md 2.10, Pages): edited as a draft, shown once published. */
export const staffPageOperations = declareStaffOperations({
  listStaffPages: {
    method: 'GET',
    path,
    summary: 'Lists the content pages by address, with their languages and drafts.',
    access,
    query: StaffPagesQuery,
    answer: StaffPageRows,
    refusals: [],
  },
  getStaffPage: {
    method: 'GET',
    path: `${path}/:slug`,
    summary: 'Returns a page: its published content, draft and earlier versions.',
    access,
    params,
    answer: StaffPage,
    refusals: ['NOT_FOUND'],
  },
  addPage: {
    method: 'POST',
    path,
    summary: 'Creates an empty page, which is not visible until it is published.',
    access,
    body: NewPage,
    answer: StaffPage,
    status: 201,
    refusals: ['SLUG_TAKEN', 'ADDRESS_RESERVED'],
    audit: ofPage('pages.add'),
  },
  savePageDraft: {
    ...changes,
    method: 'PATCH',
    path: `${path}/:slug/draft`,
    summary: 'Saves the draft; shoppers still see the published content.',
    body: PageTexts,
    refusals: ['NOT_FOUND'],
    audit: ofPage('pages.draft'),
  },
  dropPageDraft: {
    ...changes,
    method: 'DELETE',
    path: `${path}/:slug/draft`,
    summary: 'Discards the draft.',
    refusals: ['NOT_FOUND'],
    audit: ofPage('pages.drop-draft'),
  },
  publishPage: {
    ...changes,
    method: 'POST',
    path: `${path}/:slug/publish`,
    summary: 'Publishes the draft, now or at a given time.',
    body: PublishDraft,
    refusals: ['NOT_FOUND', 'CONTENT_NOT_READY'],
    audit: ofPage('pages.publish'),
  },
  restorePage: {
    ...changes,
    method: 'POST',
    path: `${path}/:slug/restore`,
    summary: 'Creates a draft from an earlier version.',
    body: RestoreVersion,
    refusals: ['NOT_FOUND'],
    audit: ofPage('pages.restore'),
  },
  removePage: {
    method: 'DELETE',
    path: `${path}/:slug`,
    summary:
      'Deletes a page that nothing links to, with its draft and versions; its address then returns GONE. A page that the shop itself links to cannot be deleted.',
    access,
    params,
    answer: Nothing,
    refusals: ['NOT_FOUND', 'IN_USE', 'PAGE_OF_SHOP'],
    ifMatch: true,
    audit: ofPage('pages.remove'),
  },
});
