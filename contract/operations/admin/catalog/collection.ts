import {
  ArrangeCollection,
  CollectionContent,
  CollectionParams,
  CollectionsQuery,
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

/** Collections (backoffice.md 2.7): texts and pictures are edited as a draft; changes of the list of models apply at once. */
export const staffCollectionOperations = declareStaffOperations({
  listStaffCollections: {
    method: 'GET',
    path,
    summary: 'Lists the collections that match the filters, by default in display order, with their drafts.',
    access,
    query: CollectionsQuery,
    answer: StaffCollectionRows,
    refusals: [],
  },
  getStaffCollection: {
    method: 'GET',
    path: `${path}/:id`,
    summary: 'Returns a collection: its published content, draft, models and earlier versions.',
    access,
    params,
    answer: StaffCollection,
    refusals: ['NOT_FOUND'],
  },
  getCollectionHistory: {
    method: 'GET',
    path: `${path}/:id/history`,
    summary:
      'Returns the changes that the staff made to a collection and its draft, with old and new values.',
    access,
    params,
    answer: RecordHistory,
    refusals: ['NOT_FOUND'],
  },
  addCollection: {
    method: 'POST',
    path,
    summary: 'Creates a hidden collection at the end of the list.',
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
    summary: 'Moves a collection to another position in the display order.',
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
    summary: 'Sets the models of a collection, in the order of its page. If-Match must be `modelsVersion`.',
    body: ArrangeCollection,
    refusals: ['NOT_FOUND'],
    audit: ofCollection('collections.arrange'),
  },
  saveCollectionDraft: {
    ...changes,
    method: 'PATCH',
    path: `${path}/:id/draft`,
    summary: 'Saves the draft; shoppers still see the published content.',
    body: CollectionContent,
    refusals: ['NOT_FOUND', 'SLUG_TAKEN'],
    audit: ofCollection('collections.draft'),
  },
  dropCollectionDraft: {
    ...changes,
    method: 'DELETE',
    path: `${path}/:id/draft`,
    summary: 'Discards the draft.',
    refusals: ['NOT_FOUND'],
    audit: ofCollection('collections.drop-draft'),
  },
  publishCollection: {
    ...changes,
    method: 'POST',
    path: `${path}/:id/publish`,
    summary: 'Publishes the draft, now or at a given time.',
    body: PublishDraft,
    refusals: ['NOT_FOUND', 'CONTENT_NOT_READY', 'SLUG_TAKEN'],
    audit: ofCollection('collections.publish'),
  },
  restoreCollection: {
    ...changes,
    method: 'POST',
    path: `${path}/:id/restore`,
    summary: 'Creates a draft from an earlier version.',
    body: RestoreVersion,
    refusals: ['NOT_FOUND'],
    audit: ofCollection('collections.restore'),
  },
  hideCollection: {
    method: 'POST',
    path: `${path}/:id/hide`,
    summary:
      'Hides a collection from shoppers; its models stay visible. Has no effect on a hidden collection.',
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
