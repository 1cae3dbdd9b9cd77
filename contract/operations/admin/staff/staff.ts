import { Type } from 'typebox';
import {
  ChangeStaff,
  InviteStaff,
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

/** The members of the staff (backoffice.md 2.10, Staff). */
export const staffMemberOperations = declareStaffOperations({
  listStaff: {
    method: 'GET',
    path: '/api/admin/v1/staff',
    summary: 'Everybody who works in the shop.',
    access: 'staff.read',
    query: StaffQuery,
    answer: Type.Array(StaffMember),
    refusals: [],
  },
  inviteStaff: {
    method: 'POST',
    path: '/api/admin/v1/invitations',
    summary: 'A new member of the staff gets a link by mail, good for 72 hours and once.',
    access: 'staff.write',
    body: InviteStaff,
    answer: StaffMember,
    status: 201,
    refusals: ['CONTACT_IN_USE', 'FORBIDDEN'],
    audit: ofStaff('staff.invite'),
  },
  changeStaff: {
    method: 'PATCH',
    path: '/api/admin/v1/staff/:id',
    summary: 'Another role, other stores, suspended or back. Acts on the next call of that person.',
    access: 'staff.write',
    params,
    body: ChangeStaff,
    answer: StaffMember,
    refusals: ['NOT_FOUND', 'FORBIDDEN', 'LAST_OWNER'],
    ifMatch: true,
    audit: ofStaff('staff.change'),
  },
  resetStaffFactors: {
    method: 'POST',
    path: '/api/admin/v1/staff/:id/reset',
    summary:
      'Takes the second factor away: the person adds a new one at the next login. Ends their sessions.',
    access: 'staff.write',
    params,
    answer: StaffMember,
    refusals: ['NOT_FOUND', 'FORBIDDEN'],
    ifMatch: true,
    audit: ofStaff('staff.reset'),
  },
});
