import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app-type.ts';
import { hmac } from '../crypto/signing.ts';
import { networkOf } from '../limits/network-of.ts';

/** The request of each request logger, so that every line logged with it gets the facts of that request. */
const requests = new WeakMap<object, FastifyRequest>();
const callers = new WeakMap<FastifyRequest, string>();

/** Records who the caller of a request is: `user:12 login:…`, `staff:3`, `key:5`; ids only, which identify nobody outside the shop. */
export function recordCaller(request: FastifyRequest, who: string): void {
  callers.set(request, who);
}

/** Records the user of the session that calls; null = a guest. */
export const recordUser = (request: FastifyRequest, user: { id: number; sessionId: string } | null): void =>
  recordCaller(request, user === null ? 'guest' : `user:${user.id} login:${user.sessionId}`);

/**
 * Returns a pseudonym of a network or contact for the log: always the same text, which cannot be converted back without the shop's secret.
 */
export const pseudonym = (secret: string, kind: 'network' | 'contact', text: string): string =>
  hmac(secret, `log-${kind}:${text}`).toString('base64url').slice(0, 12);

/** Stores which logger belongs to which request. Must be the first hook, so that requests refused by other hooks are logged in full. */
export function addLogFacts(app: App): void {
  app.addHook('onRequest', (request, _reply, done) => {
    requests.set(request.log, request);
    done();
  });
}

/**
 * Adds facts to each log line of a request (ASVS 16.2.1): the route (its pattern, never the path, which may contain keys), the network (a
 * pseudonym), and the caller once it is known. Evaluated when a line is written: a request that logs nothing costs nothing.
 */
export function logFactsOf(secret: string) {
  return (_line: object, _level: number, logger: object): object => {
    const request = requests.get(logger);
    if (request === undefined) return {};
    const who = callers.get(request);
    return {
      route: `${request.method} ${request.routeOptions.url ?? '-'}`,
      from: pseudonym(secret, 'network', networkOf(request.ip)),
      ...(who !== undefined && { who }),
    };
  };
}
