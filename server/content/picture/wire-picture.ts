import type { ContentPicture, PlacedPicture, PointedModel } from '#contract/admin/content/moment.ts';
import type { LocalizedText } from '#database/schema.ts';
import type { AttachmentRow } from '#server/attachment/attachment-row.ts';
import { attachmentRef, attachmentUrl } from '#server/attachment/url.ts';
import { names } from '#server/kit/wire.ts';
import type { PointedModelRow } from './queries-picture.ts';

export const pictureToWire = ({ id, key, kind, width, height }: AttachmentRow): ContentPicture => ({
  id,
  key,
  url: attachmentUrl(key),
  kind,
  width,
  height,
});

export const modelToWire = ({ name, imageKey, ...model }: PointedModelRow): PointedModel => ({
  ...model,
  ...names(name),
  image: attachmentRef(imageKey),
});

/** Returns a picture with its stored alternative text; null if there is none. */
export function placed(pictures: readonly AttachmentRow[], id: number | null): PlacedPicture | null {
  const found = pictures.find((picture) => picture.id === id);
  if (found === undefined) return null;
  const { uz, ru, en } = found.alt;
  return { attachmentId: found.id, altUz: uz, altRu: ru, altEn: en };
}

export const altOf = ({ altUz, altRu, altEn }: PlacedPicture): { uz: string; ru: string; en: string } => ({
  uz: altUz,
  ru: altRu,
  en: altEn,
});

/** Returns the alternative texts to store when this is published. */
export const altsOf = (pictures: readonly PlacedPicture[]): { id: number; alt: LocalizedText }[] =>
  pictures.map((picture) => ({ id: picture.attachmentId, alt: altOf(picture) }));
