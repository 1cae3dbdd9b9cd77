import { Type } from 'typebox';
import { Shape } from '#contract/primitives.ts';
import { Problem } from '#contract/problem.ts';
import { AskCallback, AskStockAlert, Callback, RequestParams, StockAlert } from '#contract/request.ts';
import type { App } from '#server/kit/app-type.ts';
import { keepPrivate } from '#server/kit/keep-private.ts';
import { askerOf, limitOf } from './asker.ts';
import { askCallback } from './ask-callback.ts';
import { askStockAlert } from './ask-stock-alert.ts';
import { endAlert, muteAlerts } from './end-alert.ts';
import { presentAlert, presentCallback } from './present-requests.ts';
import type { RequestDeps } from './request-deps.ts';
import { readRequestKey } from './request-key.ts';
import { visitRoutes } from './routes-visit.ts';

const none = Shape({});
const nothing = Type.Null();
const problems = { '4xx': Problem, '5xx': Problem };

/** What shoppers ask of the shop besides buying (decisions 4, 8; ui.md PDP-3, STO-5). Guests may; the key of its link opens a request. */
export function requestRoutes(app: App, deps: RequestDeps): void {
  callbackRoutes(app, deps);
  alertRoutes(app, deps);
  visitRoutes(app, deps);
}

function callbackRoutes(app: App, deps: RequestDeps): void {
  const config = limitOf(deps);
  const path = '/api/v1/callbacks';
  app.post(
    path,
    { config, schema: { querystring: none, body: AskCallback, response: { 201: Callback, ...problems } } },
    async (request, reply) => {
      keepPrivate(reply);
      const id = await askCallback(deps, { form: request.body, ...(await askerOf(request, deps)) });
      return reply.status(201).send(await presentCallback(deps, id));
    },
  );
  app.get(
    `${path}/:key`,
    {
      config,
      schema: { params: RequestParams, querystring: none, response: { 200: Callback, ...problems } },
    },
    async (request, reply) => {
      keepPrivate(reply);
      return presentCallback(deps, readRequestKey(deps.secret, 'callback', request.params.key));
    },
  );
}

function alertRoutes(app: App, deps: RequestDeps): void {
  const config = limitOf(deps);
  const path = '/api/v1/subscriptions/back-in-stock';
  const idOf = (request: { params: { key: string } }) =>
    readRequestKey(deps.secret, 'stock-alert', request.params.key);
  const keyed = { params: RequestParams, querystring: none };
  app.post(
    path,
    {
      config,
      schema: { querystring: none, body: AskStockAlert, response: { 201: StockAlert, ...problems } },
    },
    async (request, reply) => {
      keepPrivate(reply);
      const id = await askStockAlert(deps, { form: request.body, ...(await askerOf(request, deps)) });
      return reply.status(201).send(await presentAlert(deps, id));
    },
  );
  app.get(
    `${path}/:key`,
    { config, schema: { ...keyed, response: { 200: StockAlert, ...problems } } },
    async (request, reply) => {
      keepPrivate(reply);
      return presentAlert(deps, idOf(request));
    },
  );
  app.delete(
    `${path}/:key`,
    { config, schema: { ...keyed, response: { 204: nothing, ...problems } } },
    async (request, reply) => {
      await endAlert(deps, { id: idOf(request), now: deps.now() });
      return reply.status(204).send(null);
    },
  );
  app.post(
    `${path}/:key/mute`,
    { config, schema: { ...keyed, response: { 204: nothing, ...problems } } },
    async (request, reply) => {
      await muteAlerts(deps, { id: idOf(request), now: deps.now() });
      return reply.status(204).send(null);
    },
  );
}
