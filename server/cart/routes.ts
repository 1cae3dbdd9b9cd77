import {
  Cart,
  CartCount,
  LineIdParams,
  LineKeyParams,
  LineOptionTerms,
  PutCartLine,
  PutPromoCode,
  ReplaceLost,
  ReservedParams,
  ReservedPieces,
} from '#contract/cart.ts';
import { Shape } from '#contract/primitives.ts';
import { IdempotencyHeaders } from '#contract/order.ts';
import { Problem } from '#contract/problem.ts';
import type { App } from '#server/kit/app-type.ts';
import { contentTag, tagsHeader } from '#server/kit/cache-tags.ts';
import { optionalKeyOf } from '#server/kit/idempotency.ts';
import { keepPrivate } from '#server/kit/keep-private.ts';
import type { Users } from '#server/kit/session.ts';
import { randomToken } from '#server/kit/signing.ts';
import { cartTokenOf, clearCartCookie } from './cart-cookie.ts';
import { cartOwnerOf, findCartOwner, rememberCart } from './cart-owner.ts';
import { findOptionTerms } from './cart-settings.ts';
import type { ExpireDeps } from './expire-holds.ts';
import { extendHold } from './extend-hold.ts';
import { countCart, getCart } from './get-cart.ts';
import { listReserved } from './list-reserved.ts';
import { mergeCarts } from './merge-carts.ts';
import { putCartLine } from './put-cart-line.ts';
import { putPromoCode, removePromoCode } from './put-promo-code.ts';
import { readOptions } from './read-options.ts';
import { releaseHold } from './release-hold.ts';
import { replaceLost } from './replace-lost.ts';
import { removeCartLines } from './remove-cart-lines.ts';
import { startHold } from './start-hold.ts';
import { termsToWire } from './wire.ts';

export interface CartDeps extends ExpireDeps {
  users: Users;
  now: () => Date;
  /** Of the counts of tries. */
  secret: string;
  /** The shop is reached by https: cookies travel by nothing else. */
  hasSecureCookies: boolean;
  /** Changes of carts and holds one address may make in a minute: many shoppers of a mobile network share one. */
  changesPerMinute: number;
}

const response = { 200: Cart, '4xx': Problem, '5xx': Problem };

/**
 * The cart of the user who calls, or a guest's by the opaque cookie `cart`: its lines, and the hold of its checkout. Every answer is the
 * whole cart.
 */
export function cartRoutes(app: App, deps: CartDeps): void {
  lineRoutes(app, deps);
  promoRoutes(app, deps);
  holdRoutes(app, deps);
  mergeRoute(app, deps);
  termsRoute(app, deps);
  reservedRoute(app, deps);
}

/** What the options of a line cost and take, and what can be cut: the same for everybody. */
function termsRoute(app: App, { db }: CartDeps): void {
  app.get(
    '/api/v1/line-options',
    {
      schema: { querystring: Shape({}), response: { 200: LineOptionTerms, '4xx': Problem, '5xx': Problem } },
    },
    async (_request, reply) => {
      reply.header('x-cache-tags', tagsHeader(contentTag('shop_settings'), contentTag('calendar_days')));
      return termsToWire(await findOptionTerms(db));
    },
  );
}

/** Whether a piece that others have may come back: nothing that a page may keep, because it changes without a word. */
function reservedRoute(app: App, deps: CartDeps): void {
  app.get(
    '/api/v1/products/:productId/reserved',
    {
      config: limitOf(deps),
      schema: {
        params: ReservedParams,
        querystring: Shape({}),
        response: { 200: ReservedPieces, '4xx': Problem },
      },
    },
    async (request, reply) => {
      keepPrivate(reply);
      const { productId } = request.params;
      return listReserved(deps.db, { productId, now: deps.now() });
    },
  );
}

