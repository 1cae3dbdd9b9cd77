import type { Static } from 'typebox';
import type { ChangePicture, PictureMarks } from '#contract/admin/catalog/media.ts';
import type { LocalizedText } from '#database/schema.ts';
import { changedAlt } from '#server/kit/wire.ts';

/** What the staff enter about a picture, apart from its alternative texts. */
export interface MarkRow {
  focal_x: number | null;
  focal_y: number | null;
  is_model_photo: boolean;
  is_in_scale: boolean;
}

/** A record's picture with its texts and marks. */
export interface DescribedPicture extends MarkRow {
  id: number;
  alt: LocalizedText;
}

export const marksOf = (row: MarkRow): Static<typeof PictureMarks> => ({
  focal: row.focal_x === null || row.focal_y === null ? null : { x: row.focal_x, y: row.focal_y },
  isModelPhoto: row.is_model_photo,
  isInScale: row.is_in_scale,
});

/** Returns the row after a change; omitted fields stay unchanged. */
export function changedPicture<Row extends MarkRow & { alt: LocalizedText }>(
  before: Row,
  change: ChangePicture,
): MarkRow & { alt: LocalizedText } {
  const { focal, isModelPhoto, isInScale } = change;
  return {
    alt: changedAlt(before.alt, change),
    focal_x: focal === undefined ? before.focal_x : (focal?.x ?? null),
    focal_y: focal === undefined ? before.focal_y : (focal?.y ?? null),
    is_model_photo: isModelPhoto ?? before.is_model_photo,
    is_in_scale: isInScale ?? before.is_in_scale,
  };
}
