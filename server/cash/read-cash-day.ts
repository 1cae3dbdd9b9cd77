import type { CashDay } from '#contract/admin/cash-day.ts';
import type { ReadDb } from '#database/connect.ts';
import { requireOwnStore } from '#server/kit/own-store.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';
import { selectCashDay } from './queries.ts';
import { cashDayToWire } from './wire.ts';

/** A cash day that is known to be there. */
export async function getDay(db: ReadDb, id: number): Promise<CashDay> {
  const row = await selectCashDay(db, id);
  if (row === undefined) throw new Error(`cash day ${id} is gone`);
  return cashDayToWire(row);
}

/** A cash day with its movements. Refuses NOT_FOUND, for one of another store, too. */
export async function readCashDay(
  db: ReadDb,
  { id, caller }: { id: number; caller: StaffCaller },
): Promise<CashDay> {
  const row = await selectCashDay(db, id);
  if (row === undefined) throw new Refusal('NOT_FOUND');
  requireOwnStore(caller, row.store_id);
  return cashDayToWire(row);
}
