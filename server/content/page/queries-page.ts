import { type RawBuilder, sql } from 'kysely';
import type { PageList } from '#contract/words.ts';
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
  listedIn: PageList | null;
  updatedAt: Date;
}

const columns = [
  'slug',
  'version',
  'page_state as state',
  'title',
  'description',
  'body',
  'listed_in as listedIn',
  'updated_at as updatedAt',
] as const;

/** Locks the row until the transaction ends if `isLocked`. */
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

/** The stored texts of a page by language. */
export interface PageWords {
  title: LocalizedText;
  description: LocalizedText;
  body: Record<keyof LocalizedText, unknown>;
  listedIn: PageList | null;
}

export async function publishWords(
  db: Db,
  { slug, title, description, body, listedIn }: PageWords & { slug: string },
): Promise<void> {
  await sql`
    update pages set page_state = 'PUBLISHED',
      title = ${JSON.stringify(title)}::jsonb,
      description = ${JSON.stringify(description)}::jsonb,
      body = ${JSON.stringify(body)}::jsonb,
      listed_in = ${listedIn}
    where slug = ${slug}`.execute(db);
}

/** Returns false if the address is taken. */
export async function insertPage(
  db: Db,
  { slug, title }: { slug: string; title: LocalizedText },
): Promise<boolean> {
  const none = { uz: '', ru: '', en: '' };
  const { rows } = await sql`
    insert into pages (slug, title, description, body, page_state)
    values (${slug}, ${JSON.stringify(title)}::jsonb, ${JSON.stringify(none)}::jsonb, '{"uz": [], "ru": [], "en": []}', 'DRAFT')
    on conflict (slug) do nothing returning slug`.execute(db);
  return rows.length > 0;
}

/** Deletes a page with its draft and its versions. */
export async function deletePage(db: Db, slug: string): Promise<void> {
  await sql`delete from content_drafts where kind = 'PAGE' and record_id = ${slug}`.execute(db);
  await sql`delete from content_versions where kind = 'PAGE' and record_id = ${slug}`.execute(db);
  await db.deleteFrom('pages').where('slug', '=', slug).execute();
}

export interface PageUseRow {
  kind: 'page' | 'banner';
  id: string;
  title: LocalizedText;
  isDraft: boolean;
}

/** Returns the links to a page from other pages and from banners, published and in drafts. */
export async function selectPageUses(db: ReadDb, slug: string): Promise<PageUseRow[]> {
  const path = `/${slug}`;
  const leads = (href: RawBuilder<unknown>) => sql`split_part(split_part(${href}, '#', 1), '?', 1) = ${path}`;
  const isIn = (body: RawBuilder<unknown>) => sql`exists (
    select from jsonb_path_query(${body}, '$.**.href') as h(href) where ${leads(sql`h.href #>> '{}'`)})`;
  const { rows } = await sql<PageUseRow>`
    select * from (
      select 'page' as kind, p.slug as id, p.title, false as "isDraft" from pages p
        where p.slug <> ${slug} and ${isIn(sql`p.body`)}
      union all select 'page', p.slug, p.title, true from content_drafts d join pages p on p.slug = d.record_id
        where d.kind = 'PAGE' and p.slug <> ${slug} and ${isIn(sql`d.body`)} and not ${isIn(sql`p.body`)}
      union all select 'banner', b.id::text, b.title, false from banners b where ${leads(sql`b.link`)}
      union all select 'banner', b.id::text, b.title, true from content_drafts d join banners b on b.id::text = d.record_id
        where d.kind = 'BANNER' and ${leads(sql`d.body ->> 'link'`)} and not ${leads(sql`b.link`)}
    ) used order by kind, id limit 100`.execute(db);
  return rows;
}
