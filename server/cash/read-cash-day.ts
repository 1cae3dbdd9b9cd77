import type { CashDay } from '#contract/admin/cash-day.ts';
import type { ReadDb } from '#database/connect.ts';
import { requireOwnStore } from '#server/kit/own-store.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';
import { selectCashDay } from './queries.ts';
import { cashDayToWire } from './wire.ts';

/** Returns a cash day that must exist. */
export async function getDay(db: ReadDb, id: number): Promise<CashDay> {
  const row = await selectCashDay(db, id);
  if (row === undefined) throw new Error(`cash day ${id} is gone`);
  return cashDayToWire(row);
}

/** Returns a cash day with its movements. Refuses with NOT_FOUND, also for a day of a store that the caller may not see. */
export async function readCashDay(
  db: ReadDb,
  { id, caller }: { id: number; caller: StaffCaller },
): Promise<CashDay> {
  const row = await selectCashDay(db, id);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  requireOwnStore(caller, row.store_id);
  return cashDayToWire(row);
}
