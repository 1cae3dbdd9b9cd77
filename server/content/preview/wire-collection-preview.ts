import type { CollectionContent } from '#contract/admin/catalog/collection.ts';
import type { CollectionPreview } from '#contract/catalog/collection.ts';
import { type AttachmentRow, mediaOf } from '#server/attachment/attachment-row.ts';
import { descriptions, names } from '#server/kit/wire.ts';
import { picturesOf, valuesOf } from '../collection/wire-collection.ts';
import { altOf } from '../picture/wire-picture.ts';

interface Shown {
  id: number;
  /** Only public products. */
  productIds: number[];
  listedAs: string | null;
  /** All pictures named in the content. */
  pictures: readonly AttachmentRow[];
}

/** Returns a collection as its page would show this content; the captions are the draft's. */
export function collectionPreviewToWire(
  content: CollectionContent,
  { id, productIds, listedAs, pictures }: Shown,
): CollectionPreview {
  const placed = new Map(picturesOf(content).map((picture) => [picture.attachmentId, picture]));
  const mediaFor = (attachmentId: number) => {
    const [row, picture] = [pictures.find((one) => one.id === attachmentId), placed.get(attachmentId)];
    return row && picture ? [mediaOf({ ...row, alt: altOf(picture) })] : [];
  };
  const { name, description, story, coverId, detailIds } = valuesOf(content);
  const { slugUz, slugRu, slugEn } = content;
  return {
    id,
    ...names(name),
    ...descriptions(description),
    slugUz,
    slugRu,
    slugEn,
    cover: (coverId === null ? undefined : mediaFor(coverId)[0]) ?? null,
    order: 0,
    productCount: productIds.length,
    storyUz: story.uz || story.ru,
    storyRu: story.ru,
    storyEn: story.en || story.ru,
    pictures: detailIds.flatMap(mediaFor),
    productIds,
    listedAs,
  };
}
