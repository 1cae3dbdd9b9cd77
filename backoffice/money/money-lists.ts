import type { DiscrepancyColumn, PaymentColumn, ReceiptColumn, RefundColumn } from '#contract/admin/money.ts';
import type { DeclaredList } from '../shell/list/declared-list.ts';

export const paymentsList: DeclaredList<PaymentColumn> = {
  name: 'payments',
  path: '/money/payments',
  address: { words: ['q', 'sort', 'state', 'provider'], switches: [], sort: '-createdAt' },
  columns: ['number', 'state', 'amount', 'provider', 'createdAt', 'transaction', 'failure', 'refunded'],
  defaultColumns: ['number', 'state', 'amount', 'provider', 'createdAt', 'transaction'],
};

export const refundsList: DeclaredList<RefundColumn> = {
  name: 'refunds',
  path: '/money/refunds',
  address: { words: ['sort', 'state'], switches: ['manual'], sort: '-createdAt' },
  columns: ['number', 'state', 'amount', 'provider', 'createdAt', 'reason', 'paper', 'doneAt'],
  defaultColumns: ['number', 'state', 'amount', 'provider', 'createdAt', 'reason', 'paper'],
};

/** A fixed sort order and no filters, because everything listed has to be dealt with. */
export const receiptsList: DeclaredList<ReceiptColumn> = {
  name: 'receipts',
  path: '/money/receipts',
  address: { words: [], switches: [], sort: 'at' },
  columns: ['number', 'state', 'provider', 'at'],
};

/** Everything that a person has to decide. */
export const discrepanciesList: DeclaredList<DiscrepancyColumn> = {
  name: 'discrepancies',
  path: '/money/discrepancies',
  address: { words: ['sort', 'provider'], switches: [], sort: 'notedAt' },
  columns: ['number', 'provider', 'amount', 'ours', 'notedAt', 'transaction'],
};
