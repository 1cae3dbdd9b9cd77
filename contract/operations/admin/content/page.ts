import { PublishDraft, RestoreVersion } from '../../../admin/content/draft.ts';
import {
  NewPage,
  PageTexts,
  StaffPage,
  StaffPageParams,
  StaffPageRows,
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

/** Pages of words (backoffice.md 2.10, Pages): worked on as a draft, shown when it is published. */
export const staffPageOperations = declareStaffOperations({
  listStaffPages: {
    method: 'GET',
    path,
    summary: 'Every page, with its languages and its draft.',
    access,
    answer: StaffPageRows,
    refusals: [],
  },
  getStaffPage: {
    method: 'GET',
    path: `${path}/:slug`,
    summary: 'A page as it is shown, its draft, and what was published before.',
    access,
    params,
    answer: StaffPage,
    refusals: ['NOT_FOUND'],
  },
  addPage: {
    method: 'POST',
    path,
    summary: 'A new page without words, which nobody sees until it is published.',
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
    summary: 'Saves the draft; shoppers see what was there before.',
    body: PageTexts,
    refusals: ['NOT_FOUND'],
    audit: ofPage('pages.draft'),
  },
  dropPageDraft: {
    ...changes,
    method: 'DELETE',
    path: `${path}/:slug/draft`,
    summary: 'Throws the draft away.',
    refusals: ['NOT_FOUND'],
    audit: ofPage('pages.drop-draft'),
  },
  publishPage: {
    ...changes,
    method: 'POST',
    path: `${path}/:slug/publish`,
    summary: 'Shows the draft to shoppers, now or at a time.',
    body: PublishDraft,
    refusals: ['NOT_FOUND', 'CONTENT_NOT_READY'],
    audit: ofPage('pages.publish'),
  },
  restorePage: {
    ...changes,
    method: 'POST',
    path: `${path}/:slug/restore`,
    summary: 'Makes a draft of what was published before.',
    body: RestoreVersion,
    refusals: ['NOT_FOUND'],
    audit: ofPage('pages.restore'),
  },
  removePage: {
    method: 'DELETE',
    path: `${path}/:slug`,
    summary:
      'Removes a page that nothing leads to, with its draft and its versions; its address answers that it is gone. A page that the shop itself leads to stays.',
    access,
    params,
    answer: Nothing,
    refusals: ['NOT_FOUND', 'IN_USE', 'PAGE_OF_SHOP'],
    ifMatch: true,
    audit: ofPage('pages.remove'),
  },
});
