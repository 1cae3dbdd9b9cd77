import type { FastifyReply } from 'fastify';
import { Cart, LineKeyParams, PutCartLine } from '#contract/cart.ts';
import { Problem } from '#contract/problem.ts';
import type { App } from '#server/kit/app-type.ts';
import { randomToken } from '#server/kit/signing.ts';
import { cartTokenOf, setCartCookie } from './cart-cookie.ts';
import type { ExpireDeps } from './expire-holds.ts';
import { extendHold } from './extend-hold.ts';
import { getCart } from './get-cart.ts';
import { putCartLine } from './put-cart-line.ts';
import { releaseHold } from './release-hold.ts';
import { removeCartLines } from './remove-cart-lines.ts';
import { startHold } from './start-hold.ts';

export interface CartDeps extends ExpireDeps {
  now: () => Date;
  /** The shop is reached by https: cookies travel by nothing else. */
  hasSecureCookies: boolean;
  /** Changes of carts and holds one address may make in a minute: many shoppers of a mobile network share one. */
  changesPerMinute: number;
}

const response = { 200: Cart, '4xx': Problem, '5xx': Problem };

/** A guest's cart, by the opaque cookie `cart`: its lines, and the hold of its checkout. Every answer is the whole cart. */
export function cartRoutes(app: App, deps: CartDeps): void {
  lineRoutes(app, deps);
  holdRoutes(app, deps);
}

function lineRoutes(app: App, deps: CartDeps): void {
  const { db, now, hasSecureCookies } = deps;
  const config = limitOf(deps);
  const remember = (reply: FastifyReply, token: string) =>
    setCartCookie(reply, { token, isSecure: hasSecureCookies });

  app.get('/api/v1/cart', { schema: { response } }, async (request, reply) => {
    keepPrivate(reply);
    const token = cartTokenOf(request);
    const { cart, isRenewed } = await getCart(db, { token, now: now() });
    if (isRenewed && token !== undefined) remember(reply, token);
    return cart;
  });

  app.put(
    '/api/v1/cart/lines/:key',
    { config, schema: { params: LineKeyParams, body: PutCartLine, response } },
    async (request, reply) => {
      keepPrivate(reply);
      const token = cartTokenOf(request) ?? randomToken();
      const { quantity, itemId } = request.body;
      const line = { token, key: request.params.key, quantity, itemId: itemId ?? null, now: now() };
      const cart = await putCartLine(db, line);
      remember(reply, token);
      return cart;
    },
  );

  app.delete(
    '/api/v1/cart/lines/:key',
    { schema: { params: LineKeyParams, response } },
    async (request, reply) => {
      keepPrivate(reply);
      return removeCartLines(db, { token: cartTokenOf(request), key: request.params.key, now: now() });
    },
  );

  app.delete('/api/v1/cart', { schema: { response } }, async (request, reply) => {
    keepPrivate(reply);
    return removeCartLines(db, { token: cartTokenOf(request), now: now() });
  });
}

function holdRoutes(app: App, deps: CartDeps): void {
  const { db, now } = deps;
  const config = limitOf(deps);

  app.post('/api/v1/cart/hold', { config, schema: { response } }, async (request, reply) => {
    keepPrivate(reply);
    return startHold(deps, { token: cartTokenOf(request), now: now() });
  });

  app.post('/api/v1/cart/hold/extend', { config, schema: { response } }, async (request, reply) => {
    keepPrivate(reply);
    return extendHold(db, { token: cartTokenOf(request), now: now() });
  });

  app.delete('/api/v1/cart/hold', { schema: { response } }, async (request, reply) => {
    keepPrivate(reply);
    return releaseHold(db, { token: cartTokenOf(request), now: now() });
  });
}

function limitOf({ changesPerMinute }: CartDeps): { rateLimit: { max: number; timeWindow: string } } {
  return { rateLimit: { max: changesPerMinute, timeWindow: '1 minute' } };
}

function keepPrivate(reply: FastifyReply): void {
  void reply.header('cache-control', 'private, no-store');
}
