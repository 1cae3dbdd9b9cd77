import type { Static } from 'typebox';
import type { FinishSale } from '#contract/admin/counter.ts';
import { scopeOf } from '#domain/auth/permissions.ts';
import { splitGold } from '#domain/gold/buy-back.ts';
import type { Db } from '#database/connect.ts';
import { lockReadyGold, payGold } from '#server/gold/pay-gold.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';

/** Old gold as a payment of a sale; in whole soʻm. */
export interface TenderGold {
  id: number;
  storeId: number;
  /** Its value. */
  amountSom: number;
  /** The sale's total. */
  totalSom: number;
}

interface Wanted {
  form: Static<typeof FinishSale>;
  caller: StaffCaller;
  storeId: number;
  totalSom: number;
}

/**
 * Returns the old gold among the payments, locked; null = none. Refuses with NOT_FOUND, GOLD_STATE_CONFLICT, PERMISSION_MISSING, and with
 * TENDERS_WRONG if the amount differs from the part of the total that the gold pays.
 */
export async function lockTenderGold(
  db: Db,
  { form, caller, storeId, totalSom }: Wanted,
): Promise<TenderGold | null> {
  const wrong = new Refusal('TENDERS_WRONG', { why: 'GOLD', missing: 0 });
  if (form.tenders.some(({ method, gold }) => (method === 'OLD_GOLD') !== (gold !== undefined))) throw wrong;
  const tender = form.tenders.find(({ method }) => method === 'OLD_GOLD');
  if (tender?.gold === undefined) return null;
  if (scopeOf(caller.staff, 'counter.gold') === null)
    throw new Refusal('PERMISSION_MISSING', { permission: 'counter.gold' });
  const { gold: id, amount } = tender;
  const amountSom = await lockReadyGold(db, { id, storeId });
  if (splitGold(amountSom, totalSom).tenderedSom !== amount) throw wrong;
  return { id, storeId, amountSom, totalSom };
}

/** Pays the order with the gold and the surplus in cash; returns the surplus. Refuses with CASH_DAY_CLOSED. */
export async function payTenderGold(
  db: Db,
  gold: TenderGold | null,
  { orderId, staffId, now }: { orderId: number; staffId: number; now: Date },
): Promise<number> {
  if (gold === null) return 0;
  const { id, storeId, amountSom, totalSom } = gold;
  await payGold(db, amountSom, { id, storeId, staffId, order: { id: orderId, totalSom }, now });
  return splitGold(amountSom, totalSom).cashSom;
}
