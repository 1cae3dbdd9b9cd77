import type { Db, ReadDb } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { insertCashMovement, isCashDayOpen, shareOpenDay } from './queries.ts';

export interface OrderCash {
  storeId: number;
  orderId: number;
  /** Positive = received, negative = refunded; in whole soʻm. */
  amountSom: number;
  /** Null = caused by a step of the order. */
  staffId: number | null;
  now: Date;
}

/** Records cash of an order at the counter of a store. Refuses with CASH_DAY_CLOSED. */
export async function recordOrderCash(db: Db, cash: OrderCash): Promise<void> {
  if (!(await recordCashIfOpen(db, cash))) throw new Refusal('CASH_DAY_CLOSED', { storeId: cash.storeId });
}

/** Records the cash if the store's cash day is open; otherwise returns false and records nothing. */
export async function recordCashIfOpen(db: Db, cash: OrderCash): Promise<boolean> {
  const dayId = await shareOpenDay(db, cash.storeId);
  if (dayId === undefined) return false;
  const kind = cash.amountSom > 0 ? 'SALE' : 'RETURN';
  await insertCashMovement(db, { ...cash, dayId, kind, reason: null });
  return true;
}

/** Records cash paid for old gold from a store's drawer, in whole soʻm. Refuses with CASH_DAY_CLOSED. */
export async function recordGoldCash(
  db: Db,
  {
    storeId,
    intakeId,
    amountSom,
    staffId,
    now,
  }: { intakeId: number; staffId: number } & Omit<OrderCash, 'orderId'>,
): Promise<void> {
  const dayId = await shareOpenDay(db, storeId);
  if (dayId === undefined) throw new Refusal('CASH_DAY_CLOSED', { storeId });
  await insertCashMovement(db, {
    dayId,
    kind: 'GOLD',
    amountSom: -amountSom,
    orderId: null,
    intakeId,
    staffId,
    reason: null,
    now,
  });
}

/** Whether this store can take cash now. */
export async function takesCash(db: ReadDb, storeId: number): Promise<boolean> {
  return isCashDayOpen(db, storeId);
}
