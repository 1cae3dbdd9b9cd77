import { Type, type Static } from 'typebox';
import { Id, Instant, Line, Nullable, Shape, UrlRef, Words } from '../../primitives.ts';
import { drafted, draftFacts, draftFilters } from '../content/draft.ts';
import { ContentPicture, PlacedPicture, PointedModels } from '../content/moment.ts';
import { NewSlug } from './category.ts';

const Text = (maxLength: number) => Type.String({ maxLength });
const names = { nameUz: Text(80), nameRu: Text(80), nameEn: Text(80) };

/** The published content of a collection, without its models. A missing text is an empty string. */
export const CollectionContent = Shape({
  ...names,
  slugUz: NewSlug,
  slugRu: NewSlug,
  slugEn: NewSlug,
  descriptionUz: Text(600),
  descriptionRu: Text(600),
  descriptionEn: Text(600),
  storyUz: Text(4000),
  storyRu: Text(4000),
  storyEn: Text(4000),
  cover: Nullable(PlacedPicture),
  /** Pictures of details, in display order. */
  pictures: Type.Array(PlacedPicture, { maxItems: 20 }),
});

/** DRAFT: not visible to shoppers. */
const facts = { id: Id, state: Words(['DRAFT', 'ACTIVE'] as const) };

/** `languages`: the languages in which it has a name and a description. */
export const StaffCollectionRow = Shape({
  ...facts,
  ...names,
  cover: Nullable(UrlRef),
  models: Type.Integer({ minimum: 0 }),
  languages: Type.Array(Words(['uz', 'ru', 'en'])),
  updatedAt: Instant,
  ...draftFacts,
});
export const StaffCollectionRows = Type.Array(StaffCollectionRow);
/** `state`: DRAFT, ACTIVE. `lacks`: languages without a name or a description. `empty`: without models. */
export const CollectionsQuery = Shape({
  ...draftFilters,
  empty: Type.Optional(Type.Boolean()),
  sort: Type.Optional(Words(['position', '-position', 'models', '-models', 'updatedAt', '-updatedAt'])),
});
export const collectionColumns = ['collection', 'state', 'models', 'languages', 'updatedAt'] as const;

/**
 * `pictures`: the pictures that the published content and the draft refer to by id. `models`: in the order of the collection's page, in
 * any state.
 */
export const StaffCollection = Shape({
  ...facts,
  ...drafted(CollectionContent),
  pictures: Type.Array(ContentPicture),
  models: PointedModels,
  /** Version of the list of models. A request that reorders them must name the version it is based on. */
  modelsVersion: Type.Integer({ minimum: 1 }),
});

/** A new collection is hidden; its page addresses are made from its names. */
export const NewCollection = Shape({ nameUz: Line(80), nameRu: Line(80), nameEn: Line(80) });
/** All models of the collection, in their order. */
export const ArrangeCollection = Shape({ productIds: Type.Array(Id, { maxItems: 500, uniqueItems: true }) });
/** `place`: position from 0; one past the last position puts it last. */
export const MoveCollection = Shape({ place: Type.Integer({ minimum: 0, maximum: 1000 }) });
export const CollectionParams = Shape({ id: Id });

export type CollectionContent = Static<typeof CollectionContent>;
export type CollectionsQuery = Static<typeof CollectionsQuery>;
export type CollectionColumn = (typeof collectionColumns)[number];
export type StaffCollectionRow = Static<typeof StaffCollectionRow>;
export type StaffCollection = Static<typeof StaffCollection>;
