import { Shape } from '#contract/primitives.ts';
import { Problem } from '#contract/problem.ts';
import { BookVisit, RequestParams, Visit, VisitTimes, VisitTimesQuery } from '#contract/request.ts';
import type { App } from '#server/kit/app-type.ts';
import { keepPrivate } from '#server/kit/keep-private.ts';
import { askerOf, limitOf } from './asker.ts';
import { bookVisit } from './book-visit.ts';
import { cancelVisit } from './cancel-visit.ts';
import { listVisitTimes } from './list-visit-times.ts';
import { presentVisit } from './present-requests.ts';
import type { RequestDeps } from './request-deps.ts';
import { readRequestKey } from './request-key.ts';

const none = Shape({});
const problems = { '4xx': Problem, '5xx': Problem };
const path = '/api/v1/visits';

/** Coming to a store to try pieces on (ui.md STO-5). */
export function visitRoutes(app: App, deps: RequestDeps): void {
  const config = limitOf(deps);
  const keyed = { params: RequestParams, querystring: none };

  app.get(
    '/api/v1/visit-times',
    { config, schema: { querystring: VisitTimesQuery, response: { 200: VisitTimes, ...problems } } },
    async (request, reply) => {
      // an hour that is free now may be taken in a minute
      keepPrivate(reply);
      const { storeId, pieces } = request.query;
      const serialNumbers = pieces === undefined ? [] : [...new Set(pieces.split(','))];
      return listVisitTimes(deps.db, { storeId, serialNumbers, now: deps.now() });
    },
  );

  app.post(
    path,
    { config, schema: { querystring: none, body: BookVisit, response: { 201: Visit, ...problems } } },
    async (request, reply) => {
      keepPrivate(reply);
      const asker = await askerOf(request, deps);
      const id = await bookVisit(deps, { form: request.body, ...asker });
      return reply.status(201).send(await presentVisit(deps, { id, now: asker.now }));
    },
  );

  app.get(
    `${path}/:key`,
    { config, schema: { ...keyed, response: { 200: Visit, ...problems } } },
    async (request, reply) => {
      keepPrivate(reply);
      const id = readRequestKey(deps.secret, 'visit', request.params.key);
      return presentVisit(deps, { id, now: deps.now() });
    },
  );

  app.post(
    `${path}/:key/cancel`,
    { config, schema: { ...keyed, response: { 200: Visit, ...problems } } },
    async (request, reply) => {
      keepPrivate(reply);
      const id = readRequestKey(deps.secret, 'visit', request.params.key);
      await cancelVisit(deps, { id, now: deps.now() });
      return presentVisit(deps, { id, now: deps.now() });
    },
  );
}
