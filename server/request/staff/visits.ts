import { sql } from 'kysely';
import type { Static } from 'typebox';
import type { layOutStates, StaffVisit, StaffVisitsQuery, VisitStep } from '#contract/admin/people/visit.ts';
import { mayMove } from '#domain/moves.ts';
import { visitMoves } from '#domain/request/request-states.ts';
import { hourMs } from '#domain/units/durations.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { loadWorkTerms } from '#server/content/shop-terms.ts';
import { lastChange } from '#server/kit/audit.ts';
import { idsOf, type ListSort, readPage, type ListedRows } from '#server/kit/list-page.ts';
import { maskContact } from '#server/kit/mask-contact.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { names } from '#server/kit/wire.ts';
import {
  countStaffVisits,
  findStaffVisit,
  lockVisit,
  selectStaffVisits,
  setVisitState,
  type StaffVisitPiece,
  type StaffVisitRow,
  type VisitFilter,
} from './queries-visits.ts';

type Stores = readonly number[] | null;

const sorts: Record<string, Omit<ListSort, 'isDescending'>> = {
  startsAt: { by: sql`v.starts_at`, type: 'timestamptz' },
  createdAt: { by: sql`v.created_at`, type: 'timestamptz' },
};

/** Returns visits sorted by their time. Three statements. Refuses with CURSOR_INVALID. */
export async function listStaffVisits(
  db: ReadDb,
  { query, stores, now }: { query: Static<typeof StaffVisitsQuery>; stores: Stores; now: Date },
): Promise<ListedRows<StaffVisit>> {
  const { q, state, storeId, toDo } = query;
  const from = query['startsOn.from'];
  const to = query['startsOn.to'];
  const filter: VisitFilter = {
    stores,
    ...(q !== undefined && { q }),
    ...(state !== undefined && { states: state.split(',') }),
    ...(storeId !== undefined && { storeIds: idsOf(storeId) }),
    ...(from !== undefined && { from }),
    ...(to !== undefined && { to }),
    ...(toDo === true && { toDoAt: now }),
  };
  const page = await readPage(query, {
    sorts,
    defaultSort: 'startsAt',
    id: sql`v.id`,
    select: (part) => selectStaffVisits(db, filter, part),
    count: (wanted) => countStaffVisits(db, filter, wanted),
  });
  const { asideHours: maxHours } = await loadWorkTerms(db);
  return { ...page, rows: page.rows.map((row) => visitToWire(row, { maxHours, now })) };
}

/** Refuses with NOT_FOUND, also for one of another store. */
export async function requireVisit(
  db: ReadDb,
  { id, stores }: { id: number; stores: Stores },
): Promise<StaffVisitRow> {
  const row = await findStaffVisit(db, { id, stores });
  if (row === undefined) throw new Refusal('NOT_FOUND');
  return row;
}

export interface SeenVisit {
  id: number;
  /** The version that the caller read. */
  version: number;
  stores: Stores;
  now: Date;
}

/** Locks a visit. Refuses with NOT_FOUND or VERSION_CONFLICT. */
export async function lockSeenVisit(db: Db, { id, version, stores, now }: SeenVisit): Promise<StaffVisitRow> {
  await lockVisit(db, id);
  const row = await requireVisit(db, { id, stores });
  if (row.version === version) return row;
  const last = await lastChange(db, { resource: 'visit', recordId: String(id) });
  throw new Refusal('VERSION_CONFLICT', { current: await readVisit(db, { id, stores, now }), ...last });
}

/**
 * Locks a future visit and returns it with its pieces for which nothing was prepared yet. Refuses with NOT_FOUND or REQUEST_STATE_CONFLICT
 * (facts: state).
 */
export async function lockVisitToLayOut(
  db: Db,
  { id, stores, now }: Omit<SeenVisit, 'version'>,
): Promise<{ visit: StaffVisitRow; pieces: StaffVisitPiece[] }> {
  await lockVisit(db, id);
  const visit = await requireVisit(db, { id, stores });
  if (!mayReschedule(visit, now)) throw new Refusal('REQUEST_STATE_CONFLICT', { state: visit.visit_state });
  return { visit, pieces: visit.pieces.filter((piece) => laidOutOf(piece, visit) === 'NO') };
}

