import { browserTracingIntegration, init, makeFetchTransport, replayIntegration } from '@sentry/browser';
import { reportsPath } from '#client/measurement.ts';
import { mayMeasure } from '#storefront/shell/measurement-answer.ts';
import { plainEnvelope } from './plain-envelope.ts';

type Transport = ReturnType<typeof makeFetchTransport>;

/**
 * Sampling and masking as specified (product-spec 9): errors 100 %, traces 100 %, replays with an error 100 %, others
 * 10 %, all text masked, all media blocked. Everything is sent to the shop's own address, and nothing after consent
 * was withdrawn.
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
        // the library's worker would be a script without an address, which our content security policy refuses
        useCompression: false,
      }),
    ],
    transport: (options) => guarded(makeFetchTransport(options)),
  });
}

/** Wraps the transport: removes queries from all addresses, and sends only while the shopper has consented. */
function guarded(transport: Transport): Transport {
  return {
    ...transport,
    send: (envelope) => (mayMeasure() ? transport.send(plainEnvelope(envelope)) : Promise.resolve({})),
  };
}
