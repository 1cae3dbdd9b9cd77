import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { LocalizedText } from '#database/schema.ts';
import type { MarkRow } from '#server/attachment/picture-marks.ts';

/** The last picture of a model; its first one is the main one. One that it has already stays where it is. */
export async function insertPhoto(
  db: Db,
  { id, attachmentId }: { id: number; attachmentId: number },
): Promise<void> {
  await sql`
    insert into product_attachments (product_id, attachment_id, order_number, is_main)
    select ${id}, ${attachmentId}, coalesce(max(order_number) + 1, 0), not coalesce(bool_or(is_main), false)
    from product_attachments where product_id = ${id}
    on conflict do nothing`.execute(db);
}

export async function selectPhotos(
  db: ReadDb,
  id: number,
): Promise<(MarkRow & { id: number; alt: LocalizedText })[]> {
  return db
    .selectFrom('product_attachments as pa')
    .innerJoin('attachments as a', 'a.id', 'pa.attachment_id')
    .select(['a.id', 'a.alt', 'a.focal_x', 'a.focal_y', 'a.is_model_photo', 'a.is_in_scale'])
    .where('pa.product_id', '=', id)
    .execute();
}

export async function deletePhotosBut(db: Db, id: number, remaining: readonly number[]): Promise<void> {
  await sql`
    delete from product_attachments where product_id = ${id} and attachment_id <> all(${remaining}::bigint[])`.execute(
    db,
  );
}

interface ArrangedPhoto extends MarkRow {
  id: number;
  /** From 0; the first is the main one. */
  position: number;
  alt: LocalizedText;
}

export async function updatePhotos(db: Db, id: number, photos: readonly ArrangedPhoto[]): Promise<void> {
  if (photos.length === 0) return;
  const given = JSON.stringify(photos);
  // one main picture at a time is a unique index
  await sql`
    update product_attachments set is_main = false where product_id = ${id} and is_main
      and attachment_id <> ${photos[0]?.id ?? 0}`.execute(db);
  await sql`
    update product_attachments pa set order_number = n.position, is_main = n.position = 0
    from jsonb_to_recordset(${given}::jsonb) as n (id bigint, position integer)
    where pa.product_id = ${id} and pa.attachment_id = n.id
      and (pa.order_number, pa.is_main) is distinct from (n.position, n.position = 0)`.execute(db);
  await sql`
    update attachments a set alt = n.alt, focal_x = n.focal_x, focal_y = n.focal_y, is_model_photo = n.is_model_photo, is_in_scale = n.is_in_scale
    from jsonb_to_recordset(${given}::jsonb)
      as n (id bigint, alt jsonb, focal_x smallint, focal_y smallint, is_model_photo boolean, is_in_scale boolean)
    where a.id = n.id and (a.alt, a.focal_x, a.focal_y, a.is_model_photo, a.is_in_scale)
      is distinct from (n.alt::localized_text, n.focal_x, n.focal_y, n.is_model_photo, n.is_in_scale)`.execute(
    db,
  );
}
