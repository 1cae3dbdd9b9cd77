import type { Static } from 'typebox';
import type { ChangeStaff, InviteStaff } from '#contract/admin/staff/staff.ts';
import type { StaffRole } from '#domain/auth/permissions.ts';
import { ApprovalNeeded } from '#server/kit/approval-needed.ts';
import { refusedField } from '#server/kit/refusal.ts';
import type { StaffRow } from '../queries.ts';

type Invited = Omit<Static<typeof InviteStaff>, 'reason'>;
interface Change {
  role: StaffRole;
  storeIds: Static<typeof ChangeStaff>['storeIds'] | undefined;
  reason: string | undefined;
}

export type RolePayload =
  | { invitation: Invited }
  | { change: { staffId: number; role: StaffRole; storeIds?: number[] } };

/** The request for a new owner or manager. Refuses with APPROVAL_REASON_NEEDED. */
export const invitationNeedsApproval = (invitation: Invited, reason: string | undefined): ApprovalNeeded =>
  roleRequest({ payload: { invitation }, who: invitation, facts: { to: invitation.role }, reason });

/** The request for a rise of a member's role; other stores are part of it. Refuses with APPROVAL_REASON_NEEDED. */
export function roleNeedsSecondPerson(
  staff: Pick<StaffRow, 'id' | 'name' | 'email' | 'role'>,
  { role, storeIds, reason }: Change,
): ApprovalNeeded {
  const change = { staffId: staff.id, role, ...(storeIds && { storeIds }) };
  return roleRequest({ payload: { change }, who: staff, facts: { from: staff.role, to: role }, reason });
}

interface Request {
  payload: RolePayload;
  who: { name: string; email: string };
  facts: { from?: StaffRole; to: StaffRole };
  reason: string | undefined;
}

function roleRequest({
  payload,
  who: { name, email },
  facts: { from, to },
  reason,
}: Request): ApprovalNeeded {
  if (reason === undefined) throw refusedField('APPROVAL_REASON_NEEDED', '/reason');
  return new ApprovalNeeded({
    kind: 'ROLE',
    payload,
    effect: {
      amountSom: null,
      serials: [],
      facts: [
        { name: 'NAME', value: name },
        ...(from === undefined ? [] : [{ name: 'ROLE_NOW' as const, value: from }]),
        { name: 'ROLE_NEW', value: to },
      ],
    },
    resource: 'staff',
    // the address is readable in the list of requests, and an invited person has no id yet
    recordId: email,
    reason,
  });
}
