import { Type, type Static } from 'typebox';
import { Attachment, CategoryRef } from './catalog.ts';
import { Id, Nullable, Shape, UrlRef } from '../primitives.ts';

/** The first part of a moment's address: `nikoh` of `/nikoh-moments`. */
export const MomentName = Type.String({ minLength: 1, maxLength: 100, pattern: '^[a-z0-9-]+$' });
export const MomentParams = Shape({ product: MomentName });

/** With `productId`: only the moments in which that product appears. */
export const ListMomentsQuery = Shape({ productId: Type.Optional(Id) });

/** Texts are empty where nobody has translated them yet: the page says so and shows the Russian one. */
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

/** A moment as lists show it. */
export const MomentCard = Shape({ ...head, cover: Nullable(UrlRef) });

const Percent = Type.Number({ minimum: 0, maximum: 100, description: '% of the side of the picture' });

/** Where in the picture a product lies, from its left and its upper edge. */
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

/** `practical*` is a question, `practicalText*` its answer: paragraphs with an empty line between. */
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
  /** Every product of the story in its order, sold ones too; `GET /products/by-ids` says which can be bought. */
  productIds: Type.Array(Id),
});

/** How a scene is in the database. */
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
