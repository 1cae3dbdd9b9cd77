import {
  ChangeWord,
  MoveWord,
  NewWord,
  StaffWords,
  WordListParams,
  WordParams,
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

/** Precious metals, metals, kinds and shapes of stones, occasions and styles (backoffice.md 2.7): rows that filters and forms offer. */
export const staffWordOperations = declareStaffOperations({
  listWords: {
    method: 'GET',
    path,
    summary: 'The words of a list in their order, with how much has each of them.',
    access,
    params: WordListParams,
    answer: StaffWords,
    refusals: [],
  },
  addWord: {
    method: 'POST',
    path,
    summary: 'A new word, the last one of its list.',
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
      'The names of a word, whether it is offered, and what else its list says of it. A fineness that pieces of the shop have stays: IN_USE.',
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
    summary: 'Puts a word at another place of its list.',
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
    summary: 'Removes a word that nothing has.',
    access,
    params,
    answer: StaffWords,
    refusals: ['NOT_FOUND', 'IN_USE'],
    ifMatch: true,
    audit: ofWord('words.remove'),
  },
});
