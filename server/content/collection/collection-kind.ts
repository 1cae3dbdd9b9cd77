import type { CollectionContent } from '#contract/admin/catalog/collection.ts';
import type { ReadDb } from '#database/connect.ts';
import { refusedField } from '#server/kit/refusal.ts';
import type { ContentKind } from '../draft/content-kind.ts';
import { selectPictures } from '../picture/queries-picture.ts';
import { refuseMissingPictures } from '../picture/refuse-missing-pictures.ts';
import { altsOf } from '../picture/wire-picture.ts';
import {
  findCollectionRecord,
  publishCollection,
  selectDetailIds,
  selectUsedSlugs,
} from './queries-collection.ts';
import {
  contentOfCollection,
  missingOf,
  picturesOf,
  readCollectionContent,
  valuesOf,
} from './wire-collection.ts';

/** Collections, identified by their id. */
export const collectionKind: ContentKind<CollectionContent> = {
  kind: 'COLLECTION',
  resource: 'collection',
  parse: readCollectionContent,

  async find(db, id, options) {
    const row = await findCollectionRecord(db, Number(id), options);
    if (row === undefined) return undefined;
    const detailIds = await selectDetailIds(db, row.id);
    const pictures = await selectPictures(db, row.coverId === null ? detailIds : [row.coverId, ...detailIds]);
    const content = contentOfCollection(row, { detailIds, pictures });
    // a collection that was never published has only its names
    const isPublished = row.state === 'ACTIVE' || content.cover !== null;
    return { version: row.version, updatedAt: row.updatedAt, content, isPublished };
  },

  async check(db, id, content) {
    await refuseTakenSlugs(db, Number(id), content);
    const { cover, pictures } = content;
    await refuseMissingPictures(db, [
      { path: '/cover', id: cover?.attachmentId },
      ...pictures.map(({ attachmentId }, place) => ({ path: `/pictures/${place}`, id: attachmentId })),
    ]);
  },

  missingOf,
  altsOf: (content) => altsOf(picturesOf(content)),

  async publish(db, id, content) {
    await publishCollection(db, { id: Number(id), ...valuesOf(content) });
  },
};

/** Refuses with SLUG_TAKEN (facts: slug) for an address that another collection has or had. */
async function refuseTakenSlugs(db: ReadDb, id: number, content: CollectionContent): Promise<void> {
  const taken = await selectUsedSlugs(db, id);
  for (const name of ['slugUz', 'slugRu', 'slugEn'] as const)
    if (taken.has(content[name])) throw refusedField('SLUG_TAKEN', `/${name}`, { slug: content[name] });
}
