import {
  ChangeStore,
  NewStore,
  StaffStore,
  StaffStoreParams,
  StaffStores,
  StaffStoresQuery,
} from '../../../admin/content/store.ts';
import { declareStaffOperations } from '../staff-operation.ts';

const access = 'content.write';

/** The shop's stores (backoffice.md 2.10, Stores). Changes are visible on their pages at once. */
export const staffStoreOperations = declareStaffOperations({
  listStaffStores: {
    method: 'GET',
    path: '/api/admin/v1/stores',
    summary: 'Lists the stores with their editable fields.',
    access,
    query: StaffStoresQuery,
    answer: StaffStores,
    refusals: [],
  },
  addStore: {
    method: 'POST',
    path: '/api/admin/v1/stores',
    summary: 'Creates a store, closed until it is opened.',
    access,
    body: NewStore,
    answer: StaffStore,
    status: 201,
    refusals: ['SLUG_TAKEN', 'NOT_FOUND'],
    audit: { action: 'stores.add', resource: 'store', record: 'id' },
  },
  openStore: {
    method: 'POST',
    path: '/api/admin/v1/stores/:id/open',
    summary: 'Opens a store to shoppers; it needs a phone, an address and hours.',
    access,
    params: StaffStoreParams,
    answer: StaffStore,
    refusals: ['NOT_FOUND', 'CONTENT_NOT_READY'],
    ifMatch: true,
    audit: { action: 'stores.open', resource: 'store', record: 'id' },
  },
  closeStore: {
    method: 'POST',
    path: '/api/admin/v1/stores/:id/close',
    summary:
      'Closes a store and removes it from all pages. Refused if it has pieces, orders, visits or an open cash day.',
    access,
    params: StaffStoreParams,
    answer: StaffStore,
    refusals: ['NOT_FOUND', 'STORE_IN_USE'],
    ifMatch: true,
    audit: { action: 'stores.close', resource: 'store', record: 'id' },
  },
  changeStore: {
    method: 'PATCH',
    path: '/api/admin/v1/stores/:id',
    summary: 'Changes names, address, hours, exceptions, phone, services and photo of a store.',
    access,
    params: StaffStoreParams,
    body: ChangeStore,
    answer: StaffStore,
    refusals: ['NOT_FOUND'],
    ifMatch: true,
    audit: { action: 'stores.change', resource: 'store', record: 'id' },
  },
});
