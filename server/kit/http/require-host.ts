import { countLimitHit } from '../limits/limit-hits.ts';
import { Refusal } from '../refusal.ts';
import type { App } from './app-type.ts';

/** A name, an IPv4 address, or an IPv6 address in brackets, with an optional port (RFC 9112, section 3.2). */
const form = /^(?:[A-Za-z0-9][A-Za-z0-9._-]{0,252}|\[[0-9A-Fa-f:.]{2,45}\])(?::\d{1,5})?$/;

/** Checks whether a Host header, or a trusted proxy's value for it, can be part of an address. */
export const isHost = (host: string | undefined): boolean =>
  host !== undefined && form.test(host) && URL.canParse(`http://${host}`);

/**
 * Refuses requests without a valid Host header with MALFORMED_BODY, because pages and origin checks build addresses from it.
 * X-Forwarded-Host and -Proto of a trusted proxy are used instead. Health checks need none: HTTP/1.0 has no Host.
 */
export function requireHost(app: App): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url.startsWith('/health/')) return done();
    if (isHost(request.host) && /^https?$/.test(request.protocol)) return done();
    countLimitHit('HOST');
    return done(new Refusal('MALFORMED_BODY'));
  });
}
