import type { Updateable } from 'kysely';
import type {
  ChangeCategory,
  StaffCategory,
  StaffCategoryRow as Row,
} from '#contract/admin/catalog/category.ts';
import { type Language, languages } from '#contract/words.ts';
import type { CategoriesTable, LocalizedText } from '#database/schema.ts';
import { attachmentUrl } from '#server/attachment/url.ts';
import { slugs } from '#server/kit/wire.ts';
import type { StaffCategoryRow } from './queries-category.ts';

/** The texts as stored: a missing language has no fallback. */
export const categoryToStaff = (row: StaffCategoryRow): StaffCategory => ({
  id: row.id,
  version: row.version,
  parentId: row.parent_id,
  nameUz: row.name.uz,
  nameRu: row.name.ru,
  nameEn: row.name.en,
  descriptionUz: row.description.uz,
  descriptionRu: row.description.ru,
  descriptionEn: row.description.en,
  ...slugs(row),
  image: pictureToWire(row.image),
  backgroundImage: pictureToWire(row.background),
  icon: pictureToWire(row.icon),
  models: row.models,
});

const pictureToWire = (picture: StaffCategoryRow['image']): StaffCategory['image'] =>
  picture && { id: picture.id, url: attachmentUrl(picture.address) };

/** Returns the columns that a change modifies. */
export function columnsOfChange(
  { name, description }: Pick<StaffCategoryRow, 'name' | 'description'>,
  change: ChangeCategory,
): Updateable<CategoriesTable> {
  const { slugUz, slugRu, slugEn, imageId, backgroundImageId, iconId } = change;
  return {
    name: mixed(name, { uz: change.nameUz, ru: change.nameRu, en: change.nameEn }),
    description: mixed(description, {
      uz: change.descriptionUz,
      ru: change.descriptionRu,
      en: change.descriptionEn,
    }),
    ...(slugUz !== undefined && { slug_uz: slugUz }),
    ...(slugRu !== undefined && { slug_ru: slugRu }),
    ...(slugEn !== undefined && { slug_en: slugEn }),
    ...(imageId !== undefined && { image_id: imageId }),
    ...(backgroundImageId !== undefined && { background_image_id: backgroundImageId }),
    ...(iconId !== undefined && { icon_id: iconId }),
  };
}

/** Omitted languages stay unchanged. */
const mixed = (
  before: LocalizedText,
  given: Record<'uz' | 'ru' | 'en', string | undefined>,
): LocalizedText => ({
  uz: given.uz?.trim() ?? before.uz,
  ru: given.ru?.trim() ?? before.ru,
  en: given.en?.trim() ?? before.en,
});

export const nameOfNew = (given: { nameUz: string; nameRu: string; nameEn: string }): LocalizedText => ({
  uz: given.nameUz.trim(),
  ru: given.nameRu.trim(),
  en: given.nameEn.trim(),
});

export const rowToStaff = (row: StaffCategoryRow, above: readonly Pick<StaffCategoryRow, 'name'>[]): Row => ({
  ...categoryToStaff(row),
  above: above.map(({ name: { uz, ru, en } }) => ({ nameUz: uz, nameRu: ru, nameEn: en })),
});

/** Everything by which the search finds a category. */
export const wordsOf = (row: StaffCategory): string[] => [
  row.nameUz,
  row.nameRu,
  row.nameEn,
  row.slugUz,
  row.slugRu,
  row.slugEn,
];

/** The languages without a description. */
export function lacksOf({ descriptionUz, descriptionRu, descriptionEn }: StaffCategory): Language[] {
  const written = { uz: descriptionUz, ru: descriptionRu, en: descriptionEn };
  return languages.filter((language) => written[language] === '');
}