/** Records what happened with a visit. Refuses with NOT_FOUND, VERSION_CONFLICT or REQUEST_STATE_CONFLICT (facts: state). */
export async function moveVisitByStaff(
  db: Db,
  { step, ...seen }: SeenVisit & { step: VisitStep },
): Promise<StaffVisit> {
  const row = await lockSeenVisit(db, seen);
  if (!stepsFrom(row, seen.now).includes(step))
    throw new Refusal('REQUEST_STATE_CONFLICT', { state: row.visit_state });
  await setVisitState(db, { id: seen.id, state: step, now: seen.now });
  return readVisit(db, seen);
}

/** Returns one visit for the staff. Two statements. Refuses with NOT_FOUND. */
export async function readVisit(
  db: ReadDb,
  { id, stores, now }: { id: number; stores: Stores; now: Date },
): Promise<StaffVisit> {
  const row = await requireVisit(db, { id, stores });
  const { asideHours: maxHours } = await loadWorkTerms(db);
  return visitToWire(row, { maxHours, now });
}

const steps: readonly VisitStep[] = ['CONFIRMED', 'KEPT', 'MISSED', 'CANCELLED'];
/** A shopper may arrive this much early. */
const earlyMs = hourMs;

function stepsFrom({ visit_state: from, starts_at: startsAt }: StaffVisitRow, now: Date): VisitStep[] {
  const isPossible: Record<VisitStep, boolean> = {
    CONFIRMED: startsAt > now,
    KEPT: startsAt.getTime() - earlyMs <= now.getTime(),
    MISSED: startsAt <= now,
    CANCELLED: true,
  };
  return steps.filter((to) => isPossible[to] && mayMove(visitMoves, { from, to, by: 'STAFF' }));
}

/** True if it has not started and was not cancelled. */
export const mayReschedule = (
  { visit_state: state, starts_at: startsAt }: StaffVisitRow,
  now: Date,
): boolean => (state === 'NEW' || state === 'CONFIRMED') && startsAt > now;

/** A piece is set aside until two hours after the visit begins. */
const stayHours = 2;

/** Returns for how many hours from now a piece is set aside for a visit; null if that is more than `maxHours`, or the visit is over. */
export function hoursAside(
  startsAt: Date,
  { maxHours, now }: { maxHours: number; now: Date },
): number | null {
  const hours = Math.ceil((startsAt.getTime() - now.getTime()) / hourMs) + stayHours;
  return hours > maxHours || hours <= stayHours ? null : hours;
}

function laidOutOf(
  piece: StaffVisitPiece,
  { store_id: storeId }: StaffVisitRow,
): (typeof layOutStates)[number] {
  if (piece.is_aside) return 'ASIDE';
  if (piece.product_item_state !== 'AVAILABLE') return 'TAKEN';
  if (piece.store_id === storeId) return piece.arrives_on === null ? 'NO' : 'COMING';
  return piece.is_requested ? 'REQUESTED' : 'NO';
}

interface Terms {
  /** A piece is set aside for so long at most. */
  maxHours: number;
  now: Date;
}

function visitToWire(row: StaffVisitRow, { maxHours, now }: Terms): StaffVisit {
  const { pieces } = row;
  const states = pieces.map((piece) => laidOutOf(piece, row));
  const isWanted = pieces.some(
    ({ store_id: storeId }, nth) =>
      states[nth] === 'NO' &&
      (storeId !== row.store_id || hoursAside(row.starts_at, { maxHours, now }) !== null),
  );
  return {
    id: row.id,
    version: row.version,
    state: row.visit_state,
    storeId: row.store_id,
    startsAt: row.starts_at.toISOString(),
    place: row.place,
    name: row.name,
    phone: maskContact(row.phone),
    comment: row.comment,
    language: row.language,
    pieces: pieces.map((piece, nth) => ({
      serialNumber: piece.serial_number,
      artikul: piece.artikul,
      ...names(piece.product_name),
      storeId: piece.store_id,
      isFree: piece.product_item_state === 'AVAILABLE',
      laidOut: states[nth] ?? 'NO',
    })),
    createdAt: row.created_at.toISOString(),
    rescheduledAt: row.rescheduled_at?.toISOString() ?? null,
    allowedActions: stepsFrom(row, now),
    mayMove: mayReschedule(row, now),
    mayLayOut: isWanted && mayReschedule(row, now),
  };
}
