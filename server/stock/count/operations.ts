import { sql } from 'kysely';
import type { Stocktake } from '#contract/admin/stock/stocktake.ts';
import type { stocktakeOperations as declared } from '#contract/operations/admin/stock/stocktake.ts';
import { minuteMs } from '#domain/units/durations.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { findWaitingRequest } from '#server/approval/waiting-request.ts';
import { lastChange } from '#server/kit/audit.ts';
import { idsOf, readPage } from '#server/kit/list-page.ts';
import { requireNamedStore, requireOwnStore } from '#server/kit/own-store.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller, StaffFunctions } from '#server/kit/staff-operation.ts';
import { closeDifferences } from './close-stocktake.ts';
import { countScans, requireCounting } from './count-scans.ts';
import { decideDifferences } from './decide-differences.ts';
import {
  countPeople,
  countScans as countGroups,
  recordDifferences,
  selectDecisionLines,
  selectOpenLines,
} from './queries-count.ts';
import { countRecorded } from './queries-decision.ts';
import {
  countStocktakes,
  findStocktake,
  lockStocktake,
  selectStocktakes,
  type StocktakeFilter,
  type StocktakeListRow,
  updateStocktake,
} from './queries-stocktake.ts';
import { startStocktake } from './start-stocktake.ts';
import { stocktakeRowToWire, stocktakeToWire } from './wire-stocktake.ts';

/** Staff who scanned within this time are shown as counting now. */
const presentMs = 15 * minuteMs;

/** Stocktakes of stores and the warehouse. */
export const stocktakeOperations = {
  async listStocktakes({ db }, { caller, input }) {
    const { q, state, storeId } = input;
    const filter: StocktakeFilter = {
      stores: caller.stores,
      ...(q !== undefined && { q }),
      ...(state !== undefined && { states: state.split(',') }),
      ...(storeId !== undefined && { storeIds: idsOf(storeId) }),
    };
    const page = await readPage(input, {
      sorts: { startedAt: { by: sql`s.started_at`, type: 'timestamptz' } },
      defaultSort: '-startedAt',
      id: sql`s.id`,
      select: (part) => selectStocktakes(db, filter, part),
      count: (wanted) => countStocktakes(db, filter, wanted),
    });
    return { ...page, rows: page.rows.map(stocktakeRowToWire) };
  },

  getStocktake: ({ db }, call) => readStocktake(db, call),

  async startStocktake({ db }, { caller, input, now }) {
    const { storeId, categoryIds = null } = input;
    await requireNamedStore(db, caller, storeId);
    const id = await startStocktake(db, { storeId, categoryIds, staffId: caller.staff.id, now });
    return readStocktake(db, { caller, input: { id }, now });
  },

  async sendStocktakeScans({ db }, call) {
    const { caller, input, now } = call;
    await lockStocktake(db, { id: input.id, share: 'SCAN' });
    const stocktake = await findOwn(db, call);
    if (stocktake.stocktake_state === 'CLOSED') throw new Refusal('STOCKTAKE_CLOSED');
    requireCounting(stocktake, input.scans);
    const scans = await countScans(db, { stocktake, scans: input.scans, staffId: caller.staff.id, now });
    return { scans, stocktake: await readStocktake(db, call) };
  },

  async pauseStocktake({ db }, call) {
    const { caller, now } = call;
    const { id, paused_at: pausedAt } = await lockVersion(db, { call, state: 'OPEN' });
    if (pausedAt === null) await updateStocktake(db, id, { paused_at: now, paused_by: caller.staff.id });
    return readStocktake(db, call);
  },

  async resumeStocktake({ db }, call) {
    const { id, paused_at: pausedAt } = await lockVersion(db, { call, state: 'OPEN' });
    if (pausedAt !== null) await updateStocktake(db, id, { paused_at: null, paused_by: null });
    return readStocktake(db, call);
  },

  async endStocktakeCount({ db }, call) {
    const { caller, input, now } = call;
    const { id } = await lockVersion(db, { call, state: 'OPEN' });
    const { FOUND: found, missing } = await countGroups(db, id);
    await recordDifferences(db, { id, staffId: caller.staff.id, now, atEnd: 'END' });
    const counted = { counted_at: now, found, expected: found + missing };
    await updateStocktake(db, input.id, { ...counted, paused_at: null, paused_by: null });
    return readStocktake(db, call);
  },

  async decideStocktakeDifferences({ db }, call) {
    const { caller, input, now } = call;
    const { id } = await lockVersion(db, { call, state: 'COUNTED' });
    const { ids, decision, reason } = input;
    const staffId = caller.staff.id;
    await decideDifferences(db, { stocktakeId: id, ids, decision, reason, staffId, now });
    await updateStocktake(db, id, {});
    return readStocktake(db, call);
  },

  async closeStocktake({ db }, call) {
    const { caller, now } = call;
    const { id, store_id: storeId } = await lockVersion(db, { call, state: 'COUNTED' });
    const staffId = caller.staff.id;
    await closeDifferences(db, { id, storeId, staffId, now });
    await updateStocktake(db, id, { closed_at: now, closed_by: staffId });
    return readStocktake(db, call);
  },
} satisfies StaffFunctions<typeof declared, { db: Db }>;

interface Call {
  caller: StaffCaller;
  input: { id: number };
  now: Date;
}

/** Refuses with NOT_FOUND, also for a stocktake of another store. */
async function findOwn(db: ReadDb, { caller, input: { id } }: Call): Promise<StocktakeListRow> {
  const row = await findStocktake(db, { id, stores: caller.stores });
  if (row === undefined) throw new Refusal('NOT_FOUND');
  requireOwnStore(caller, row.store_id);
  return row;
}

/**
 * Locks a stocktake. Refuses with STOCKTAKE_CLOSED if it is in another state, and with VERSION_CONFLICT if somebody else changed it first.
 */
async function lockVersion(
  db: Db,
  { call, state }: { call: Call & { input: { version: number } }; state: 'OPEN' | 'COUNTED' },
): Promise<StocktakeListRow> {
  await lockStocktake(db, { id: call.input.id, share: 'WHOLE' });
  const row = await findOwn(db, call);
  if (row.stocktake_state !== state) throw new Refusal('STOCKTAKE_CLOSED');
  if (row.version === call.input.version) return row;
  const last = await lastChange(db, { resource: 'stocktake', recordId: String(row.id) });
  throw new Refusal('VERSION_CONFLICT', { current: await readStocktake(db, call), ...last });
}

/** Returns a stocktake in its present state. Refuses with NOT_FOUND, also for one of another store. */
export async function readStocktake(db: ReadDb, call: Call): Promise<Stocktake> {
  const row = await findOwn(db, call);
  const { id } = row;
  const since = new Date(call.now.getTime() - presentMs);
  return stocktakeToWire({
    row,
    counted: await (row.stocktake_state === 'CLOSED' ? countRecorded(db, id) : countGroups(db, id)),
    people: await countPeople(db, { id, since }),
    lines: await (row.stocktake_state === 'OPEN' ? selectOpenLines(db, id) : selectDecisionLines(db, id)),
    waiting: await findWaitingRequest(db, {
      resource: 'stocktake',
      recordId: String(id),
      staff: call.caller.staff,
    }),
  });
}
