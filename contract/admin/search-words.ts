import { Type, type Static } from 'typebox';
import { Artikul, Id, Line, names, Nullable, Shape, UrlRef, Words } from '../primitives.ts';

/** A model in a list of search results. `isBuyable` false: it is currently not listed, pinned or not. */
export const SearchModel = Shape({
  artikul: Artikul,
  ...names,
  image: Nullable(UrlRef),
  isBuyable: Type.Boolean(),
});

const Version = Type.Integer({ minimum: 0, description: '0 = the row does not exist yet' });

/** Models shown first when somebody searches for these words, in any form and script. */
export const SearchPins = Shape({ words: Type.String(), version: Version, models: Type.Array(SearchModel) });

/** Words that the search reads instead of `words`. */
export const SearchSynonym = Shape({
  id: Id,
  version: Version,
  words: Type.String(),
  meaning: Type.String(),
  isActive: Type.Boolean(),
});

export const SearchWords = Shape({ pins: Type.Array(SearchPins), synonyms: Type.Array(SearchSynonym) });

/** A larger number would turn the search results into an editors' page. */
const maxPins = 12;

/** An empty list restores the order by relevance. */
export const PutSearchPins = Shape({
  words: Line(100),
  artikuls: Type.Array(Artikul, { maxItems: maxPins }),
});

export const NewSearchSynonym = Shape({ words: Line(100), meaning: Line(100), isActive: Type.Boolean() });
/** Fields that are left out stay unchanged. */
export const ChangeSearchSynonym = Shape({
  words: Type.Optional(Line(100)),
  meaning: Type.Optional(Line(100)),
  isActive: Type.Optional(Type.Boolean()),
});
export const SearchSynonymParams = Shape({ id: Id });

/** `NOTHING`: queries that found nothing; `NOT_OPENED`: queries whose results nobody opened. */
export const typedQueryKinds = ['ALL', 'NOTHING', 'NOT_OPENED'] as const;
export const TypedQueriesQuery = Shape({ only: Type.Optional(Words(typedQueryKinds)) });

/** A search query typed in the last 28 days by shoppers who agreed to be measured, most frequent first. */
export const TypedQuery = Shape({
  term: Type.String(),
  searches: Type.Integer(),
  /** How many of these searches found nothing, and after how many a listed product was opened. */
  nothing: Type.Integer(),
  opened: Type.Integer(),
  /** Number of models found by its latest search. */
  found: Type.Integer(),
});
export const TypedQueries = Type.Array(TypedQuery);

/** `q`: the query to try. The rest is about to be saved: a synonym (replacing `id`, if it exists), and pins. */
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
  /** The words of the query as the search interpreted them. */
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
