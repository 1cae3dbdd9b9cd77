import { type RawBuilder, sql } from 'kysely';
import type { MediaQuery } from '#contract/admin/catalog/media.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import { allOf, countRows, type EdgeRow, type ListPage, pageClauses } from '#server/kit/list-page.ts';
import { containing } from '#server/kit/texts/typed-text.ts';
import type { AttachmentRow } from '../attachment-row.ts';
import type { MarkRow } from '../picture-marks.ts';

export interface MediaRow extends AttachmentRow, MarkRow, EdgeRow {
  address: string;
  version: number;
  use_count: number;
  uses: { place: string; record: string }[];
}

export type MediaFilter = Pick<MediaQuery, 'q' | 'kind' | 'unused' | 'notDescribed'>;

const columns = sql`
  a.id, a.key, a.address, a.kind, a.alt, a.width, a.height, a.placeholder, a.focal_x, a.focal_y, a.is_model_photo, a.is_in_scale, a.version,
  coalesce(used.use_count, 0) as use_count, coalesce(used.uses, '{}') as uses`;

/** Adds the records that use the pictures, each once; looked up once for all of them. */
const withUses = (pictures: RawBuilder<unknown>) => sql`
  (${pictures}) a
  left join (
    select attachment_id, count(*)::integer as use_count,
      (array_agg(json_build_object('place', place, 'record', record) order by place, record))[1:3] as uses
    from (
      select distinct attachment_id, place, record from attachment_uses
      where attachment_id in (select id from (${pictures}) shown)
    ) once group by attachment_id
  ) used on used.attachment_id = a.id`;

/** Returns one page, and one extra row if another page follows. */
export async function selectMedia(db: ReadDb, filter: MediaFilter, page: ListPage): Promise<MediaRow[]> {
  const { where, order } = pageClauses(page);
  const pictures = sql`select a.* from attachments a where ${whereOf(filter)} and ${where} ${order}`;
  const { rows } = await sql<MediaRow>`
    select ${columns}, (${page.sort.by})::text as edge from ${withUses(pictures)} ${order}`.execute(db);
  return rows;
}

export async function findMedia(db: ReadDb, id: number): Promise<MediaRow | undefined> {
  const { rows } = await sql<MediaRow>`
    select ${columns}, a.id::text as edge from ${withUses(sql`select * from attachments where id = ${id}`)}`.execute(
    db,
  );
  return rows[0];
}

export async function countMedia(
  db: ReadDb,
  filter: MediaFilter,
  wanted: 'capped' | 'exact',
): Promise<number> {
  return countRows(db, sql`from attachments a where ${whereOf(filter)}`, wanted);
}

/** Locks the picture until the transaction ends, so that nothing can start to use it concurrently. */
export async function lockMedia(db: Db, id: number): Promise<{ key: string; version: number } | undefined> {
  return db
    .selectFrom('attachments')
    .select(['key', 'version'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function deleteMedia(db: Db, id: number): Promise<void> {
  await db.deleteFrom('attachments').where('id', '=', id).execute();
}

/** Whether a picture has this key: a removed picture may have been added again. */
export async function isKnownKey(db: ReadDb, key: string): Promise<boolean> {
  const row = await db.selectFrom('attachments').select('id').where('key', '=', key).executeTakeFirst();
  return row !== undefined;
}

export async function updateMedia(
  db: Db,
  id: number,
  columns: Partial<MarkRow> & { alt?: LocalizedText },
): Promise<void> {
  if (Object.keys(columns).length === 0) return;
  await db.updateTable('attachments').set(columns).where('id', '=', id).execute();
}

function whereOf({ q, kind, unused, notDescribed }: MediaFilter): RawBuilder<boolean> {
  return allOf([
    q !== undefined && matchesText(q),
    kind && sql`a.kind = ${kind}`,
    unused === true && sql`a.id not in (select attachment_id from attachment_uses)`,
    notDescribed === true &&
      sql`(coalesce(a.alt->>'ru', '') = '' or coalesce(a.alt->>'uz', '') = '' or coalesce(a.alt->>'en', '') = '')`,
  ]);
}

function matchesText(q: string): RawBuilder<unknown> {
  const like = containing(q);
  return sql`(a.key ilike ${like} or a.alt->>'ru' ilike ${like} or a.alt->>'uz' ilike ${like} or a.alt->>'en' ilike ${like})`;
}
