import { MeasuredBatch, MeasurementAnswer, MeasurementSettings } from '#contract/measurement.ts';
import { declareOperations, Nothing } from './operation.ts';

/** The shopper's consent to be measured, and the events that the browser then reports. Nothing is stored without consent. */
export const measurementOperations = declareOperations({
  getMeasurementSettings: {
    method: 'GET',
    path: '/api/v1/measurement',
    summary: 'Returns the settings of the page’s measurement code.',
    actor: 'visitor',
    answer: MeasurementSettings,
    refusals: [],
    cache: 'private',
  },
  answerMeasurement: {
    method: 'PUT',
    path: '/api/v1/measurement',
    summary: 'Stores the shopper’s answer for 12 months; a refusal deletes the events of the session.',
    actor: 'visitor',
    body: MeasurementAnswer,
    answer: Nothing,
    refusals: [],
    limitPerMinute: 60,
    cache: 'private',
  },
  sendMeasuredBatch: {
    method: 'POST',
    path: '/api/v1/measurement/batches',
    summary: 'Stores events of the funnel. Refuses with FORBIDDEN without consent.',
    actor: 'visitor',
    body: MeasuredBatch,
    // fits fifty events without the texts of their pieces
    bodyLimitBytes: 32 * 1024,
    answer: Nothing,
    refusals: ['FORBIDDEN'],
    limitPerMinute: 600,
    cache: 'private',
  },
});
