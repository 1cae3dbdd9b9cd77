import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { PageTexts, type StaffPageRow } from '#contract/admin/content/page.ts';
import { PageBody } from '#contract/page.ts';
import type { PageWords, PublishedRow, StaffPageListRow } from './queries-page.ts';

const bodies = Compile(Type.Object({ uz: PageBody, ru: PageBody, en: PageBody }));
const stored = Compile(PageTexts);

/** Texts are JSON in the database: malformed ones are a bug and stop here. */
export const readTexts = (body: unknown): PageTexts => stored.Parse(body);

export function textsOf({ title, description, body }: PublishedRow): PageTexts {
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
  };
}

export const wordsOfTexts = (
  texts: PageTexts,
): PageWords & { body: Record<'uz' | 'ru' | 'en', PageBody> } => ({
  title: { uz: texts.titleUz, ru: texts.titleRu, en: texts.titleEn },
  description: { uz: texts.descriptionUz, ru: texts.descriptionRu, en: texts.descriptionEn },
  body: { uz: texts.bodyUz, ru: texts.bodyRu, en: texts.bodyEn },
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
