import {
  ChangeSearchSynonym,
  NewSearchSynonym,
  PutSearchPins,
  SearchSynonymParams,
  SearchWords,
  TriedSearch,
  TrySearchQuery,
  TypedQueries,
  TypedQueriesQuery,
} from '../../admin/search-words.ts';
import { declareStaffOperations } from './staff-operation.ts';

const access = 'search.write';
const path = '/api/admin/v1/search-words';
const ofSynonym = <const Action extends string>(action: Action) => ({
  action,
  resource: 'search-synonym',
  record: 'id',
});

/** What the search does with words (backoffice.md 2.10, Search). Each change answers all of it. */
export const searchWordOperations = declareStaffOperations({
  getSearchWords: {
    method: 'GET',
    path,
    summary: 'Pins with their models, and synonyms.',
    access,
    answer: SearchWords,
    refusals: [],
  },
  putSearchPins: {
    method: 'PATCH',
    path: `${path}/pins`,
    summary: 'Which models stand first for these words, in this order; none: by relevance again.',
    access,
    body: PutSearchPins,
    answer: SearchWords,
    refusals: ['NOT_FOUND'],
    ifMatch: true,
    audit: { action: 'search.pins', resource: 'search-pins', record: 'words' },
  },
  addSearchSynonym: {
    method: 'POST',
    path: `${path}/synonyms`,
    summary: 'Other words for what the shop knows.',
    access,
    body: NewSearchSynonym,
    answer: SearchWords,
    status: 201,
    refusals: ['SYNONYM_EXISTS'],
    audit: { action: 'search.synonym-add', resource: 'search-synonym', record: 'words' },
  },
  changeSearchSynonym: {
    method: 'PATCH',
    path: `${path}/synonyms/:id`,
    summary: 'Changes a synonym, or switches it off and on.',
    access,
    params: SearchSynonymParams,
    body: ChangeSearchSynonym,
    answer: SearchWords,
    refusals: ['NOT_FOUND', 'SYNONYM_EXISTS'],
    ifMatch: true,
    audit: ofSynonym('search.synonym-change'),
  },
  dropSearchSynonym: {
    method: 'DELETE',
    path: `${path}/synonyms/:id`,
    summary: 'Takes a synonym away.',
    access,
    params: SearchSynonymParams,
    answer: SearchWords,
    refusals: ['NOT_FOUND'],
    ifMatch: true,
    audit: ofSynonym('search.synonym-drop'),
  },
  listTypedQueries: {
    method: 'GET',
    path: `${path}/queries`,
    summary: 'What was typed within 28 days: found, opened, nothing.',
    access,
    query: TypedQueriesQuery,
    answer: TypedQueries,
    refusals: [],
  },
  trySearchWords: {
    method: 'GET',
    path: `${path}/try`,
    summary: 'The first results of a search as they are, and with what is about to be saved.',
    access,
    query: TrySearchQuery,
    answer: TriedSearch,
    refusals: [],
  },
});
