import type { StaffCollection } from '#contract/admin/catalog/collection.ts';
import type { staffCollectionOperations as declared } from '#contract/operations/admin/catalog/collection.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { freeSlug } from '#domain/catalog/slug.ts';
import { lastChange } from '#server/kit/audit.ts';
import { readHistory } from '#server/kit/history/queries-history.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { lockOrder, moveRow } from '#server/kit/row-order.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { dropDraft, publish, readDrafted, restore, saveDraft } from '../draft/drafts.ts';
import { selectModelsByIds, selectPictures } from '../picture/queries-picture.ts';
import { modelToWire, pictureToWire } from '../picture/wire-picture.ts';
import { collectionKind } from './collection-kind.ts';
import { listCollections } from './list-collections.ts';
import {
  areModels,
  findCollectionRecord,
  insertCollection,
  orderedCollections,
  type PublishedCollectionRow,
  replaceModels,
  selectModelIds,
  selectUsedSlugs,
  setState,
} from './queries-collection.ts';
import { nameOfNew, picturesOf } from './wire-collection.ts';

/** Operations of the staff on collections. */
export const staffCollectionOperations = {
  listStaffCollections: ({ db }, { input }) => listCollections(db, input),
  getStaffCollection: ({ db }, { input: { id } }) => readCollection(db, id),

  async getCollectionHistory({ db }, { input: { id } }) {
    if ((await findCollectionRecord(db, id)) === undefined) throw new Refusal('NOT_FOUND');
    return readHistory(db, { resource: 'collection', recordId: String(id) });
  },

  async addCollection({ db }, { input }) {
    await lockOrder(db, orderedCollections);
    const [name, taken] = [nameOfNew(input), await selectUsedSlugs(db, null)];
    const slugOf = (text: string) => freeSlug(text, { taken, fallback: 'collection' });
    const slugs = { uz: slugOf(name.uz), ru: slugOf(name.ru), en: slugOf(name.en) };
    return readCollection(db, await insertCollection(db, { name, slugs }));
  },

  async moveCollection({ db }, { input: { id, place } }) {
    await moveRow(db, orderedCollections, { key: id, place });
    return listCollections(db, {});
  },

  async arrangeCollection({ db }, { input: { id, version, productIds } }) {
    const { modelsVersion } = await lock(db, id);
    if (modelsVersion !== version) {
      const last = await lastChange(db, { resource: 'collection', recordId: String(id) });
      throw new Refusal('VERSION_CONFLICT', { current: await readCollection(db, id), ...last });
    }
    if (!(await areModels(db, productIds)))
      throw new Refusal('VALIDATION_FAILED', undefined, [{ path: '/productIds', code: 'unknown' }]);
    await replaceModels(db, { id, productIds });
    return readCollection(db, id);
  },

  async saveCollectionDraft({ db }, { caller, input: { id, version, ...content }, now }) {
    await saveDraft(db, collectionKind, { id: String(id), version, content, staffId: caller.staff.id, now });
    return readCollection(db, id);
  },

  async dropCollectionDraft({ db }, { input: { id, version } }) {
    await dropDraft(db, collectionKind, { id: String(id), version });
    return readCollection(db, id);
  },

  async publishCollection({ db }, { caller, input: { id, version, at }, now }) {
    await publish(db, collectionKind, { id: String(id), version, at, staffId: caller.staff.id, now });
    return readCollection(db, id);
  },

  async restoreCollection({ db }, { caller, input: { id, version, versionId }, now }) {
    const seen = { id: String(id), version, versionId, staffId: caller.staff.id, now };
    await restore(db, collectionKind, seen);
    return readCollection(db, id);
  },

  async hideCollection({ db }, { input: { id } }) {
    await lock(db, id);
    await setState(db, { id, state: 'DRAFT' });
    return readCollection(db, id);
  },

  async showCollection({ db }, { input: { id } }) {
    await lock(db, id);
    const { published } = await readCollection(db, id);
    const missing = collectionKind.missingOf(published);
    if (missing.length > 0) throw new Refusal('CONTENT_NOT_READY', { missing });
    await setState(db, { id, state: 'ACTIVE' });
    return readCollection(db, id);
  },
} satisfies StaffFunctions<typeof declared, { db: Db }>;

/** Refuses with NOT_FOUND. */
async function lock(db: Db, id: number): Promise<PublishedCollectionRow> {
  const row = await findCollectionRecord(db, id, { isLocked: true });
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return row;
}

async function readCollection(db: ReadDb, id: number): Promise<StaffCollection> {
  const row = await findCollectionRecord(db, id);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  const drafted = await readDrafted(db, collectionKind, String(id));
  const contents = [drafted.published, ...(drafted.draft ? [drafted.draft.content] : [])];
  const pictureIds = contents.flatMap(picturesOf).map(({ attachmentId }) => attachmentId);
  const modelIds = await selectModelIds(db, id);
  const models = new Map((await selectModelsByIds(db, modelIds)).map((model) => [model.id, model]));
  return {
    id,
    state: row.state,
    ...drafted,
    pictures: (await selectPictures(db, [...new Set(pictureIds)])).map(pictureToWire),
    models: modelIds.flatMap((modelId) => models.get(modelId) ?? []).map(modelToWire),
    modelsVersion: row.modelsVersion,
  };
}
