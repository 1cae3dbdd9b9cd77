import type { Db, ReadDb } from '#database/connect.ts';
import type { FiscalSale } from '#providers/payment/port.ts';

/** What is being paid for, as far as a payment must know it. */
export interface Payable {
  orderId: number;
  number: string;
  totalSom: number;
  language: 'ru' | 'uz' | 'en';
  /** It waits for payment and its pieces are still reserved: only then may a payment begin or settle. */
  isPayable: boolean;
  isPaid: boolean;
  /** Where the shopper's browser goes after paying; whole addresses of the shop. */
  successUrl: string;
  failedUrl: string;
}

/**
 * The little that `payment` needs of orders. `order` stands to the right on the ladder and implements it; server/deps.ts joins the two.
 * Each takes the open transaction, so that order and payment change together.
 */
export interface PayableOrders {
  /** Locks the order until the end of the transaction. Undefined: there is no such order. */
  lock(db: Db, by: { orderId: number } | { number: string }): Promise<Payable | undefined>;
  /** The same without a lock, for showing. */
  find(db: ReadDb, by: { orderId: number } | { number: string }): Promise<Payable | undefined>;
  /** What goes into its fiscal receipt; with `only`, of a refund. Null: a piece has no code of the classifier. */
  describeSale(
    db: ReadDb,
    args: { orderId: number; only?: { orderLineIds: readonly number[]; deliverySom: number } },
  ): Promise<FiscalSale | null>;
  /** A provider has begun: the pieces are reserved until then at least, and this is the order's payment method. */
  markPaymentOpen(db: Db, args: { orderId: number; method: string; keepUntil: Date }): Promise<void>;
  /** The payment is settled: the order becomes PAID, its pieces stay reserved. */
  markPaid(db: Db, args: { orderId: number; now: Date }): Promise<void>;
  /** This attempt brought no money; the order waits for another until its time has ended. */
  markPaymentFailed(db: Db, args: { orderId: number; now: Date }): Promise<void>;
  /** Money went back, all that was left of it or a part, in whole soʻm. */
  markRefunded(
    db: Db,
    args: { orderId: number; isWhole: boolean; amountSom: number; now: Date },
  ): Promise<void>;
  /**
   * The provider gives all of the money back by its own deed: a paid order is called off, its pieces are on sale again. False: it is on
   * its way or received, the money must stay.
   */
  callOff(db: Db, args: { orderId: number; now: Date }): Promise<boolean>;
}
