import { BusinessParams, Business, BusinessesQuery, NewBusiness } from '../../../admin/people/business.ts';
import { Listed } from '../../../admin/list.ts';
import { declareStaffOperations } from '../staff-operation.ts';

const ofBusiness = <const Action extends string>(action: Action) => ({
  action,
  resource: 'business',
  record: 'id',
});
const decision = {
  method: 'POST',
  access: 'customers.b2b',
  params: BusinessParams,
  answer: Business,
  refusals: ['NOT_FOUND', 'REQUEST_STATE_CONFLICT'],
  ifMatch: true,
} as const;

/** Companies that buy at wholesale prices (backoffice.md 2.9). */
export const businessOperations = declareStaffOperations({
  listBusinesses: {
    method: 'GET',
    path: '/api/admin/v1/businesses',
    summary: 'Lists companies, newest first; empty for staff of some stores.',
    access: 'customers.read',
    query: BusinessesQuery,
    answer: Listed(Business),
    refusals: ['CURSOR_INVALID'],
  },
  addBusiness: {
    method: 'POST',
    path: '/api/admin/v1/businesses',
    summary: 'Adds the company of a user, pending a decision.',
    access: 'customers.b2b',
    body: NewBusiness,
    answer: Business,
    status: 201,
    refusals: ['NOT_FOUND', 'BUSINESS_KNOWN'],
    audit: ofBusiness('businesses.add'),
  },
  approveBusiness: {
    ...decision,
    path: '/api/admin/v1/businesses/:id/approve',
    summary: 'Approves a company: its user gets wholesale prices from now on.',
    audit: ofBusiness('businesses.approve'),
  },
  suspendBusiness: {
    ...decision,
    path: '/api/admin/v1/businesses/:id/suspend',
    summary: 'Suspends a company: its user gets retail prices again.',
    audit: ofBusiness('businesses.suspend'),
  },
});
