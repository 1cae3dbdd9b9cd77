import { Type } from 'typebox';
import { Compile } from 'typebox/compile';
import { approvalExecutor } from '#server/approval/executor.ts';
import { loadApprovalLimits } from '#server/approval/approval-limits.ts';
import type { Db, ReadDb } from '#database/connect.ts';
import { ApprovalNeeded } from '#server/kit/approval-needed.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { requestRefund } from '#server/payment/end-payments.ts';
import { getLockedOrder } from '../advance-order.ts';
import { recordEvent } from '../record-event.ts';
import { planRefund, type RefundWish } from './plan-refund.ts';

interface WishedRefund {
  number: string;
  wish: RefundWish;
  reason: string;
  now: Date;
}

/**
 * Refunds lines, delivery and goodwill on behalf of the staff, at most what the ledger has. Above the approval limit it throws
 * ApprovalNeeded and moves no money. Refuses with NOT_FOUND, with REFUND_TOO_HIGH, or with ORDER_STATE_CONFLICT if the refund is empty.
 */
export async function refundOrder(db: Db, refund: WishedRefund): Promise<void> {
  const { number, wish, reason } = refund;
  const order = await getLockedOrder(db, number);
  const { amountSom } = await planRefund(db, order, wish);
  if (await needsApproval(db, { amountSom, goodwillSom: wish.goodwillSom })) {
    throw new ApprovalNeeded({
      kind: 'REFUND',
      payload: refundPayload(number, wish),
      effect: { amountSom, serials: [...wish.serials] },
      resource: 'order',
      recordId: number,
      reason,
    });
  }
  await giveBack(db, { ...refund, approvalId: null });
}

/** The payload of a request: the same for the same pieces, in whatever order they were ticked. */
export const refundPayload = (number: string, wish: RefundWish): RefundWish & { number: string } => ({
  number,
  ...wish,
  serials: [...wish.serials].toSorted(),
});

/** A second person must approve goodwill, and refunds above the setting `approval_refund_som`. */
export async function needsApproval(
  db: ReadDb,
  { amountSom, goodwillSom }: { amountSom: number; goodwillSom: number },
): Promise<boolean> {
  const { refundSom } = await loadApprovalLimits(db);
  return goodwillSom > 0 || amountSom > refundSom;
}

async function giveBack(
  db: Db,
  { number, wish, reason, approvalId, now }: WishedRefund & { approvalId: number | null },
): Promise<void> {
  const order = await getLockedOrder(db, number);
  const { parts, amountSom } = await planRefund(db, order, wish);
  if (amountSom === 0) throw new Refusal('ORDER_STATE_CONFLICT', { state: order.order_state });
  await recordEvent(db, { order, kind: 'REFUND_REQUESTED', by: 'STAFF', reason, amountSom, now });
  await requestRefund(db, { orderId: order.id, ...parts, reason, approvalId, now });
}

const payloads = Compile(
  Type.Object({
    number: Type.String(),
    serials: Type.Array(Type.String()),
    delivery: Type.Boolean(),
    goodwillSom: Type.Integer({ minimum: 0 }),
  }),
);

/** Executes a refund that a second person approved: as requested, or REFUND_TOO_HIGH if its amount was refunded in the meantime. */
export const refundExecutor = approvalExecutor({
  payloads,
  run: (db, { number, ...wish }, { approvalId, reason, now }) =>
    giveBack(db, { number, wish, reason, approvalId, now }),
});
