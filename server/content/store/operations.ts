import type { ChangeStore, StaffStore } from '#contract/admin/content/store.ts';
import type { staffStoreOperations as declared } from '#contract/operations/admin/content/store.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { soatoOf } from '#domain/delivery/place-ids.ts';
import { lastChange } from '#server/kit/audit.ts';
import { Refusal, refusedField } from '#server/kit/refusal.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { listStores } from './list-stores.ts';
import {
  countUses,
  hasSlug,
  insertStore,
  lockStore,
  selectStaffStores,
  setClosedAt,
  updatePhotoAlt,
  updateStore,
} from './queries-store.ts';
import { changeFromWire, missingOfStore, nameOfNew, storeToStaff } from './wire-store.ts';

/** Operations of the staff on stores. */
export const staffStoreOperations = {
  listStaffStores: ({ db }, { input }) => listStores(db, input),

  async addStore({ db }, { input, now }) {
    const { slug, regionId, latitude, longitude } = input;
    if (await hasSlug(db, slug)) throw refusedField('SLUG_TAKEN', '/slug', { slug });
    const name = nameOfNew(input);
    const soato = soatoOf(regionId);
    const id = await insertStore(db, { slug, name, soato, latitude, longitude, now });
    if (id === undefined) throw new Refusal('NOT_FOUND');
    return getStore(db, id);
  },

  async openStore({ db }, { input }) {
    const missing = missingOfStore(await lockSeen(db, input));
    if (missing.length > 0) throw new Refusal('CONTENT_NOT_READY', { missing });
    await setClosedAt(db, { id: input.id, closedAt: null });
    return getStore(db, input.id);
  },

  async closeStore({ db }, { input, now }) {
    await lockSeen(db, input);
    const uses = await countUses(db, input.id);
    if (Object.values(uses).some((count) => count > 0)) throw new Refusal('STORE_IN_USE', { ...uses });
    await setClosedAt(db, { id: input.id, closedAt: now });
    return getStore(db, input.id);
  },

  async changeStore({ db }, { input }) {
    const { id, version: _seen, ...change } = input;
    refuseWrongHours(change);
    await lockSeen(db, input);
    const changed = changeFromWire(change);
    await updateStore(db, id, changed);
    if (Object.keys(changed.alt).length > 0) await updatePhotoAlt(db, id, changed.alt);
    return getStore(db, id);
  },
} satisfies StaffFunctions<typeof declared, { db: Db }>;

/** Refuses with NOT_FOUND, VERSION_CONFLICT. */
async function lockSeen(db: Db, { id, version }: { id: number; version: number }): Promise<StaffStore> {
  const current = await lockStore(db, id);
  if (current === undefined) throw new Refusal('NOT_FOUND');
  const store = await getStore(db, id);
  if (current === version) return store;
  const last = await lastChange(db, { resource: 'store', recordId: String(id) });
  throw new Refusal('VERSION_CONFLICT', { current: store, ...last });
}

/** Each day occurs once; it has both times, the second one later, or neither. */
function refuseWrongHours({ hours = [], exceptions = [] }: ChangeStore): void {
  refuseWrongTimes(
    '/hours',
    hours.map(({ weekday, ...times }) => ({ key: String(weekday), ...times })),
  );
  refuseWrongTimes(
    '/exceptions',
    exceptions.map(({ day, ...times }) => ({ key: day, ...times })),
  );
}

function refuseWrongTimes(
  path: string,
  days: readonly { key: string; opens: string | null; closes: string | null }[],
): void {
  const isOnce = new Set(days.map(({ key }) => key)).size === days.length;
  const areTimes = days.every(({ opens, closes }) =>
    opens === null || closes === null ? opens === closes : opens < closes,
  );
  if (!isOnce || !areTimes) throw new Refusal('VALIDATION_FAILED', undefined, [{ path, code: 'pattern' }]);
}

async function getStore(db: ReadDb, id: number): Promise<StaffStore> {
  const [row] = await selectStaffStores(db, id);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return storeToStaff(row);
}
