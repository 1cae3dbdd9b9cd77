import { Type, type Static } from 'typebox';
import { Attachment } from '../../catalog/catalog.ts';
import { Id, Nullable, Shape, Words } from '../../primitives.ts';
import { listQuery } from '../list.ts';

const Percent = Type.Integer({ minimum: 0, maximum: 100 });

/** Percents of the sides, from the left and from the top: what stays visible where a place crops the picture. */
export const FocalPoint = Shape({ x: Percent, y: Percent });

/** `focal` null: the middle. `isModelPhoto`: on a person. `isInScale`: next to something whose size is known. */
export const PictureMarks = Shape({
  focal: Nullable(FocalPoint),
  isModelPhoto: Type.Boolean(),
  isInScale: Type.Boolean(),
});

/** `alt*`: what is seen, in each language. What is left out stays. */
export const ChangePicture = Shape({
  altUz: Type.Optional(Type.String({ maxLength: 200 })),
  altRu: Type.Optional(Type.String({ maxLength: 200 })),
  altEn: Type.Optional(Type.String({ maxLength: 200 })),
  focal: Type.Optional(Nullable(FocalPoint)),
  isModelPhoto: Type.Optional(Type.Boolean()),
  isInScale: Type.Optional(Type.Boolean()),
});

/** A picture among those of a record. */
export const PictureOfRecord = Shape({ ...Attachment.properties, ...PictureMarks.properties });

/**
 * The pictures of a record in their order. Those that are left out are taken off the record. What is left out of a picture stays as it is.
 */
export const ArrangePictures = Shape({
  photos: Type.Array(Shape({ id: Id, ...ChangePicture.properties }), { maxItems: 100 }),
});

/** 64 MB: a larger original is not taken. */
export const largestPhotoBytes = 64 * 1024 * 1024;

/** `name`: of the file, with its ending. */
export const NewPhoto = Shape({
  name: Type.String({ pattern: '^[^/]{1,100}\\.[A-Za-z0-9]{2,5}$' }),
});

/** What can hold a picture. DRAFT: a text that is not published yet, or an old version of one. */
export const mediaPlaces = [
  'MODEL',
  'PIECE',
  'CERTIFICATE',
  'CATEGORY',
  'COLLECTION',
  'STORE',
  'BANNER',
  'MOMENT',
  'PAGE',
  'DRAFT',
] as const;

/** `record`: artikul, serial number, slug or number of what holds the picture. */
export const MediaUse = Shape({ place: Words(mediaPlaces), record: Type.String() });

/** `q`: a part of the key, or of the words in any language. `unused`: held by nothing. */
export const MediaQuery = Shape({
  ...listQuery(['id']),
  kind: Type.Optional(Words(['IMAGE', 'VIDEO'] as const)),
  unused: Type.Optional(Type.Boolean()),
  notDescribed: Type.Optional(Type.Boolean()),
});

/** `uses`: the first three of them; `useCount`: all. */
export const Media = Shape({
  ...Attachment.properties,
  ...PictureMarks.properties,
  key: Type.String(),
  version: Type.Integer({ minimum: 1 }),
  useCount: Type.Integer({ minimum: 0 }),
  uses: Type.Array(MediaUse),
});

export const MediaParams = Shape({ id: Id });

export type Media = Static<typeof Media>;
export type MediaQuery = Static<typeof MediaQuery>;
export type ChangePicture = Static<typeof ChangePicture>;
export type PictureOfRecord = Static<typeof PictureOfRecord>;
export type ArrangePictures = Static<typeof ArrangePictures>;
export type FocalPoint = Static<typeof FocalPoint>;
