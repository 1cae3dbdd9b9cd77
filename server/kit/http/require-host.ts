import { countLimitHit } from '../limits/limit-hits.ts';
import { Refusal } from '../refusal.ts';
import type { App } from './app-type.ts';

/** A name or an IPv4 address, or an IPv6 address in brackets, and a port (RFC 9112, section 3.2). */
const form = /^(?:[A-Za-z0-9][A-Za-z0-9._-]{0,252}|\[[0-9A-Fa-f:.]{2,45}\])(?::\d{1,5})?$/;

/** Whether a Host, or what a trusted proxy says in its place, can be a part of an address. */
export const isHost = (host: string | undefined): boolean =>
  host !== undefined && form.test(host) && URL.canParse(`http://${host}`);

/**
 * Refuses MALFORMED_BODY without a valid Host header: pages and checks of the origin make an address of it. A trusted
 * proxy's X-Forwarded-Host and -Proto count in its place. A health check needs none: HTTP/1.0 knows no Host.
 */
export function requireHost(app: App): void {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url.startsWith('/health/')) return done();
    if (isHost(request.host) && /^https?$/.test(request.protocol)) return done();
    countLimitHit('HOST');
    return done(new Refusal('MALFORMED_BODY'));
  });
}
