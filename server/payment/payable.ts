import type { Db, ReadDb } from '#database/connect.ts';
import type { FiscalSale } from '#providers/payment/fiscal-port.ts';

/** The facts of an order that a payment needs. */
export interface Payable {
  orderId: number;
  number: string;
  totalSom: number;
  language: 'ru' | 'uz' | 'en';
  /** The order is waiting for payment and its pieces are still reserved: only then may a payment start or settle. */
  isPayable: boolean;
  isPaid: boolean;
  /** Absolute URLs of the shop where the browser is sent after paying. */
  successUrl: string;
  failedUrl: string;
}

/**
 * What `payment` needs of orders. `order` may import `payment` but not the reverse, so `order` implements this and server/deps.ts injects
 * it. Each function takes the open transaction, so that order and payment change together.
 */
export interface PayableOrders {
  /** Locks the order until the end of the transaction. Undefined if there is no such order. */
  lock(db: Db, by: { orderId: number } | { number: string }): Promise<Payable | undefined>;
  /** Same as `lock`, but without a lock, for reading. */
  find(db: ReadDb, by: { orderId: number } | { number: string }): Promise<Payable | undefined>;
  /** The contents of the order's fiscal receipt; with `only`, of a refund. Null if a piece has no classifier code. */
  describeSale(
    db: ReadDb,
    args: { orderId: number; only?: { orderLineIds: readonly number[]; deliverySom: number } },
  ): Promise<FiscalSale | null>;
  /** A provider has started: reserves the pieces at least until `keepUntil` and sets the order's payment method. */
  markPaymentOpen(db: Db, args: { orderId: number; method: string; keepUntil: Date }): Promise<void>;
  /** The payment is settled: the order becomes PAID and its pieces stay reserved. */
  markPaid(db: Db, args: { orderId: number; now: Date }): Promise<void>;
  /** The attempt failed; the order waits for another one until it expires. */
  markPaymentFailed(db: Db, args: { orderId: number; now: Date }): Promise<void>;
  /** Records a refund, whole or partial, in whole soʻm. */
  markRefunded(
    db: Db,
    args: { orderId: number; isWhole: boolean; amountSom: number; now: Date },
  ): Promise<void>;
  /**
   * The provider itself refunds the whole payment: a paid order is cancelled and its pieces return to stock. Returns false if the order is
   * on its way or received, so that the payment must stay.
   */
  cancelUnshippedOrder(db: Db, args: { orderId: number; now: Date }): Promise<boolean>;
}
