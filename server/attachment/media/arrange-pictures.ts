import type { ArrangePictures } from '#contract/admin/catalog/media.ts';
import type { Db } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { changedPicture, type DescribedPicture } from '../picture-marks.ts';
import { updateWordsAndMarks } from './queries-arranged.ts';

export interface ArrangedPicture extends DescribedPicture {
  /** Counted from 0. */
  position: number;
}

/**
 * The pictures of a record after a change, whose words and marks it saves; their places, and which of them stay, are the record's own rows.
 * Refuses NOT_FOUND for a picture that the record does not have.
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
