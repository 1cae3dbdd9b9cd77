import type { FastifyReply, FastifyRequest } from 'fastify';
import { watchAcceptQueue } from './accept-queue.ts';
import type { App } from '../http/app-type.ts';
import { limitRefusal } from '../limits/limit-hits.ts';
import { networkOf } from '../limits/network-of.ts';
import type { Refusal } from '../refusal.ts';
import { createNetworkQueues } from './network-queues.ts';

/** Maximum number of requests in the accept queue: reads are refused before writes. */
const maxQueued = { reads: 64, writes: 256 };
const retryAfterSeconds = 5;

/** Functions that end the counted part of a request before its response ends. */
const leaves = new WeakMap<FastifyRequest, () => void>();

/** Takes a request whose response stays open (a stream) out of the requests in progress. */
export const leaveAdmission = (request: FastifyRequest): void => leaves.get(request)?.();

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Maximum wait of a request for others of its own network. */
const maxWaitMs = 5_000;
/**
 * Limits for pages of one network while other networks send requests: two in progress. If more wait than a few browsers would request, a
 * quarter of the processor, so that others' pages take at most half as long again (npm run attack connections).
 */
const contendedPages = { inFlight: 2, crowdedFrom: 8, restTimes: 3 };

/** Reads outside the API. Writes may wait for a payment provider, pictures for other pictures; neither should wait for pages. */
const isPage = ({ method, url }: FastifyRequest): boolean =>
  readMethods.has(method) && !url.startsWith('/api/');

export interface AdmissionSettings {
  /** Limits for all networks, reads and writes together: above the first number reads are refused, above the second also writes. */
  readsInProgress: number;
  writesInProgress: number;
  /** Limits for one network: requests in progress, and how many more may wait. */
  inFlightPerNetwork: number;
  queuedPerNetwork: number;
  /** Checks whether an address belongs to a store: networks of stores are not limited. */
  isStore: (ip: string) => boolean;
  /** Requests that are never refused and never wait. */
  isExempt: (request: FastifyRequest) => boolean;
}

/**
 * Refuses with OVERLOADED if more requests are in progress, or in the accept queue, than end in about two seconds: a client that is
 * refused at once can retry, and the admitted ones are answered. One network gets only a part of the capacity: its further requests wait
 * in a queue and are refused if it is full. Returns a function that reports whether a read would be refused now.
 */
export function addAdmission(app: App, settings: AdmissionSettings): () => boolean {
  const { inFlightPerNetwork: inFlight, queuedPerNetwork: queuedOf, isStore, isExempt } = settings;
  const most = {
    reads: { inProgress: settings.readsInProgress, queued: maxQueued.reads },
    writes: { inProgress: settings.writesInProgress, queued: maxQueued.writes },
  };
  const queuesOfCalls = createNetworkQueues({ inFlight, queued: queuedOf, maxWaitMs });
  const pages = { inFlight, contended: contendedPages, queued: queuedOf, maxWaitMs };
  const queuesOfPages = createNetworkQueues(pages);
  const inProgress = new Map<FastifyRequest, () => void>();
  const queued = watchAcceptQueue(app);
  const isFull = (limit: { inProgress: number; queued: number }): boolean =>
    inProgress.size >= limit.inProgress || queued() >= limit.queued;
  const end = (request: FastifyRequest): void => {
    inProgress.get(request)?.();
    inProgress.delete(request);
  };
  const admit = (request: FastifyRequest, leave: () => void): Refusal | undefined => {
    if (!isFull(readMethods.has(request.method) ? most.reads : most.writes)) {
      inProgress.set(request, leave);
      return undefined;
    }
    leave();
    return limitRefusal('IN_PROGRESS', 'OVERLOADED', { retryAfterSeconds });
  };
  const enter = (request: FastifyRequest, reply: FastifyReply, done: (refusal?: Refusal) => void): void => {
    reply.raw.once('close', () => end(request));
    leaves.set(request, () => end(request));
    if (isStore(request.ip)) return done(admit(request, () => undefined));
    const queues = isPage(request) ? queuesOfPages : queuesOfCalls;
    const giveUp = queues.enter(networkOf(request.ip), (leave) => {
      if (leave !== null) return done(admit(request, leave));
      return done(limitRefusal('IN_FLIGHT_PER_NETWORK', 'OVERLOADED', { retryAfterSeconds }));
    });
    reply.raw.once('close', giveUp);
  };
  // not async: these run for every request
  app.addHook('onRequest', (request, reply, done) =>
    readMethods.has(request.method) && !isExempt(request) ? enter(request, reply, done) : done(),
  );
  // a request with a body counts once the body has arrived: a slow sender costs nothing and must not block others
  app.addHook('preValidation', (request, reply, done) =>
    !readMethods.has(request.method) && !isExempt(request) ? enter(request, reply, done) : done(),
  );
  // the work is done: a slow reader of the response costs nothing either
  app.addHook('onSend', async (request) => end(request));
  return () => isFull(most.reads);
}
