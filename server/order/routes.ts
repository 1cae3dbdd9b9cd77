import type { FastifyReply } from 'fastify';
import { IdempotencyHeaders, Order, OrderParams, OrderQuery, PayOrder, PlaceOrder } from '#contract/order.ts';
import { Problem } from '#contract/problem.ts';
import { cartTokenOf } from '#server/cart/cart-cookie.ts';
import type { App } from '#server/kit/app-type.ts';
import { idempotencyKeyOf } from '#server/kit/idempotency.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { cancelOrder } from './cancel-order.ts';
import { opensOrder } from './order-link.ts';
import { payOrder } from './pay-order.ts';
import { type PlaceDeps, placeOrder } from './place-order.ts';
import { presentOrder } from './present-order.ts';

export interface OrderDeps extends PlaceDeps {
  now: () => Date;
  /** Orders and payments one address may start in a minute: many shoppers of a mobile network share one. */
  callsPerMinute: number;
}

const problems = { '4xx': Problem, '5xx': Problem };

/** Orders of guests: placed from the cart, then opened, paid and called off by whoever has the signed link. Another's order is NOT_FOUND. */
export function orderRoutes(app: App, deps: OrderDeps): void {
  const config = { rateLimit: { max: deps.callsPerMinute, timeWindow: '1 minute' } };
  const requireLink = (number: string, token: string | undefined) => {
    if (!opensOrder(deps.secret, { number, token })) throw new Refusal('NOT_FOUND');
  };

  app.post(
    '/api/v1/orders',
    {
      config,
      schema: { headers: IdempotencyHeaders, body: PlaceOrder, response: { 201: Order, ...problems } },
    },
    async (request, reply) => {
      keepPrivate(reply);
      const idempotencyKey = idempotencyKeyOf(request.headers);
      const { language, body: form } = request;
      const call = { cartToken: cartTokenOf(request), idempotencyKey, language, form, now: deps.now() };
      return reply.status(201).send(await placeOrder(deps, call));
    },
  );

  app.get(
    '/api/v1/orders/:number',
    { schema: { params: OrderParams, querystring: OrderQuery, response: { 200: Order, ...problems } } },
    async (request, reply) => {
      keepPrivate(reply);
      const { number } = request.params;
      requireLink(number, request.query.token);
      const order = await presentOrder(deps.db, { deps, by: { number } });
      if (order === undefined) throw new Refusal('NOT_FOUND');
      return order;
    },
  );

  app.post(
    '/api/v1/orders/:number/cancel',
    {
      config,
      schema: { params: OrderParams, querystring: OrderQuery, response: { 200: Order, ...problems } },
    },
    async (request, reply) => {
      keepPrivate(reply);
      const { number } = request.params;
      requireLink(number, request.query.token);
      return cancelOrder(deps, { number, now: deps.now() });
    },
  );

  app.post(
    '/api/v1/orders/:number/pay',
    {
      config,
      schema: {
        headers: IdempotencyHeaders,
        params: OrderParams,
        querystring: OrderQuery,
        body: PayOrder,
        response: { 200: Order, ...problems },
      },
    },
    async (request, reply) => {
      keepPrivate(reply);
      const { number } = request.params;
      requireLink(number, request.query.token);
      const idempotencyKey = idempotencyKeyOf(request.headers);
      return payOrder(deps, { number, method: request.body.method, idempotencyKey, now: deps.now() });
    },
  );
}

function keepPrivate(reply: FastifyReply): void {
  void reply.header('cache-control', 'private, no-store');
}
