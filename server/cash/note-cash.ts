import type { Db, ReadDb } from '#database/connect.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { insertCashMovement, isCashDayOpen, shareOpenDay } from './queries.ts';

export interface OrderCash {
  storeId: number;
  orderId: number;
  /** + came in, - was given back; whole soʻm. */
  amountSom: number;
  /** null = by a step of the order. */
  staffId: number | null;
  now: Date;
}

/** Cash of an order moved over the counter of a store. Refuses CASH_DAY_CLOSED. */
export async function noteOrderCash(db: Db, cash: OrderCash): Promise<void> {
  if (!(await noteWhereOpen(db, cash))) throw new Refusal('CASH_DAY_CLOSED', { storeId: cash.storeId });
}

/** The same where the store's drawer is open; false: it is not, and the cash goes past it. */
export async function noteWhereOpen(db: Db, cash: OrderCash): Promise<boolean> {
  const dayId = await shareOpenDay(db, cash.storeId);
  if (dayId === undefined) return false;
  const kind = cash.amountSom > 0 ? 'SALE' : 'RETURN';
  await insertCashMovement(db, { ...cash, dayId, kind, reason: null });
  return true;
}

/** Old gold was paid out of the drawer of a store, whole soʻm. Refuses CASH_DAY_CLOSED. */
export async function noteGoldCash(
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

/** Whether cash can be taken in this store now. */
export async function takesCash(db: ReadDb, storeId: number): Promise<boolean> {
  return isCashDayOpen(db, storeId);
}
