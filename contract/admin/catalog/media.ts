import { Type, type Static } from 'typebox';
import { Attachment } from '../../catalog/catalog.ts';
import { Id, Nullable, Shape, Words } from '../../primitives.ts';
import { listQuery } from '../list.ts';

const Percent = Type.Integer({ minimum: 0, maximum: 100 });

/** Focal point in percent of the width (from the left) and the height (from the top): it stays visible where the picture is cropped. */
export const FocalPoint = Shape({ x: Percent, y: Percent });

/** `focal` null: the center. `isModelPhoto`: worn by a person. `isInScale`: shown next to something of known size. */
export const PictureMarks = Shape({
  focal: Nullable(FocalPoint),
  isModelPhoto: Type.Boolean(),
  isInScale: Type.Boolean(),
});

/** `alt*`: what the picture shows, in each language. Fields that are left out stay unchanged. */
export const ChangePicture = Shape({
  altUz: Type.Optional(Type.String({ maxLength: 200 })),
  altRu: Type.Optional(Type.String({ maxLength: 200 })),
  altEn: Type.Optional(Type.String({ maxLength: 200 })),
  focal: Type.Optional(Nullable(FocalPoint)),
  isModelPhoto: Type.Optional(Type.Boolean()),
  isInScale: Type.Optional(Type.Boolean()),
});

/** A picture of a record. */
export const PictureOfRecord = Shape({ ...Attachment.properties, ...PictureMarks.properties });

/**
 * The pictures of a record in their order. Pictures that are left out are removed from the record. Fields of a picture that are left out
 * stay unchanged.
 */
export const ArrangePictures = Shape({
  photos: Type.Array(Shape({ id: Id, ...ChangePicture.properties }), { maxItems: 100 }),
});

/** Maximum size of an original: 64 MB. */
export const maxPhotoBytes = 64 * 1024 * 1024;

/** `name`: file name with extension. */
export const NewPhoto = Shape({
  name: Type.String({ pattern: '^[^/]{1,100}\\.[A-Za-z0-9]{2,5}$' }),
});

/** Places that can use a picture. DRAFT: an unpublished text, or an old version of one. */
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

/** `record`: the artikul, serial number, slug or number of the record that uses the picture. */
export const MediaUse = Shape({ place: Words(mediaPlaces), record: Type.String() });

/** `q`: a part of the key, or of the description in any language. `unused`: pictures that nothing uses. */
export const MediaQuery = Shape({
  ...listQuery(['id']),
  kind: Type.Optional(Words(['IMAGE', 'VIDEO'] as const)),
  unused: Type.Optional(Type.Boolean()),
  notDescribed: Type.Optional(Type.Boolean()),
});

/** `uses`: the first three uses; `useCount`: the number of all uses. */
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
