import {
  ChangeStore,
  NewStore,
  StaffStore,
  StaffStoreParams,
  StaffStores,
} from '../../../admin/content/store.ts';
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
  addStore: {
    method: 'POST',
    path: '/api/admin/v1/stores',
    summary: 'A new store, closed until it is opened.',
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
    summary: 'Shows a store to shoppers; it has a phone, an address and hours.',
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
    summary: 'Takes a store off every page. One that has pieces, orders, visits or an open cash day stays.',
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
