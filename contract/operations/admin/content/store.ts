import { ChangeStore, StaffStore, StaffStoreParams, StaffStores } from '../../../admin/content/store.ts';
import { declareStaffOperations } from '../staff-operation.ts';

const access = 'content.write';

/** The shop's stores (backoffice.md 2.10, Stores). A change shows on their pages at once. */
export const staffStoreOperations = declareStaffOperations({
  listStaffStores: {
    method: 'GET',
    path: '/api/admin/v1/stores',
    summary: 'Every store, with what is edited of it.',
    access,
    answer: StaffStores,
    refusals: [],
  },
  changeStore: {
    method: 'PATCH',
    path: '/api/admin/v1/stores/:id',
    summary: 'Names, address, hours, exceptions, phone, services, and what its photograph shows.',
    access,
    params: StaffStoreParams,
    body: ChangeStore,
    answer: StaffStore,
    refusals: ['NOT_FOUND'],
    ifMatch: true,
    audit: { action: 'stores.change', resource: 'store', record: 'id' },
  },
});
