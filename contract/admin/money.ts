import { Type, type Static } from 'typebox';
import { Id, Instant, Line, Nullable, Shape, Som, Words } from '../primitives.ts';
import { AnyOf, listQuery } from './list.ts';

/** Columns of the lists of payments, refunds, and payments without a receipt. */
export const paymentColumns = [
  'number',
  'state',
  'amount',
  'provider',
  'createdAt',
  'transaction',
  'failure',
  'refunded',
] as const;
export const refundColumns = [
  'number',
  'state',
  'amount',
  'provider',
  'createdAt',
  'reason',
  'paper',
  'doneAt',
] as const;
export const receiptColumns = ['number', 'state', 'provider', 'at'] as const;

/** `q`: an order number or the provider's transaction id. */
export const StaffPaymentsQuery = Shape({
  ...listQuery(['createdAt']),
  state: Type.Optional(AnyOf),
  provider: Type.Optional(AnyOf),
});

/** `refunded`: the amount that was refunded or is about to be; `failure`: why the payment failed. */
export const StaffPaymentRow = Shape({
  id: Id,
  number: Type.String(),
  provider: Type.String(),
  transaction: Nullable(Type.String()),
  state: Words(['PENDING', 'OPEN', 'PAID', 'FAILED', 'REFUNDED']),
  failure: Nullable(Type.String()),
  amount: Som,
  refunded: Som,
  createdAt: Instant,
});

/** The provider's record of a payment, next to the shop's own state. null = it cannot be queried. */
export const ProviderAnswer = Shape({
  ours: Type.String(),
  theirs: Nullable(Words(['UNKNOWN', 'OPEN', 'PAID', 'FAILED', 'REFUNDED'])),
});

/** `manual`: only refunds that no provider makes. */
export const StaffRefundsQuery = Shape({
  ...listQuery(['createdAt']),
  state: Type.Optional(AnyOf),
  manual: Type.Optional(Type.Boolean()),
});

/** `paper`: number of the cash order or the transfer, for a refund paid out by the staff. */
export const StaffRefundRow = Shape({
  id: Id,
  number: Type.String(),
  provider: Type.String(),
  /** The payment's id at its provider; null = it was paid at the hand-over. */
  transaction: Nullable(Type.String()),
  amount: Som,
  state: Words(['REQUESTED', 'DONE']),
  isManual: Type.Boolean(),
  reason: Nullable(Type.String()),
  paper: Nullable(Type.String()),
  /** The store that receives the order; null = it is delivered. */
  storeId: Nullable(Id),
  createdAt: Instant,
  doneAt: Nullable(Instant),
});
export const RefundDone = Shape({
  paperNumber: Line(60),
  /** The store whose drawer the cash was paid from; null = from no drawer. Left out = the store that receives the order. */
  storeId: Type.Optional(Nullable(Id)),
});

export const DiscrepanciesQuery = Shape({ provider: Type.Optional(AnyOf) });

/** A payment whose state differs from that of its provider and that only a person can resolve. `id`: of the payment. */
export const DiscrepancyRow = Shape({
  id: Id,
  number: Type.String(),
  orderState: Type.String(),
  provider: Type.String(),
  transaction: Nullable(Type.String()),
  ours: Type.String(),
  amount: Som,
  notedAt: Instant,
});
export const discrepancyColumns = ['number', 'provider', 'amount', 'ours', 'notedAt', 'transaction'] as const;

/** STANDS: the shop's record is correct. RETURNED: the provider has refunded the payment. */
export const CloseDiscrepancy = Shape({ decision: Words(['STANDS', 'RETURNED']), reason: Line(300) });

/**
 * Online payments and refunds of the last 90 days without a fiscal receipt that can be viewed. `refundId` null: receipt of the sale.
 * `message`: the register's last message; null = none yet.
 */
export const MissingReceipt = Shape({
  paymentId: Id,
  refundId: Nullable(Id),
  number: Type.String(),
  provider: Type.String(),
  /** A counter sale: the store’s register printed the receipt, and a seller enters it. */
  isCounter: Type.Boolean(),
  at: Instant,
  statusCode: Nullable(Type.Integer()),
  message: Nullable(Type.String()),
  lines: Type.Array(
    Shape({
      serialNumber: Type.String(),
      ikpu: Nullable(Type.String()),
      packageCode: Nullable(Type.String()),
    }),
  ),
});

/** Receipt codes of the piece and of its line in this order. The line has the codes it was sold with. */
export const MendCodes = Shape({
  serialNumber: Line(40),
  ikpu: Type.String({ pattern: '^([0-9]{17}|DEMO-[A-Za-z0-9-]{1,30})$' }),
  packageCode: Type.String({ pattern: '^([0-9]{1,20}|DEMO-[A-Za-z0-9-]{1,30})$' }),
});
export const SendReceipt = Shape({ refundId: Nullable(Id) });
export const MoneyParams = Shape({ id: Id });

export type DiscrepancyColumn = (typeof discrepancyColumns)[number];
export type PaymentColumn = (typeof paymentColumns)[number];
export type RefundColumn = (typeof refundColumns)[number];
export type ReceiptColumn = (typeof receiptColumns)[number];
export type StaffPaymentRow = Static<typeof StaffPaymentRow>;
export type StaffRefundRow = Static<typeof StaffRefundRow>;
export type DiscrepancyRow = Static<typeof DiscrepancyRow>;
export type MissingReceipt = Static<typeof MissingReceipt>;
