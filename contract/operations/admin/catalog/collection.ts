import {
  ArrangeCollection,
  CollectionContent,
  CollectionParams,
  MoveCollection,
  NewCollection,
  StaffCollection,
  StaffCollectionRows,
} from '../../../admin/catalog/collection.ts';
import { RecordHistory } from '../../../admin/audit.ts';
import { PublishDraft, RestoreVersion } from '../../../admin/content/draft.ts';
import { declareStaffOperations } from '../staff-operation.ts';

const path = '/api/admin/v1/collections';
const access = 'catalog.write';
const params = CollectionParams;
const ofCollection = <const Action extends string>(action: Action) => ({
  action,
  resource: 'collection',
  record: 'id',
});
const changes = { access, params, answer: StaffCollection, ifMatch: true } as const;

/** Collections (backoffice.md 2.7): words and pictures are worked on as a draft; the list of models holds at once. */
export const staffCollectionOperations = declareStaffOperations({
  listStaffCollections: {
    method: 'GET',
    path,
    summary: 'Every collection in the order of the shop, with its draft.',
    access,
    answer: StaffCollectionRows,
    refusals: [],
  },
  getStaffCollection: {
    method: 'GET',
    path: `${path}/:id`,
    summary: 'A collection as it is shown, its draft, its models, and what was published before.',
    access,
    params,
    answer: StaffCollection,
    refusals: ['NOT_FOUND'],
  },
  getCollectionHistory: {
    method: 'GET',
    path: `${path}/:id/history`,
    summary: 'Who did what with a collection and its draft, before and after.',
    access,
    params,
    answer: RecordHistory,
    refusals: ['NOT_FOUND'],
  },
  addCollection: {
    method: 'POST',
    path,
    summary: 'A new collection, the last one, not shown yet.',
    access,
    body: NewCollection,
    answer: StaffCollection,
    status: 201,
    refusals: [],
    audit: ofCollection('collections.add'),
  },
  moveCollection: {
    method: 'POST',
    path: `${path}/:id/move`,
    summary: 'Puts a collection at another place in the order of the shop.',
    access,
    params,
    body: MoveCollection,
    answer: StaffCollectionRows,
    refusals: ['NOT_FOUND'],
    audit: ofCollection('collections.move'),
  },
  arrangeCollection: {
    ...changes,
    method: 'PUT',
    path: `${path}/:id/models`,
    summary: 'The models of a collection, in the order of its page. If-Match names `modelsVersion`.',
    body: ArrangeCollection,
    refusals: ['NOT_FOUND'],
    audit: ofCollection('collections.arrange'),
  },
  saveCollectionDraft: {
    ...changes,
    method: 'PATCH',
    path: `${path}/:id/draft`,
    summary: 'Saves the draft; shoppers see what was there before.',
    body: CollectionContent,
    refusals: ['NOT_FOUND', 'SLUG_TAKEN'],
    audit: ofCollection('collections.draft'),
  },
  dropCollectionDraft: {
    ...changes,
    method: 'DELETE',
    path: `${path}/:id/draft`,
    summary: 'Throws the draft away.',
    refusals: ['NOT_FOUND'],
    audit: ofCollection('collections.drop-draft'),
  },
  publishCollection: {
    ...changes,
    method: 'POST',
    path: `${path}/:id/publish`,
    summary: 'Shows the draft to shoppers, now or at a time.',
    body: PublishDraft,
    refusals: ['NOT_FOUND', 'CONTENT_NOT_READY', 'SLUG_TAKEN'],
    audit: ofCollection('collections.publish'),
  },
  restoreCollection: {
    ...changes,
    method: 'POST',
    path: `${path}/:id/restore`,
    summary: 'Makes a draft of what was published before.',
    body: RestoreVersion,
    refusals: ['NOT_FOUND'],
    audit: ofCollection('collections.restore'),
  },
  hideCollection: {
    method: 'POST',
    path: `${path}/:id/hide`,
    summary: 'Takes a collection off the site; its models stay. Nothing changes where it is not shown.',
    access,
    params,
    answer: StaffCollection,
    refusals: ['NOT_FOUND'],
    audit: ofCollection('collections.hide'),
  },
  showCollection: {
    method: 'POST',
    path: `${path}/:id/show`,
    summary: 'Shows a hidden collection again, as it was published.',
    access,
    params,
    answer: StaffCollection,
    refusals: ['NOT_FOUND', 'CONTENT_NOT_READY'],
    audit: ofCollection('collections.show'),
  },
});
