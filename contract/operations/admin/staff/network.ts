import { PutStaffNetworks, StaffNetworks } from '../../../admin/staff/network.ts';
import { declareStaffOperations } from '../staff-operation.ts';

const path = '/api/admin/v1/settings/staff-networks';

/** The networks from which the staff can reach the back-office (backoffice.md 3.1, Network). */
export const networkOperations = declareStaffOperations({
  getStaffNetworks: {
    method: 'GET',
    path,
    summary: 'Returns the networks from which the back-office can be reached.',
    access: 'settings.read',
    answer: StaffNetworks,
    refusals: [],
  },
  putStaffNetworks: {
    method: 'PUT',
    path,
    summary:
      'Sets the networks; an empty list allows all. Refused if the list lacks the caller’s own address.',
    access: 'settings.write',
    body: PutStaffNetworks,
    answer: StaffNetworks,
    refusals: ['FORBIDDEN'],
    ifMatch: true,
    audit: { action: 'settings.staff-networks', resource: 'setting', record: 'name' },
  },
});
