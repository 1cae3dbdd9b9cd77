import { Listed } from '../../../admin/list.ts';
import {
  NewPrivacyRequest,
  PrivacyParams,
  PrivacyRequest,
  PrivacyRequestsQuery,
  RefusePrivacyRequest,
} from '../../../admin/people/privacy.ts';
import { declareStaffOperations } from '../staff-operation.ts';

const ofRequest = <const Action extends string>(action: Action) => ({
  action,
  resource: 'privacy-request',
  record: 'id',
});

/**
 * Privacy requests (backoffice.md 2.9). They are carried out at the customer: `POST /customers/:id/export` and `/erase` close the pending
 * request, or create one that is already done.
 */
export const privacyOperations = declareStaffOperations({
  listPrivacyRequests: {
    method: 'GET',
    path: '/api/admin/v1/privacy-requests',
    summary: 'Lists exports and erasures by due day; empty for staff of some stores.',
    access: 'customers.read',
    query: PrivacyRequestsQuery,
    answer: Listed(PrivacyRequest),
    refusals: ['CURSOR_INVALID'],
  },
  addPrivacyRequest: {
    method: 'POST',
    path: '/api/admin/v1/privacy-requests',
    summary: 'Adds a privacy request made by letter, call or visit; the settings define when it is due.',
    access: 'customers.privacy',
    body: NewPrivacyRequest,
    answer: PrivacyRequest,
    status: 201,
    refusals: ['NOT_FOUND', 'VALIDATION_FAILED', 'PRIVACY_REQUEST_KNOWN'],
    audit: ofRequest('privacy.add'),
  },
  refusePrivacyRequest: {
    method: 'POST',
    path: '/api/admin/v1/privacy-requests/:id/refuse',
    summary: 'Closes a request without carrying it out: withdrawn, or the identity was not proven.',
    access: 'customers.privacy',
    params: PrivacyParams,
    body: RefusePrivacyRequest,
    answer: PrivacyRequest,
    refusals: ['NOT_FOUND', 'REQUEST_STATE_CONFLICT'],
    ifMatch: true,
    audit: ofRequest('privacy.refuse'),
  },
});
