import type { MomentContent, StaffMoment } from '#contract/admin/content/moment.ts';
import type { staffMomentOperations as declared } from '#contract/operations/admin/content/moment.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import type { FileStore } from '#providers/files/port.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { moveRow } from '#server/kit/row-order.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { dropDraft, publish, readDrafted, restore, saveDraft } from '../draft/drafts.ts';
import { addPicture } from '../picture/add-picture.ts';
import { searchModels, selectModelsByIds, selectPictures } from '../picture/queries-picture.ts';
import { modelToWire, pictureToWire } from '../picture/wire-picture.ts';
import { planHiding } from './hide-moments.ts';
import { listMoments } from './list-moments.ts';
import { momentKind, refuseTakenSlug } from './moment-kind.ts';
import { findMomentRecord, hideMoment, insertMoment, orderedMoments } from './queries-staff-moments.ts';
import { titleOfNew } from '../wire-title.ts';
import { picturesOf, productIdsOf } from './wire-content.ts';
import { slugOfMoment } from './wire-moment.ts';

export interface StaffMomentDeps {
  db: Db;
  files: FileStore;
}

/** Operations of the staff on moments. */
export const staffMomentOperations = {
  listStaffMoments: ({ db }, { input }) => listMoments(db, input),
  getStaffMoment: ({ db }, { input: { id } }) => readMoment(db, id),

  async addMoment({ db }, { input }) {
    await refuseTakenSlug(db, { product: input.product, id: null });
    const moment = { slug: slugOfMoment(input.product), title: titleOfNew(input) };
    return readMoment(db, await insertMoment(db, moment));
  },

  async moveMoment({ db }, { input: { id, place } }) {
    await moveRow(db, orderedMoments, { key: id, place });
    return listMoments(db);
  },

  async saveMomentDraft({ db }, { caller, input: { id, version, ...content }, now }) {
    await saveDraft(db, momentKind, { id: String(id), version, content, staffId: caller.staff.id, now });
    return readMoment(db, id);
  },

  async dropMomentDraft({ db }, { input: { id, version } }) {
    await dropDraft(db, momentKind, { id: String(id), version });
    return readMoment(db, id);
  },

  async publishMoment({ db }, { caller, input: { id, version, at }, now }) {
    await publish(db, momentKind, { id: String(id), version, at, staffId: caller.staff.id, now });
    return readMoment(db, id);
  },

  async restoreMoment({ db }, { caller, input: { id, version, versionId }, now }) {
    await restore(db, momentKind, { id: String(id), version, versionId, staffId: caller.staff.id, now });
    return readMoment(db, id);
  },

  async hideMoment({ db }, { input: { id, at }, now }) {
    const moment = await findMomentRecord(db, id, { isLocked: true });
    if (moment === undefined) throw new Refusal('NOT_FOUND');
    const wanted = at === null ? null : timeToCome(at, now);
    if (at === null || (moment.state === 'ACTIVE' && wanted !== null))
      await planHiding(db, { id, at: wanted });
    else if (moment.state === 'ACTIVE') await hideMoment(db, { id, at: null });
    return readMoment(db, id);
  },

  async findPointedModels({ db }, { input: { q } }) {
    return (await searchModels(db, q)).map(modelToWire);
  },

  addContentPicture: (deps, call) => addPicture(deps, call),
} satisfies StaffFunctions<typeof declared, StaffMomentDeps>;

/** Null = now. Refuses with TIME_PAST. */
function timeToCome(at: string | undefined, now: Date): Date | null {
  if (at === undefined) return null;
  const instant = new Date(at);
  if (instant <= now) throw new Refusal('TIME_PAST');
  return instant;
}

async function readMoment(db: ReadDb, id: number): Promise<StaffMoment> {
  const row = await findMomentRecord(db, id);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  const drafted = await readDrafted(db, momentKind, String(id));
  const contents: MomentContent[] = [drafted.published, ...(drafted.draft ? [drafted.draft.content] : [])];
  const pictureIds = contents.flatMap(picturesOf).map(({ attachmentId }) => attachmentId);
  const pictures = await selectPictures(db, [...new Set(pictureIds)]);
  const models = await selectModelsByIds(db, [...new Set(contents.flatMap(productIdsOf))]);
  return {
    id,
    state: row.state,
    archiveAt: row.archiveAt?.toISOString() ?? null,
    ...drafted,
    pictures: pictures.map(pictureToWire),
    models: models.map(modelToWire),
  };
}
