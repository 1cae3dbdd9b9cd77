import { type ReportForm, defaultStates, defaultTitles } from './report-form.ts';

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
      ...defaultTitles.transaction,
    ],
    order: defaultTitles.order,
    amount: ['amount', 'сумма, тийин', 'сумма (тийин)', ...defaultTitles.amount],
    commission: ['комиссия payme', 'комиссия, тийин', ...defaultTitles.commission],
    paidAt: ['perform_time', ...defaultTitles.paidAt],
    state: defaultTitles.state,
    returnedAt: ['cancel_time', ...defaultTitles.returnedAt],
  },
  inTiyin: ['amount', 'сумма, тийин', 'сумма (тийин)', 'комиссия, тийин'],
  states: {
    paid: ['2', ...defaultStates.paid],
    returned: ['-2', 'отменен после оплаты', 'отменен', ...defaultStates.returned],
    failed: ['1', '-1', 'не оплачен', ...defaultStates.failed],
  },
  returned: 'BOTH',
};