function lineRoutes(app: App, deps: CartDeps): void {
  const { db, users, now, hasSecureCookies } = deps;
  const config = limitOf(deps);

  app.get('/api/v1/cart', { schema: { response } }, async (request, reply) => {
    keepPrivate(reply);
    const owner = await findCartOwner(users, request);
    const { cart, isRenewed } = await getCart(db, { owner, now: now() });
    if (isRenewed && owner !== undefined) rememberCart(reply, { owner, hasSecureCookies });
    return cart;
  });

  app.get(
    '/api/v1/cart/count',
    { schema: { response: { 200: CartCount, '4xx': Problem, '5xx': Problem } } },
    async (request, reply) => {
      keepPrivate(reply);
      const owner = await findCartOwner(users, request);
      const { count, isRenewed } = await countCart(db, { owner, now: now() });
      if (isRenewed && owner !== undefined) rememberCart(reply, { owner, hasSecureCookies });
      return { count };
    },
  );

  app.put(
    '/api/v1/cart/lines/:key',
    { config, schema: { params: LineKeyParams, body: PutCartLine, response } },
    async (request, reply) => {
      keepPrivate(reply);
      const owner = (await findCartOwner(users, request)) ?? { token: randomToken() };
      const { quantity, itemId = null, takenFrom = null } = request.body;
      const options = readOptions(request.body);
      const line = { owner, key: request.params.key, quantity, itemId, options, takenFrom, now: now() };
      const cart = await putCartLine(db, line);
      rememberCart(reply, { owner, hasSecureCookies });
      return cart;
    },
  );

  app.delete(
    '/api/v1/cart/lines/:key',
    { schema: { params: LineIdParams, response } },
    async (request, reply) => {
      keepPrivate(reply);
      const owner = await findCartOwner(users, request);
      return removeCartLines(db, { owner, lineId: request.params.key, now: now() });
    },
  );

  app.delete('/api/v1/cart', { schema: { response } }, async (request, reply) => {
    keepPrivate(reply);
    return removeCartLines(db, { owner: await findCartOwner(users, request), now: now() });
  });
}

function promoRoutes(app: App, deps: CartDeps): void {
  const { users, now } = deps;
  app.put(
    '/api/v1/cart/promo-code',
    { config: limitOf(deps), schema: { body: PutPromoCode, response } },
    async (request, reply) => {
      keepPrivate(reply);
      const owner = await findCartOwner(users, request);
      return putPromoCode(deps, { owner, typed: request.body.code, ip: request.ip, now: now() });
    },
  );

  app.delete('/api/v1/cart/promo-code', { schema: { response } }, async (request, reply) => {
    keepPrivate(reply);
    return removePromoCode(deps, { owner: await findCartOwner(users, request), now: now() });
  });
}

function holdRoutes(app: App, deps: CartDeps): void {
  const { db, users, now } = deps;
  const config = limitOf(deps);

  app.post(
    '/api/v1/cart/hold',
    { config, schema: { headers: IdempotencyHeaders, response } },
    async (request, reply) => {
      keepPrivate(reply);
      const idempotencyKey = optionalKeyOf(request.headers);
      const user = await users.find(request);
      const owner = cartOwnerOf(request, user);
      return startHold(deps, { owner, ownPhone: user?.phone ?? null, idempotencyKey, now: now() });
    },
  );

  app.post(
    '/api/v1/cart/lines/:key/replace',
    { config, schema: { headers: IdempotencyHeaders, params: LineIdParams, body: ReplaceLost, response } },
    async (request, reply) => {
      keepPrivate(reply);
      const user = await users.find(request);
      const owner = cartOwnerOf(request, user);
      const idempotencyKey = optionalKeyOf(request.headers);
      const entering = { owner, ownPhone: user?.phone ?? null, idempotencyKey, now: now() };
      const { itemId } = request.body;
      return replaceLost(deps, { ...entering, lineId: request.params.key, itemId });
    },
  );

  app.post(
    '/api/v1/cart/hold/extend',
    { config, schema: { headers: IdempotencyHeaders, response } },
    async (request, reply) => {
      keepPrivate(reply);
      const idempotencyKey = optionalKeyOf(request.headers);
      return extendHold(db, { idempotencyKey, owner: await findCartOwner(users, request), now: now() });
    },
  );

  app.delete(
    '/api/v1/cart/hold',
    { schema: { headers: IdempotencyHeaders, response } },
    async (request, reply) => {
      keepPrivate(reply);
      const idempotencyKey = optionalKeyOf(request.headers);
      return releaseHold(db, { idempotencyKey, owner: await findCartOwner(users, request), now: now() });
    },
  );
}

/** After login: the guest's cart of the cookie goes into the user's, and the cookie with it. */
function mergeRoute(app: App, deps: CartDeps): void {
  const { db, users, now } = deps;
  app.post('/api/v1/cart/merge', { config: limitOf(deps), schema: { response } }, async (request, reply) => {
    keepPrivate(reply);
    const { id: userId } = await users.get(request);
    const cart = await mergeCarts(db, { userId, token: cartTokenOf(request), now: now() });
    clearCartCookie(reply);
    return cart;
  });
}

function limitOf({ changesPerMinute }: CartDeps): { rateLimit: { max: number; timeWindow: string } } {
  return { rateLimit: { max: changesPerMinute, timeWindow: '1 minute' } };
}
