import type { measurementOperations as declared } from '#contract/operations/measurement.ts';
import type { Db } from '#database/connect.ts';
import type { OperationFunctions } from '#server/kit/operation.ts';
import type { Limits } from '#server/config/config-limits.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { mayMeasure, sessionCookieOf, setAnswerCookie } from './answer-cookie.ts';
import { forgetSession } from './forget-measurements.ts';
import { limitEvents, measuredNetwork } from './measured-network.ts';
import { recordBatch } from './record-batch.ts';
import { isSignedSession, signSession } from './session-proof.ts';
import type { ReportDeps } from './report-routes.ts';

export interface MeasurementDeps extends Pick<ReportDeps, 'sink'> {
  db: Db;
  /** Secret that signs sessions. */
  secret: string;
  limits: Limits;
}

export const measurementOperations = {
  async getMeasurementSettings({ sink, secret }, { caller: { cookies } }) {
    signSession(cookies, secret);
    return { reportsDsn: sink?.dsn ?? null };
  },

  async answerMeasurement({ db }, { caller: { cookies }, input: { answer } }) {
    const session = sessionCookieOf(cookies);
    if (answer === 'no' && session !== undefined) await forgetSession(db, session);
    setAnswerCookie(cookies, { answer });
  },

  async sendMeasuredBatch({ db, secret, limits }, { caller: { cookies, ip }, input, now }) {
    if (!mayMeasure(cookies)) throw new Refusal('FORBIDDEN');
    const isSigned = isSignedSession(cookies, { secret, session: input.session });
    const network = isSigned ? measuredNetwork({ secret, ip, now }) : null;
    const limit = () => limitEvents(db, { secret, ip, now, limits, events: input.events.length });
    await recordBatch(db, { batch: input, network, limit, now });
  },
} satisfies OperationFunctions<typeof declared, MeasurementDeps>;
