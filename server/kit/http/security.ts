import helmet from '@fastify/helmet';
import Fastify from 'fastify';
import type { App } from './app-type.ts';
import { Refusal } from '../refusal.ts';

const safeMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Sets the security headers of every response, and refuses writes that a page of another site started (CSRF, quality.md Security). */
export async function addSecurity(app: App, publicUrl: string): Promise<void> {
  const standing = {
    ...(await helmetHeaders(publicUrl.startsWith('https:'))),
    'permissions-policy': 'camera=(self), geolocation=(self), microphone=(), payment=(), usb=()',
  };
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(standing);
    reply.header('x-request-id', request.id);
    if (!safeMethods.has(request.method) && startedElsewhere(request.headers, request.host, publicUrl))
      done(new Refusal('FORBIDDEN'));
    else done();
  });
}

/** Computed by helmet once: computing the same headers for each response would cost more than routing. */
async function helmetHeaders(isHttps: boolean): Promise<Record<string, string>> {
  const helper = Fastify();
  await helper.register(helmet, {
    // pages have a separate policy with the hashes of their scripts (server/pages/policy.ts)
    contentSecurityPolicy: {
      useDefaults: false,
      directives: { 'default-src': ["'none'"], 'frame-ancestors': ["'none'"] },
    },
    hsts: isHttps ? { maxAge: 31_536_000, includeSubDomains: true } : false,
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    referrerPolicy: { policy: 'strict-origin-when-cross-origin' },
  });
  helper.get('/', async (_request, reply) => reply.raw.getHeaders());
  return (await helper.inject('/')).json<Record<string, string>>();
}

/** A browser sends the origin of a write; a machine (payment provider, 1C) sends neither header. */
function startedElsewhere(
  headers: Record<string, string | string[] | undefined>,
  host: string,
  publicUrl: string,
): boolean {
  const origin = headers['origin'];
  if (typeof origin === 'string')
    return origin === 'null' || !(hostOf(origin) === host || origin === new URL(publicUrl).origin);
  return headers['sec-fetch-site'] === 'cross-site';
}

function hostOf(origin: string): string | null {
  return URL.canParse(origin) ? new URL(origin).host : null;
}
