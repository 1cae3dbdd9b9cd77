import { type ReportForm, usualStates, usualTitles } from './report-form.ts';

/** Payments of Click's cabinet, in soʻm with two decimals; a reversal is a separate row (integrations.md 2). */
export const clickReport: ReportForm = {
  columns: {
    transaction: [
      'click_trans_id',
      'click trans id',
      'id транзакции click',
      'click id',
      ...usualTitles.transaction,
    ],
    order: ['merchant_trans_id', 'merchant trans id', ...usualTitles.order],
    amount: ['amount', ...usualTitles.amount],
    commission: ['комиссия click', ...usualTitles.commission],
    paidAt: ['sign_time', 'datetime', ...usualTitles.paidAt],
    state: ['payment_status', ...usualTitles.state],
    returnedAt: usualTitles.returnedAt,
  },
  inTiyin: [],
  states: {
    paid: ['2', 'успешно подтвержден', 'подтвержден', 'confirmed', ...usualStates.paid],
    returned: ['реверсал', 'отменен', 'reversal', 'reversed', ...usualStates.returned],
    failed: ['0', '1', '-1', '-99', ...usualStates.failed],
  },
  returned: 'RETURN',
};
