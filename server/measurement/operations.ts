import type { measurementOperations as declared } from '#contract/operations/measurement.ts';
import type { Db } from '#database/connect.ts';
import type { OperationFunctions } from '#server/kit/operation.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { mayMeasure, sessionCookieOf, setAnswerCookie } from './answer-cookie.ts';
import { forgetSession } from './forget-measurements.ts';
import { noteBatch } from './note-batch.ts';
import type { ReportDeps } from './report-routes.ts';

export interface MeasurementDeps extends Pick<ReportDeps, 'sink'> {
  db: Db;
}

export const measurementOperations = {
  getMeasurementSettings: async ({ sink }) => ({ reportsDsn: sink?.dsn ?? null }),

  async answerMeasurement({ db }, { caller: { cookies }, input: { answer } }) {
    const session = sessionCookieOf(cookies);
    if (answer === 'no' && session !== undefined) await forgetSession(db, session);
    setAnswerCookie(cookies, { answer });
  },

  async sendMeasuredBatch({ db }, { caller, input, now }) {
    if (!mayMeasure(caller.cookies)) throw new Refusal('FORBIDDEN');
    await noteBatch(db, { batch: input, now });
  },
} satisfies OperationFunctions<typeof declared, MeasurementDeps>;
