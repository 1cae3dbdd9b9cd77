import type { FastifyRequest } from 'fastify';
import {
  IdempotencyHeaders,
  ListOrdersQuery,
  Order,
  OrderParams,
  OrderQuery,
  OrdersPage,
  PayOrder,
  PlaceOrder,
  RepeatedOrder,
} from '#contract/order.ts';
import { Problem } from '#contract/problem.ts';
import { cartOwnerOf, rememberCart } from '#server/cart/cart-owner.ts';
import type { App } from '#server/kit/app-type.ts';
import { idempotencyKeyOf } from '#server/kit/idempotency.ts';
import { keepPrivate } from '#server/kit/keep-private.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { User, Users } from '#server/kit/session.ts';
import { measuredSessionOf } from '#server/measurement/answer-cookie.ts';
import { randomToken } from '#server/kit/signing.ts';
import { cancelOrder } from './cancel-order.ts';
import { listOrders } from './list-orders.ts';
import { payOrder } from './pay-order.ts';
import { type PlaceDeps, placeOrder } from './place-order.ts';
import { presentOrder } from './present-order.ts';
import { repeatOrder } from './repeat-order.ts';
import { requireAccess } from './require-access.ts';

export interface OrderDeps extends PlaceDeps {
  users: Users;
  now: () => Date;
  /** The shop is reached by https: cookies travel by nothing else. */
  hasSecureCookies: boolean;
  /** Orders and payments one address may start in a minute: many shoppers of a mobile network share one. */
  callsPerMinute: number;
}

const problems = { '4xx': Problem, '5xx': Problem };

/**
 * Orders: placed from the cart by guests and users; listed for their user; opened, paid, called off and repeated by their user and by
 * whoever has the signed link. Another's order is NOT_FOUND.
 */
export function orderRoutes(app: App, deps: OrderDeps): void {
  placeRoute(app, deps);
  readRoutes(app, deps);
  changeRoutes(app, deps);
  repeatRoute(app, deps);
}

function placeRoute(app: App, deps: OrderDeps): void {
  const schema = { headers: IdempotencyHeaders, body: PlaceOrder, response: { 201: Order, ...problems } };
  app.post('/api/v1/orders', { config: limitOf(deps), schema }, async (request, reply) => {
    keepPrivate(reply);
    const idempotencyKey = idempotencyKeyOf(request.headers);
    const user = await deps.users.find(request);
    const { language, ip, body: form } = request;
    const by = { owner: cartOwnerOf(request, user), ownPhone: user?.phone ?? null };
    const session = measuredSessionOf(request);
    const call = { ...by, idempotencyKey, language, ip, session, form, now: deps.now() };
    return reply.status(201).send(await placeOrder(deps, call));
  });
}

function readRoutes(app: App, deps: OrderDeps): void {
  app.get(
    '/api/v1/orders',
    { schema: { querystring: ListOrdersQuery, response: { 200: OrdersPage, ...problems } } },
    async (request, reply) => {
      keepPrivate(reply);
      const { id: userId } = await deps.users.get(request);
      const { page = 0, size = 24 } = request.query;
      return listOrders(deps.db, { userId, page, size });
    },
  );

  app.get(
    '/api/v1/orders/:number',
    { schema: { params: OrderParams, querystring: OrderQuery, response: { 200: Order, ...problems } } },
    async (request, reply) => {
      keepPrivate(reply);
      await letIn(deps, request);
      const order = await presentOrder(deps.db, { deps, by: { number: request.params.number } });
      if (order === undefined) throw new Refusal('NOT_FOUND');
      return order;
    },
  );
}

function changeRoutes(app: App, deps: OrderDeps): void {
  const config = limitOf(deps);
  const named = { params: OrderParams, querystring: OrderQuery, response: { 200: Order, ...problems } };

  app.post('/api/v1/orders/:number/cancel', { config, schema: named }, async (request, reply) => {
    keepPrivate(reply);
    await letIn(deps, request);
    return cancelOrder(deps, { number: request.params.number, now: deps.now() });
  });

  app.post(
    '/api/v1/orders/:number/pay',
    { config, schema: { ...named, headers: IdempotencyHeaders, body: PayOrder } },
    async (request, reply) => {
      keepPrivate(reply);
      await letIn(deps, request);
      const { number } = request.params;
      const idempotencyKey = idempotencyKeyOf(request.headers);
      return payOrder(deps, { number, method: request.body.method, idempotencyKey, now: deps.now() });
    },
  );
}

function repeatRoute(app: App, deps: OrderDeps): void {
  const { db, now, hasSecureCookies } = deps;
  app.post(
    '/api/v1/orders/:number/repeat',
    {
      config: limitOf(deps),
      schema: {
        params: OrderParams,
        querystring: OrderQuery,
        response: { 200: RepeatedOrder, ...problems },
      },
    },
    async (request, reply) => {
      keepPrivate(reply);
      const user = await letIn(deps, request);
      const owner = cartOwnerOf(request, user) ?? { token: randomToken() };
      const repeated = await repeatOrder(db, { number: request.params.number, owner, now: now() });
      rememberCart(reply, { owner, hasSecureCookies });
      return repeated;
    },
  );
}

type OrderRequest = FastifyRequest & { params: { number: string }; query: { token?: string } };

/** Answers the user who calls, if it is one. */
async function letIn(deps: OrderDeps, request: OrderRequest): Promise<User | undefined> {
  const user = await deps.users.find(request);
  await requireAccess(deps, { number: request.params.number, token: request.query.token, user });
  return user;
}

function limitOf({ callsPerMinute }: OrderDeps): { rateLimit: { max: number; timeWindow: string } } {
  return { rateLimit: { max: callsPerMinute, timeWindow: '1 minute' } };
}
