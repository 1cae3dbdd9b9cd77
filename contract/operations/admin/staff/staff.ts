import { Type } from 'typebox';
import {
  ChangeStaff,
  InviteStaff,
  RoleChoices,
  StaffMember,
  StaffParams,
  StaffQuery,
} from '../../../admin/staff/staff.ts';
import { declareStaffOperations } from '../staff-operation.ts';

const params = StaffParams;
const ofStaff = <const Action extends string>(action: Action) => ({
  action,
  resource: 'staff',
  record: 'id',
});

/** Staff members (backoffice.md 2.10, Staff). */
export const staffMemberOperations = declareStaffOperations({
  listStaff: {
    method: 'GET',
    path: '/api/admin/v1/staff',
    summary: 'Lists all staff members.',
    access: 'staff.read',
    query: StaffQuery,
    answer: Type.Array(StaffMember),
    refusals: [],
  },
  listInvitedRoles: {
    method: 'GET',
    path: '/api/admin/v1/invitations/roles',
    summary:
      'Lists the roles that the caller may give to a new staff member; none: the caller cannot invite.',
    access: 'staff.read',
    answer: RoleChoices,
    refusals: [],
  },
  inviteStaff: {
    method: 'POST',
    path: '/api/admin/v1/invitations',
    summary:
      'Creates a staff member and sends them a link by email, valid once within 72 hours. A second person must approve an owner or manager.',
    access: 'staff.write',
    body: InviteStaff,
    answer: StaffMember,
    status: 201,
    refusals: ['CONTACT_IN_USE', 'FORBIDDEN', 'STORE_NEEDED', 'APPROVAL_NEEDED', 'APPROVAL_REASON_NEEDED'],
    audit: ofStaff('staff.invite'),
  },
  changeStaff: {
    method: 'PATCH',
    path: '/api/admin/v1/staff/:id',
    summary:
      'Changes role or stores of a staff member, suspends or reactivates them. Takes effect at their next call. A second person must approve a rise to owner or manager.',
    access: 'staff.write',
    params,
    body: ChangeStaff,
    answer: StaffMember,
    refusals: [
      'NOT_FOUND',
      'FORBIDDEN',
      'LAST_OWNER',
      'STORE_NEEDED',
      'APPROVAL_NEEDED',
      'APPROVAL_REASON_NEEDED',
    ],
    ifMatch: true,
    audit: ofStaff('staff.change'),
  },
  sendInvitationAgain: {
    method: 'POST',
    path: '/api/admin/v1/staff/:id/invitation',
    summary: 'Sends an invited person another link, valid once within 72 hours. The earlier links end.',
    access: 'staff.write',
    params,
    answer: StaffMember,
    refusals: ['NOT_FOUND', 'FORBIDDEN'],
    ifMatch: true,
    audit: ofStaff('staff.invite-again'),
  },
  resetStaffFactors: {
    method: 'POST',
    path: '/api/admin/v1/staff/:id/reset',
    summary: 'Resets the second factor: the person adds a new one at the next login. Ends their sessions.',
    access: 'staff.write',
    params,
    answer: StaffMember,
    refusals: ['NOT_FOUND', 'FORBIDDEN'],
    ifMatch: true,
    audit: ofStaff('staff.reset'),
  },
});
