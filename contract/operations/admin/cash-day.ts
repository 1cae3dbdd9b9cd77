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

/** The cash drawer of a store, from opening to closing (backoffice.md 2.5). Refuses with NOT_FOUND for a store that is not the caller's. */
export const cashDayOperations = declareStaffOperations({
  listCashDays: {
    method: 'GET',
    path: '/api/admin/v1/counter/days',
    summary: 'Returns the store’s current cash day and the latest past ones.',
    access: 'money.read',
    query: CashDaysQuery,
    answer: CashDays,
    refusals: ['NOT_FOUND'],
  },
  openCashDay: {
    method: 'POST',
    path: '/api/admin/v1/counter/days',
    summary: 'Opens the drawer with its starting amount; one per store.',
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
    summary: 'Records cash put into or taken out of the drawer without a sale, with a reason.',
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
      'Records the counted amount, once and without knowing the expected one. Then the difference is shown, and no more cash moves.',
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
    summary: 'Closes the counted drawer, with a reason if there is a difference.',
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
    summary: 'Records that a manager has checked the closed day and its difference.',
    access: 'money.settle',
    params,
    answer: CashDay,
    refusals: ['NOT_FOUND', 'CASH_DAY_CLOSED'],
    audit: ofDay('cash.confirm'),
  },
});
