import { type ReportForm, usualStates, usualTitles } from './report-form.ts';

/**
 * The table of receipts of Payme Business, and the fields of its GetStatement, whose amounts are in tiyin and whose times are milliseconds
 * (integrations.md 1.2): 2 paid, -2 cancelled after payment, 1 and -1 without payment.
 */
export const paymeReport: ReportForm = {
  columns: {
    transaction: [
      'id чека',
      'чек',
      'receipt id',
      'id транзакции payme',
      'payme id',
      ...usualTitles.transaction,
    ],
    order: usualTitles.order,
    amount: ['amount', 'сумма, тийин', 'сумма (тийин)', ...usualTitles.amount],
    commission: ['комиссия payme', 'комиссия, тийин', ...usualTitles.commission],
    paidAt: ['perform_time', ...usualTitles.paidAt],
    state: usualTitles.state,
    returnedAt: ['cancel_time', ...usualTitles.returnedAt],
  },
  inTiyin: ['amount', 'сумма, тийин', 'сумма (тийин)', 'комиссия, тийин'],
  states: {
    paid: ['2', ...usualStates.paid],
    returned: ['-2', 'отменен после оплаты', 'отменен', ...usualStates.returned],
    failed: ['1', '-1', 'не оплачен', ...usualStates.failed],
  },
  returned: 'BOTH',
};
