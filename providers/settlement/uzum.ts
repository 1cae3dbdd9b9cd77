import { type ReportForm, defaultStates, defaultTitles } from './report-form.ts';

/** Uzum Bank's report: the fields of its calls with amounts in tiyin, or titles in words (integrations.md 3). */
export const uzumReport: ReportForm = {
  columns: {
    transaction: ['transid', 'trans id', 'uzum id', 'id транзакции uzum', ...defaultTitles.transaction],
    order: defaultTitles.order,
    amount: ['amount', 'сумма, тийин', 'сумма (тийин)', ...defaultTitles.amount],
    commission: ['комиссия uzum', 'комиссия, тийин', ...defaultTitles.commission],
    paidAt: ['confirmtime', ...defaultTitles.paidAt],
    state: defaultTitles.state,
    returnedAt: ['reversetime', ...defaultTitles.returnedAt],
  },
  inTiyin: ['amount', 'сумма, тийин', 'сумма (тийин)', 'комиссия, тийин'],
  states: {
    paid: ['confirmed', 'подтвержден', ...defaultStates.paid],
    returned: ['reversed', 'отменен', ...defaultStates.returned],
    failed: ['отменен до оплаты', ...defaultStates.failed],
  },
  returned: 'BOTH',
};
