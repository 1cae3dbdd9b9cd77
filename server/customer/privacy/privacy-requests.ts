import { sql } from 'kysely';
import { Type, type Static } from 'typebox';
import { Compile } from 'typebox/compile';
import type {
  NewPrivacyRequest,
  PrivacyAction,
  PrivacyKind,
  PrivacyRequest,
  PrivacyRequestsQuery,
} from '#contract/admin/people/privacy.ts';
import { defaultPrivacyDays } from '#domain/account/privacy-days.ts';
import { addDays, tashkentDay } from '#domain/units/tashkent-day.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { lastChange } from '#server/kit/audit.ts';
import { readPage, type ListedRows } from '#server/kit/list-page.ts';
import { selectTerms } from '#server/kit/queries-settings.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { findCustomer, lockCustomer } from '../queries-list.ts';
import {
  countPrivacyRequests,
  endPrivacyRequest,
  endWaitingRequest,
  findPrivacyRequest,
  insertPrivacyRequest,
  lockPrivacyRequest,
  type PrivacyFilter,
  type PrivacyRow,
  selectPrivacyRequests,
} from './queries-privacy.ts';

const storedDays = Compile(
  Type.Partial(Type.Object({ privacy_days: Type.Integer({ minimum: 0, maximum: 60 }) })),
);

/** What a reader may do with requests: nothing without the permission. */
interface Reader {
  mayAct: boolean;
  now: Date;
}

/** Lists requests, those due first at the top. Two statements. Refuses with CURSOR_INVALID. */
export async function listPrivacyRequests(
  db: ReadDb,
  { query, reader }: { query: Static<typeof PrivacyRequestsQuery>; reader: Reader },
): Promise<ListedRows<PrivacyRequest>> {
  const { q, state, kind } = query;
  const filter: PrivacyFilter = {
    // a query that is not a number matches no customer
    ...(q !== undefined && { customerId: /^\d{1,15}$/.test(q) ? Number(q) : 0 }),
    ...(state !== undefined && { states: state.split(',') }),
    ...(kind !== undefined && { kinds: kind.split(',') }),
  };
  const page = await readPage(query, {
    sorts: {
      dueOn: { by: sql`p.due_on`, type: 'date' },
      requestedOn: { by: sql`p.requested_on`, type: 'date' },
    },
    defaultSort: 'dueOn',
    id: sql`p.id`,
    select: (part) => selectPrivacyRequests(db, filter, part),
    count: (wanted) => countPrivacyRequests(db, filter, wanted),
  });
  return { ...page, rows: page.rows.map((row) => toWire(row, reader)) };
}

/** Refuses with NOT_FOUND (the customer), VALIDATION_FAILED (a day in the future), PRIVACY_REQUEST_KNOWN. */
export async function addPrivacyRequest(
  db: Db,
  { form, staffId, now }: { form: Static<typeof NewPrivacyRequest>; staffId: number; now: Date },
): Promise<PrivacyRequest> {
  const { customerId: userId, kind, basis, requestedOn } = form;
  if (requestedOn > tashkentDay(now))
    throw new Refusal('VALIDATION_FAILED', undefined, [{ path: '/requestedOn', code: 'maximum' }]);
  await lockCustomer(db, userId);
  if ((await findCustomer(db, { id: userId })) === undefined) throw new Refusal('NOT_FOUND');
  const { privacy_days: days = defaultPrivacyDays } = storedDays.Parse(
    (await selectTerms(db)).settings ?? {},
  );
  const dueOn = addDays(requestedOn, days);
  const id = await insertPrivacyRequest(db, {
    userId,
    kind,
    basis,
    requestedOn,
    dueOn,
    addedBy: staffId,
    now,
  });
  if (id === undefined) throw new Refusal('PRIVACY_REQUEST_KNOWN');
  return readRequest(db, id, now);
}

interface Refused {
  id: number;
  /** The version that the caller saw. */
  version: number;
  reason: string;
  staffId: number;
  now: Date;
}

/** Refuses with NOT_FOUND, VERSION_CONFLICT, REQUEST_STATE_CONFLICT. */
export async function refusePrivacyRequest(
  db: Db,
  { id, version, reason, staffId, now }: Refused,
): Promise<PrivacyRequest> {
  await lockPrivacyRequest(db, id);
  const request = await readRequest(db, id, now);
  if (request.version !== version) {
    const last = await lastChange(db, { resource: 'privacy-request', recordId: String(id) });
    throw new Refusal('VERSION_CONFLICT', { current: request, ...last });
  }
  const { state } = request;
  if (state !== 'WAITING') throw new Refusal('REQUEST_STATE_CONFLICT', { state });
  await endPrivacyRequest(db, { id, state: 'REFUSED', by: staffId, outcome: reason, now });
  return readRequest(db, id, now);
}

interface Done {
  userId: number;
  kind: PrivacyKind;
  /** The members of the staff who requested it and who approved an erasure. */
  staffId: number;
  approvedBy?: number;
  /** The basis if no request was recorded before. */
  basis: string;
  now: Date;
}

/**
 * Marks the pending request of this kind as done; if there is none, records one as requested and done on the same day, so that the list is
 * complete.
 */
export async function completePrivacyRequest(db: Db, done: Done): Promise<void> {
  const { userId, kind, staffId, approvedBy, basis, now } = done;
  const ending = {
    userId,
    kind,
    state: 'DONE' as const,
    by: staffId,
    now,
    ...(approvedBy !== undefined && { approvedBy }),
  };
  if (await endWaitingRequest(db, ending)) return;
  const today = tashkentDay(now);
  const row = { userId, kind, basis, requestedOn: today, dueOn: today, addedBy: staffId, now };
  await insertPrivacyRequest(db, row);
  await endWaitingRequest(db, ending);
}

/** Called when an account is closed: its erasure is done, and a pending export is no longer possible. */
export async function endRequestsOfClosed(db: Db, userId: number, now: Date): Promise<void> {
  await endWaitingRequest(db, { userId, kind: 'ERASE', state: 'DONE', by: null, now });
  await endWaitingRequest(db, { userId, kind: 'EXPORT', state: 'REFUSED', by: null, now });
}

async function readRequest(db: ReadDb, id: number, now: Date): Promise<PrivacyRequest> {
  const row = await findPrivacyRequest(db, id);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return toWire(row, { mayAct: true, now });
}

function toWire(row: PrivacyRow, { mayAct, now }: Reader): PrivacyRequest {
  return {
    id: row.id,
    version: row.version,
    customerId: row.user_id,
    kind: row.kind,
    state: row.privacy_state,
    basis: row.basis,
    requestedOn: row.requested_on,
    dueOn: row.due_on,
    isLate: row.privacy_state === 'WAITING' && row.due_on < tashkentDay(now),
    awaitsApproval: row.awaits,
    addedBy: row.added_by,
    doneBy: row.done_by,
    approvedBy: row.approved_by,
    doneAt: row.done_at?.toISOString() ?? null,
    outcome: row.outcome,
    allowedActions: mayAct ? actionsOf(row) : [],
  };
}

function actionsOf({ privacy_state: state, kind, awaits }: PrivacyRow): PrivacyAction[] {
  if (state !== 'WAITING' || awaits) return [];
  return [kind, 'REFUSE'];
}
