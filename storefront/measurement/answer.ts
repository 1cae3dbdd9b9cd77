import { sendMeasurementAnswer } from '#client/measurement.ts';
import type { MeasurementAnswer } from '#contract/measurement.ts';
import { startMeasuring } from './start-measuring.ts';

/** The shop remembers the answer for its 12 months: a cookie that a script sets is forgotten earlier by some browsers. */
export function sendAnswer(answer: MeasurementAnswer['answer']): void {
  sendMeasurementAnswer({ answer }).then(startMeasuring, startMeasuring);
}
