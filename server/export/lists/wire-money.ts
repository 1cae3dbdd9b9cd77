import type {
  DiscrepancyColumn,
  DiscrepancyRow,
  MissingReceipt,
  PaymentColumn,
  ReceiptColumn,
  RefundColumn,
  StaffPaymentRow,
  StaffRefundRow,
} from '#contract/admin/money.ts';
import { type SheetColumn, type SheetColumns, wordOf } from './list-sheet.ts';

interface OfOrder {
  number: string;
  provider: string;
}

const number: SheetColumn<OfOrder> = {
  kind: 'text',
  head: ({ money }) => money.column.order,
  value: (row) => row.number,
};
const provider: SheetColumn<OfOrder> = {
  kind: 'text',
  head: ({ money }) => money.column.provider,
  value: (row, { words }) => wordOf(words.money.provider, row.provider),
};
const amount: SheetColumn<{ amount: number }> = {
  kind: 'number',
  head: ({ money }) => money.column.amount,
  value: (row) => row.amount,
};

export const paymentSheet: SheetColumns<StaffPaymentRow, PaymentColumn> = {
  number,
  state: {
    kind: 'text',
    head: ({ money }) => money.column.state,
    value: ({ state }, { words }) => words.money.payment.state[state],
  },
  amount,
  provider,
  createdAt: { kind: 'instant', head: ({ money }) => money.payment.begun, value: (row) => row.createdAt },
  transaction: {
    kind: 'text',
    head: ({ money }) => money.payment.transaction,
    value: ({ transaction }) => transaction,
  },
  failure: { kind: 'text', head: ({ money }) => money.payment.failure, value: ({ failure }) => failure },
  refunded: {
    kind: 'number',
    head: ({ money }) => money.payment.refunded,
    value: ({ refunded }) => refunded,
  },
};

export const refundSheet: SheetColumns<StaffRefundRow, RefundColumn> = {
  number,
  state: {
    kind: 'text',
    head: ({ money }) => money.column.state,
    value: ({ state }, { words }) => words.money.refund.state[state],
  },
  amount,
  provider: {
    ...provider,
    value: ({ provider: name, isManual }, { words }) =>
      `${wordOf(words.money.provider, name)}${isManual ? `, ${words.money.refund.manual}` : ''}`,
  },
  createdAt: { kind: 'instant', head: ({ money }) => money.column.requested, value: (row) => row.createdAt },
  reason: { kind: 'text', head: ({ money }) => money.refund.reason, value: ({ reason }) => reason },
  paper: { kind: 'text', head: ({ money }) => money.column.paper, value: ({ paper }) => paper },
  doneAt: { kind: 'instant', head: ({ money }) => money.refund.doneAt, value: ({ doneAt }) => doneAt },
};

export const receiptSheet: SheetColumns<MissingReceipt, ReceiptColumn> = {
  number,
  state: {
    kind: 'text',
    head: ({ money }) => money.column.state,
    value: ({ message, refundId }, { words: { money } }) =>
      `${refundId === null ? money.receipt.sale : money.receipt.refund}: ${message ?? money.receipt.missing}`,
  },
  provider,
  at: { kind: 'instant', head: ({ money }) => money.receipt.at, value: ({ at }) => at },
};

export const discrepancySheet: SheetColumns<DiscrepancyRow, DiscrepancyColumn> = {
  number,
  provider,
  amount,
  ours: {
    kind: 'text',
    head: ({ money }) => money.discrepancy.ours,
    value: ({ ours }, { words }) => wordOf(words.money.payment.state, ours),
  },
  notedAt: {
    kind: 'instant',
    head: ({ money }) => money.discrepancy.noted,
    value: ({ notedAt }) => notedAt,
  },
  transaction: {
    kind: 'text',
    head: ({ money }) => money.payment.transaction,
    value: ({ transaction }) => transaction,
  },
};
