import type { FastifyReply, FastifyRequest } from 'fastify';
import { Nothing, type Operation } from '#contract/operations/operation.ts';
import { Enveloped, Shape } from '#contract/primitives.ts';
import { Problem } from '#contract/problem.ts';
import type { App } from '#server/kit/http/app-type.ts';
import { cookieJar, type CookieJar } from '#server/kit/http/cookies.ts';
import { JsonText } from '#server/kit/json-text.ts';
import { clearSiteData, setNoStore } from '#server/kit/http/no-store.ts';
import { inputOfRequest } from './operation-input.ts';
import type { OperationRunner, Outcome, RunnableOperation } from './operation-runner.ts';

const noQuery = Shape({});

/** Mounts every operation on Fastify: one route each, built from its declaration. */
export function mountOperations(app: App, runner: OperationRunner): void {
  for (const runnable of runner.operations.values()) mount(app, runner, runnable);
}

function mount(app: App, runner: OperationRunner, runnable: RunnableOperation): void {
  const { operation, limit } = runnable;
  app.route({
    method: operation.method,
    url: operation.path,
    schema: schemaOf(operation),
    ...(operation.bodyLimitBytes !== undefined && { bodyLimit: operation.bodyLimitBytes }),
    ...(limit && {
      onRequest: async (request: FastifyRequest, reply: FastifyReply) => {
        const state = await limit(request);
        if (state === undefined) return;
        reply.header('x-ratelimit-limit', state.max);
        reply.header('x-ratelimit-remaining', state.remaining);
        reply.header('x-ratelimit-reset', state.resetSeconds);
      },
    }),
    handler: async (request, reply) => {
      // set before anything can refuse, because refusals must not be cached either
      if (operation.cache === 'private') setNoStore(reply);
      const { caller, cookies } = await callerOf(runner, operation, request);
      const input = inputOfRequest(operation, request);
      const outcome = await runnable.run({ caller, input });
      const lines = cookies.lines();
      if (lines.length > 0) reply.header('set-cookie', lines);
      if (operation.endsLogin) reply.headers(clearSiteData);
      setCaching(reply, { operation, outcome, isGuest: caller.user === null });
      return sendAnswer(reply, operation, outcome.answer);
    },
  });
}

async function callerOf({ users, isHttps }: OperationRunner, operation: Operation, request: FastifyRequest) {
  const cookies: CookieJar = cookieJar(request.headers.cookie, { isHttps });
  const { ip, language, log } = request;
  const user = operation.actor === 'guest' ? null : ((await users.find(request)) ?? null);
  return { caller: { user, ip, language, userAgent: request.headers['user-agent'], cookies, log }, cookies };
}

interface Answered {
  operation: Operation;
  outcome: Outcome;
  isGuest: boolean;
}

function setCaching(reply: FastifyReply, { operation, outcome: { tags }, isGuest }: Answered): void {
  const isShared = operation.cache === 'shared' || (operation.cache === 'shared-for-guests' && isGuest);
  if (!isShared || tags === null) setNoStore(reply);
  else if (operation.maxAgeSeconds !== undefined)
    reply
      .header('cache-control', `public, max-age=${operation.maxAgeSeconds}`)
      .header('vary', 'accept-language, cookie');
}

function sendAnswer(reply: FastifyReply, operation: Operation, answer: unknown): FastifyReply {
  if (operation.answer === Nothing) return reply.status(204).send(null);
  reply.status(operation.status ?? 200);
  if (!(answer instanceof JsonText)) return reply.send(operation.envelope ? { data: answer } : answer);
  const json = operation.envelope ? answer.wrap('{"data":', '}') : answer;
  return reply.header('content-type', 'application/json; charset=utf-8').send(json.toBuffer());
}

function schemaOf(operation: Operation) {
  const { params, query, body, answer, envelope } = operation;
  const status = answer === Nothing ? 204 : (operation.status ?? 200);
  return {
    ...(params && { params }),
    querystring: query ?? noQuery,
    ...(body && { body }),
    response: { [status]: envelope ? Enveloped(answer) : answer, '4xx': Problem, '5xx': Problem },
  };
}
