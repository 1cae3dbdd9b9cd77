import type { ChangeStore, StaffStore } from '#contract/admin/content/store.ts';
import type { staffStoreOperations as declared } from '#contract/operations/admin/content/store.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { lastChange } from '#server/kit/audit.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffFunctions } from '#server/kit/staff-operation.ts';
import { lockStore, selectStaffStores, updatePhotoAlt, updateStore } from './queries-store.ts';
import { changeFromWire, storeToStaff } from './wire-store.ts';

/** What the staff do with stores. */
export const staffStoreOperations = {
  listStaffStores: async ({ db }) => (await selectStaffStores(db)).map(storeToStaff),

  async changeStore({ db }, { input: { id, version, ...change } }) {
    refuseWrongHours(change);
    const current = await lockStore(db, id);
    if (current === undefined) throw new Refusal('NOT_FOUND');
    if (current !== version) {
      const last = await lastChange(db, { resource: 'store', recordId: String(id) });
      throw new Refusal('VERSION_CONFLICT', { current: await getStore(db, id), ...last });
    }
    const changed = changeFromWire(change);
    await updateStore(db, id, changed);
    if (Object.keys(changed.alt).length > 0) await updatePhotoAlt(db, id, changed.alt);
    return getStore(db, id);
  },
} satisfies StaffFunctions<typeof declared, { db: Db }>;

/** Each day once; a day has both times, the second later, or neither. */
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
