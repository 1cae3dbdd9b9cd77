import type { Static } from 'typebox';
import type { ChangeStaff, InviteStaff, StaffMember, StaffQuery } from '#contract/admin/staff/staff.ts';
import { mayManage, roleNeedsApproval, type StaffRole } from '#domain/auth/permissions.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { violates } from '#database/problems.ts';
import { enqueue } from '#server/kit/jobs.ts';
import { lastChange } from '#server/kit/audit.ts';
import { idsOf } from '#server/kit/list-page.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { Staff } from '#server/kit/staff-operation.ts';
import {
  deleteFactors,
  endLinks,
  endSessionsOf,
  findByEmail,
  insertStaff,
  lockStaff,
  type ListedStaffRow,
  selectStaff,
  setStores,
  type StaffFilter,
  type StaffRow,
  updateStaff,
} from './queries.ts';
import { actionsOn, rolesFor } from './roles/allowed-to-staff.ts';
import { invitationNeedsApproval, roleNeedsSecondPerson } from './roles/role-request.ts';
import { sendInvitationTask } from './send-invitation.ts';

/** Lists all staff. */
export async function listStaff(
  db: ReadDb,
  { query: { q, role, state, storeId }, by, now }: { query: Static<typeof StaffQuery>; by: Staff; now: Date },
): Promise<StaffMember[]> {
  const filter: StaffFilter = {
    ...(q !== undefined && { q }),
    ...(role !== undefined && { roles: role.split(',') }),
    ...(state !== undefined && { states: state.split(',') }),
    ...(storeId !== undefined && { storeIds: idsOf(storeId) }),
  };
  return (await selectStaff(db, { filter, now })).map((row) => toWire(row, by));
}

interface Invitation extends Static<typeof InviteStaff> {
  by: Staff;
  now: Date;
}

/**
 * Adds a member, who gets a link by mail. Refuses with CONTACT_IN_USE, STORE_NEEDED, APPROVAL_REASON_NEEDED, or FORBIDDEN if the inviter
 * may not give that role; throws ApprovalNeeded for an owner or manager.
 */
export async function inviteStaff(db: Db, { by, now, reason, ...invited }: Invitation): Promise<StaffMember> {
  refuseUnlessManages(by, { id: 0, role: invited.role });
  if (roleNeedsApproval({ to: invited.role })) {
    if ((await findByEmail(db, invited.email)) !== undefined) throw contactInUse();
    throw invitationNeedsApproval(invited, reason);
  }
  return getMember(db, { id: await addMember(db, { invited, now }), by, now });
}

/** Adds a member and sends the link. Refuses with CONTACT_IN_USE or STORE_NEEDED. */
export async function addMember(
  db: Db,
  { invited, now }: { invited: Omit<Static<typeof InviteStaff>, 'reason'>; now: Date },
): Promise<number> {
  const id = await insertStaff(db, { ...invited, now });
  if (id === undefined) throw contactInUse();
  await enqueue(db, { task: sendInvitationTask, payload: { staffId: id } });
  // a store that does not exist is not assigned
  await refuseWithoutStore(db, { id, now });
  return id;
}

interface Change extends Static<typeof ChangeStaff> {
  id: number;
  version: number;
  by: Staff;
  now: Date;
}

/**
 * The change takes effect on that person's next call. A person who was suspended before accepting the invitation is invited again. Refuses
 * with NOT_FOUND, VERSION_CONFLICT, FORBIDDEN (above the caller, or the caller's own account; a rise of the role and another state in one
 * call), LAST_OWNER, STORE_NEEDED or APPROVAL_REASON_NEEDED; throws ApprovalNeeded for a rise to owner or manager.
 */
