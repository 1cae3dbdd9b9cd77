import { PreviewRate, RatePreview, Rates, Repricing, SetRate } from '../../../admin/prices/rate.ts';
import { declareStaffOperations } from '../staff-operation.ts';

/** Reference rates of metals (backoffice.md 2.8). */
export const rateOperations = declareStaffOperations({
  listRates: {
    method: 'GET',
    path: '/api/admin/v1/rates',
    summary: 'Returns current, future and past rates.',
    access: 'prices.read',
    answer: Rates,
    refusals: [],
  },
  getRepricing: {
    method: 'GET',
    path: '/api/admin/v1/prices/repricing',
    summary: 'Returns the number of pieces waiting for a new price.',
    access: 'prices.read',
    answer: Repricing,
    refusals: [],
  },
  previewRate: {
    method: 'POST',
    path: '/api/admin/v1/rates/preview',
    summary: 'Previews the effect of a rate. Changes nothing.',
    access: 'prices.read',
    body: PreviewRate,
    answer: RatePreview,
    refusals: ['NOT_FOUND'],
  },
  setRate: {
    method: 'POST',
    path: '/api/admin/v1/rates',
    summary: 'Sets a rate that applies from now or from a given instant; its pieces are repriced then.',
    access: 'rates.write',
    body: SetRate,
    answer: Rates,
    refusals: [
      'NOT_FOUND',
      'STARTS_IN_PAST',
      'SUM_UNCONFIRMED',
      'APPROVAL_REASON_NEEDED',
      'APPROVAL_NEEDED',
      'IDEMPOTENCY_KEY_REUSED',
    ],
    idempotency: 'required',
    audit: { action: 'prices.rate', resource: 'rate', record: 'metal' },
  },
});
