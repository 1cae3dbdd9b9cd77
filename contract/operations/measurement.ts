import { MeasuredBatch, MeasurementAnswer, MeasurementSettings } from '#contract/measurement.ts';
import { declareOperations, Nothing } from './operation.ts';

/** Whether a shopper may be measured, and what their browser then reports. Nothing is stored without their consent. */
export const measurementOperations = declareOperations({
  getMeasurementSettings: {
    method: 'GET',
    path: '/api/v1/measurement',
    summary: 'What the part of the page that measures must know.',
    actor: 'visitor',
    answer: MeasurementSettings,
    refusals: [],
    cache: 'private',
  },
  answerMeasurement: {
    method: 'PUT',
    path: '/api/v1/measurement',
    summary: 'Stores the shopper’s answer for 12 months; a no removes what its session reported.',
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
    summary: 'Stores events of the funnel. FORBIDDEN without consent.',
    actor: 'visitor',
    body: MeasuredBatch,
    // fifty events without the texts of their pieces
    bodyLimitBytes: 32 * 1024,
    answer: Nothing,
    refusals: ['FORBIDDEN'],
    limitPerMinute: 600,
    cache: 'private',
  },
});
