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

/** Users of the shop (backoffice.md 2.9). Refuses with NOT_FOUND for a closed account. */
export const customerOperations = declareStaffOperations({
  listStaffCustomers: {
    method: 'GET',
    path: '/api/admin/v1/customers',
    summary: 'Lists users, newest first. Staff of some stores can only find a user by the full phone number.',
    access: 'customers.read',
    query: StaffCustomersQuery,
    answer: Listed(StaffCustomerRow),
    refusals: ['CURSOR_INVALID'],
  },
  getStaffCustomer: {
    method: 'GET',
    path: '/api/admin/v1/customers/:id',
    summary:
      'Returns a user: orders, favorites, stock alerts, visits, call-backs, reviews, consents, sessions.',
    access: 'customers.read',
    params,
    query: CustomerQuery,
    answer: StaffCustomer,
    refusals: ['NOT_FOUND'],
  },
  getCustomerHistory: {
    method: 'GET',
    path: '/api/admin/v1/customers/:id/history',
    summary:
      'Returns what the staff did with a user, with old and new values, including views of the contacts.',
    access: 'customers.read',
    params,
    query: CustomerQuery,
    answer: RecordHistory,
    refusals: ['NOT_FOUND'],
  },
  showCustomerContact: {
    method: 'POST',
    path: '/api/admin/v1/customers/:id/contact',
    summary: 'Returns the full name and contacts. Each view writes an audit entry.',
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
    summary: 'Ends all sessions of a user.',
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
    summary: 'Sets which prices a user gets, with the document that it is based on.',
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
    summary: 'Exports all data that the shop stores about a user, as the user would get it.',
    access: 'customers.privacy',
    params,
    answer: MyData,
    refusals: ['NOT_FOUND'],
    audit: ofCustomer('customers.export'),
  },
  eraseCustomer: {
    method: 'POST',
    path: '/api/admin/v1/customers/:id/erase',
    summary: 'Closes an account permanently when a second person approves. Orders and payments stay.',
    access: 'customers.privacy',
    params,
    body: EraseCustomer,
    answer: Nothing,
    refusals: ['NOT_FOUND', 'APPROVAL_NEEDED'],
    audit: ofCustomer('customers.erase'),
  },
});
