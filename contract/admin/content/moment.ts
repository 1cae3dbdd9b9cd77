import { Type, type Static } from 'typebox';
import { Artikul, Id, Instant, Nullable, Shape, UrlRef, Words, names } from '../../primitives.ts';
import { Hotspot, MomentName } from '../../catalog/moment.ts';
import { AnyOf } from '../list.ts';
import { drafted, draftFacts, draftFilters } from './draft.ts';

const Text = (maxLength: number) => Type.String({ maxLength });
const titles = { titleUz: Text(200), titleRu: Text(200), titleEn: Text(200) };
const leads = { leadUz: Text(600), leadRu: Text(600), leadEn: Text(600) };

/** An uploaded picture with an alt text in each language. */
export const PlacedPicture = Shape({
  attachmentId: Id,
  altUz: Text(400),
  altRu: Text(400),
  altEn: Text(400),
});

/** `productIds`: ids of the models listed under the picture, including those of the hotspots. */
export const StaffScene = Shape({
  textUz: Text(4000),
  textRu: Text(4000),
  textEn: Text(4000),
  picture: Nullable(PlacedPicture),
  hotspots: Type.Array(Hotspot, { maxItems: 20 }),
  productIds: Type.Array(Id, { maxItems: 40, uniqueItems: true }),
});

/** The published content of a moment. A language without a title is not written yet. */
export const MomentContent = Shape({
  product: MomentName,
  ...titles,
  ...leads,
  cover: Nullable(PlacedPicture),
  scenes: Type.Array(StaffScene, { maxItems: 20 }),
  practicalUz: Text(200),
  practicalRu: Text(200),
  practicalEn: Text(200),
  practicalTextUz: Text(4000),
  practicalTextRu: Text(4000),
  practicalTextEn: Text(4000),
  categoryId: Nullable(Id),
});

export const momentStates = ['DRAFT', 'ACTIVE'] as const;
const facts = {
  id: Id,
  state: Words(momentStates),
  /** When it will be hidden automatically. */
  archiveAt: Nullable(Instant),
};

/** `languages`: the languages in which it has a title. */
export const StaffMomentRow = Shape({
  ...facts,
  product: MomentName,
  ...titles,
  cover: Nullable(UrlRef),
  scenes: Type.Integer({ minimum: 0 }),
  category: Nullable(Shape({ id: Id, ...names })),
  languages: Type.Array(Words(['uz', 'ru', 'en'])),
  updatedAt: Instant,
  ...draftFacts,
});
export const StaffMomentRows = Type.Array(StaffMomentRow);
/** `categoryId`: 0, moments without a category. `hiding`: those that will be hidden automatically. */
export const StaffMomentsQuery = Shape({
  ...draftFilters,
  categoryId: Type.Optional(AnyOf),
  hiding: Type.Optional(Type.Boolean()),
  sort: Type.Optional(Words(['order', '-order', 'updatedAt', '-updatedAt'])),
});
export const momentColumns = [
  'title',
  'state',
  'languages',
  'updatedAt',
  'category',
  'scenes',
  'address',
  'publishAt',
  'archiveAt',
] as const;

/** A picture as screens display it; width and height in px. */
export const ContentPicture = Shape({
  id: Id,
  key: Type.String(),
  url: Type.String(),
  kind: Words(['IMAGE', 'VIDEO']),
  width: Nullable(Type.Integer()),
  height: Nullable(Type.Integer()),
});

/** A model that a moment refers to. `isOnSale`: a piece of it can be bought now. */
export const PointedModel = Shape({
  id: Id,
  artikul: Artikul,
  ...names,
  image: Nullable(UrlRef),
  isOnSale: Type.Boolean(),
});
export const PointedModels = Type.Array(PointedModel);

/** `pictures` and `models`: those that the published content and the draft refer to by id. */
export const StaffMoment = Shape({
  ...facts,
  ...drafted(MomentContent),
  pictures: Type.Array(ContentPicture),
  models: PointedModels,
});

export const MomentIdParams = Shape({ id: Id });
export const NewMoment = Shape({
  product: MomentName,
  titleRu: Type.String({ minLength: 1, maxLength: 200 }),
});
/** `at` left out = now; null cancels the scheduled hiding. */
export const HideMoment = Shape({ at: Type.Optional(Nullable(Instant)) });
/** `place`: position from 0; one past the last position puts it last. */
export const MoveMoment = Shape({ place: Type.Integer({ minimum: 0, maximum: 1000 }) });
export const FindModels = Shape({ q: Type.String({ minLength: 1, maxLength: 80 }) });

export const maxContentPictureBytes = 64 * 1024 * 1024;
/** `name`: file name with extension. */
export const NewContentPicture = Shape({
  name: Type.String({ pattern: '^[^/]{1,100}\\.[A-Za-z0-9]{2,5}$' }),
});

export type PlacedPicture = Static<typeof PlacedPicture>;
export type StaffScene = Static<typeof StaffScene>;
export type MomentContent = Static<typeof MomentContent>;
export type StaffMomentRow = Static<typeof StaffMomentRow>;
export type MomentColumn = (typeof momentColumns)[number];
export type StaffMoment = Static<typeof StaffMoment>;
export type ContentPicture = Static<typeof ContentPicture>;
export type PointedModel = Static<typeof PointedModel>;
