import { PutStaffNetworks, StaffNetworks } from '../../../admin/staff/network.ts';
import { declareStaffOperations } from '../staff-operation.ts';

const path = '/api/admin/v1/settings/staff-networks';

/** The networks from which the staff may reach the back-office (backoffice.md 3.1, Network). */
export const networkOperations = declareStaffOperations({
  getStaffNetworks: {
    method: 'GET',
    path,
    summary: 'The networks from which the back-office may be reached.',
    access: 'settings.read',
    answer: StaffNetworks,
    refusals: [],
  },
  putStaffNetworks: {
    method: 'PUT',
    path,
    summary: 'Other networks, or none: from everywhere. A list without the caller’s own address is refused.',
    access: 'settings.write',
    body: PutStaffNetworks,
    answer: StaffNetworks,
    refusals: ['FORBIDDEN'],
    ifMatch: true,
    audit: { action: 'settings.staff-networks', resource: 'setting', record: 'name' },
  },
});
