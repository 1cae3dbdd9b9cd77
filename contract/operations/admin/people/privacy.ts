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
 * What people asked about their data (backoffice.md 2.9). They are done at the customer: `POST /customers/:id/export` and `/erase` close
 * the one that waits, or leave one that is done.
 */
export const privacyOperations = declareStaffOperations({
  listPrivacyRequests: {
    method: 'GET',
    path: '/api/admin/v1/privacy-requests',
    summary: 'Exports and erasures, the first due first; none for those who work in some stores.',
    access: 'customers.read',
    query: PrivacyRequestsQuery,
    answer: Listed(PrivacyRequest),
    refusals: ['CURSOR_INVALID'],
  },
  addPrivacyRequest: {
    method: 'POST',
    path: '/api/admin/v1/privacy-requests',
    summary: 'A request that came by letter, call or visit; it is due after the days that the settings name.',
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
    summary: 'Closes a request without doing it: taken back, or nobody proved to be the person.',
    access: 'customers.privacy',
    params: PrivacyParams,
    body: RefusePrivacyRequest,
    answer: PrivacyRequest,
    refusals: ['NOT_FOUND', 'REQUEST_STATE_CONFLICT'],
    ifMatch: true,
    audit: ofRequest('privacy.refuse'),
  },
});
