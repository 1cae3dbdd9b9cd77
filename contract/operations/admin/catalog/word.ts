import {
  ChangeWord,
  MoveWord,
  NewWord,
  StaffWords,
  WordListParams,
  WordParams,
  WordsQuery,
} from '../../../admin/catalog/word.ts';
import { declareStaffOperations } from '../staff-operation.ts';

const path = '/api/admin/v1/words/:list';
const access = 'catalog.write';
const params = WordParams;
const ofWord = <const Action extends string>(action: Action) => ({
  action,
  resource: 'word',
  record: 'code',
});

/** Precious metals, metals, kinds and shapes of stones, occasions and styles (backoffice.md 2.7), which filters and forms offer. */
export const staffWordOperations = declareStaffOperations({
  listWords: {
    method: 'GET',
    path: '/api/admin/v1/words',
    summary:
      'Lists the words that match the filters, by default list after list in their order, with the number of records that have each.',
    access,
    query: WordsQuery,
    answer: StaffWords,
    refusals: [],
  },
  addWord: {
    method: 'POST',
    path,
    summary: 'Adds a word at the end of its list.',
    access,
    params: WordListParams,
    body: NewWord,
    answer: StaffWords,
    status: 201,
    refusals: ['CODE_TAKEN'],
    audit: ofWord('words.add'),
  },
  changeWord: {
    method: 'PATCH',
    path: `${path}/:code`,
    summary:
      'Changes the names of a word, whether it is offered, and the other fields of its list. Refuses with IN_USE to remove a fineness that pieces have.',
    access,
    params,
    body: ChangeWord,
    answer: StaffWords,
    refusals: ['NOT_FOUND', 'IN_USE'],
    ifMatch: true,
    audit: ofWord('words.change'),
  },
  moveWord: {
    method: 'POST',
    path: `${path}/:code/move`,
    summary: 'Moves a word to another position in its list.',
    access,
    params,
    body: MoveWord,
    answer: StaffWords,
    refusals: ['NOT_FOUND'],
    audit: ofWord('words.move'),
  },
  removeWord: {
    method: 'DELETE',
    path: `${path}/:code`,
    summary: 'Deletes a word that nothing uses.',
    access,
    params,
    answer: StaffWords,
    refusals: ['NOT_FOUND', 'IN_USE'],
    ifMatch: true,
    audit: ofWord('words.remove'),
  },
});
