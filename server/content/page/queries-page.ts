import { sql } from 'kysely';
import type { PageTexts } from '#contract/admin/page.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';

export interface StaffPageListRow {
  slug: string;
  state: 'DRAFT' | 'PUBLISHED';
  title: LocalizedText;
  languages: ('uz' | 'ru' | 'en')[];
  updatedAt: Date;
  draftVersion: number;
  publishAt: Date | null;
}

export async function selectStaffPages(db: ReadDb): Promise<StaffPageListRow[]> {
  const { rows } = await sql<StaffPageListRow>`
    select p.slug, p.page_state as state, p.title, p.updated_at as "updatedAt",
      coalesce(d.version, 0) as "draftVersion", d.publish_at as "publishAt",
      array(select l from unnest(array['ru', 'uz', 'en']) l
        where jsonb_array_length(coalesce(p.body -> l, '[]')) > 0) as languages
    from pages p left join content_drafts d on d.kind = 'PAGE' and d.record_id = p.slug
    order by p.slug limit 500`.execute(db);
  return rows;
}

export interface PublishedRow {
  slug: string;
  version: number;
  state: 'DRAFT' | 'PUBLISHED';
  title: LocalizedText;
  description: LocalizedText;
  body: unknown;
  updatedAt: Date;
}

const columns = [
  'slug',
  'version',
  'page_state as state',
  'title',
  'description',
  'body',
  'updated_at as updatedAt',
] as const;

/** Locked until the transaction ends where `isLocked`. */
export async function findPublished(
  db: ReadDb,
  slug: string,
  { isLocked = false } = {},
): Promise<PublishedRow | undefined> {
  return db
    .selectFrom('pages')
    .select(columns)
    .where('slug', '=', slug)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst();
}

export interface DraftRow {
  version: number;
  baseVersion: number;
  body: unknown;
  publishAt: Date | null;
  savedBy: string;
  staffId: number;
  savedAt: Date;
}

export async function findDraft(db: ReadDb, slug: string): Promise<DraftRow | undefined> {
  return db
    .selectFrom('content_drafts as d')
    .innerJoin('staff as s', 's.id', 'd.staff_id')
    .select(['d.version', 'd.base_version as baseVersion', 'd.body', 'd.publish_at as publishAt'])
    .select(['s.name as savedBy', 'd.staff_id as staffId', 'd.updated_at as savedAt'])
    .where('d.kind', '=', 'PAGE')
    .where('d.record_id', '=', slug)
    .executeTakeFirst();
}

export async function putDraft(
  db: Db,
  draft: { slug: string; texts: PageTexts; baseVersion: number; staffId: number; now: Date },
): Promise<void> {
  const { slug, texts, baseVersion, staffId, now } = draft;
  const row = {
    body: JSON.stringify(texts),
    base_version: baseVersion,
    staff_id: staffId,
    updated_at: now,
    // what was to be published is no longer what stands there
    publish_at: null,
  };
  await db
    .insertInto('content_drafts')
    .values({ kind: 'PAGE', record_id: slug, ...row })
    .onConflict((conflict) => conflict.columns(['kind', 'record_id']).doUpdateSet(row))
    .execute();
}

export async function setPublishAt(
  db: Db,
  { slug, at, staffId }: { slug: string; at: Date | null; staffId: number },
): Promise<void> {
  await db
    .updateTable('content_drafts')
    .set({ publish_at: at, staff_id: staffId })
    .where('kind', '=', 'PAGE')
    .where('record_id', '=', slug)
    .execute();
}

export async function deleteDraft(db: Db, slug: string): Promise<void> {
  await db.deleteFrom('content_drafts').where('kind', '=', 'PAGE').where('record_id', '=', slug).execute();
}

/** Pages whose drafts are to be published by now. */
export async function selectDueDrafts(db: ReadDb, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('content_drafts')
    .select('record_id')
    .where('kind', '=', 'PAGE')
    .where('publish_at', '<=', now)
    .orderBy('publish_at')
    .limit(100)
    .execute();
  return rows.map((row) => row.record_id);
}

/** The texts of a page by language, as its row has them. */
export interface PageWords {
  title: LocalizedText;
  description: LocalizedText;
  body: Record<keyof LocalizedText, unknown>;
}

export async function publishWords(
  db: Db,
  { slug, title, description, body }: PageWords & { slug: string },
): Promise<void> {
  await sql`
    update pages set page_state = 'PUBLISHED',
      title = ${JSON.stringify(title)}::jsonb,
      description = ${JSON.stringify(description)}::jsonb,
      body = ${JSON.stringify(body)}::jsonb
    where slug = ${slug}`.execute(db);
}

export interface VersionRow {
  id: number;
  publishedAt: Date;
  publishedBy: string | null;
  body: unknown;
}

/** What was published of a page, the latest first. */
export async function selectVersions(db: ReadDb, slug: string): Promise<VersionRow[]> {
  return db
    .selectFrom('content_versions as v')
    .leftJoin('staff as s', 's.id', 'v.staff_id')
    .select(['v.id', 'v.published_at as publishedAt', 's.name as publishedBy', 'v.body'])
    .where('v.kind', '=', 'PAGE')
    .where('v.record_id', '=', slug)
    .orderBy('v.id', 'desc')
    .limit(mostVersions)
    .execute();
}

const mostVersions = 50;

export async function addVersion(
  db: Db,
  { slug, texts, staffId, at }: { slug: string; texts: PageTexts; staffId: number | null; at: Date },
): Promise<void> {
  await db
    .insertInto('content_versions')
    .values({
      kind: 'PAGE',
      record_id: slug,
      body: JSON.stringify(texts),
      staff_id: staffId,
      published_at: at,
    })
    .execute();
  await sql`
    delete from content_versions where kind = 'PAGE' and record_id = ${slug} and id <= (
      select id from content_versions where kind = 'PAGE' and record_id = ${slug}
      order by id desc offset ${mostVersions} limit 1)`.execute(db);
}
