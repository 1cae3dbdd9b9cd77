import { Type } from 'typebox';
import { Listed } from '../../admin/list.ts';
import {
  CloseDiscrepancy,
  DiscrepanciesQuery,
  DiscrepancyRow,
  MendCodes,
  MissingReceipt,
  MoneyParams,
  ProviderAnswer,
  RefundDone,
  SendReceipt,
  StaffPaymentRow,
  StaffPaymentsQuery,
  StaffRefundRow,
  StaffRefundsQuery,
} from '../../admin/money.ts';
import { Shape } from '../../primitives.ts';
import { Nothing } from '../operation.ts';
import { declareStaffOperations } from './staff-operation.ts';

const params = MoneyParams;
const entry = <const Action extends string, const Resource extends string>(
  action: Action,
  resource: Resource,
) => ({ action, resource, record: 'id' });

/**
 * Payments, manual refunds, discrepancies and receipts (backoffice.md 2.10). Refuses with NOT_FOUND for stores that are not the caller's.
 */
export const moneyOperations = declareStaffOperations({
  listStaffPayments: {
    method: 'GET',
    path: '/api/admin/v1/payments',
    summary: 'Lists attempts to pay, newest first.',
    access: 'money.read',
    query: StaffPaymentsQuery,
    answer: Listed(StaffPaymentRow),
    refusals: ['CURSOR_INVALID'],
  },
  queryProvider: {
    method: 'POST',
    path: '/api/admin/v1/payments/:id/ask',
    summary: 'Returns the provider’s current record of a payment. Changes nothing.',
    access: 'money.read',
    params,
    answer: ProviderAnswer,
    refusals: ['NOT_FOUND', 'UPSTREAM_UNAVAILABLE'],
  },
  listStaffRefunds: {
    method: 'GET',
    path: '/api/admin/v1/refunds',
    summary: 'Lists refunds, newest first.',
    access: 'money.read',
    query: StaffRefundsQuery,
    answer: Listed(StaffRefundRow),
    refusals: ['CURSOR_INVALID'],
  },
  bookRefund: {
    method: 'POST',
    path: '/api/admin/v1/refunds/:id/done',
    summary: 'Records that a refund was paid by hand, with the number of its document.',
    access: 'money.settle',
    params,
    body: RefundDone,
    answer: Nothing,
    refusals: ['NOT_FOUND', 'ORDER_STATE_CONFLICT'],
    audit: entry('money.refund-done', 'refund'),
  },
  listDiscrepancies: {
    method: 'GET',
    path: '/api/admin/v1/discrepancies',
    summary:
      'Lists payments whose state differs from that of their provider and that a person has to resolve, oldest first, at most 200.',
    access: 'money.read',
    query: DiscrepanciesQuery,
    answer: Shape({ rows: Type.Array(DiscrepancyRow) }),
    refusals: [],
  },
  closeDiscrepancy: {
    method: 'POST',
    path: '/api/admin/v1/discrepancies/:id/close',
    summary: 'Records how a person resolved a discrepancy. It moves no money.',
    access: 'money.settle',
    params,
    body: CloseDiscrepancy,
    answer: Nothing,
    refusals: ['NOT_FOUND', 'ORDER_STATE_CONFLICT'],
    audit: entry('money.discrepancy', 'payment'),
  },
  listMissingReceipts: {
    method: 'GET',
    path: '/api/admin/v1/receipts',
    summary:
      'Lists payments and refunds of the last 90 days without a fiscal receipt, oldest first, at most 200.',
    access: 'money.read',
    answer: Shape({ rows: Type.Array(MissingReceipt) }),
    refusals: [],
  },
  mendCodes: {
    method: 'POST',
    path: '/api/admin/v1/receipts/:id/codes',
    summary: 'Sets the classifier codes of a piece and of its line in the order of this payment.',
    access: 'money.settle',
    params,
    body: MendCodes,
    answer: Nothing,
    refusals: ['NOT_FOUND'],
    audit: entry('money.codes', 'payment'),
  },
  sendReceipt: {
    method: 'POST',
    path: '/api/admin/v1/receipts/:id/send',
    summary: 'Requests the receipt of a payment, or of its refund, from the register again.',
    access: 'money.settle',
    params,
    body: SendReceipt,
    answer: Nothing,
    refusals: ['NOT_FOUND'],
    audit: entry('money.receipt', 'payment'),
  },
});
