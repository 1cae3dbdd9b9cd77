import { Type } from 'typebox';
import {
  MoveCallback,
  RequestContact,
  RequestIdParams,
  StaffCallback,
  StaffCallbacksQuery,
} from '../../../admin/people/callback.ts';
import { Listed } from '../../../admin/list.ts';
import { MoveVisit, RescheduleVisit, StaffVisit, StaffVisitsQuery } from '../../../admin/people/visit.ts';
import { EndedWaits, EndWaits, WaitedModel } from '../../../admin/people/wait.ts';
import { Shape } from '../../../primitives.ts';
import { declareStaffOperations } from '../staff-operation.ts';

const params = RequestIdParams;
const entry = <const Action extends string, const Resource extends string>(
  action: Action,
  resource: Resource,
) => ({ action, resource, record: 'id' });

/**
 * Requests of shoppers (backoffice.md 2.9). Staff of some stores see the visits in these stores, and call-backs about a piece that is
 * there or an order that is picked up there; all others are refused with NOT_FOUND.
 */
export const staffRequestOperations = declareStaffOperations({
  listStaffCallbacks: {
    method: 'GET',
    path: '/api/admin/v1/callbacks',
    summary: 'Lists call-backs, longest due first.',
    access: 'requests.work',
    query: StaffCallbacksQuery,
    answer: Listed(StaffCallback),
    refusals: ['CURSOR_INVALID'],
  },
  showCallbackContact: {
    method: 'POST',
    path: '/api/admin/v1/callbacks/:id/contact',
    summary: 'Returns the phone to call. Each view writes an audit entry.',
    access: 'requests.work',
    params,
    answer: RequestContact,
    refusals: ['NOT_FOUND'],
    audit: entry('callbacks.contact', 'callback'),
  },
  moveCallback: {
    method: 'POST',
    path: '/api/admin/v1/callbacks/:id/moves',
    summary:
      'Records the outcome of a call. If nobody answered, it is due again an hour later, during the day.',
    access: 'requests.work',
    params,
    body: MoveCallback,
    answer: StaffCallback,
    refusals: ['NOT_FOUND', 'REQUEST_STATE_CONFLICT'],
    ifMatch: true,
    audit: entry('callbacks.move', 'callback'),
  },
  listStaffVisits: {
    method: 'GET',
    path: '/api/admin/v1/visits',
    summary: 'Lists visits of stores by their start.',
    access: 'requests.work',
    query: StaffVisitsQuery,
    answer: Listed(StaffVisit),
    refusals: ['CURSOR_INVALID'],
  },
  showVisitContact: {
    method: 'POST',
    path: '/api/admin/v1/visits/:id/contact',
    summary: 'Returns the visitor’s phone. Each view writes an audit entry.',
    access: 'requests.work',
    params,
    answer: RequestContact,
    refusals: ['NOT_FOUND'],
    audit: entry('visits.contact', 'visit'),
  },
  moveVisit: {
    method: 'POST',
    path: '/api/admin/v1/visits/:id/moves',
    summary: 'Records the state of a visit: confirmed, kept, missed, cancelled.',
    access: 'requests.work',
    params,
    body: MoveVisit,
    answer: StaffVisit,
    refusals: ['NOT_FOUND', 'REQUEST_STATE_CONFLICT'],
    ifMatch: true,
    audit: entry('visits.move', 'visit'),
  },
  rescheduleVisit: {
    method: 'POST',
    path: '/api/admin/v1/visits/:id/time',
    summary: 'Moves a visit to another hour of its store; the shopper gets an SMS.',
    access: 'requests.work',
    params,
    body: RescheduleVisit,
    answer: StaffVisit,
    refusals: ['NOT_FOUND', 'REQUEST_STATE_CONFLICT', 'VISIT_NOT_POSSIBLE', 'IDEMPOTENCY_KEY_REUSED'],
    idempotency: 'required',
    ifMatch: true,
    audit: entry('visits.reschedule', 'visit'),
  },
  listWaits: {
    method: 'GET',
    path: '/api/admin/v1/stock-alerts',
    summary:
      'Lists what shoppers wait for, by model and size, with the pieces that would match. Contains no personal data.',
    access: 'requests.work',
    answer: Shape({ rows: Type.Array(WaitedModel) }),
    refusals: [],
  },
  endWaits: {
    method: 'POST',
    path: '/api/admin/v1/stock-alerts/end',
    summary:
      'Ends the stock alerts for this model in this size without sending messages. Alerts already sent stay unchanged.',
    access: 'requests.work',
    body: EndWaits,
    answer: EndedWaits,
    refusals: ['NOT_FOUND'],
    audit: { action: 'waits.end', resource: 'model', record: 'artikul' },
  },
});
