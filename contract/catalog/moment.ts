import { Type, type Static } from 'typebox';
import { Attachment, CategoryRef } from './catalog.ts';
import { Id, Nullable, Shape, UrlRef } from '../primitives.ts';

/** The first part of a moment's address: `nikoh` of `/nikoh-moments`. */
export const MomentName = Type.String({ minLength: 1, maxLength: 100, pattern: '^[a-z0-9-]+$' });
export const MomentParams = Shape({ product: MomentName });

/** With `productId`: only moments that show this product. */
export const ListMomentsQuery = Shape({ productId: Type.Optional(Id) });

/** Texts are empty if they are not translated yet: the page then says so and shows the Russian text. */
const head = {
  id: Id,
  product: MomentName,
  titleUz: Type.String(),
  titleRu: Type.String(),
  titleEn: Type.String(),
  leadUz: Type.String(),
  leadRu: Type.String(),
  leadEn: Type.String(),
  order: Type.Integer(),
};

/** A moment in lists. */
export const MomentCard = Shape({ ...head, cover: Nullable(UrlRef) });

const Percent = Type.Number({
  minimum: 0,
  maximum: 100,
  description: '% of the width or height of the picture',
});

/** Position of a product in the picture, in percent from the left and the top. */
export const Hotspot = Shape({ productId: Id, x: Percent, y: Percent });

export const MomentScene = Shape({
  textUz: Type.String(),
  textRu: Type.String(),
  textEn: Type.String(),
  media: Nullable(Attachment),
  hotspots: Type.Array(Hotspot),
  /** Listed under the picture; includes those of the hotspots. */
  productIds: Type.Array(Id),
});

/** `practical*` is a question, `practicalText*` its answer: paragraphs separated by empty lines. */
export const Moment = Shape({
  ...head,
  cover: Nullable(Attachment),
  scenes: Type.Array(MomentScene),
  practicalUz: Type.String(),
  practicalRu: Type.String(),
  practicalEn: Type.String(),
  practicalTextUz: Type.String(),
  practicalTextRu: Type.String(),
  practicalTextEn: Type.String(),
  category: Nullable(CategoryRef),
  /** All products of the story in its order, including sold ones; `GET /products/by-ids` returns which can be bought. */
  productIds: Type.Array(Id),
});

/** How a scene is stored in the database. */
export const StoredScenes = Type.Array(
  Shape({
    text: Shape({ uz: Type.String(), ru: Type.String(), en: Type.String() }),
    attachmentId: Nullable(Id),
    productIds: Type.Optional(Type.Array(Id)),
    hotspots: Type.Optional(Type.Array(Hotspot)),
  }),
);

export type MomentCard = Static<typeof MomentCard>;
export type MomentScene = Static<typeof MomentScene>;
export type Moment = Static<typeof Moment>;
export type Hotspot = Static<typeof Hotspot>;
export type StoredScenes = Static<typeof StoredScenes>;
