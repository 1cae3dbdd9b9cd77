import { Type, type Static } from 'typebox';
import { Artikul, Id, Line, names, Nullable, Shape, UrlRef, Words } from '../primitives.ts';

/** A model as a list of search results shows it. `isBuyable` false: it does not stand in a list now, pinned or not. */
export const SearchModel = Shape({
  artikul: Artikul,
  ...names,
  image: Nullable(UrlRef),
  isBuyable: Type.Boolean(),
});

const Version = Type.Integer({ minimum: 0, description: '0 = there is no such row yet' });

/** What stands first when somebody searches for these words, in any of their forms and scripts. */
export const SearchPins = Shape({ words: Type.String(), version: Version, models: Type.Array(SearchModel) });

/** What the shop reads in the place of `words`. */
export const SearchSynonym = Shape({
  id: Id,
  version: Version,
  words: Type.String(),
  meaning: Type.String(),
  isActive: Type.Boolean(),
});

export const SearchWords = Shape({ pins: Type.Array(SearchPins), synonyms: Type.Array(SearchSynonym) });

/** More would be a page of editors' wishes and no search. */
const mostPins = 12;

/** An empty list: by relevance again. */
export const PutSearchPins = Shape({
  words: Line(100),
  artikuls: Type.Array(Artikul, { maxItems: mostPins }),
});

export const NewSearchSynonym = Shape({ words: Line(100), meaning: Line(100), isActive: Type.Boolean() });
/** What is left out stays. */
export const ChangeSearchSynonym = Shape({
  words: Type.Optional(Line(100)),
  meaning: Type.Optional(Line(100)),
  isActive: Type.Optional(Type.Boolean()),
});
export const SearchSynonymParams = Shape({ id: Id });

/** `NOTHING`: those that found nothing; `NOT_OPENED`: whose finds nobody opened. */
export const typedQueryKinds = ['ALL', 'NOTHING', 'NOT_OPENED'] as const;
export const TypedQueriesQuery = Shape({ only: Type.Optional(Words(typedQueryKinds)) });

/** What was typed into the search within 28 days by those who agreed to be measured, the most frequent first. */
export const TypedQuery = Shape({
  term: Type.String(),
  searches: Type.Integer(),
  /** How many of these searches found nothing, and after how many a product of the list was opened. */
  nothing: Type.Integer(),
  opened: Type.Integer(),
  /** How many models its latest search found. */
  found: Type.Integer(),
});
export const TypedQueries = Type.Array(TypedQuery);

/** `q`: what is searched for. The rest is what is about to be saved: a synonym (in the place of `id`, if it is there already), pins. */
export const TrySearchQuery = Shape({
  q: Line(100),
  id: Type.Optional(Id),
  words: Type.Optional(Line(100)),
  meaning: Type.Optional(Line(100)),
  artikuls: Type.Optional(Type.String({ maxLength: 500, pattern: '^[A-Za-z0-9,-]*$' })),
});
export const SearchResults = Shape({
  total: Type.Integer({ minimum: 0 }),
  models: Type.Array(SearchModel),
  /** The words of the query, as the search understood them. */
  reading: Type.String(),
});
export const TriedSearch = Shape({ before: SearchResults, after: SearchResults });

export type SearchWords = Static<typeof SearchWords>;
export type SearchPins = Static<typeof SearchPins>;
export type SearchModel = Static<typeof SearchModel>;
export type SearchSynonym = Static<typeof SearchSynonym>;
export type SearchResults = Static<typeof SearchResults>;
export type TriedSearch = Static<typeof TriedSearch>;
export type TypedQuery = Static<typeof TypedQuery>;
export type TypedQueryKind = (typeof typedQueryKinds)[number];
