import type { LocalizedText } from '#database/schema.ts';

/** The title of a new banner or moment, which begins in its first language. */
export const titleOfNew = ({ titleRu }: { titleRu: string }): LocalizedText => ({
  uz: '',
  ru: titleRu,
  en: '',
});

/** The titles by which the search finds a content. */
export const titlesOf = ({
  titleUz,
  titleRu,
  titleEn,
}: Record<'titleUz' | 'titleRu' | 'titleEn', string>): string[] => [titleUz, titleRu, titleEn];
