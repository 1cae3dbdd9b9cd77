import { Type, type Static } from 'typebox';
import { productItemStates, productKinds, productStates } from '../../catalog/catalog.ts';
import {
  Artikul,
  Code,
  Id,
  Instant,
  LanguageWord,
  LengthCm,
  Line,
  names,
  Nullable,
  Probe,
  Shape,
  SizeMm,
  Slug,
  slugs,
  Som,
  UrlRef,
  WeightGrams,
  Words,
} from '../../primitives.ts';
import { AuditEntry } from '../audit.ts';
import { AnyOf, listQuery } from '../list.ts';
import { PictureOfRecord } from './media.ts';
import { TypedGrams } from '../stock/typed-measures.ts';

export const genders = ['women', 'men', 'unisex', 'kids'] as const;
/** Classes of making, used by the price formula. */
export const makes = ['A', 'B', 'C', 'D'] as const;
/** What a model still needs before it can be published. */
export const readinessPoints = ['PICTURE', 'LANGUAGES', 'PRICE', 'CODES'] as const;
/** Actions on a model. The server returns those that are allowed in its state and for the caller's role. */
export const modelActions = ['EDIT', 'PUBLISH', 'ARCHIVE', 'DUPLICATE'] as const;

/** A model can lack: photo, photo in scale, name and description, alt text, receipt codes, a valid certificate of a piece in stock. */
export const modelHealth = ['PHOTO', 'IN_SCALE', 'LANGUAGES', 'ALT', 'CODES', 'CERTIFICATE'] as const;

/** Columns of the model list, as they are named in its address. */
export const modelColumns = [
  'artikul',
  'state',
  'name',
  'price',
  'category',
  'pieces',
  'languages',
  'pictures',
  'views',
  'sold',
  'updatedAt',
] as const;
export type ModelColumn = (typeof modelColumns)[number];

/** `q`: artikul, or words of the name in any language. `health`: lacks any of these. `markdown`: has a marked-down piece in stock. */
export const ModelsQuery = Shape({
  ...listQuery(['updatedAt', 'artikul', 'views', 'sold']),
  state: Type.Optional(AnyOf),
  categoryId: Type.Optional(AnyOf),
  collectionId: Type.Optional(AnyOf),
  metal: Type.Optional(AnyOf),
  make: Type.Optional(AnyOf),
  kind: Type.Optional(AnyOf),
  style: Type.Optional(AnyOf),
  gender: Type.Optional(AnyOf),
  occasion: Type.Optional(AnyOf),
  health: Type.Optional(AnyOf),
  markdown: Type.Optional(Type.Boolean()),
  scheduled: Type.Optional(Type.Boolean()),
});

/**
 * Prices are those of the pieces that can be bought; null if there are none. `languages`: those with a name and a description. `views` in
 * the last 28 days (of visitors who agreed to be measured) and pieces `sold` in the last 90 days are counted every hour.
 */
export const ModelRow = Shape({
  artikul: Artikul,
  version: Type.Integer({ minimum: 1 }),
  ...names,
  kind: Words(productKinds),
  image: Nullable(UrlRef),
  state: Words(productStates),
  publishAt: Nullable(Instant),
  archiveAt: Nullable(Instant),
  categoryId: Id,
  metal: Nullable(Code),
  make: Nullable(Words(makes)),
  piecesOnSale: Type.Integer({ minimum: 0 }),
  pieces: Type.Integer({ minimum: 0 }),
  priceFrom: Nullable(Som),
  priceTo: Nullable(Som),
  languages: Type.Array(LanguageWord),
  pictures: Type.Integer({ minimum: 0 }),
  views: Type.Integer({ minimum: 0 }),
  sold: Type.Integer({ minimum: 0 }),
  updatedAt: Instant,
});

/** Number of models on the site that lack each thing. Each count equals that of the list filtered by `state=ACTIVE` and this `health`. */
export const ContentHealth = Shape({
  models: Type.Integer({ minimum: 0 }),
  lacking: Type.Array(Shape({ what: Words(modelHealth), models: Type.Integer({ minimum: 0 }) })),
});

export const ModelParams = Shape({ artikul: Artikul });

export const ModelPicture = Shape({ ...PictureOfRecord.properties, isMain: Type.Boolean() });

export const PieceOfModel = Shape({
  serialNumber: Type.String(),
  state: Words(productItemStates),
  sizeMm: Nullable(SizeMm),
  lengthCm: Nullable(LengthCm),
  weightGrams: WeightGrams,
  probe: Nullable(Probe),
  /** null = price on request. */
  price: Nullable(Som),
  priceSource: Words(['FORMULA', 'FIXED'] as const),
});

/** A text in one language; empty if nobody wrote it. */
const text = (maxLength: number) => Type.String({ maxLength });
const nameTexts = { nameUz: text(120), nameRu: text(120), nameEn: text(120) };
const descriptionTexts = { descriptionUz: text(4000), descriptionRu: text(4000), descriptionEn: text(4000) };
const seoTexts = {
  seoTitleUz: text(70),
  seoTitleRu: text(70),
  seoTitleEn: text(70),
  seoDescriptionUz: text(200),
  seoDescriptionRu: text(200),
  seoDescriptionEn: text(200),
};
export const ModelTexts = Shape({ ...nameTexts, ...descriptionTexts, ...seoTexts });

