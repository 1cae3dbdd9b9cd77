import type { CollectionContent } from '#contract/admin/catalog/collection.ts';
import type { CollectionPreview } from '#contract/catalog/collection.ts';
import type { ReadDb } from '#database/connect.ts';
import { mediaOf } from '#server/attachment/attachment-row.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { descriptions, names } from '#server/kit/wire.ts';
import { findCollectionRecord, selectModelIds } from '../collection/queries-collection.ts';
import { picturesOf, valuesOf } from '../collection/wire-collection.ts';
import { selectPictures } from '../picture/queries-picture.ts';
import { altOf } from '../picture/wire-picture.ts';
import { selectPublicProducts } from './queries-preview.ts';

/** A collection as its page would show these words and pictures, with its models of today. Refuses NOT_FOUND. */
export async function previewCollection(
  db: ReadDb,
  id: number,
  content: CollectionContent,
): Promise<CollectionPreview> {
  const record = await findCollectionRecord(db, id);
  if (record === undefined) throw new Refusal('NOT_FOUND');
  const placed = new Map(picturesOf(content).map((picture) => [picture.attachmentId, picture]));
  const rows = await selectPictures(db, [...placed.keys()]);
  const mediaFor = (attachmentId: number) => {
    const [row, picture] = [rows.find((one) => one.id === attachmentId), placed.get(attachmentId)];
    return row && picture ? [mediaOf({ ...row, alt: altOf(picture) })] : [];
  };
  const productIds = await selectPublicProducts(db, await selectModelIds(db, id));
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
    listedAs: record.state === 'ACTIVE' ? record.slugEn : null,
  };
}
