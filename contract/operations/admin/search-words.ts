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

/** Search pins and synonyms (backoffice.md 2.10, Search). Each change returns the whole list. */
export const searchWordOperations = declareStaffOperations({
  getSearchWords: {
    method: 'GET',
    path,
    summary: 'Returns search pins with their models, and synonyms.',
    access,
    answer: SearchWords,
    refusals: [],
  },
  putSearchPins: {
    method: 'PATCH',
    path: `${path}/pins`,
    summary:
      'Sets which models come first for these words, in this order; an empty list restores the order by relevance.',
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
    summary: 'Adds a synonym for words that the search knows.',
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
    summary: 'Deletes a synonym.',
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
    summary: 'Lists queries typed in the last 28 days: how often results were found, opened, or missing.',
    access,
    query: TypedQueriesQuery,
    answer: TypedQueries,
    refusals: [],
  },
  trySearchWords: {
    method: 'GET',
    path: `${path}/try`,
    summary: 'Returns the first results of a search now, and with the changes about to be saved.',
    access,
    query: TrySearchQuery,
    answer: TriedSearch,
    refusals: [],
  },
});
