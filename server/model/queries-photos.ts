import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { ArrangedPicture } from '#server/attachment/media/arrange-pictures.ts';
import type { DescribedPicture } from '#server/attachment/picture-marks.ts';

/** Adds a picture at the end; the model's first one is the main one. A picture that it already has stays in its place. */
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

export async function selectPhotos(db: ReadDb, id: number): Promise<DescribedPicture[]> {
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

/** Sets the places of the pictures; the first is the main one. */
export async function updatePhotos(db: Db, id: number, photos: readonly ArrangedPicture[]): Promise<void> {
  if (photos.length === 0) return;
  // a unique index allows one main picture at a time
  await sql`
    update product_attachments set is_main = false where product_id = ${id} and is_main
      and attachment_id <> ${photos[0]?.id ?? 0}`.execute(db);
  await sql`
    update product_attachments pa set order_number = n.position, is_main = n.position = 0
    from jsonb_to_recordset(${JSON.stringify(photos)}::jsonb) as n (id bigint, position integer)
    where pa.product_id = ${id} and pa.attachment_id = n.id
      and (pa.order_number, pa.is_main) is distinct from (n.position, n.position = 0)`.execute(db);
}
