import {
  ChangePriceType,
  CustomerContact,
  CustomerParams,
  CustomerQuery,
  EraseCustomer,
  StaffCustomer,
  StaffCustomerRow,
  StaffCustomersQuery,
} from '../../../admin/people/customer.ts';
import { RecordHistory } from '../../../admin/audit.ts';
import { Listed } from '../../../admin/list.ts';
import { MyData } from '../../../me.ts';
import { Nothing } from '../../operation.ts';
import { declareStaffOperations } from '../staff-operation.ts';

const params = CustomerParams;
const ofCustomer = <const Action extends string>(action: Action) => ({
  action,
  resource: 'customer',
  record: 'id',
});

/** Users of the shop (backoffice.md 2.9). A closed account is NOT_FOUND. */
export const customerOperations = declareStaffOperations({
  listStaffCustomers: {
    method: 'GET',
    path: '/api/admin/v1/customers',
    summary: 'Users, the latest first. Who works in some stores finds one by the whole phone.',
    access: 'customers.read',
    query: StaffCustomersQuery,
    answer: Listed(StaffCustomerRow),
    refusals: ['CURSOR_INVALID'],
  },
  getStaffCustomer: {
    method: 'GET',
    path: '/api/admin/v1/customers/:id',
    summary: 'One user: orders, favourites, waits, visits, calls, reviews, consents, logins.',
    access: 'customers.read',
    params,
    query: CustomerQuery,
    answer: StaffCustomer,
    refusals: ['NOT_FOUND'],
  },
  getCustomerHistory: {
    method: 'GET',
    path: '/api/admin/v1/customers/:id/history',
    summary: 'Who of the staff did what with a user, before and after; who looked at the contacts, too.',
    access: 'customers.read',
    params,
    query: CustomerQuery,
    answer: RecordHistory,
    refusals: ['NOT_FOUND'],
  },
  showCustomerContact: {
    method: 'POST',
    path: '/api/admin/v1/customers/:id/contact',
    summary: 'The whole name and contacts. Looking at them is noted.',
    access: 'customers.contact',
    params,
    query: CustomerQuery,
    answer: CustomerContact,
    refusals: ['NOT_FOUND'],
    audit: ofCustomer('customers.contact'),
  },
  endCustomerSessions: {
    method: 'POST',
    path: '/api/admin/v1/customers/:id/sessions/end',
    summary: 'Logs a user out everywhere.',
    access: 'customers.write',
    params,
    query: CustomerQuery,
    answer: Nothing,
    refusals: ['NOT_FOUND'],
    audit: ofCustomer('customers.sessions'),
  },
  changePriceType: {
    method: 'POST',
    path: '/api/admin/v1/customers/:id/price-type',
    summary: 'Whose prices a user gets, with the paper that it rests on.',
    access: 'customers.b2b',
    params,
    body: ChangePriceType,
    answer: StaffCustomer,
    refusals: ['NOT_FOUND'],
    ifMatch: true,
    audit: ofCustomer('customers.price-type'),
  },
  exportCustomer: {
    method: 'POST',
    path: '/api/admin/v1/customers/:id/export',
    summary: 'Everything that the shop stores about a user, as the user would get it.',
    access: 'customers.privacy',
    params,
    answer: MyData,
    refusals: ['NOT_FOUND'],
    audit: ofCustomer('customers.export'),
  },
  eraseCustomer: {
    method: 'POST',
    path: '/api/admin/v1/customers/:id/erase',
    summary: 'Closes an account for good, once a second person agrees. Orders and money stay.',
    access: 'customers.privacy',
    params,
    body: EraseCustomer,
    answer: Nothing,
    refusals: ['NOT_FOUND', 'APPROVAL_NEEDED'],
    audit: ofCustomer('customers.erase'),
  },
});
