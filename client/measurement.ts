import type { MeasuredBatch, MeasurementAnswer, MeasurementSettings } from '#contract/measurement.ts';
import { callApi } from './call-api.ts';

/** Stores the shopper's answer; the call is completed even if the page is left immediately. */
export const sendMeasurementAnswer = (answer: MeasurementAnswer): Promise<void> =>
  callApi('PUT /api/v1/measurement', { body: answer }, { keepalive: true });

/** Returns the settings of the page's measurement code. */
export const getMeasurementSettings = (): Promise<MeasurementSettings> =>
  callApi('GET /api/v1/measurement', {});

/** Sends a batch, even while the page is being left. Returns false if the browser did not accept it. */
export const sendMeasuredBatch = (batch: MeasuredBatch): boolean =>
  navigator.sendBeacon(
    '/api/v1/measurement/batches',
    new Blob([JSON.stringify(batch)], { type: 'application/json' }),
  );

/** Where error reports are sent. */
export const reportsPath = '/api/v1/measurement/reports';
