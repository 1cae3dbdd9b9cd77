import type { Language } from '#contract/words.ts';

/** The titles of a piece of content in the three languages. */
export interface Titles {
  titleRu: string;
  titleUz: string;
  titleEn: string;
}

/** The title in the staff member's language, or in Russian if it is not translated. */
export const titleIn = ({ titleRu, titleUz, titleEn }: Titles, language: Language): string =>
  ({ ru: titleRu, uz: titleUz, en: titleEn })[language] || titleRu;
