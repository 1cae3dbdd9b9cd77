import type { ArrangePictures } from '#contract/admin/catalog/media.ts';
import type { Db } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { changedPicture, type DescribedPicture } from '../picture-marks.ts';
import { updateWordsAndMarks } from './queries-arranged.ts';

export interface ArrangedPicture extends DescribedPicture {
  /** Zero-based. */
  position: number;
}

/**
 * Saves the alternative texts and marks of a record's pictures and returns the pictures in their new order. Their positions, and which
 * pictures remain, are saved by the caller. Refuses with NOT_FOUND for a picture that the record does not have.
 */
export async function arrangePictures(
  db: Db,
  { before, photos }: { before: readonly DescribedPicture[]; photos: ArrangePictures['photos'] },
): Promise<ArrangedPicture[]> {
  const known = new Map(before.map((picture) => [picture.id, picture]));
  const arranged = photos.map((photo, position) => {
    const picture = known.get(photo.id);
    if (picture === undefined) throw new Refusal('NOT_FOUND');
    return { id: photo.id, position, ...changedPicture(picture, photo) };
  });
  await updateWordsAndMarks(db, arranged);
  return arranged;
}
