import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { PageTexts, type StaffPage, type StaffPageRow } from '#contract/admin/page.ts';
import { PageBody } from '#contract/page.ts';
import type { DraftRow, PageWords, PublishedRow, StaffPageListRow, VersionRow } from './queries-page.ts';

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

export function pageToWire(
  page: PublishedRow,
  { draft, versions }: { draft: DraftRow | undefined; versions: readonly VersionRow[] },
): StaffPage {
  return {
    slug: page.slug,
    version: draft?.version ?? 0,
    state: page.state,
    published: textsOf(page),
    draft: draft === undefined ? null : draftToWire(draft, page.version),
    versions: versions.map(({ id, publishedAt, publishedBy, body }) => ({
      id,
      publishedAt: publishedAt.toISOString(),
      publishedBy,
      titleRu: readTexts(body).titleRu,
    })),
  };
}

const draftToWire = (draft: DraftRow, pageVersion: number): NonNullable<StaffPage['draft']> => ({
  texts: readTexts(draft.body),
  savedBy: draft.savedBy,
  savedAt: draft.savedAt.toISOString(),
  publishAt: draft.publishAt?.toISOString() ?? null,
  isBehind: draft.baseVersion !== pageVersion,
});
