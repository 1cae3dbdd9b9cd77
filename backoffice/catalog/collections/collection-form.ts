import type { CollectionContent } from '#contract/admin/catalog/collection.ts';
import { uzbekLetters } from '../../kit/forms/uzbek-letters.ts';

/** The form's values as saved: trimmed, addresses in lower case, with proper Uzbek letters. */
export const plainContent = (typed: CollectionContent): CollectionContent => ({
  ...typed,
  nameRu: typed.nameRu.trim(),
  nameUz: uzbekLetters(typed.nameUz.trim()),
  nameEn: typed.nameEn.trim(),
  slugRu: typed.slugRu.trim().toLowerCase(),
  slugUz: typed.slugUz.trim().toLowerCase(),
  slugEn: typed.slugEn.trim().toLowerCase(),
  descriptionRu: typed.descriptionRu.trim(),
  descriptionUz: uzbekLetters(typed.descriptionUz.trim()),
  descriptionEn: typed.descriptionEn.trim(),
  storyRu: typed.storyRu.trim(),
  storyUz: uzbekLetters(typed.storyUz.trim()),
  storyEn: typed.storyEn.trim(),
});
