import { CashDay } from '#contract/admin/cash-day.ts';
import type { cashDayOperations as declared } from '#contract/operations/admin/cash-day.ts';
import type { Db } from '#database/connect.ts';
import { tashkentDay } from '#domain/units/tashkent-day.ts';
import { onceOnly } from '#server/kit/idempotency.ts';
import { requireNamedStore, requireOwnStore } from '#server/kit/own-store.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller, StaffFunctions } from '#server/kit/staff-operation.ts';
import {
  countCashDay,
  endCashDay,
  insertCashDay,
  insertCashMovement,
  lockCashDay,
  markConfirmed,
  selectCashDays,
  selectUnclosedDays,
} from './queries.ts';
import { getDay } from './read-cash-day.ts';
import { cashDayToWire } from './wire.ts';

export interface CashDeps {
  db: Db;
}

const once = onceOnly(CashDay);

/** Operations on a store's cash day, from opening to closing; cash of orders is recorded with the orders (note-cash.ts). */
export const cashDayOperations = {
  async listCashDays({ db }, { caller, input, now }) {
    await requireNamedStore(db, caller, input.storeId);
    const days = (await selectCashDays(db, input.storeId)).map(cashDayToWire);
    const current = days.find(({ closedAt }) => closedAt === null) ?? null;
    const unclosed = await selectUnclosedDays(db, { stores: caller.stores, today: tashkentDay(now) });
    return {
      current,
      past: days.filter((day) => day !== current),
      unclosed: unclosed.map(({ id, store_id: storeId, opened_at: at }) => ({
        id,
        storeId,
        openedAt: at.toISOString(),
      })),
    };
  },

  async openCashDay({ db }, { caller, input: { storeId, opening }, now }) {
    await requireNamedStore(db, caller, storeId);
    const day = { storeId, openingSom: opening, staffId: caller.staff.id, now };
    const id = await insertCashDay(db, day);
    if (id === undefined) throw new Refusal('CASH_DAY_OPEN');
    return getDay(db, id);
  },

  async moveCash({ db }, { caller, input, now }) {
    const { id, idempotencyKey: key, ...request } = input;
    const call = { scope: `cash-day:${id}`, key, request, now };
    const run = async () => {
      const day = await lockOwn(db, caller, id);
      if (day.counted_at !== null) throw new Refusal('CASH_DAY_CLOSED');
      const { kind, amount, reason } = request;
      await insertCashMovement(db, {
        dayId: id,
        kind,
        amountSom: kind === 'DEPOSIT' ? amount : -amount,
        orderId: null,
        staffId: caller.staff.id,
        reason,
        now,
      });
      return getDay(db, id);
    };
    return once(db, call, { run, retell: () => getDay(db, id) });
  },

  async countCash({ db }, { caller, input: { id, counted }, now }) {
    const day = await lockOwn(db, caller, id);
    // can be counted only once: for a second count the expected difference would be known
    if (day.counted_at !== null) throw new Refusal('CASH_DAY_CLOSED');
    await countCashDay(db, { id, countedSom: counted, staffId: caller.staff.id, now });
    return getDay(db, id);
  },

  async closeCashDay({ db }, { caller, input: { id, reason = null }, now }) {
    const { counted_at: countedAt, closed_at: closedAt } = await lockOwn(db, caller, id);
    if (countedAt === null || closedAt !== null) throw new Refusal('CASH_DAY_CLOSED');
    const { difference } = await getDay(db, id);
    if (difference !== 0 && reason === null) throw new Refusal('REASON_NEEDED', { difference });
    await endCashDay(db, { id, reason, now });
    return getDay(db, id);
  },

  async confirmCashDay({ db }, { caller, input: { id }, now }) {
    const { closed_at: closedAt } = await lockOwn(db, caller, id);
    if (closedAt === null) throw new Refusal('CASH_DAY_CLOSED');
    await markConfirmed(db, { id, staffId: caller.staff.id, now });
    return getDay(db, id);
  },
} satisfies StaffFunctions<typeof declared, CashDeps>;

async function lockOwn(db: Db, caller: StaffCaller, id: number) {
  const day = await lockCashDay(db, id);
  if (day === undefined) throw new Refusal('NOT_FOUND');
  requireOwnStore(caller, day.store_id);
  return day;
}
