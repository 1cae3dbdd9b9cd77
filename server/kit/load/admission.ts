import type { FastifyReply, FastifyRequest } from 'fastify';
import { watchAcceptQueue } from './accept-queue.ts';
import type { App } from '../http/app-type.ts';
import { Refusal } from '../refusal.ts';

/** Most requests in progress and in the accept queue: reads are shed before writes. */
const most = { reads: { inProgress: 100, queued: 64 }, writes: { inProgress: 300, queued: 256 } };
const retryAfterSeconds = 5;

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses OVERLOADED when more requests are in progress, or in the accept queue, than end in about two seconds: a client that is refused
 * at once can retry, and the admitted ones are answered. Requests of `isExempt` are never refused. Answers whether a read would be refused now.
 */
export function addAdmission(app: App, isExempt: (request: FastifyRequest) => boolean): () => boolean {
  const inProgress = new Set<FastifyRequest>();
  const queued = watchAcceptQueue(app);
  const isFull = (limit: { inProgress: number; queued: number }): boolean =>
    inProgress.size >= limit.inProgress || queued() >= limit.queued;
  const admit = (request: FastifyRequest, reply: FastifyReply): Refusal | undefined => {
    if (isFull(readMethods.has(request.method) ? most.reads : most.writes))
      return new Refusal('OVERLOADED', { retryAfterSeconds });
    inProgress.add(request);
    reply.raw.once('close', () => inProgress.delete(request));
    return undefined;
  };
  // not async: these run for every request, a page's own calls too
  app.addHook('onRequest', (request, reply, done) =>
    done(readMethods.has(request.method) && !isExempt(request) ? admit(request, reply) : undefined),
  );
  // a request with a body counts once the body has arrived: a slow sender costs nothing and must not block others
  app.addHook('preValidation', (request, reply, done) =>
    done(!readMethods.has(request.method) && !isExempt(request) ? admit(request, reply) : undefined),
  );
  // the work is done: a slow reader of the answer costs nothing either
  app.addHook('onSend', async (request) => void inProgress.delete(request));
  return () => isFull(most.reads);
}
