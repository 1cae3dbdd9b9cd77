import type { FastifyReply, FastifyRequest } from 'fastify';
import type { MeasurementAnswer } from '#contract/measurement.ts';
import { measuredSessionCookie, measurementCookie, measurementVersion } from '#contract/words.ts';

const yearSeconds = 365 * 24 * 60 * 60;
const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/;

/** Whether this browser's shopper said yes, to the question as it is asked now. */
export function mayMeasure(request: FastifyRequest): boolean {
  return request.cookies[measurementCookie] === valueOf('yes');
}

/** The session that is being measured; undefined without a yes. */
export function measuredSessionOf(request: FastifyRequest): string | undefined {
  return mayMeasure(request) ? sessionCookieOf(request) : undefined;
}

/** The same, whatever the answer is now. */
export function sessionCookieOf(request: FastifyRequest): string | undefined {
  const session = request.cookies[measuredSessionCookie];
  return session !== undefined && uuid.test(session) ? session : undefined;
}

/** Remembers the answer for 12 months, where the page can read it before it is painted. A no ends the session too. */
export function setAnswerCookie(
  reply: FastifyReply,
  { answer, isSecure }: MeasurementAnswer & { isSecure: boolean },
): void {
  const common = { path: '/', sameSite: 'lax', secure: isSecure } as const;
  void reply.setCookie(measurementCookie, valueOf(answer), { ...common, maxAge: yearSeconds });
  if (answer === 'no') void reply.clearCookie(measuredSessionCookie, common);
}

const valueOf = (answer: MeasurementAnswer['answer']) => `${measurementVersion}-${answer}`;
