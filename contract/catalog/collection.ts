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

/** One collection: what it is about in 40 to 70 words, and pictures of its details. Texts are empty until somebody writes them. */
export const CollectionStory = Shape({
  ...Collection.properties,
  storyUz: Type.String(),
  storyRu: Type.String(),
  storyEn: Type.String(),
  pictures: Type.Array(Attachment),
});

export type Collection = Static<typeof Collection>;
export type CollectionStory = Static<typeof CollectionStory>;
