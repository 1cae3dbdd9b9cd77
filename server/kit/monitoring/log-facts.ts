import type { FastifyRequest } from 'fastify';
import type { App } from '../http/app-type.ts';
import { hmac } from '../crypto/signing.ts';
import { networkOf } from '../limits/network-of.ts';

/** Each request has a logger of its own: what is logged by it belongs to that request, wherever it is written. */
const requests = new WeakMap<object, FastifyRequest>();
const callers = new WeakMap<FastifyRequest, string>();

/** Who a request turned out to come from: `user:12 login:…`, `staff:3`, `key:5`; numbers of rows, which name nobody. */
export function noteCaller(request: FastifyRequest, who: string): void {
  callers.set(request, who);
}

/** The user whose login calls; null: a guest. */
export const noteUser = (request: FastifyRequest, user: { id: number; sessionId: string } | null): void =>
  noteCaller(request, user === null ? 'guest' : `user:${user.id} login:${user.sessionId}`);

/** A network or contact in the log: the same text each time, from which nobody without the shop's secret finds out what it stands for. */
export const pseudonym = (secret: string, kind: 'network' | 'contact', text: string): string =>
  hmac(secret, `log-${kind}:${text}`).toString('base64url').slice(0, 12);

/** Remembers whose logger is whose. Before every other hook: also what these refuse is logged whole. */
export function addLogFacts(app: App): void {
  app.addHook('onRequest', (request, _reply, done) => {
    requests.set(request.log, request);
    done();
  });
}

/**
 * What each line about a request says besides its own (ASVS 16.2.1): where it was received (`route`, the pattern and never the address,
 * which may hold keys), from which network (a pseudonym), and who called, once that is known. Read when a line is written: a request
 * that logs nothing costs nothing.
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
