import { sql } from 'kysely';
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
