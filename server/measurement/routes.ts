import { Type } from 'typebox';
import { MeasuredBatch, MeasurementAnswer } from '#contract/measurement.ts';
import { Problem } from '#contract/problem.ts';
import type { Db } from '#database/connect.ts';
import type { App } from '#server/kit/app-type.ts';
import { keepPrivate } from '#server/kit/keep-private.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { mayMeasure, sessionCookieOf, setAnswerCookie } from './answer-cookie.ts';
import { forgetSession } from './forget-measurements.ts';
import { noteBatch } from './note-batch.ts';
import { type ReportDeps, reportRoutes } from './report-routes.ts';

export interface MeasurementDeps extends ReportDeps {
  db: Db;
  now: () => Date;
  /** The shop is reached by https: cookies travel by nothing else. */
  hasSecureCookies: boolean;
}

/** Fifty events without their pieces' words. */
const batchBytes = 32 * 1024;
/** Of one address: many shoppers of a mobile network share one. */
const batchesPerMinute = 600;
const answersPerMinute = 60;

const problems = { '4xx': Problem, '5xx': Problem };

/** Whether a shopper may be measured, what their browser then tells, and its reports of errors. Nothing is taken without their yes. */
export function measurementRoutes(app: App, deps: MeasurementDeps): void {
  answerRoute(app, deps);
  batchRoute(app, deps);
  reportRoutes(app, deps);
}

/** The answer is remembered for 12 months; a no takes away what its session told. */
function answerRoute(app: App, { db, hasSecureCookies }: MeasurementDeps): void {
  app.put(
    '/api/v1/measurement',
    {
      config: { rateLimit: { max: answersPerMinute, timeWindow: '1 minute' } },
      schema: { body: MeasurementAnswer, response: { 204: Type.Null(), ...problems } },
    },
    async (request, reply) => {
      keepPrivate(reply);
      const { answer } = request.body;
      const session = sessionCookieOf(request);
      if (answer === 'no' && session !== undefined) await forgetSession(db, session);
      setAnswerCookie(reply, { answer, isSecure: hasSecureCookies });
      return reply.status(204).send(null);
    },
  );
}

/** Refuses FORBIDDEN without the shopper's yes and, as every write does, from another site; PAYLOAD_TOO_LARGE, RATE_LIMITED. */
function batchRoute(app: App, { db, now }: MeasurementDeps): void {
  app.post(
    '/api/v1/measurement/batches',
    {
      bodyLimit: batchBytes,
      config: { rateLimit: { max: batchesPerMinute, timeWindow: '1 minute' } },
      schema: { body: MeasuredBatch, response: { 204: Type.Null(), ...problems } },
    },
    async (request, reply) => {
      keepPrivate(reply);
      if (!mayMeasure(request)) throw new Refusal('FORBIDDEN');
      await noteBatch(db, { batch: request.body, now: now() });
      return reply.status(204).send(null);
    },
  );
}