/**
 * One model in full. `texts`: as written; a missing one is empty. `vatPercent`: valid today. `missing`: what it needs before it can be
 * published. `pictures`: in display order, the main one first. Of its pieces only the latest 50 are included.
 */
export const StaffModel = Shape({
  ...ModelRow.properties,
  ...slugs,
  texts: ModelTexts,
  gender: Nullable(Words(genders)),
  occasions: Type.Array(Code),
  styles: Type.Array(Code),
  collectionIds: Type.Array(Id),
  ikpu: Nullable(Type.String()),
  packageCode: Nullable(Type.String()),
  vatPercent: Type.Integer({ minimum: 0, maximum: 99 }),
  photos: Type.Array(ModelPicture),
  stock: Type.Array(PieceOfModel),
  missing: Type.Array(Words(readinessPoints)),
  allowedActions: Type.Array(Words(modelActions)),
});

/** Changes of the rows of a model, whichever call made them; newest first, at most 100. */
export const ModelHistory = Type.Array(AuditEntry);

const optional = <const Texts extends Record<string, ReturnType<typeof text>>>(texts: Texts) =>
  Type.Partial(Shape(texts)).properties;

/**
 * Fields that are left out stay unchanged. A text may be empty, except for the Russian and the Uzbek name. If a name changes and no
 * address is given, an address that was made from the name changes with it.
 */
export const ChangeModel = Shape({
  ...optional({ ...nameTexts, ...descriptionTexts, ...seoTexts }),
  slugUz: Type.Optional(Slug),
  slugRu: Type.Optional(Slug),
  slugEn: Type.Optional(Slug),
  categoryId: Type.Optional(Id),
  collectionIds: Type.Optional(Type.Array(Id, { maxItems: 50, uniqueItems: true })),
  metal: Type.Optional(Code),
  gender: Type.Optional(Words(genders)),
  occasions: Type.Optional(Type.Array(Code, { maxItems: 30, uniqueItems: true })),
  styles: Type.Optional(Type.Array(Code, { maxItems: 30, uniqueItems: true })),
  make: Type.Optional(Nullable(Words(makes))),
  ikpu: Type.Optional(Nullable(Line(40))),
  packageCode: Type.Optional(Nullable(Line(40))),
  vatPercent: Type.Optional(Type.Integer({ minimum: 0, maximum: 99 })),
});

/** `kind` left out: a jewel, which has a metal and an audience; a loose stone has neither, and no make. A new model is a draft. */
export const NewModel = Shape({
  kind: Type.Optional(Words(productKinds)),
  artikul: Artikul,
  nameRu: Line(120),
  nameUz: Line(120),
  nameEn: text(120),
  categoryId: Id,
  metal: Type.Optional(Code),
  gender: Type.Optional(Words(genders)),
  make: Type.Optional(Words(makes)),
});

/** The new draft copies the model without its pictures, its pieces and its texts for search engines. */
export const DuplicateModel = Shape({ newArtikul: Artikul });

/** Input of the price formula for a piece that does not exist yet. */
export const PriceByWeightQuery = Shape({
  metal: Code,
  make: Words(makes),
  probe: Probe,
  weightGrams: TypedGrams,
});

/** Price of a piece without stones by the formula and the current rate; null if the formula cannot price it. */
export const PriceByWeight = Shape({ price: Nullable(Som) });

/** A draft without pieces. `probes`: finenesses in which its metal is sold; empty for a loose stone. */
export const AwaitedModel = Shape({
  kind: Words(productKinds),
  artikul: Artikul,
  ...names,
  image: Nullable(UrlRef),
  publishAt: Nullable(Instant),
  probes: Type.Array(Probe),
});
/** Models to be published soonest come first, at most 200. */
export const AwaitedModels = Type.Array(AwaitedModel);

/** `at` left out: now. */
export const ScheduledAt = Shape({ at: Type.Optional(Instant) });

/** For the `preview` parameter of the model's page. `as`: whose prices, left out = a guest's. `at`: the time shown, left out = now. */
export const PreviewModel = Shape({
  as: Type.Optional(Words(['GUEST', 'BUSINESS'] as const)),
  at: Type.Optional(Instant),
});
export const ModelPreview = Shape({ token: Type.String(), until: Instant });

export type AwaitedModel = Static<typeof AwaitedModel>;
export type PriceByWeightQuery = Static<typeof PriceByWeightQuery>;
export type NewModel = Static<typeof NewModel>;
export type ModelRow = Static<typeof ModelRow>;
export type StaffModel = Static<typeof StaffModel>;
export type ModelTexts = Static<typeof ModelTexts>;
export type ChangeModel = Static<typeof ChangeModel>;
export type ContentHealth = Static<typeof ContentHealth>;
export type ModelHealth = (typeof modelHealth)[number];
export type ModelAction = (typeof modelActions)[number];