export async function changeStaff(db: Db, change: Change): Promise<StaffMember> {
  const { id, by, now, role, state, storeIds, reason } = change;
  const staff = await lockManaged(db, change);
  if (role !== undefined) refuseUnlessManages(by, { id, role });
  if (role !== undefined && roleNeedsApproval({ from: staff.role, to: role })) {
    // the request shows the roles only
    if (state !== undefined) throw new Refusal('FORBIDDEN');
    throw roleNeedsSecondPerson(staff, { role, storeIds, reason });
  }
  if (staff.staff_state === 'INVITED' && state === 'ACTIVE') throw new Refusal('FORBIDDEN');
  // suspended before the invitation was accepted: there is no password to log in with
  const isInvitedAgain =
    staff.staff_state === 'SUSPENDED' && state === 'ACTIVE' && staff.password_hash === null;
  await placeMember(db, {
    id,
    ...(role !== undefined && { role }),
    ...(storeIds !== undefined && { storeIds }),
    ...(state !== undefined && { state: isInvitedAgain ? 'INVITED' : state }),
    now,
  });
  if (isInvitedAgain) await enqueue(db, { task: sendInvitationTask, payload: { staffId: id } });
  if (state === 'SUSPENDED') await endSessionsOf(db, id, now);
  return getMember(db, { id, by, now });
}

interface Placed {
  id: number;
  role?: StaffRole;
  storeIds?: readonly number[];
  state?: StaffRow['staff_state'];
  now: Date;
}

/** Changes what is given. Refuses with LAST_OWNER or STORE_NEEDED. */
export async function placeMember(db: Db, { storeIds, now, ...changed }: Placed): Promise<void> {
  const { id, role } = changed;
  await updateStaff(db, changed).catch(refuseLastOwner);
  if (storeIds) await setStores(db, id, storeIds);
  if (role !== undefined || storeIds !== undefined) await refuseWithoutStore(db, { id, now });
}

interface Managed {
  id: number;
  version: number;
  by: Staff;
  now: Date;
}

/** Sends an invited person another link. Refuses with NOT_FOUND, VERSION_CONFLICT or FORBIDDEN (also if nobody is invited any more). */
export async function inviteAgain(db: Db, invited: Managed): Promise<StaffMember> {
  const { id, by, now } = invited;
  const staff = await lockManaged(db, invited);
  if (staff.staff_state !== 'INVITED') throw new Refusal('FORBIDDEN');
  await endLinks(db, id, now);
  await enqueue(db, { task: sendInvitationTask, payload: { staffId: id } });
  await updateStaff(db, { id });
  return getMember(db, { id, by, now });
}

/** Removes the factors; the person adds a new one at the next login. Refuses with NOT_FOUND, VERSION_CONFLICT or FORBIDDEN. */
export async function resetFactors(db: Db, reset: Managed): Promise<StaffMember> {
  const { id, by, now } = reset;
  await lockManaged(db, reset);
  await deleteFactors(db, id);
  await endSessionsOf(db, id, now);
  await updateStaff(db, { id });
  return getMember(db, { id, by, now });
}

async function lockManaged(db: Db, { id, version, by, now }: Managed): Promise<StaffRow> {
  const staff = await lockStaff(db, id);
  if (staff === undefined) throw new Refusal('NOT_FOUND');
  refuseUnlessManages(by, staff);
  if (staff.version !== version) {
    const last = await lastChange(db, { resource: 'staff', recordId: String(id) });
    throw new Refusal('VERSION_CONFLICT', { current: await getMember(db, { id, by, now }), ...last });
  }
  return staff;
}

function refuseUnlessManages(by: Staff, whom: { id: number; role: StaffRole }): void {
  if (!mayManage(by, whom)) throw new Refusal('FORBIDDEN');
}

const contactInUse = (): Refusal =>
  new Refusal('CONTACT_IN_USE', undefined, [{ path: '/email', code: 'staffEmail' }]);

/** The permissions of a seller are limited to their stores: without one they would see nothing. */
async function refuseWithoutStore(db: ReadDb, who: { id: number; now: Date }): Promise<void> {
  const [member] = await selectStaff(db, who);
  if (member?.role === 'SELLER' && member.store_ids.length === 0) throw new Refusal('STORE_NEEDED');
}

/** The database guarantees that one owner remains, also with concurrent calls. */
function refuseLastOwner(error: unknown): never {
  if (violates(error, 'staff_last_owner')) throw new Refusal('LAST_OWNER');
  throw error;
}

async function getMember(
  db: ReadDb,
  { by, ...who }: { id: number; by: Staff; now: Date },
): Promise<StaffMember> {
  const [row] = await selectStaff(db, who);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return toWire(row, by);
}

function toWire(row: ListedStaffRow, by: Staff): StaffMember {
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
    allowedActions: actionsOn(row, by),
    roles: rolesFor(row, by),
    waitingApproval: row.waiting_approval,
    version: row.version,
  };
}
