import { sendMeasurementAnswer } from '#client/measurement.ts';
import type { MeasurementAnswer } from '#contract/measurement.ts';
import { startMeasuring } from './start-measuring.ts';

/** Has the server store the answer in a cookie for 12 months: some browsers delete a cookie set by a script earlier. */
export function sendAnswer(answer: MeasurementAnswer['answer']): void {
  sendMeasurementAnswer({ answer }).then(startMeasuring, startMeasuring);
}
