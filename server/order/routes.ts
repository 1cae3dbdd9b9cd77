import type { FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import {
  AskOrderLink,
  IdempotencyHeaders,
  JustPlaced,
  ListOrdersQuery,
  Order,
  OrderParams,
  OrderQuery,
  OrdersPage,
  PaymentMethod,
  PayOrder,
  PlaceOrder,
  ProveOrder,
  RepeatedOrder,
} from '#contract/order.ts';
import { Problem } from '#contract/problem.ts';
import { cartOwnerOf, findCartOwner, rememberCart } from '#server/cart/cart-owner.ts';
import type { App } from '#server/kit/app-type.ts';
import { idempotencyKeyOf, optionalKeyOf } from '#server/kit/idempotency.ts';
import { keepPrivate } from '#server/kit/keep-private.ts';
import { Refusal } from '#server/kit/refusal.ts';
import type { User, Users } from '#server/kit/session.ts';
import { measuredSessionOf } from '#server/measurement/answer-cookie.ts';
import { randomToken } from '#server/kit/signing.ts';
import { askOrderLink } from './ask-order-link.ts';
import { cancelOrder } from './cancel-order.ts';
import { findJustPlaced } from './find-just-placed.ts';
import { listOrders } from './list-orders.ts';
import { listPaymentWays } from './list-payment-ways.ts';
import { type CardPaymentDeps, chosenCard, payByCard } from './pay-by-card.ts';
import { payOrder } from './pay-order.ts';
import { type PlaceDeps, placeOrder } from './place-order.ts';
import { presentOrder } from './present-order.ts';
import { hasProof, keepProof } from './proof-cookie.ts';
import { proveDigits } from './prove-digits.ts';
import { repeatOrder } from './repeat-order.ts';
import { requireAccess } from './require-access.ts';
import { withoutShopper } from './wire.ts';

export interface OrderDeps extends PlaceDeps, CardPaymentDeps {
  users: Users;
  now: () => Date;
  /** The shop is reached by https: cookies travel by nothing else. */
  hasSecureCookies: boolean;
  /** Orders and payments one address may start in a minute: many shoppers of a mobile network share one. */
  callsPerMinute: number;
}

const problems = { '4xx': Problem, '5xx': Problem };

/**
 * Orders: placed from the cart by guests and users; listed for their user; opened, paid and repeated by their user and by whoever has the
 * signed link, who must also know the phone's last digits to see whose it is, to change how it is paid, and to call it off. Another's
 * order is NOT_FOUND.
 */
export function orderRoutes(app: App, deps: OrderDeps): void {
  placeRoute(app, deps);
  readRoutes(app, deps);
  waysRoute(app, deps);
  linkRoute(app, deps);
  proveRoute(app, deps);
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
    const now = deps.now();
    const token = await chosenCard(deps, { payment: form.payment, user });
    const order = await placeOrder(deps, { ...by, idempotencyKey, language, ip, session, form, now });
    keepProof(reply, { ...proofOf(deps, order.number), isSecure: deps.hasSecureCookies });
    const { log } = request;
    return reply.status(201).send(await payByCard({ ...deps, log }, { order, payment: form.payment, token }));
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
    '/api/v1/orders/just-placed',
    { schema: { response: { 200: JustPlaced, ...problems } } },
    async (request, reply) => {
      keepPrivate(reply);
      const owner = await findCartOwner(deps.users, request);
      return { order: await findJustPlaced(deps, { owner, now: deps.now() }) };
    },
  );

  app.get(
    '/api/v1/orders/:number',
    { schema: { params: OrderParams, querystring: OrderQuery, response: { 200: Order, ...problems } } },
    async (request, reply) => {
      keepPrivate(reply);
      const { isProven } = await letIn(deps, request);
      const { number } = request.params;
      const order = await presentOrder(deps.db, { deps, by: { number }, now: deps.now() });
      if (order === undefined) throw new Refusal('NOT_FOUND');
      return isProven ? order : withoutShopper(order);
    },
  );
}

