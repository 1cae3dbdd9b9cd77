import { sql } from 'kysely';
import type { Db } from '#database/connect.ts';
import type { DescribedPicture } from '../picture-marks.ts';

export async function updateWordsAndMarks(db: Db, pictures: readonly DescribedPicture[]): Promise<void> {
  if (pictures.length === 0) return;
  await sql`
    update attachments a set alt = n.alt, focal_x = n.focal_x, focal_y = n.focal_y, is_model_photo = n.is_model_photo, is_in_scale = n.is_in_scale
    from jsonb_to_recordset(${JSON.stringify(pictures)}::jsonb)
      as n (id bigint, alt jsonb, focal_x smallint, focal_y smallint, is_model_photo boolean, is_in_scale boolean)
    where a.id = n.id and (a.alt, a.focal_x, a.focal_y, a.is_model_photo, a.is_in_scale)
      is distinct from (n.alt::localized_text, n.focal_x, n.focal_y, n.is_model_photo, n.is_in_scale)`.execute(
    db,
  );
}
