import type { MeasuredBatch, MeasurementAnswer, MeasurementSettings } from '#contract/measurement.ts';
import { callApi } from './call-api.ts';

/** Stores the shopper's answer; it arrives even when the page is left at once. */
export const sendMeasurementAnswer = (answer: MeasurementAnswer): Promise<void> =>
  callApi('PUT /api/v1/measurement', { body: answer }, { keepalive: true });

/** What the part of the page that measures must know. */
export const getMeasurementSettings = (): Promise<MeasurementSettings> =>
  callApi('GET /api/v1/measurement', {});

/** Sends a batch, also while the page is left. False: the browser would not take it. */
export const sendMeasuredBatch = (batch: MeasuredBatch): boolean =>
  navigator.sendBeacon(
    '/api/v1/measurement/batches',
    new Blob([JSON.stringify(batch)], { type: 'application/json' }),
  );

/** Where error reports are sent. */
export const reportsPath = '/api/v1/measurement/reports';
