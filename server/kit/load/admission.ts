import type { FastifyReply, FastifyRequest } from 'fastify';
import { watchAcceptQueue } from './accept-queue.ts';
import type { App } from '../http/app-type.ts';
import { limitMet } from '../limits/limit-hits.ts';
import { networkOf } from '../limits/network-of.ts';
import type { Refusal } from '../refusal.ts';
import { createNetworkTurns } from './network-turns.ts';

/** Most requests in the accept queue: reads are shed before writes. */
const mostQueued = { reads: 64, writes: 256 };
const retryAfterSeconds = 5;

/** How to end the part of a request that counts, before its answer ends. */
const leaves = new WeakMap<FastifyRequest, () => void>();

/** A request whose answer stays open (a stream) is no longer in progress: it takes no place of others. */
export const leaveAdmission = (request: FastifyRequest): void => leaves.get(request)?.();

const readMethods = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Longest wait of a request for those of its own network. */
const patienceMs = 5_000;
/**
 * Pages of one network while others come: two in progress. Where more wait than a few browsers ask for, a quarter of the processor, so
 * that others' pages take at most half as long again (npm run attack connections).
 */
const contendedPages = { inFlight: 2, crowdedFrom: 8, restTimes: 3 };

/** Read, and not of the API. Writes may wait for a payment provider, pictures for other pictures: they do not wait for pages. */
const isPage = ({ method, url }: FastifyRequest): boolean =>
  readMethods.has(method) && !url.startsWith('/api/');

export interface AdmissionSettings {
  /**
   * Limits of the requests of all networks, reads and writes together: beyond the first number reads are refused, beyond the second
   * writes as well.
   */
  readsInProgress: number;
  writesInProgress: number;
  /** Limits of one network: requests in progress, and how many more wait for their turn. */
  inFlightPerNetwork: number;
  queuedPerNetwork: number;
  /** Whether an address belongs to a store: stores' networks are not counted. */
  isStore: (ip: string) => boolean;
  /** Never refused, and never waits. */
  isExempt: (request: FastifyRequest) => boolean;
}

/**
 * Refuses OVERLOADED when more requests are in progress, or in the accept queue, than end in about two seconds: a client that is refused
 * at once can retry, and the admitted ones are answered. One network has a part of the places only: its further requests wait for their
 * turn, and are refused when too many do. Returns whether a read would be refused now.
 */
export function addAdmission(app: App, settings: AdmissionSettings): () => boolean {
  const { inFlightPerNetwork: inFlight, queuedPerNetwork: queuedOf, isStore, isExempt } = settings;
  const most = {
    reads: { inProgress: settings.readsInProgress, queued: mostQueued.reads },
    writes: { inProgress: settings.writesInProgress, queued: mostQueued.writes },
  };
  const turns = createNetworkTurns({ inFlight, queued: queuedOf, patienceMs });
  const pages = { inFlight, contended: contendedPages, queued: queuedOf, patienceMs };
  const turnsOfPages = createNetworkTurns(pages);
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
    return limitMet('IN_PROGRESS', 'OVERLOADED', { retryAfterSeconds });
  };
  const enter = (request: FastifyRequest, reply: FastifyReply, done: (refusal?: Refusal) => void): void => {
    reply.raw.once('close', () => end(request));
    leaves.set(request, () => end(request));
    if (isStore(request.ip)) return done(admit(request, () => undefined));
    const line = isPage(request) ? turnsOfPages : turns;
    const giveUp = line.enter(networkOf(request.ip), (leave) => {
      if (leave !== null) return done(admit(request, leave));
      return done(limitMet('IN_FLIGHT_PER_NETWORK', 'OVERLOADED', { retryAfterSeconds }));
    });
    reply.raw.once('close', giveUp);
  };
  // not async: these run for every request, a page's own calls too
  app.addHook('onRequest', (request, reply, done) =>
    readMethods.has(request.method) && !isExempt(request) ? enter(request, reply, done) : done(),
  );
  // a request with a body counts once the body has arrived: a slow sender costs nothing and must not block other requests
  app.addHook('preValidation', (request, reply, done) =>
    !readMethods.has(request.method) && !isExempt(request) ? enter(request, reply, done) : done(),
  );
  // the work is done: a slow reader of the answer costs nothing either
  app.addHook('onSend', async (request) => end(request));
  return () => isFull(most.reads);
}
