import { sql } from 'kysely';
import { minuteMs } from '#domain/units/durations.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import type { BannersTable, LocalizedText } from '#database/schema.ts';
import type { OrderedRows } from '#server/kit/row-order.ts';

type Placement = BannersTable['placement'];

export interface StaffBannerListRow {
  id: number;
  state: 'DRAFT' | 'ACTIVE';
  placement: Placement;
  title: LocalizedText;
  pictureKey: string | null;
  activeFrom: Date | null;
  activeTo: Date | null;
  draftVersion: number;
  publishAt: Date | null;
}

/** Grouped by place, in their order. */
export async function selectStaffBanners(db: ReadDb): Promise<StaffBannerListRow[]> {
  const { rows } = await sql<StaffBannerListRow>`
    select b.id, b.banner_state as state, b.placement, b.title, b.active_from as "activeFrom", b.active_to as "activeTo",
      (select a.key from banner_pictures p join attachments a on a.id = p.attachment_id where p.banner_id = b.id
        order by p.from_width limit 1) as "pictureKey",
      coalesce(d.version, 0) as "draftVersion", d.publish_at as "publishAt"
    from banners b left join content_drafts d on d.kind = 'BANNER' and d.record_id = b.id::text
    order by array_position(array['HOME_HERO', 'HOME_STRIP', 'CATALOG', 'CART', 'SUCCESS'], b.placement), b.position, b.id
    limit 500`.execute(db);
  return rows;
}

export interface BannerRecordRow {
  id: number;
  version: number;
  state: 'DRAFT' | 'ACTIVE';
  placement: Placement;
  title: LocalizedText;
  body: LocalizedText;
  alt: LocalizedText;
  link: string;
  serialNumber: string | null;
  activeFrom: Date | null;
  activeTo: Date | null;
  videoId: number | null;
  updatedAt: Date;
}

/** Locks the row until the transaction ends if `isLocked`. */
export async function findBannerRecord(
  db: ReadDb,
  id: number,
  { isLocked = false } = {},
): Promise<BannerRecordRow | undefined> {
  return db
    .selectFrom('banners as b')
    .leftJoin('product_items as item', 'item.id', 'b.item_id')
    .select(['b.id', 'b.version', 'b.banner_state as state', 'b.placement', 'b.title', 'b.body', 'b.alt'])
    .select(['b.link', 'item.serial_number as serialNumber', 'b.video_id as videoId'])
    .select(['b.active_from as activeFrom', 'b.active_to as activeTo', 'b.updated_at as updatedAt'])
    .where('b.id', '=', id)
    .$if(isLocked, (query) => query.forUpdate('b'))
    .executeTakeFirst();
}

export interface Cut {
  fromWidth: number;
  attachmentId: number;
}

export async function selectCuts(db: ReadDb, bannerId: number): Promise<Cut[]> {
  return db
    .selectFrom('banner_pictures')
    .select(['from_width as fromWidth', 'attachment_id as attachmentId'])
    .where('banner_id', '=', bannerId)
    .orderBy('from_width')
    .execute();
}

/** Inserts an unpublished banner at the end of its place. */
export async function insertBanner(
  db: Db,
  { placement, title }: { placement: Placement; title: LocalizedText },
): Promise<number> {
  const none = JSON.stringify({ uz: '', ru: '', en: '' });
  const { rows } = await sql<{ id: number }>`
    insert into banners (placement, banner_state, title, body, alt, link, position)
    select ${placement}, 'DRAFT', ${JSON.stringify(title)}::jsonb, ${none}::jsonb, ${none}::jsonb, '/catalog',
      coalesce(max(position) + 1, 0) from banners where placement = ${placement}
    returning id`.execute(db);
  const [row] = rows;
  if (row === undefined) throw new Error('the insert returned no row');
  return row.id;
}

export interface BannerValues {
  placement: Placement;
  title: LocalizedText;
  body: LocalizedText;
  alt: LocalizedText;
  link: string;
  serialNumber: string | null;
  activeFrom: string | null;
  activeTo: string | null;
  videoId: number | null;
  cuts: readonly Cut[];
}

/** Also a new version if only its pictures changed, which are rows of another table. */
export async function publishBanner(db: Db, id: number, banner: BannerValues): Promise<void> {
  await sql`
    update banners set banner_state = 'ACTIVE', version = default, placement = ${banner.placement}, title = ${JSON.stringify(banner.title)}::jsonb,
      body = ${JSON.stringify(banner.body)}::jsonb, alt = ${JSON.stringify(banner.alt)}::jsonb, link = ${banner.link},
      item_id = (select id from product_items where serial_number = ${banner.serialNumber}), video_id = ${banner.videoId},
      active_from = ${banner.activeFrom}, active_to = ${banner.activeTo}
    where id = ${id}`.execute(db);
  const widths = banner.cuts.map(({ fromWidth }) => fromWidth);
  await sql`delete from banner_pictures where banner_id = ${id} and from_width <> all(${widths}::int[])`.execute(
    db,
  );
  await sql`
    insert into banner_pictures (banner_id, from_width, attachment_id)
    select ${id}, c."fromWidth", c."attachmentId"
    from jsonb_to_recordset(${JSON.stringify(banner.cuts)}::jsonb) as c ("fromWidth" int, "attachmentId" bigint)
    on conflict (banner_id, from_width) do update set attachment_id = excluded.attachment_id
      where banner_pictures.attachment_id <> excluded.attachment_id`.execute(db);
}

/** Ends a banner at `now`; a start in the future is removed. */
export async function endBanner(db: Db, id: number, now: Date): Promise<void> {
  await sql`
    update banners set active_to = ${now}, active_from = case when active_from < ${now} then active_from end
    where id = ${id} and (active_to is null or active_to > ${now})`.execute(db);
}

/** The banners of a placement in their order. */
export const orderedBanners = (placement: Placement): OrderedRows => ({
  table: sql.table('banners'),
  filter: sql<boolean>`placement = ${placement}`,
});

/** Whether a piece has this serial number. */
export async function isPiece(db: ReadDb, serialNumber: string): Promise<boolean> {
  const piece = db.selectFrom('product_items').select('id').where('serial_number', '=', serialNumber);
  return (await piece.executeTakeFirst()) !== undefined;
}

/** Notifies the page cache of banners whose period began or ended within the last minutes. */
export async function recordBannerPeriods(db: Db, now: Date): Promise<void> {
  const since = new Date(now.getTime() - 2 * minuteMs);
  await sql`
    select note_content_changes('banners', array_agg(id::text), case when bool_or(is_over) then 'hide' else 'update' end)
    from (
      select id, active_to > ${since} and active_to <= ${now} as is_over from banners
      where banner_state = 'ACTIVE' and ((active_from > ${since} and active_from <= ${now})
        or (active_to > ${since} and active_to <= ${now}))
    ) turned`.execute(db);
}
