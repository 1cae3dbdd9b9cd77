import type { FastifyReply, FastifyRequest } from 'fastify';
import { watchAcceptQueue } from './accept-queue.ts';
import type { App } from './app-type.ts';
import { Refusal } from './refusal.ts';

/** How many may be worked on at once, and wait at the door: whoever looks around is asked to wait long before whoever buys. */
const most = { looking: { within: 100, waiting: 64 }, acting: { within: 300, waiting: 256 } };
const retryAfterSeconds = 5;

const looking = new Set(['GET', 'HEAD', 'OPTIONS']);

/**
 * Refuses OVERLOADED when more is being worked on, or waits at the door, than ends in about two seconds: one that is refused at once
 * can come again, and those that were let in are answered. `isLetIn` names who is never refused. Answers whether somebody who looks would be refused now.
 */
export function addAdmission(app: App, isLetIn: (request: FastifyRequest) => boolean): () => boolean {
  const underWay = new Set<FastifyRequest>();
  const waiting = watchAcceptQueue(app);
  const isFull = (limit: { within: number; waiting: number }): boolean =>
    underWay.size >= limit.within || waiting() >= limit.waiting;
  const admit = (request: FastifyRequest, reply: FastifyReply): Refusal | undefined => {
    if (isFull(looking.has(request.method) ? most.looking : most.acting))
      return new Refusal('OVERLOADED', { retryAfterSeconds });
    underWay.add(request);
    reply.raw.once('close', () => underWay.delete(request));
    return undefined;
  };
  // not async: these run for every request, a page's own calls too
  app.addHook('onRequest', (request, reply, done) =>
    done(looking.has(request.method) && !isLetIn(request) ? admit(request, reply) : undefined),
  );
  // what has a body counts when it is there: who sends it slowly costs nothing, and must not keep others out
  app.addHook('preValidation', (request, reply, done) =>
    done(!looking.has(request.method) && !isLetIn(request) ? admit(request, reply) : undefined),
  );
  // the work is done; who reads the answer slowly costs nothing either
  app.addHook('onSend', async (request) => void underWay.delete(request));
  return () => isFull(most.looking);
}
