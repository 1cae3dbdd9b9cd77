import { Type } from 'typebox';
import { AddCard, Card, CardParams, CardProvider, UpdateCard, VerifyCard } from '#contract/card.ts';
import { Shape } from '#contract/primitives.ts';
import { Problem } from '#contract/problem.ts';
import { cardLimit } from '#contract/words.ts';
import type { App } from '#server/kit/app-type.ts';
import { keepPrivate } from '#server/kit/keep-private.ts';
import type { Users } from '#server/kit/session.ts';
import { addCard } from './add-card.ts';
import type { CardDeps } from './card-deps.ts';
import { deleteCard } from './delete-card.ts';
import { listCardProviders } from './list-card-providers.ts';
import { listCardsOf } from './list-cards.ts';
import { makeCardDefault } from './make-card-default.ts';
import { sendCardCode } from './send-card-code.ts';
import { verifyCard } from './verify-card.ts';

type Deps = CardDeps & { users: Users };

const path = '/api/v1/cards';
const querystring = Shape({});
const params = CardParams;
const problems = { '4xx': Problem, '5xx': Problem };
/** Of one address: many shoppers of a mobile network share one. */
const config = { rateLimit: { max: 120, timeWindow: '1 minute' } };

/** The cards of the user, as their providers' tokens (decisions 3). Another user's card is NOT_FOUND. */
export function cardRoutes(app: App, parts: Omit<Deps, 'log'>): void {
  const deps = { ...parts, log: app.log };
  readRoutes(app, deps);
  addRoute(app, deps);
  codeRoutes(app, deps);
  changeRoutes(app, deps);
}

function readRoutes(app: App, { db, users, providers, now }: Deps): void {
  const cards = { 200: Type.Array(Card, { maxItems: cardLimit }), ...problems };
  app.get(path, { schema: { querystring, response: cards } }, async (request, reply) => {
    keepPrivate(reply);
    const { id: userId } = await users.get(request);
    return listCardsOf(db, { userId, now: now() });
  });

  const listed = { 200: Type.Array(CardProvider, { maxItems: 20 }), ...problems };
  app.get('/api/v1/card-providers', { schema: { querystring, response: listed } }, async (request, reply) => {
    keepPrivate(reply);
    await users.get(request);
    return listCardProviders(providers, request.language);
  });
}

function addRoute(app: App, deps: Deps): void {
  app.post(
    path,
    { config, schema: { querystring, body: AddCard, response: { 201: Card, ...problems } } },
    async (request, reply) => {
      keepPrivate(reply);
      const { id: userId } = await deps.users.get(request);
      return reply.status(201).send(await addCard(deps, { userId, typed: request.body }));
    },
  );
}

function codeRoutes(app: App, deps: Deps): void {
  app.post(
    `${path}/:id/code`,
    { config, schema: { params, querystring, response: { 204: Type.Null(), ...problems } } },
    async (request, reply) => {
      keepPrivate(reply);
      const { id: userId } = await deps.users.get(request);
      await sendCardCode(deps, { userId, id: request.params.id });
      return reply.status(204).send(null);
    },
  );

  app.post(
    `${path}/:id/verify`,
    { config, schema: { params, querystring, body: VerifyCard, response: { 200: Card, ...problems } } },
    async (request, reply) => {
      keepPrivate(reply);
      const { id: userId } = await deps.users.get(request);
      return verifyCard(deps, { by: { userId, id: request.params.id }, code: request.body.code });
    },
  );
}

function changeRoutes(app: App, { db, users, now }: Deps): void {
  app.patch(
    `${path}/:id`,
    { config, schema: { params, querystring, body: UpdateCard, response: { 200: Card, ...problems } } },
    async (request, reply) => {
      keepPrivate(reply);
      const { id: userId } = await users.get(request);
      return makeCardDefault(db, { by: { userId, id: request.params.id }, now: now() });
    },
  );

  app.delete(
    `${path}/:id`,
    { config, schema: { params, querystring, response: { 204: Type.Null(), ...problems } } },
    async (request, reply) => {
      keepPrivate(reply);
      const { id: userId } = await users.get(request);
      await deleteCard(db, { userId, id: request.params.id });
      return reply.status(204).send(null);
    },
  );
}
