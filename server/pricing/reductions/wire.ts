import type { NewPromotion } from '#contract/admin/prices/reduction.ts';
import type { LocalizedText } from '#database/schema.ts';

/** The name of a promotion in three languages. */
export const nameOf = ({
  nameUz,
  nameRu,
  nameEn,
}: Pick<NewPromotion, 'nameUz' | 'nameRu' | 'nameEn'>): LocalizedText => ({
  uz: nameUz,
  ru: nameRu,
  en: nameEn,
});
