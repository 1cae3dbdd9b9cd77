import { type ReportForm, usualStates, usualTitles } from './report-form.ts';

/** Uzum Bank's report: the fields of its calls with amounts in tiyin, or titles in words (integrations.md 3). */
export const uzumReport: ReportForm = {
  columns: {
    transaction: ['transid', 'trans id', 'uzum id', 'id транзакции uzum', ...usualTitles.transaction],
    order: usualTitles.order,
    amount: ['amount', 'сумма, тийин', 'сумма (тийин)', ...usualTitles.amount],
    commission: ['комиссия uzum', 'комиссия, тийин', ...usualTitles.commission],
    paidAt: ['confirmtime', ...usualTitles.paidAt],
    state: usualTitles.state,
    returnedAt: ['reversetime', ...usualTitles.returnedAt],
  },
  inTiyin: ['amount', 'сумма, тийин', 'сумма (тийин)', 'комиссия, тийин'],
  states: {
    paid: ['confirmed', 'подтвержден', ...usualStates.paid],
    returned: ['reversed', 'отменен', ...usualStates.returned],
    failed: ['отменен до оплаты', ...usualStates.failed],
  },
  returned: 'BOTH',
};
