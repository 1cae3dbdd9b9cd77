import { sendMeasurementAnswer } from '#client/measurement.ts';
import { answered } from '#storefront/shell/measurement-answer.ts';
import { startMeasuring } from './start-measuring.ts';

/** Remembers the answer at once, and for its 12 months by the shop: a cookie that a script sets is forgotten earlier by some browsers. */
export function answer(isYes: boolean): void {
  const said = isYes ? 'yes' : 'no';
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  document.cookie = `${answered}${said}; Path=/; SameSite=Lax${secure}`;
  sendMeasurementAnswer({ answer: said }).then(startMeasuring, startMeasuring);
}
