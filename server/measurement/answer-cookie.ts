import type { MeasurementAnswer } from '#contract/measurement.ts';
import { measuredSessionCookie, measurementCookie, measurementVersion } from '#contract/words.ts';
import type { Cookies } from '#server/kit/http/cookies.ts';

const yearSeconds = 365 * 24 * 60 * 60;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

type ReadCookies = Pick<Cookies, 'get'>;

/** Checks whether this browser's shopper consented, to the current version of the question. */
export function mayMeasure(cookies: ReadCookies): boolean {
  return cookies.get(measurementCookie) === valueOf('yes');
}

/** Returns the measured session; undefined without consent. */
export function measuredSessionOf(cookies: ReadCookies): string | undefined {
  return mayMeasure(cookies) ? sessionCookieOf(cookies) : undefined;
}

/** Returns the session cookie regardless of the present answer. */
export function sessionCookieOf(cookies: ReadCookies): string | undefined {
  const session = cookies.get(measuredSessionCookie);
  return session !== undefined && uuid.test(session) ? session : undefined;
}

/** Stores the answer for 12 months in a cookie that the page can read before it is painted. A no also ends the session. */
export function setAnswerCookie(cookies: Cookies, { answer }: MeasurementAnswer): void {
  cookies.set(measurementCookie, valueOf(answer), { maxAgeSeconds: yearSeconds });
  if (answer === 'no') cookies.clear(measuredSessionCookie);
}

const valueOf = (answer: MeasurementAnswer['answer']) => `${measurementVersion}-${answer}`;
