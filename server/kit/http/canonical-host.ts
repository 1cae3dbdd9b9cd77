import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { countLimitHit } from '../limits/limit-hits.ts';
import { Refusal } from '../refusal.ts';
import type { App } from './app-type.ts';

export interface CanonicalHost {
  /** Host names that the shop answers, without ports; undefined = any. */
  hostnames: readonly string[] | undefined;
  /** Origin of the shop. */
  publicUrl: string;
}

/** Called by machines under any configured address: health checks, payment providers, the metrics collector. */
const ofMachines = /^\/(?:health\/|payments\/|metrics(?:\?|$))/;

/**
 * Enforces one canonical address: a request under another name (a forged `Host`, a domain that somebody pointed here, the bare IP address)
 * is refused with MISDIRECTED, and a page under another name redirects to the shop's address. Two `Host` headers are refused, because a
 * proxy in front may have used the other one. X-Forwarded-Host of a trusted proxy is accepted.
 */
export function requireCanonicalHost(app: App, { hostnames, publicUrl }: CanonicalHost): void {
  app.addHook('onRequest', (request, reply, done) => {
    // `GET http://elsewhere.example/` carries another host in the request line
    if (hasSeveralHosts(request.raw) || !/^[/*]/.test(request.url)) {
      countLimitHit('HOST');
      return done(new Refusal('MALFORMED_BODY'));
    }
    if (ofMachines.test(request.url) || isOwnName(request.host, hostnames)) return done();
    countLimitHit('HOST');
    return isPage(request) ? leadHome(reply, publicUrl + request.url) : done(new Refusal('MISDIRECTED'));
  });
}

/** Node's parser uses the first one. */
export function hasSeveralHosts({ rawHeaders }: Pick<IncomingMessage, 'rawHeaders'>): boolean {
  let count = 0;
  for (let at = 0; at < rawHeaders.length; at += 2) {
    const name = rawHeaders[at];
    if (name?.length === 4 && name.toLowerCase() === 'host') count += 1;
  }
  return count > 1;
}

export function isOwnName(host: string | undefined, hostnames: readonly string[] | undefined): boolean {
  return hostnames === undefined || hostnames.includes((host ?? '').replace(/:\d+$/, '').toLowerCase());
}

/** A bare IP address is not redirected: behind a proxy that does not forward `Host` this would cause a redirect loop. */
function isPage({ method, url, host }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  const isName = /[a-z]/i.test(host) && !host.startsWith('[') && !/^localhost(?::|$)/.test(host);
  return isRead && isName && !url.startsWith('/api/');
}

/** A permanent redirect, for search engines; not cached by browsers, so that a wrong PUBLIC_URL can be corrected. */
function leadHome(reply: FastifyReply, url: string): void {
  void reply.header('cache-control', 'no-store').redirect(url, 308);
}
