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

/** Payments, refunds by hand, discrepancies and receipts (backoffice.md 2.10). Of stores that are not one's own: NOT_FOUND. */
export const moneyOperations = declareStaffOperations({
  listStaffPayments: {
    method: 'GET',
    path: '/api/admin/v1/payments',
    summary: 'Attempts to pay, the latest first.',
    access: 'money.read',
    query: StaffPaymentsQuery,
    answer: Listed(StaffPaymentRow),
    refusals: ['CURSOR_INVALID'],
  },
  queryProvider: {
    method: 'POST',
    path: '/api/admin/v1/payments/:id/ask',
    summary: 'What the provider says of a payment now. Changes nothing.',
    access: 'money.read',
    params,
    answer: ProviderAnswer,
    refusals: ['NOT_FOUND', 'UPSTREAM_UNAVAILABLE'],
  },
  listStaffRefunds: {
    method: 'GET',
    path: '/api/admin/v1/refunds',
    summary: 'Refunds, the latest first.',
    access: 'money.read',
    query: StaffRefundsQuery,
    answer: Listed(StaffRefundRow),
    refusals: ['CURSOR_INVALID'],
  },
  bookRefund: {
    method: 'POST',
    path: '/api/admin/v1/refunds/:id/done',
    summary: 'A refund was given by hand; the number of its paper.',
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
      'Payments whose state differs at their provider and that wait for a person, the oldest first, at most 200.',
    access: 'money.read',
    query: DiscrepanciesQuery,
    answer: Shape({ rows: Type.Array(DiscrepancyRow) }),
    refusals: [],
  },
  closeDiscrepancy: {
    method: 'POST',
    path: '/api/admin/v1/discrepancies/:id/close',
    summary: 'What a person found out about a discrepancy. No money moves by it.',
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
    summary: 'Money of the last 90 days without a fiscal receipt, the oldest first, at most 200.',
    access: 'money.read',
    answer: Shape({ rows: Type.Array(MissingReceipt) }),
    refusals: [],
  },
  mendCodes: {
    method: 'POST',
    path: '/api/admin/v1/receipts/:id/codes',
    summary: 'Codes of the classifier of a piece and of its line in the order of this payment.',
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
