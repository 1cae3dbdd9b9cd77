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
 * Requests of shoppers (backoffice.md 2.9). A member who works in some stores has the visits of these, and calls about a piece that is there or an
 * order that is picked up there; the rest are NOT_FOUND.
 */
export const staffRequestOperations = declareStaffOperations({
  listStaffCallbacks: {
    method: 'GET',
    path: '/api/admin/v1/callbacks',
    summary: 'Call-backs, those first that have been due longest.',
    access: 'requests.work',
    query: StaffCallbacksQuery,
    answer: Listed(StaffCallback),
    refusals: ['CURSOR_INVALID'],
  },
  showCallbackContact: {
    method: 'POST',
    path: '/api/admin/v1/callbacks/:id/contact',
    summary: 'The phone to call. Looking at it is noted.',
    access: 'requests.work',
    params,
    answer: RequestContact,
    refusals: ['NOT_FOUND'],
    audit: entry('callbacks.contact', 'callback'),
  },
  moveCallback: {
    method: 'POST',
    path: '/api/admin/v1/callbacks/:id/moves',
    summary: 'What became of a call. Where nobody answered it is due again an hour later, by day.',
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
    summary: 'Visits of stores, in the order in which they begin.',
    access: 'requests.work',
    query: StaffVisitsQuery,
    answer: Listed(StaffVisit),
    refusals: ['CURSOR_INVALID'],
  },
  showVisitContact: {
    method: 'POST',
    path: '/api/admin/v1/visits/:id/contact',
    summary: 'The phone of the person who comes. Looking at it is noted.',
    access: 'requests.work',
    params,
    answer: RequestContact,
    refusals: ['NOT_FOUND'],
    audit: entry('visits.contact', 'visit'),
  },
  moveVisit: {
    method: 'POST',
    path: '/api/admin/v1/visits/:id/moves',
    summary: 'The outcome of a visit: confirmed, kept, missed, cancelled.',
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
    summary: 'Moves a visit to another hour of its store; its shopper gets an SMS.',
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
      'What shoppers wait for, by model and size, and the pieces that would answer. Nothing in it says who waits.',
    access: 'requests.work',
    answer: Shape({ rows: Type.Array(WaitedModel) }),
    refusals: [],
  },
  endWaits: {
    method: 'POST',
    path: '/api/admin/v1/stock-alerts/end',
    summary:
      'Nobody waits for this model in this size any more; no message goes out. Those who were told stay as they are.',
    access: 'requests.work',
    body: EndWaits,
    answer: EndedWaits,
    refusals: ['NOT_FOUND'],
    audit: { action: 'waits.end', resource: 'model', record: 'artikul' },
  },
});
