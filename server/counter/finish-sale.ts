import type { Static } from 'typebox';
import type { FinishedSale, FinishSale } from '#contract/admin/counter.ts';
import type { FiscalReceiptCode } from '#domain/counter/scanned-text.ts';
import { fiscalUrl } from '#domain/counter/scanned-text.ts';
import { maxDiscountPercent } from '#domain/counter/manual-discount.ts';
import { checkTenders, type Tender } from '#domain/counter/tenders.ts';
import type { Db } from '#database/connect.ts';
import { violates } from '#database/problems.ts';
import { recordOrderCash } from '#server/cash/record-cash.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';
import { placeCounterOrder } from '#server/order/place/place-counter-order.ts';
import { loadCounterSettings } from './counter-settings.ts';
import { type LoadedSale, loadSale } from './load-sale.ts';
import { selectPassports } from './queries-piece.ts';
import { endSale, isReceiptUsed, type SaleRow } from './queries-sale.ts';
import { requireApproved } from './request-discount.ts';
import { lockTenderGold, payTenderGold } from './tender-gold.ts';
import { lineToWire } from './wire.ts';

interface Finishing {
  row: SaleRow;
  form: Static<typeof FinishSale>;
  caller: StaffCaller;
  now: Date;
}

/**
 * Turns a sale into an order. The caller has locked the sale.
 * Refuses with CART_EMPTY (its pieces are no longer held), CART_CHANGED, DISCOUNT_TOO_HIGH, TENDERS_WRONG (facts: why, missing),
 * GOLD_STATE_CONFLICT, RECEIPT_NEEDED, RECEIPT_USED, CASH_DAY_CLOSED, PROMO_CODE_USED_UP, PROMO_CODE_USED_BY_YOU.
 */
export async function finishSale(
  deps: { db: Db; secret: string; publicUrl: string },
  { row, form, caller, now }: Finishing,
): Promise<FinishedSale> {
  const { db } = deps;
  const settings = await loadCounterSettings(db);
  const sale = await loadSale(db, row, now);
  const { hold, pieces, sums, promo } = sale;
  if (hold === undefined || pieces.length === 0) throw new Refusal('CART_EMPTY');
  if (sums.totalSom !== form.expectedTotal) throw new Refusal('CART_CHANGED', { total: sums.totalSom });
  const most = maxDiscountPercent(caller.staff.role, settings.discounts);
  await requireApproved(db, { row, pieces, most });
  const tenders = form.tenders.map(readTender);
  const changeSom = requireWhole(sums.totalSom, tenders);
  const gold = await lockTenderGold(db, { form, caller, storeId: row.store_id, totalSom: sums.totalSom });
  const receipt = await requireReceipt(db, form, settings.needsReceipt);
  const { orderId, number } = await placeCounterOrder(db, deps, {
    storeId: row.store_id,
    staffId: caller.staff.id,
    language: sale.buyer?.language ?? caller.staff.language,
    buyer: buyerOf(sale),
    pieces,
    promo: promo !== null && sums.discountSom > 0 ? promo : null,
    discountReason: row.discount_reason,
    tenders,
    receipt,
    hold,
    now,
  });
  const goldSom = await payTenderGold(db, gold, { orderId, staffId: caller.staff.id, now });
  await recordCash(db, { row, tenders, orderId, staffId: caller.staff.id, now });
  await endSale(db, { id: row.id, orderId, receipt, now }).catch(refuseUsedReceipt);
  const itemIds = pieces.map(({ itemId }) => itemId);
  return {
    number,
    at: now.toISOString(),
    total: sums.totalSom,
    change: changeSom,
    ...(goldSom > 0 && { goldCash: goldSom }),
    tenders: tenders.map(({ method, amountSom, givenSom }) => ({
      method,
      amount: amountSom,
      given: givenSom,
    })),
    lines: pieces.map(lineToWire),
    receiptUrl: receipt && fiscalUrl(receipt),
    passports: (await selectPassports(db, itemIds)).map((row) => passportToWire(row, deps)),
  };
}

const passportToWire = (
  { id, serial_number: serialNumber }: { id: string; serial_number: string },
  { publicUrl }: { publicUrl: string },
) => ({
  serialNumber,
  url: `${publicUrl}/certificate/${id}`,
  print: `/api/v1/certificates/${id}/document.pdf`,
});

const readTender = ({ method, amount, given }: Finishing['form']['tenders'][number]): Tender => ({
  method,
  amountSom: amount,
  givenSom: given ?? null,
});

function requireWhole(totalSom: number, tenders: readonly Tender[]): number {
  const check = checkTenders(totalSom, tenders);
  if (!check.ok) throw new Refusal('TENDERS_WRONG', { why: check.why, missing: check.missingSom });
  return check.changeSom;
}

async function requireReceipt(
  db: Db,
  { receipt }: Finishing['form'],
  isNeeded: boolean,
): Promise<FiscalReceiptCode | null> {
  if (receipt === null) {
    if (isNeeded) throw new Refusal('RECEIPT_NEEDED');
    return null;
  }
  if (await isReceiptUsed(db, receipt)) throw new Refusal('RECEIPT_USED');
  return { ...receipt, issuedAt: new Date(receipt.issuedAt) };
}

/** Two sales at the same time with one receipt: the database accepts one of them. Refuses with RECEIPT_USED. */
export function refuseUsedReceipt(error: unknown): never {
  if (violates(error, 'counter_sales_receipt')) throw new Refusal('RECEIPT_USED');
  throw error;
}

function buyerOf({ row, buyer }: LoadedSale) {
  if (row.buyer_phone === null) return null;
  return { userId: buyer?.id ?? null, name: buyer?.name ?? '', phone: row.buyer_phone };
}

async function recordCash(
  db: Db,
  args: { row: SaleRow; tenders: readonly Tender[]; orderId: number; staffId: number; now: Date },
): Promise<void> {
  const { row, tenders, ...cash } = args;
  const amountSom = tenders.find(({ method }) => method === 'CASH')?.amountSom ?? 0;
  if (amountSom > 0) await recordOrderCash(db, { ...cash, storeId: row.store_id, amountSom });
}
