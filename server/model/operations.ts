import type { StaffModel } from '#contract/admin/catalog/model.ts';
import type { modelOperations as declared } from '#contract/operations/admin/catalog/model.ts';
import type { Db } from '#database/connect.ts';
import type { FileStore } from '#providers/files/port.ts';
import { lastChange } from '#server/kit/audit.ts';
import { makePreviewToken } from '#server/kit/crypto/preview-token.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { scopeOf } from '#domain/auth/permissions.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { addModel, duplicateModel } from './add-model.ts';
import { changeModel } from './change-model.ts';
import { addPhoto, arrangePhotos } from './photos.ts';
import { priceByWeight } from './price-by-weight.ts';
import { selectAwaitedModels } from './queries-awaited.ts';
import { findModel } from './queries-model-list.ts';
import { type LockedModelRow, lockModel } from './queries-model.ts';
import { readContentHealth } from './model-health.ts';
import { listModels, readModel, readModelHistory } from './read-models.ts';
import { archiveModel, publishModel, unscheduleModel } from './schedule-model.ts';
import { awaitedToWire } from './wire.ts';

export interface ModelDeps {
  db: Db;
  files: FileStore;
  /** Signs the links of previews. */
  secret: string;
}

/** The staff's operations on models. */
export const modelOperations = {
  listModels: ({ db }, { input }) => listModels(db, input),
  getContentHealth: ({ db }) => readContentHealth(db),
  getModel: ({ db }, call) => read(db, call),
  getModelHistory: ({ db }, { input }) => readModelHistory(db, input.artikul),

  async changeModel({ db }, call) {
    const { id } = await lock(db, call);
    const { artikul, version: _seen, ...change } = call.input;
    await changeModel(db, { id, artikul, change, now: call.now });
    return read(db, call);
  },

  async addModel({ db }, { input, now }) {
    await addModel(db, input);
    return readModel(db, { artikul: input.artikul, now });
  },

  async duplicateModel({ db }, { input, now }) {
    await duplicateModel(db, input);
    return readModel(db, { artikul: input.newArtikul, now });
  },

  async publishModel({ db }, call) {
    await publishModel(db, { model: await lock(db, call), at: call.input.at, now: call.now });
    return read(db, call);
  },

  async archiveModel({ db }, call) {
    await archiveModel(db, { model: await lock(db, call), at: call.input.at, now: call.now });
    return read(db, call);
  },

  async unscheduleModel({ db }, call) {
    await unscheduleModel(db, await lock(db, call));
    return read(db, call);
  },

  async addPhoto(deps, call) {
    await addPhoto(deps, call);
    return read(deps.db, call);
  },

  async arrangePhotos({ db }, call) {
    const { id } = await lock(db, call);
    await arrangePhotos(db, { id, photos: call.input.photos });
    return read(db, call);
  },

  getPriceByWeight: ({ db }, { input }) => priceByWeight(db, input),
  listAwaitedModels: async ({ db }) => (await selectAwaitedModels(db)).map(awaitedToWire),

  async previewModel({ db, secret }, { caller, input, now }) {
    const isBusiness = input.as === 'BUSINESS';
    if (isBusiness && scopeOf(caller.staff, 'prices.b2b') === null)
      throw new Refusal('PERMISSION_MISSING', { permission: 'prices.b2b' });
    const model = await findModel(db, input.artikul);
    if (model === undefined) throw new Refusal('NOT_FOUND');
    return makePreviewToken(secret, {
      kind: isBusiness ? 'business' : 'model',
      id: String(model.id),
      at: input.at === undefined ? now : new Date(input.at),
      now,
    });
  },
} satisfies StaffFunctions<typeof declared, ModelDeps>;

interface ModelCall {
  input: { artikul: string };
  now: Date;
}

const read = (db: Db, { input: { artikul }, now }: ModelCall): Promise<StaffModel> =>
  readModel(db, { artikul, now });

/** Locks the model. Refuses with NOT_FOUND, and with VERSION_CONFLICT and the current model if it has changed in the meantime. */
async function lock(
  db: Db,
  call: ModelCall & { input: { artikul: string; version: number } },
): Promise<LockedModelRow> {
  const { artikul, version } = call.input;
  const model = await lockModel(db, artikul);
  if (model === undefined) throw new Refusal('NOT_FOUND');
  if (model.version === version) return model;
  const last = await lastChange(db, { resource: 'model', recordId: artikul });
  throw new Refusal('VERSION_CONFLICT', { current: await read(db, call), ...last });
}
