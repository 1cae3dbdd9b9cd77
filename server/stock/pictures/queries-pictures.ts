import { sql } from 'kysely';
import type { Db, ReadDb } from '#database/connect.ts';
import type { AttachmentRow } from '#server/attachment/attachment-row.ts';
import type { ArrangedPicture } from '#server/attachment/media/arrange-pictures.ts';
import type { MarkRow } from '#server/attachment/picture-marks.ts';

export type PiecePictureRow = AttachmentRow & MarkRow;

/** Returns the pictures of this piece only, in their order. */
export async function selectPiecePictures(db: ReadDb, itemId: number): Promise<PiecePictureRow[]> {
  return db
    .selectFrom('item_attachments as i')
    .innerJoin('attachments as a', 'a.id', 'i.attachment_id')
    .select(['a.id', 'a.address as key', 'a.kind', 'a.alt', 'a.width', 'a.height', 'a.placeholder'])
    .select(['a.focal_x', 'a.focal_y', 'a.is_model_photo', 'a.is_in_scale'])
    .where('i.item_id', '=', itemId)
    .orderBy('i.order_number')
    .orderBy('a.id')
    .limit(100)
    .execute();
}

/** Adds a picture at the end; one that the piece already has stays in its place. */
export async function insertPiecePicture(
  db: Db,
  { itemId, attachmentId }: { itemId: number; attachmentId: number },
): Promise<void> {
  await sql`
    insert into item_attachments (item_id, attachment_id, order_number)
    select ${itemId}, ${attachmentId}, coalesce(max(order_number) + 1, 0) from item_attachments where item_id = ${itemId}
    on conflict do nothing`.execute(db);
}

/** Sets exactly these pictures in these places. */
export async function replacePiecePictures(
  db: Db,
  { itemId, pictures }: { itemId: number; pictures: readonly ArrangedPicture[] },
): Promise<void> {
  const ids = pictures.map(({ id }) => id);
  await sql`delete from item_attachments where item_id = ${itemId} and attachment_id <> all(${ids}::bigint[])`.execute(
    db,
  );
  await sql`
    update item_attachments i set order_number = n.position
    from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb) as n (id bigint, position integer)
    where i.item_id = ${itemId} and i.attachment_id = n.id and i.order_number <> n.position`.execute(db);
}