/** Beside the order, because it is asked for by the pages that offer to pay. */
function waysRoute(app: App, deps: OrderDeps): void {
  const response = { 200: Type.Array(PaymentMethod), ...problems };
  const schema = { params: OrderParams, querystring: OrderQuery, response };
  app.get('/api/v1/orders/:number/payment-methods', { schema }, async (request, reply) => {
    keepPrivate(reply);
    await letIn(deps, request);
    return listPaymentWays(deps, { number: request.params.number, now: deps.now() });
  });
}

/** For a guest who has the number and the phone, and not the link. */
function linkRoute(app: App, deps: OrderDeps): void {
  const schema = { body: AskOrderLink, response: { 204: Type.Null(), ...problems } };
  app.post('/api/v1/orders/link', { config: limitOf(deps), schema }, async (request, reply) => {
    keepPrivate(reply);
    await askOrderLink(deps, { ...request.body, ip: request.ip, now: deps.now() });
    return reply.status(204).send(null);
  });
}

/** A cookie of this order alone remembers the proof for a while. */
function proveRoute(app: App, deps: OrderDeps): void {
  const schema = {
    params: OrderParams,
    querystring: OrderQuery,
    body: ProveOrder,
    response: { 204: Type.Null(), ...problems },
  };
  app.post('/api/v1/orders/:number/proof', { config: limitOf(deps), schema }, async (request, reply) => {
    keepPrivate(reply);
    await letIn(deps, request);
    const { number } = request.params;
    await proveDigits(deps, { number, digits: request.body.digits, ip: request.ip, now: deps.now() });
    keepProof(reply, { ...proofOf(deps, number), isSecure: deps.hasSecureCookies });
    return reply.status(204).send(null);
  });
}

function changeRoutes(app: App, deps: OrderDeps): void {
  const config = limitOf(deps);
  const named = { params: OrderParams, querystring: OrderQuery, response: { 200: Order, ...problems } };

  app.post(
    '/api/v1/orders/:number/cancel',
    { config, schema: { ...named, headers: IdempotencyHeaders } },
    async (request, reply) => {
      keepPrivate(reply);
      const { isProven } = await letIn(deps, request);
      if (!isProven) throw new Refusal('ORDER_PROOF_NEEDED');
      const idempotencyKey = optionalKeyOf(request.headers);
      return cancelOrder(deps, { number: request.params.number, idempotencyKey, now: deps.now() });
    },
  );

  app.post(
    '/api/v1/orders/:number/pay',
    { config, schema: { ...named, headers: IdempotencyHeaders, body: PayOrder } },
    async (request, reply) => {
      keepPrivate(reply);
      const { isProven, user } = await letIn(deps, request);
      const { number } = request.params;
      const idempotencyKey = idempotencyKeyOf(request.headers);
      const { body: payment, log } = request;
      const token = await chosenCard(deps, { payment, user });
      const waiting = await payOrder(deps, { number, payment, isProven, idempotencyKey, now: deps.now() });
      const order = await payByCard({ ...deps, log }, { order: waiting, payment, token });
      return isProven ? order : withoutShopper(order);
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
      const { user, isProven } = await letIn(deps, request);
      const owner = cartOwnerOf(request, user) ?? { token: randomToken() };
      const { number } = request.params;
      const repeated = await repeatOrder(db, { number, isProven, owner, now: now() });
      rememberCart(reply, { owner, hasSecureCookies });
      return repeated;
    },
  );
}

type OrderRequest = FastifyRequest & { params: { number: string }; query: { token?: string } };

/** Who calls about the order; proven = its user, or a browser that knows its phone. Refuses NOT_FOUND. */
async function letIn(
  deps: OrderDeps,
  request: OrderRequest,
): Promise<{ user: User | undefined; isProven: boolean }> {
  const user = await deps.users.find(request);
  const { number } = request.params;
  const access = await requireAccess(deps, { number, token: request.query.token, user });
  return { user, isProven: access === 'USER' || hasProof(request, proofOf(deps, number)) };
}

function proofOf({ secret, now }: OrderDeps, number: string) {
  return { secret, number, now: now() };
}

function limitOf({ callsPerMinute }: OrderDeps): { rateLimit: { max: number; timeWindow: string } } {
  return { rateLimit: { max: callsPerMinute, timeWindow: '1 minute' } };
}
