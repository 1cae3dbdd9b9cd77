import type { Db } from '#database/connect.ts';

/** What is being paid for, as far as a payment must know it. */
export interface Payable {
  orderId: number;
  number: string;
  totalSom: number;
  language: 'ru' | 'uz' | 'en';
  /** It waits for money and its pieces are still kept: only then may a payment settle. */
  isPayable: boolean;
  /** Where the shopper's browser goes after paying; paths of the shop. */
  successPath: string;
  failedPath: string;
}

/**
 * The little that `payment` needs of orders. `order` stands to the right on the ladder and implements it; app.ts joins the two.
 * Each takes the open transaction, so that order and payment change together.
 */
export interface PayableOrders {
  /** Locks the order until the end of the transaction. Undefined: there is no such order. */
  lock(db: Db, args: { orderId: number; now: Date }): Promise<Payable | undefined>;
  /** The same without a lock, for showing. */
  find(db: Db, args: { orderId: number; now: Date }): Promise<Payable | undefined>;
  /** The money is there: the order goes on, its pieces are kept. */
  markPaid(db: Db, args: { orderId: number; now: Date }): Promise<void>;
  /** This attempt brought no money; the order waits for another until its time is over. */
  markPaymentFailed(db: Db, args: { orderId: number }): Promise<void>;
  /** The money went back. */
  markRefunded(db: Db, args: { orderId: number }): Promise<void>;
}
