import type { MeasuredBatch, MeasurementAnswer, MeasurementSettings } from '#contract/measurement.ts';
import { send, type Caller } from './call.ts';

const path = '/api/v1/measurement';

/** Whether the shopper may be measured; the answer sets its cookie. */
export const answerMeasurement = (caller: Caller, answer: MeasurementAnswer) =>
  send<void>(caller, { method: 'PUT', path, body: answer });

/** For the browser: the same, and it arrives even when the page is left at once. */
export async function sendMeasurementAnswer(answer: MeasurementAnswer): Promise<void> {
  await fetch(path, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(answer),
    keepalive: true,
  });
}

/** For the browser: what the part that measures must know. */
export async function getMeasurementSettings(): Promise<MeasurementSettings> {
  const answer = await fetch(path);
  if (!answer.ok) throw new Error(`${path} answered ${answer.status}`);
  return (await answer.json()) as MeasurementSettings; // the server validates its own answers against the contract
}

/** For the browser: a batch on its way, also while the page is left. False: the browser would not take it. */
export const sendMeasuredBatch = (batch: MeasuredBatch): boolean =>
  navigator.sendBeacon(`${path}/batches`, new Blob([JSON.stringify(batch)], { type: 'application/json' }));

/** For the browser: the way of error reports. */
export const reportsPath = `${path}/reports`;
