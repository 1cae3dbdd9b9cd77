import type { ChangeModel, NewModel } from '#contract/admin/catalog/model.ts';
import type { LocalizedText } from '#database/schema.ts';

/** A text in each language; undefined = unchanged. */
export type GivenText = Record<'uz' | 'ru' | 'en', string | undefined>;

/** The texts and addresses of a change, grouped by kind. */
export function textsOfChange(
  change: ChangeModel,
): Record<'name' | 'description' | 'seoTitle' | 'seoDescription' | 'slug', GivenText> {
  return {
    name: { uz: change.nameUz, ru: change.nameRu, en: change.nameEn },
    description: { uz: change.descriptionUz, ru: change.descriptionRu, en: change.descriptionEn },
    seoTitle: { uz: change.seoTitleUz, ru: change.seoTitleRu, en: change.seoTitleEn },
    seoDescription: {
      uz: change.seoDescriptionUz,
      ru: change.seoDescriptionRu,
      en: change.seoDescriptionEn,
    },
    slug: {
      uz: change.slugUz?.toLowerCase(),
      ru: change.slugRu?.toLowerCase(),
      en: change.slugEn?.toLowerCase(),
    },
  };
}

/** The name of the address field in each language. */
export const slugField = { uz: 'slugUz', ru: 'slugRu', en: 'slugEn' } as const;

/** The name of the name field in each language. */
export const nameField = { uz: 'nameUz', ru: 'nameRu', en: 'nameEn' } as const;

export const nameOf = (given: NewModel): LocalizedText => ({
  uz: given.nameUz.trim(),
  ru: given.nameRu.trim(),
  en: given.nameEn.trim(),
});
