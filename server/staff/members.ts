import type { Static } from 'typebox';
import type { ChangeStaff, InviteStaff, StaffMember, StaffQuery } from '#contract/admin/staff/staff.ts';
import { mayManage, type StaffRole } from '#domain/auth/permissions.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { violates } from '#database/problems.ts';
import { enqueue } from '#server/kit/jobs.ts';
import { lastChange } from '#server/kit/audit.ts';
import { idsOf } from '#server/kit/list-page.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { Staff } from '#server/kit/staff-operation.ts';
import {
  deleteFactors,
  endSessionsOf,
  insertStaff,
  lockStaff,
  type ListedStaffRow,
  selectStaff,
  setStores,
  type StaffFilter,
  type StaffRow,
  updateStaff,
} from './queries.ts';
import { sendInvitationTask } from './send-invitation.ts';

/** Lists all staff. */
export async function listStaff(
  db: ReadDb,
  { query: { q, role, state, storeId }, now }: { query: Static<typeof StaffQuery>; now: Date },
): Promise<StaffMember[]> {
  const filter: StaffFilter = {
    ...(q !== undefined && { q }),
    ...(role !== undefined && { roles: role.split(',') }),
    ...(state !== undefined && { states: state.split(',') }),
    ...(storeId !== undefined && { storeIds: idsOf(storeId) }),
  };
  return (await selectStaff(db, { filter, now })).map(toWire);
}

/** Adds a member, who gets a link by mail. Refuses with CONTACT_IN_USE, STORE_NEEDED, or FORBIDDEN if the inviter may not give that role. */
export async function inviteStaff(
  db: Db,
  { by, now, ...invited }: Static<typeof InviteStaff> & { by: Staff; now: Date },
): Promise<StaffMember> {
  refuseUnlessManages(by, { id: 0, role: invited.role });
  const id = await insertStaff(db, { ...invited, now });
  if (id === undefined)
    throw new Refusal('CONTACT_IN_USE', undefined, [{ path: '/email', code: 'staffEmail' }]);
  await enqueue(db, { task: sendInvitationTask, payload: { staffId: id } });
  const member = await getMember(db, { id, now });
  // a store that does not exist is not assigned
  refuseWithoutStore(member);
  return member;
}

interface Change extends Static<typeof ChangeStaff> {
  id: number;
  version: number;
  by: Staff;
  now: Date;
}

/**
 * The change takes effect on that person's next call. A person who was suspended before accepting the invitation is invited again. Refuses
 * with NOT_FOUND, VERSION_CONFLICT, FORBIDDEN (above the caller, or the caller's own account), LAST_OWNER or STORE_NEEDED.
 */
export async function changeStaff(db: Db, change: Change): Promise<StaffMember> {
  const { id, by, now, role, state, storeIds } = change;
  const staff = await lockManaged(db, change);
  if (role !== undefined) refuseUnlessManages(by, { id, role });
  if (staff.staff_state === 'INVITED' && state === 'ACTIVE') throw new Refusal('FORBIDDEN');
  // suspended before the invitation was accepted: there is no password to log in with
  const isInvitedAgain =
    staff.staff_state === 'SUSPENDED' && state === 'ACTIVE' && staff.password_hash === null;
  await updateStaff(db, {
    id,
    ...(role !== undefined && { role }),
    ...(state !== undefined && { state: isInvitedAgain ? 'INVITED' : state }),
  }).catch(refuseLastOwner);
  if (isInvitedAgain) await enqueue(db, { task: sendInvitationTask, payload: { staffId: id } });
  if (storeIds) await setStores(db, id, storeIds);
  if (state === 'SUSPENDED') await endSessionsOf(db, id, now);
  const member = await getMember(db, { id, now });
  if (role !== undefined || storeIds !== undefined) refuseWithoutStore(member);
  return member;
}

/** Removes the factors; the person adds a new one at the next login. Refuses with NOT_FOUND, VERSION_CONFLICT or FORBIDDEN. */
export async function resetFactors(
  db: Db,
  reset: { id: number; version: number; by: Staff; now: Date },
): Promise<StaffMember> {
  const { id, now } = reset;
  await lockManaged(db, reset);
  await deleteFactors(db, id);
  await endSessionsOf(db, id, now);
  await updateStaff(db, { id });
  return getMember(db, { id, now });
}

async function lockManaged(
  db: Db,
  { id, version, by, now }: { id: number; version: number; by: Staff; now: Date },
): Promise<StaffRow> {
  const staff = await lockStaff(db, id);
  if (staff === undefined) throw new Refusal('NOT_FOUND');
  refuseUnlessManages(by, staff);
  if (staff.version !== version) {
    const last = await lastChange(db, { resource: 'staff', recordId: String(id) });
    throw new Refusal('VERSION_CONFLICT', { current: await getMember(db, { id, now }), ...last });
  }
  return staff;
}

function refuseUnlessManages(by: Staff, whom: { id: number; role: StaffRole }): void {
  if (!mayManage(by, whom)) throw new Refusal('FORBIDDEN');
}

/** The permissions of a seller are limited to their stores: without one they would see nothing. */
function refuseWithoutStore({ role, storeIds }: { role: StaffRole; storeIds: readonly number[] }): void {
  if (role === 'SELLER' && storeIds.length === 0) throw new Refusal('STORE_NEEDED');
}

/** The database guarantees that one owner remains, also with concurrent calls. */
function refuseLastOwner(error: unknown): never {
  if (violates(error, 'staff_last_owner')) throw new Refusal('LAST_OWNER');
  throw error;
}

async function getMember(db: ReadDb, who: { id: number; now: Date }): Promise<StaffMember> {
  const [row] = await selectStaff(db, who);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return toWire(row);
}

function toWire(row: ListedStaffRow): StaffMember {
  return {
    id: row.id,
    name: row.name,
    email: row.email,
    role: row.role,
    state: row.staff_state,
    storeIds: row.store_ids,
    hasFactor: row.has_factor,
    seenAt: row.seen_at?.toISOString() ?? null,
    sessions: row.sessions,
    version: row.version,
  };
}
