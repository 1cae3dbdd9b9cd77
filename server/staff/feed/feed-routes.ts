import type { FastifyRequest } from 'fastify';
import type { PoolConfig } from 'pg';
import type { Db } from '#database/connect.ts';
import type { App } from '#server/kit/http/app-type.ts';
import { setNoStore } from '#server/kit/http/no-store.ts';
import { leaveAdmission } from '#server/kit/load/admission.ts';
import { createFeedHub, type FeedHubParts } from './feed-hub.ts';
import { readPosition } from './feed-position.ts';
import type { Staff, StaffSession } from '#server/kit/staff-operation.ts';
import { openStream } from './feed-stream.ts';

interface FeedRouteParts {
  db: Db;
  connection: PoolConfig;
  now: () => Date;
  limits: FeedHubParts['limits'];
  /** Authenticates the caller, with a whole session. Refuses with UNAUTHENTICATED. */
  admit: (request: FastifyRequest) => Promise<{ staff: Staff; session: StaffSession }>;
}

/**
 * `GET /api/admin/v1/feed`: the shop's events as server-sent events for logged-in staff (backoffice.md 3.1): the kind of the record, and
 * `{ id, v, store }`. Not an operation, because its response does not end. `Last-Event-ID`, or `after` in the address for a tab that takes
 * over another tab's stream, is the position to continue from.
 */
export function feedRoutes(app: App, { admit, ...parts }: FeedRouteParts): void {
  const hub = createFeedHub({ ...parts, log: app.log });
  app.addHook('preClose', () => hub.close());
  app.get('/api/admin/v1/feed', async (request, reply) => {
    setNoStore(reply);
    const { staff, session } = await admit(request);
    const reader = { staff, idHash: session.idHash };
    hub.requirePlace(reader);
    const after = readPosition(positionOf(request));
    reply.hijack();
    leaveAdmission(request);
    const stream = openStream(reply.raw, { reader, headers: reply.getHeaders(), onClose: hub.remove });
    await hub.add(stream, after);
  });
}

function positionOf({ headers, query }: FastifyRequest): string | undefined {
  const header = headers['last-event-id'];
  if (typeof header === 'string' && header !== '') return header;
  const { after } = query as { after?: unknown }; // a query is an object
  return typeof after === 'string' ? after : undefined;
}
