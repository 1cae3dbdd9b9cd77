import { type ReportForm, defaultStates, defaultTitles } from './report-form.ts';

/** Payments of Click's cabinet, in soʻm with two decimals; a reversal is a separate row (integrations.md 2). */
export const clickReport: ReportForm = {
  columns: {
    transaction: [
      'click_trans_id',
      'click trans id',
      'id транзакции click',
      'click id',
      ...defaultTitles.transaction,
    ],
    order: ['merchant_trans_id', 'merchant trans id', ...defaultTitles.order],
    amount: ['amount', ...defaultTitles.amount],
    commission: ['комиссия click', ...defaultTitles.commission],
    paidAt: ['sign_time', 'datetime', ...defaultTitles.paidAt],
    state: ['payment_status', ...defaultTitles.state],
    returnedAt: defaultTitles.returnedAt,
  },
  inTiyin: [],
  states: {
    paid: ['2', 'успешно подтвержден', 'подтвержден', 'confirmed', ...defaultStates.paid],
    returned: ['реверсал', 'отменен', 'reversal', 'reversed', ...defaultStates.returned],
    failed: ['0', '1', '-1', '-99', ...defaultStates.failed],
  },
  returned: 'RETURN',
};
