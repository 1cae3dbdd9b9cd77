import {
  CashDay,
  CashDayParams,
  CashDays,
  CashDaysQuery,
  CloseCashDay,
  CountCash,
  MoveCash,
  OpenCashDay,
} from '../../admin/cash-day.ts';
import { declareStaffOperations } from './staff-operation.ts';

const access = 'counter.sell';
const params = CashDayParams;
const ofDay = <const Action extends string>(action: Action) => ({
  action,
  resource: 'cash-day',
  record: 'id',
});

/** The cash drawer of a store, from its opening to its closing (backoffice.md 2.5). One of another store is NOT_FOUND. */
export const cashDayOperations = declareStaffOperations({
  listCashDays: {
    method: 'GET',
    path: '/api/admin/v1/counter/days',
    summary: 'The store’s cash day, and the latest before it.',
    access: 'money.read',
    query: CashDaysQuery,
    answer: CashDays,
    refusals: ['NOT_FOUND'],
  },
  openCashDay: {
    method: 'POST',
    path: '/api/admin/v1/counter/days',
    summary: 'Opens the drawer with what is in it; one a store.',
    access,
    body: OpenCashDay,
    answer: CashDay,
    status: 201,
    refusals: ['NOT_FOUND', 'CASH_DAY_OPEN'],
    audit: ofDay('cash.open'),
  },
  moveCash: {
    method: 'POST',
    path: '/api/admin/v1/counter/days/:id/movements',
    summary: 'Cash put into the drawer or taken out of it without a sale, with a reason.',
    access,
    params,
    body: MoveCash,
    answer: CashDay,
    refusals: ['NOT_FOUND', 'CASH_DAY_CLOSED', 'IDEMPOTENCY_KEY_REUSED'],
    idempotency: 'required',
    audit: ofDay('cash.move'),
  },
  countCash: {
    method: 'POST',
    path: '/api/admin/v1/counter/days/:id/count',
    summary:
      'What the drawer has, counted blind and once; then the difference is shown, and nothing moves any more.',
    access,
    params,
    body: CountCash,
    answer: CashDay,
    refusals: ['NOT_FOUND', 'CASH_DAY_CLOSED'],
    audit: ofDay('cash.count'),
  },
  closeCashDay: {
    method: 'POST',
    path: '/api/admin/v1/counter/days/:id/close',
    summary: 'Closes the counted drawer, with a reason where something is missing or too much.',
    access,
    params,
    body: CloseCashDay,
    answer: CashDay,
    refusals: ['NOT_FOUND', 'CASH_DAY_CLOSED', 'REASON_NEEDED'],
    audit: ofDay('cash.close'),
  },
  confirmCashDay: {
    method: 'POST',
    path: '/api/admin/v1/counter/days/:id/confirmation',
    summary: 'A manager has seen the closed day and its difference.',
    access: 'money.settle',
    params,
    answer: CashDay,
    refusals: ['NOT_FOUND', 'CASH_DAY_CLOSED'],
    audit: ofDay('cash.confirm'),
  },
});
