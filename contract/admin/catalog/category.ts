import { Type, type Static } from 'typebox';
import { AnyOf } from '../list.ts';
import { descriptions, Id, Line, names, Nullable, Shape, slugs, Words } from '../../primitives.ts';

/** A new page address: lowercase letters, digits and hyphens. */
export const NewSlug = Type.String({
  minLength: 1,
  maxLength: 160,
  pattern: '^[a-z0-9]+(-[a-z0-9]+)*$',
});
export const newSlugs = {
  slugUz: Type.Optional(NewSlug),
  slugRu: Type.Optional(NewSlug),
  slugEn: Type.Optional(NewSlug),
};

/** A picture as screens display it. */
export const CategoryPicture = Shape({ id: Id, url: Type.String() });

const Text = Type.String({ maxLength: 4000 });

/**
 * A category as the staff edit it. A missing text is an empty string. `models`: number of models directly in the category, in any state.
 */
export const StaffCategory = Shape({
  id: Id,
  version: Type.Integer({ minimum: 1 }),
  /** null: a top-level category. */
  parentId: Nullable(Id),
  ...names,
  ...descriptions,
  ...slugs,
  image: Nullable(CategoryPicture),
  backgroundImage: Nullable(CategoryPicture),
  icon: Nullable(CategoryPicture),
  models: Type.Integer({ minimum: 0 }),
});
/** `above`: the categories that it is in, the top-level one first. */
export const StaffCategoryRow = Shape({ ...StaffCategory.properties, above: Type.Array(Shape(names)) });
/** By default in display order: each category is followed by its subcategories. */
export const StaffCategories = Type.Array(StaffCategoryRow);
/**
 * `q`: a part of a name or an address in any language. `within`: categories, of which everything below is listed. `lacks`: languages
 * without a description. `noImage`: without a picture for its tile. `empty`: without models of its own.
 */
export const CategoriesQuery = Shape({
  q: Type.Optional(Type.String({ minLength: 1, maxLength: 80 })),
  within: Type.Optional(AnyOf),
  lacks: Type.Optional(AnyOf),
  noImage: Type.Optional(Type.Boolean()),
  empty: Type.Optional(Type.Boolean()),
  sort: Type.Optional(Words(['position', '-position', 'models', '-models'])),
});
export const categoryColumns = ['category', 'models', 'languages', 'address'] as const;

/** Fields that are left out stay unchanged. A picture is an uploaded one (`attachments`); null removes it. */
export const ChangeCategory = Shape({
  nameUz: Type.Optional(Line(80)),
  nameRu: Type.Optional(Line(80)),
  nameEn: Type.Optional(Line(80)),
  descriptionUz: Type.Optional(Text),
  descriptionRu: Type.Optional(Text),
  descriptionEn: Type.Optional(Text),
  ...newSlugs,
  imageId: Type.Optional(Nullable(Id)),
  backgroundImageId: Type.Optional(Nullable(Id)),
  iconId: Type.Optional(Nullable(Id)),
});

/** Its page addresses are made from its names. */
export const NewCategory = Shape({
  nameUz: Line(80),
  nameRu: Line(80),
  nameEn: Line(80),
  parentId: Nullable(Id),
});

/** `place`: position among the categories below `parentId`, from 0; one past the last position puts it last. */
export const MoveCategory = Shape({
  parentId: Nullable(Id),
  place: Type.Integer({ minimum: 0, maximum: 1000 }),
});

export const CategoryParams = Shape({ id: Id });

export type CategoriesQuery = Static<typeof CategoriesQuery>;
export type CategoryColumn = (typeof categoryColumns)[number];
export type StaffCategoryRow = Static<typeof StaffCategoryRow>;
export type StaffCategory = Static<typeof StaffCategory>;
export type ChangeCategory = Static<typeof ChangeCategory>;
