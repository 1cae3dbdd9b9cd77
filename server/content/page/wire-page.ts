import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { type NewPage, PageTexts, type PageUse, type StaffPageRow } from '#contract/admin/content/page.ts';
import { PageBody } from '#contract/page.ts';
import type { Language } from '#contract/words.ts';
import type { LocalizedText } from '#database/schema.ts';
import { textIn } from '#server/kit/texts/text-in.ts';
import type { PageUseRow, PageWords, PublishedRow, StaffPageListRow } from './queries-page.ts';

const bodies = Compile(Type.Object({ uz: PageBody, ru: PageBody, en: PageBody }));
const stored = Compile(PageTexts);

/** Texts are JSON in the database; malformed ones are a bug and throw. Texts from before migration 0370 have no footer list. */
export const readTexts = (body: unknown): PageTexts =>
  stored.Parse(typeof body === 'object' ? { listedIn: null, ...body } : body);

/** Returns the parts without which it cannot be published. */
export const missingOfPage = ({ bodyRu }: PageTexts): string[] => (bodyRu.length === 0 ? ['bodyRu'] : []);

export const titleOfNew = (page: Omit<NewPage, 'slug'>): LocalizedText => ({
  uz: page.titleUz,
  ru: page.titleRu,
  en: page.titleEn,
});

export function textsOf({ title, description, body, listedIn }: PublishedRow): PageTexts {
  const { uz, ru, en } = bodies.Parse(body);
  return {
    titleUz: title.uz,
    titleRu: title.ru,
    titleEn: title.en,
    descriptionUz: description.uz,
    descriptionRu: description.ru,
    descriptionEn: description.en,
    bodyUz: uz,
    bodyRu: ru,
    bodyEn: en,
    listedIn,
  };
}

export const pageFromWire = (
  texts: PageTexts,
): PageWords & { body: Record<'uz' | 'ru' | 'en', PageBody> } => ({
  title: { uz: texts.titleUz, ru: texts.titleRu, en: texts.titleEn },
  description: { uz: texts.descriptionUz, ru: texts.descriptionRu, en: texts.descriptionEn },
  body: { uz: texts.bodyUz, ru: texts.bodyRu, en: texts.bodyEn },
  listedIn: texts.listedIn,
});

export const pageRowToWire = (row: StaffPageListRow): StaffPageRow => ({
  slug: row.slug,
  state: row.state,
  titleUz: row.title.uz,
  titleRu: row.title.ru,
  titleEn: row.title.en,
  languages: row.languages,
  updatedAt: row.updatedAt.toISOString(),
  draftVersion: row.draftVersion,
  publishAt: row.publishAt?.toISOString() ?? null,
});

export const pageUseToWire = ({ title, ...use }: PageUseRow, language: Language): PageUse => ({
  ...use,
  title: textIn(title, language),
});
