import { browserTracingIntegration, init, makeFetchTransport, replayIntegration } from '@sentry/browser';
import { reportsPath } from '#client/measurement.ts';
import { mayMeasure } from '#storefront/shell/measurement-answer.ts';
import { plainEnvelope } from './plain-envelope.ts';

type Transport = ReturnType<typeof makeFetchTransport>;

/**
 * Sampling and masking as the specification asks (product-spec 9): errors 100 %, traces 100 %, replays with an error 100 %, others 10 %, all text
 * masked, all media blocked. Everything goes to our own address, and nothing once the yes was taken back.
 */
export function reportErrors(dsn: string): void {
  init({
    dsn,
    tunnel: reportsPath,
    sampleRate: 1,
    tracesSampleRate: 1,
    replaysOnErrorSampleRate: 1,
    replaysSessionSampleRate: 0.1,
    dataCollection: {
      userInfo: false,
      cookies: false,
      httpHeaders: false,
      httpBodies: [],
      urlQueryParams: false,
    },
    integrations: [
      browserTracingIntegration(),
      replayIntegration({
        maskAllText: true,
        maskAllInputs: true,
        blockAllMedia: true,
        // its worker would be a script without an address, which our policy refuses
        useCompression: false,
      }),
    ],
    transport: (options) => guarded(makeFetchTransport(options)),
  });
}

/** Whatever is sent passes here: without a query in any address, and only as long as the shopper agrees. */
function guarded(transport: Transport): Transport {
  return {
    ...transport,
    send: (envelope) => (mayMeasure() ? transport.send(plainEnvelope(envelope)) : Promise.resolve({})),
  };
}
