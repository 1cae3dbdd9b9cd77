import type { SavedView } from '#contract/admin/view.ts';
import type { viewOperations as declared } from '#contract/operations/admin/view.ts';
import type { Db } from '#database/connect.ts';
import type { Limits } from '#server/config/config-limits.ts';
import { scopeOf } from '#domain/auth/permissions.ts';
import { limitRefusal } from '#server/kit/limits/limit-hits.ts';
import { lastChange } from '#server/kit/audit.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller, StaffFunctions } from '#server/kit/staff-operation.ts';
import { deleteView, lockView, saveView, selectViews, shareView, type ViewRow } from './queries-view.ts';

/** Views of lists that the staff save. */
export const viewOperations = {
  async listViews({ db }, { caller: { staff }, input: { list } }) {
    const rows = await selectViews(db, { list, staffId: staff.id });
    return rows.map((row) => viewToWire(row, staff.id));
  },

  async saveView({ db, limits }, { caller: { staff }, input, now }) {
    const row = await saveView(db, { ...input, staffId: staff.id, now, most: limits.staffViews });
    if (row === undefined) throw limitRefusal('STAFF_VIEWS', 'TOO_MANY_VIEWS', { limit: limits.staffViews });
    return viewToWire(row, staff.id);
  },

  async shareView({ db }, { caller, input }) {
    const { isShared, defaultFor } = input;
    const { id, list } = await lockSeen(db, { caller, input });
    const row = await shareView(db, { id, list, isShared, defaultFor });
    if (row === undefined) throw new Refusal('NOT_FOUND');
    return viewToWire(row, caller.staff.id);
  },

  async deleteView({ db }, { caller, input }) {
    const { id, staff_id: owner } = await lockSeen(db, { caller, input });
    if (owner !== caller.staff.id && !sharesViews(caller)) throw new Refusal('NOT_FOUND');
    await deleteView(db, id);
  },
} satisfies StaffFunctions<typeof declared, { db: Db; limits: Pick<Limits, 'staffViews'> }>;

const sharesViews = ({ staff }: StaffCaller): boolean => scopeOf(staff, 'views.share') !== null;

/**
 * Locks a view that the caller can see. Refuses with NOT_FOUND, and with VERSION_CONFLICT and the current view if it has changed in the
 * meantime.
 */
async function lockSeen(
  db: Db,
  { caller: { staff }, input }: { caller: StaffCaller; input: { id: number; version: number } },
): Promise<ViewRow> {
  const row = await lockView(db, input.id);
  if (row === undefined || (row.staff_id !== staff.id && !row.is_shared)) throw new Refusal('NOT_FOUND');
  if (row.version === input.version) return row;
  const last = await lastChange(db, { resource: 'view', recordId: String(row.id) });
  throw new Refusal('VERSION_CONFLICT', { current: viewToWire(row, staff.id), ...last });
}

const viewToWire = (row: ViewRow, staffId: number): SavedView => ({
  id: row.id,
  version: row.version,
  name: row.name,
  query: row.query,
  isOwn: row.staff_id === staffId,
  isShared: row.is_shared,
  defaultFor: row.default_for,
});
