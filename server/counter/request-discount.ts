import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { manualDiscounts, maxDiscountPercent } from '#domain/counter/manual-discount.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { approvalExecutor } from '#server/approval/executor.ts';
import { ApprovalNeeded } from '#server/kit/approval-needed.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { StaffCaller } from '#server/kit/staff-operation.ts';
import { loadCounterSettings } from './counter-settings.ts';
import { type LoadedSale, loadSale } from './load-sale.ts';
import { lockOpenSale, type SaleRow, selectApprovedSerials, updateSale } from './queries-sale.ts';

interface DiscountWish {
  row: SaleRow;
  caller: StaffCaller;
  wish: { percent: number; reason: string };
  now: Date;
}

/**
 * Checks a discount against the limit of the seller's role. Above the limit it throws ApprovalNeeded, with the amount that the discount
 * takes off the sale's current pieces. Refuses with DISCOUNT_TOO_HIGH for a sale without pieces.
 */
export async function requireDiscount(db: Db, { row, caller, wish, now }: DiscountWish): Promise<void> {
  const { discounts } = await loadCounterSettings(db);
  const most = maxDiscountPercent(caller.staff.role, discounts);
  if (wish.percent <= most) return;
  const { pieces } = await loadSale(db, row, now);
  // without pieces there is no amount to approve
  if (pieces.length === 0) throw new Refusal('DISCOUNT_TOO_HIGH', { most });
  const off = manualDiscounts(
    pieces.map(({ priceSom, discountSom }) => priceSom - discountSom),
    wish.percent,
  );
  const serials = pieces.map(({ piece }) => piece.serialNumber);
  throw new ApprovalNeeded({
    kind: 'DISCOUNT',
    // with the pieces, so that the same discount on other ones is another request
    payload: { saleId: row.id, percent: wish.percent, reason: wish.reason, serials },
    effect: { amountSom: off.reduce((sum, som) => sum + som, 0), serials },
    resource: 'counter-sale',
    recordId: String(row.id),
    reason: wish.reason,
  });
}

/**
 * Refuses with DISCOUNT_TOO_HIGH if the sale's discount is above the limit of the seller's role, and was not approved for each of its pieces.
 */
export async function requireApproved(
  db: ReadDb,
  { row, pieces, most }: { row: SaleRow; pieces: LoadedSale['pieces']; most: number },
): Promise<void> {
  if ((row.discount_percent ?? 0) <= most) return;
  const approved =
    row.discount_approval_id === null ? [] : await selectApprovedSerials(db, row.discount_approval_id);
  if (pieces.some(({ piece }) => !approved.includes(piece.serialNumber)))
    throw new Refusal('DISCOUNT_TOO_HIGH', { most });
}

const discountPayloads = Compile(
  Type.Object({ saleId: Type.Integer(), percent: Type.Integer(), reason: Type.String() }),
);

/** Applies an approved discount to the sale. Refuses with NOT_FOUND if the sale has ended. */
export const discountExecutor = approvalExecutor({
  payloads: discountPayloads,
  run: async (db, { saleId, percent, reason }, { approvalId }) => {
    if (!(await lockOpenSale(db, saleId))) throw new Refusal('NOT_FOUND');
    await updateSale(db, saleId, { manualDiscount: { percent, reason, approvalId } });
  },
});
