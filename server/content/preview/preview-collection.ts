import type { CollectionContent } from '#contract/admin/catalog/collection.ts';
import type { CollectionPreview } from '#contract/catalog/collection.ts';
import type { ReadDb } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { findCollectionRecord, selectModelIds } from '../collection/queries-collection.ts';
import { picturesOf } from '../collection/wire-collection.ts';
import { selectPictures } from '../picture/queries-picture.ts';
import { selectPublicProducts } from './queries-preview.ts';
import { collectionPreviewToWire } from './wire-collection-preview.ts';

/** Returns a collection as its page would show this content, with its current models. Refuses with NOT_FOUND. */
export async function previewCollection(
  db: ReadDb,
  id: number,
  content: CollectionContent,
): Promise<CollectionPreview> {
  const record = await findCollectionRecord(db, id);
  if (record === undefined) throw new Refusal('NOT_FOUND');
  const pictures = await selectPictures(
    db,
    picturesOf(content).map(({ attachmentId }) => attachmentId),
  );
  const productIds = await selectPublicProducts(db, await selectModelIds(db, id));
  const listedAs = record.state === 'ACTIVE' ? record.slugEn : null;
  return collectionPreviewToWire(content, { id, productIds, listedAs, pictures });
}
