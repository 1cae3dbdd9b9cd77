import { Type, type Static } from 'typebox';
import { Attachment } from './catalog.ts';
import { Id, Nullable, Shape, descriptions, names, slugs } from '../primitives.ts';

export const Collection = Shape({
  id: Id,
  ...names,
  ...slugs,
  ...descriptions,
  cover: Nullable(Attachment),
  order: Type.Integer(),
  productCount: Type.Integer({ minimum: 0 }),
});

/** A collection: its story in 40 to 70 words, and pictures of its details. Texts are empty until they are written. */
export const CollectionStory = Shape({
  ...Collection.properties,
  storyUz: Type.String(),
  storyRu: Type.String(),
  storyEn: Type.String(),
  pictures: Type.Array(Attachment),
});

/**
 * A collection with its draft. `productIds`: its models that are visible to shoppers, in its order. `listedAs`: the English slug under
 * which they are currently listed; null = the collection is not visible to shoppers.
 */
export const CollectionPreview = Shape({
  ...CollectionStory.properties,
  productIds: Type.Array(Id),
  listedAs: Nullable(Type.String()),
});

export type Collection = Static<typeof Collection>;
export type CollectionStory = Static<typeof CollectionStory>;
export type CollectionPreview = Static<typeof CollectionPreview>;
