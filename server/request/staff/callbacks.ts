import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { CallbackStep, StaffCallback, StaffCallbacksQuery } from '#contract/admin/people/callback.ts';
import { callAgainAt } from '#domain/request/call-hours.ts';
import { mayMove } from '#domain/moves.ts';
import { callbackMoves } from '#domain/request/request-states.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { loadWorkTerms } from '#server/content/shop-terms.ts';
import { lastChange } from '#server/kit/audit.ts';
import { type ListSort, readPage, type ListedRows } from '#server/kit/list-page.ts';
import { maskContact } from '#server/kit/mask-contact.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { names } from '#server/kit/wire.ts';
import { lateBefore } from './late-calls.ts';
import {
  type CallbackChange,
  type CallbackFilter,
  countStaffCallbacks,
  findStaffCallback,
  lockCallback,
  selectStaffCallbacks,
  type StaffCallbackRow,
  updateCallback,
} from './queries-callbacks.ts';

type Stores = readonly number[] | null;

const sorts: Record<string, Omit<ListSort, 'isDescending'>> = {
  dueAt: { by: sql`c.due_at`, type: 'timestamptz' },
  createdAt: { by: sql`c.created_at`, type: 'timestamptz' },
};

/** Returns call-backs, the longest due first. Three statements. Refuses with CURSOR_INVALID. */
export async function listStaffCallbacks(
  db: ReadDb,
  { query, stores, now }: { query: Static<typeof StaffCallbacksQuery>; stores: Stores; now: Date },
): Promise<ListedRows<StaffCallback>> {
  const { q, state, subject, bestTime, language, late, 'createdAt.from': from, 'createdAt.to': to } = query;
  const lateSince = await loadLateSince(db, now);
  const filter: CallbackFilter = {
    stores,
    ...(q !== undefined && { q }),
    ...(state !== undefined && { states: state.split(',') }),
    ...(subject !== undefined && { subjects: subject.split(',') }),
    ...(bestTime !== undefined && { bestTimes: bestTime.split(',') }),
    ...(language !== undefined && { languages: language.split(',') }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(late === true && { dueBefore: lateSince }),
  };
  const page = await readPage(query, {
    sorts,
    defaultSort: 'dueAt',
    id: sql`c.id`,
    select: (part) => selectStaffCallbacks(db, filter, part),
    count: (wanted) => countStaffCallbacks(db, filter, wanted),
  });
  return { ...page, rows: page.rows.map((row) => callbackToWire(row, lateSince)) };
}

/** Refuses with NOT_FOUND, also for one of another store. */
export async function requireCallback(
  db: ReadDb,
  { id, stores }: { id: number; stores: Stores },
): Promise<StaffCallbackRow> {
  const row = await findStaffCallback(db, { id, stores });
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return row;
}

interface Step {
  id: number;
  /** The version that the caller read. */
  version: number;
  step: CallbackStep;
  stores: Stores;
  now: Date;
}

/** Records the result of a call. Refuses with NOT_FOUND, VERSION_CONFLICT or REQUEST_STATE_CONFLICT (facts: state). */
export async function moveCallback(db: Db, { id, version, step, stores, now }: Step): Promise<StaffCallback> {
  await lockCallback(db, id);
  const row = await requireCallback(db, { id, stores });
  if (row.version !== version) {
    const last = await lastChange(db, { resource: 'callback', recordId: String(id) });
    const current = callbackToWire(row, await loadLateSince(db, now));
    throw new Refusal('VERSION_CONFLICT', { current, ...last });
  }
  if (!stepsFrom(row).includes(step))
    throw new Refusal('REQUEST_STATE_CONFLICT', { state: row.callback_state });
  await updateCallback(db, { id, change: changeOf(row, step, now), now });
  return callbackToWire(await requireCallback(db, { id, stores }), await loadLateSince(db, now));
}

function changeOf(row: StaffCallbackRow, step: CallbackStep, now: Date): CallbackChange {
  if (step === 'NO_ANSWER') return { callback_state: 'NEW', tries: row.tries + 1, due_at: callAgainAt(now) };
  return { callback_state: step, tries: row.tries, due_at: row.due_at };
}

function stepsFrom({ callback_state: from }: StaffCallbackRow): CallbackStep[] {
  const may = (to: 'CALLED' | 'CLOSED') => mayMove(callbackMoves, { from, to, by: 'STAFF' });
  return [
    ...(may('CALLED') ? (['CALLED', 'NO_ANSWER'] as const) : []),
    ...(may('CLOSED') ? (['CLOSED'] as const) : []),
  ];
}

/** A call that was due before then is late. */
async function loadLateSince(db: ReadDb, now: Date): Promise<Date> {
  return lateBefore(now, (await loadWorkTerms(db)).lateCallMinutes);
}

function callbackToWire(row: StaffCallbackRow, lateSince: Date): StaffCallback {
  const { artikul, product_name: name } = row;
  return {
    id: row.id,
    version: row.version,
    state: row.callback_state,
    name: row.name,
    phone: maskContact(row.phone),
    subject: row.subject,
    product: artikul === null || name === null ? null : { artikul, ...names(name) },
    serialNumber: row.serial_number,
    orderNumber: row.order_number,
    bestTime: row.best_time,
    comment: row.comment,
    language: row.language,
    createdAt: row.created_at.toISOString(),
    dueAt: row.due_at.toISOString(),
    movedAt: row.moved_at.toISOString(),
    tries: row.tries,
    isLate: row.callback_state === 'NEW' && row.due_at < lateSince,
    allowedActions: stepsFrom(row),
  };
}
