import type { RoleChoice, StaffMemberAction } from '#contract/admin/staff/staff.ts';
import { mayManage, roleNeedsApproval, scopeOf, staffRoles } from '#domain/auth/permissions.ts';
import type { Staff } from '#server/kit/staff-operation.ts';
import type { ListedStaffRow } from '../queries.ts';

type Member = Pick<ListedStaffRow, 'id' | 'role' | 'staff_state' | 'has_factor'>;

const accessActions: Record<Member['staff_state'], StaffMemberAction[]> = {
  INVITED: ['SEND_AGAIN', 'REVOKE'],
  ACTIVE: ['SUSPEND'],
  SUSPENDED: ['RESTORE'],
};

/** What the caller may do to a member. */
export function actionsOn(member: Member, by: Staff): StaffMemberAction[] {
  if (scopeOf(by, 'staff.write') === null || !mayManage(by, member)) return [];
  const { staff_state: state, has_factor: hasFactor } = member;
  return ['CHANGE', ...accessActions[state], ...(hasFactor ? (['RESET'] as const) : [])];
}

/** Roles that the caller may give to a member, with the present one; null = a new member. */
export function rolesFor(member: Member | null, by: Staff): RoleChoice[] {
  const { id, ...present } = member === null ? { id: 0 } : { id: member.id, from: member.role };
  if (scopeOf(by, 'staff.write') === null || (member !== null && !mayManage(by, member))) return [];
  return staffRoles
    .filter((role) => mayManage(by, { id, role }))
    .map((role) => ({ role, needsApproval: roleNeedsApproval({ ...present, to: role }) }));
}
