import type { FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { OrderParams } from '#contract/order.ts';
import { Problem } from '#contract/problem.ts';
import {
  OrderReviews,
  OwnReview,
  Ratings,
  RatingsQuery,
  ReviewedParams,
  ReviewLinkQuery,
  ReviewParams,
  ReviewsPage,
  ReviewsQuery,
  RewriteReview,
  WriteReview,
} from '#contract/review.ts';
import type { Db } from '#database/connect.ts';
import type { App } from '#server/kit/app-type.ts';
import { cardTag, productTag, tagsHeader } from '#server/kit/cache-tags.ts';
import { keepPrivate } from '#server/kit/keep-private.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { User, Users } from '#server/kit/session.ts';
import { listOrderReviews } from './list-own-reviews.ts';
import { listRatings, listReviews } from './list-reviews.ts';
import { deleteReviewRow, findOrderOf } from './queries-own.ts';
import { rewriteReview } from './rewrite-review.ts';
import { writeReview } from './write-review.ts';

export interface ReviewDeps {
  db: Db;
  users: Users;
  /** Lets in whoever an order belongs to, by their login or by the token of its link; refuses everybody else with NOT_FOUND. */
  requireAccess: (to: {
    number: string;
    token: string | undefined;
    user: Pick<User, 'id'> | undefined;
  }) => Promise<void>;
  now: () => Date;
}

const problems = { '4xx': Problem, '5xx': Problem };
/** Of one address: many shoppers of a mobile network share one. */
const config = { rateLimit: { max: 60, timeWindow: '1 minute' } };

/**
 * What buyers say of the pieces they received (decisions 8). Everybody reads what is published; whoever has the order, as its user or by
 * its link, writes one review a line, changes it and takes it back. Another's review is NOT_FOUND.
 */
export function reviewRoutes(app: App, deps: ReviewDeps): void {
  publicRoutes(app, deps);
  writeRoutes(app, deps);
  changeRoutes(app, deps);
}

function publicRoutes(app: App, { db }: ReviewDeps): void {
  app.get(
    '/api/v1/products/:id/reviews',
    {
      schema: {
        params: ReviewedParams,
        querystring: ReviewsQuery,
        response: { 200: ReviewsPage, ...problems },
      },
    },
    async (request, reply) => {
      const { id: productId } = request.params;
      const { page = 0, size = 24 } = request.query;
      const answer = await listReviews(db, { productId, page, size });
      reply.header('x-cache-tags', productTag(productId));
      return answer;
    },
  );

  app.get(
    '/api/v1/reviews/ratings',
    { schema: { querystring: RatingsQuery, response: { 200: Ratings, ...problems } } },
    async (request, reply) => {
      const ids = request.query.ids.split(',').map(Number);
      reply.header('x-cache-tags', tagsHeader(...ids.map(cardTag)));
      return listRatings(db, ids);
    },
  );
}

function writeRoutes(app: App, deps: ReviewDeps): void {
  app.get(
    '/api/v1/orders/:number/reviews',
    {
      schema: {
        params: OrderParams,
        querystring: ReviewLinkQuery,
        response: { 200: OrderReviews, ...problems },
      },
    },
    async (request, reply) => {
      await letIn(deps, { request, reply, number: request.params.number });
      return listOrderReviews(deps.db, request.params.number);
    },
  );

  app.post(
    '/api/v1/products/:id/reviews',
    {
      config,
      schema: {
        params: ReviewedParams,
        querystring: ReviewLinkQuery,
        body: WriteReview,
        response: { 201: OwnReview, ...problems },
      },
    },
    async (request, reply) => {
      await letIn(deps, { request, reply, number: request.body.orderNumber });
      const review = { productId: request.params.id, typed: request.body, now: deps.now() };
      return reply.status(201).send(await writeReview(deps.db, review));
    },
  );
}

function changeRoutes(app: App, deps: ReviewDeps): void {
  const named = { params: ReviewParams, querystring: ReviewLinkQuery };

  app.put(
    '/api/v1/reviews/:id',
    { config, schema: { ...named, body: RewriteReview, response: { 200: OwnReview, ...problems } } },
    async (request, reply) => {
      const { id } = request.params;
      await letIn(deps, { request, reply, number: await findOrderOf(deps.db, id) });
      return rewriteReview(deps.db, { id, typed: request.body, now: deps.now() });
    },
  );

  app.delete(
    '/api/v1/reviews/:id',
    { config, schema: { ...named, response: { 204: Type.Null(), ...problems } } },
    async (request, reply) => {
      const { id } = request.params;
      await letIn(deps, { request, reply, number: await findOrderOf(deps.db, id) });
      await deleteReviewRow(deps.db, id);
      return reply.status(204).send(null);
    },
  );
}

type LinkedRequest = FastifyRequest & { query: { token?: string } };

/** `number` undefined: there is no such review, which looks like another's. A login that is over is told first. */
async function letIn(
  { users, requireAccess }: ReviewDeps,
  { request, reply, number }: { request: LinkedRequest; reply: FastifyReply; number: string | undefined },
): Promise<void> {
  keepPrivate(reply);
  const user = await users.find(request);
  if (number === undefined) throw new Refusal('NOT_FOUND');
  await requireAccess({ number, token: request.query.token, user });
}
