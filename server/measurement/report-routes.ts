import { Type } from 'typebox';
import { Problem } from '#contract/problem.ts';
import type { ReportSink } from '#providers/reports/port.ts';
import type { App } from '#server/kit/http/app-type.ts';
import { cookieJar } from '#server/kit/http/cookies.ts';
import { limitRefusal } from '#server/kit/limits/limit-hits.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { mayMeasure } from './answer-cookie.ts';
import { createBrowserErrorLog, readBrowserError } from './browser-errors.ts';

export interface ReportDeps {
  /** Undefined if browser errors are written to the shop's log only. */
  sink: ReportSink | undefined;
  now: () => Date;
}

/** A recording of the screen is sent in parts, compressed or not. */
const envelopeBytes = 1024 * 1024;
const reportsPerMinute = 120;
const busySeconds = 60;

/**
 * `/measurement/reports`, and under the contract's name `/monitoring`: receives error reports at our own address (product-spec 7). A
 * report of the page's own error reporter is written to the shop's log, unless the shopper consented and there is a sink, to which the
 * library then reports in more detail; its envelopes are forwarded to the sink. Refuses an envelope with FORBIDDEN without consent or if
 * it is not for our sink, with NOT_FOUND if there is no sink, and with RATE_LIMITED, PAYLOAD_TOO_LARGE or UPSTREAM_UNAVAILABLE.
 */
export function reportRoutes(app: App, { sink, now }: ReportDeps): void {
  const logBrowserError = createBrowserErrorLog(app.log, now);
  void app.register(async (scope: App) => {
    // an envelope consists of JSON lines with bytes between them, and is forwarded unchanged
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: envelopeBytes }, (_request, body, done) =>
      done(null, body),
    );
    for (const url of ['/api/v1/measurement/reports', '/monitoring'])
      scope.post(
        url,
        {
          bodyLimit: envelopeBytes,
          config: { rateLimit: { max: reportsPerMinute, timeWindow: '1 minute' } },
          schema: {
            response: { 204: Type.Null(), '4xx': Problem, '5xx': Problem },
          },
        },
        async (request, reply) => {
          const cookies = cookieJar(request.headers.cookie, { isHttps: false });
          const error = readBrowserError(request.body);
          if (error !== undefined) {
            if (sink === undefined || !mayMeasure(cookies)) logBrowserError(error);
            return reply.status(204).send(null);
          }
          if (!mayMeasure(cookies)) throw new Refusal('FORBIDDEN');
          if (sink === undefined) throw new Refusal('NOT_FOUND');
          await passOn(sink, request.body);
          return reply.status(204).send(null);
        },
      );
  });
}

async function passOn(sink: ReportSink, body: unknown): Promise<void> {
  if (!Buffer.isBuffer(body)) throw new Refusal('MALFORMED_BODY');
  const outcome = await sink.send(body);
  if (outcome === 'FOREIGN') throw new Refusal('FORBIDDEN');
  if (outcome === 'BUSY')
    throw limitRefusal('BROWSER_REPORTS', 'RATE_LIMITED', { retryAfterSeconds: busySeconds });
  if (outcome === 'AWAY') throw new Refusal('UPSTREAM_UNAVAILABLE');
}
