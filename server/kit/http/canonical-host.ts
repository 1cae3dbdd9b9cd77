import type { IncomingMessage } from 'node:http';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { countLimitHit } from '../limits/limit-hits.ts';
import { Refusal } from '../refusal.ts';
import type { App } from './app-type.ts';

export interface CanonicalHost {
  /** Names under which the shop answers, without ports; undefined = any. */
  hostnames: readonly string[] | undefined;
  /** Origin of the shop. */
  publicUrl: string;
}

/** Called by machines under any configured address: health checks, payment providers, the collector of metrics. */
const ofMachines = /^\/(?:health\/|payments\/|metrics(?:\?|$))/;

/**
 * One shop, one address: a request under another name (a forged `Host`, a domain that somebody pointed here, the bare IP address)
 * is MISDIRECTED, and pages under another name lead to the shop's own. Two `Host` headers are refused: a proxy in front may have looked at
 * the other one. A trusted proxy's X-Forwarded-Host counts.
 */
export function requireCanonicalHost(app: App, { hostnames, publicUrl }: CanonicalHost): void {
  app.addHook('onRequest', (request, reply, done) => {
    // `GET http://elsewhere.example/` names a host of its own
    if (hasSeveralHosts(request.raw) || !/^[/*]/.test(request.url)) {
      countLimitHit('HOST');
      return done(new Refusal('MALFORMED_BODY'));
    }
    if (ofMachines.test(request.url) || isOwnName(request.host, hostnames)) return done();
    countLimitHit('HOST');
    return isPage(request) ? leadHome(reply, publicUrl + request.url) : done(new Refusal('MISDIRECTED'));
  });
}

/** Node's parser takes the first. */
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

/** A bare address gets no redirect: behind a proxy that does not pass `Host` on, it would lead in a circle. */
function isPage({ method, url, host }: FastifyRequest): boolean {
  const isRead = method === 'GET' || method === 'HEAD';
  const isName = /[a-z]/i.test(host) && !host.startsWith('[') && !/^localhost(?::|$)/.test(host);
  return isRead && isName && !url.startsWith('/api/');
}

/** Permanent, for search engines; not cached by browsers, so that a wrong PUBLIC_URL can be corrected. */
function leadHome(reply: FastifyReply, url: string): void {
  void reply.header('cache-control', 'no-store').redirect(url, 308);
}
