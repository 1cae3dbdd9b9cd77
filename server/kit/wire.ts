import type { LocalizedText } from '#database/schema.ts';

// The three language fields of the specification. A text that is missing in a language falls back to Russian.

export interface Names {
  nameUz: string;
  nameRu: string;
  nameEn: string;
}

export interface Descriptions {
  descriptionUz: string;
  descriptionRu: string;
  descriptionEn: string;
}

export interface Slugs {
  slugUz: string;
  slugRu: string;
  slugEn: string;
}

export function names(name: LocalizedText): Names {
  return { nameUz: name.uz || name.ru, nameRu: name.ru, nameEn: name.en || name.ru };
}

export function descriptions(text: LocalizedText): Descriptions {
  return { descriptionUz: text.uz || text.ru, descriptionRu: text.ru, descriptionEn: text.en || text.ru };
}

export function slugs(row: { slug_uz: string; slug_ru: string; slug_en: string }): Slugs {
  return { slugUz: row.slug_uz, slugRu: row.slug_ru, slugEn: row.slug_en };
}

/** Alternative texts of a picture. */
export function alts(text: LocalizedText): { altUz: string; altRu: string; altEn: string } {
  return { altUz: text.uz || text.ru, altRu: text.ru, altEn: text.en || text.ru };
}

/** Alternative texts of a picture after a change; a language that is omitted stays unchanged. */
export const changedAlt = (
  before: LocalizedText,
  { altUz, altRu, altEn }: { altUz?: string; altRu?: string; altEn?: string },
): LocalizedText => ({
  uz: altUz?.trim() ?? before.uz,
  ru: altRu?.trim() ?? before.ru,
  en: altEn?.trim() ?? before.en,
});
