import {
  ChangeWording,
  WordingParams,
  WordingRow,
  WordingRows,
  WordingsQuery,
} from '../../../admin/content/wording.ts';
import { declareStaffOperations } from '../staff-operation.ts';

const path = '/api/admin/v1/wordings';
const params = WordingParams;
const changes = { params, answer: WordingRow, ifMatch: true } as const;
const ofWording = <const Action extends string>(action: Action) => ({
  action,
  resource: 'wording',
  record: 'key',
});

/**
 * Texts of the shop that the staff may reword (decision 0093). Editors change the lines of pages; what is sent to shoppers is changed by
 * those who may change settings.
 */
export const wordingOperations = declareStaffOperations({
  listStaffWordings: {
    method: 'GET',
    path,
    summary:
      'Lists the texts that can be reworded, with their originals: by place, in the order of the pages.',
    access: 'content.write',
    query: WordingsQuery,
    answer: WordingRows,
    refusals: [],
  },
  rewordPage: {
    ...changes,
    method: 'PATCH',
    path: `${path}/pages/:key`,
    summary: 'Changes a line of pages. A language that is null, or has the original, keeps the original.',
    access: 'content.write',
    body: ChangeWording,
    refusals: ['NOT_FOUND', 'WORDING_UNUSABLE'],
    audit: ofWording('wordings.change'),
  },
  restorePageWording: {
    ...changes,
    method: 'DELETE',
    path: `${path}/pages/:key`,
    summary: 'Restores the original line of pages.',
    access: 'content.write',
    refusals: ['NOT_FOUND'],
    audit: ofWording('wordings.restore'),
  },
  rewordMessage: {
    ...changes,
    method: 'PATCH',
    path: `${path}/messages/:key`,
    summary: 'Changes a text that is sent by SMS or mail; it applies from the next message on.',
    access: 'settings.write',
    body: ChangeWording,
    refusals: ['NOT_FOUND', 'WORDING_UNUSABLE'],
    audit: ofWording('wordings.change'),
  },
  restoreMessageWording: {
    ...changes,
    method: 'DELETE',
    path: `${path}/messages/:key`,
    summary: 'Restores the original text of an SMS or a mail.',
    access: 'settings.write',
    refusals: ['NOT_FOUND'],
    audit: ofWording('wordings.restore'),
  },
});
