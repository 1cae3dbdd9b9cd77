import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { createPaymeGuard } from './auth.ts';
import { type PaymeAnswer, type PaymeErrorName, paymeErrors } from './errors.ts';
import { type MerchantApi, paymeMethods } from './merchant-methods.ts';
import { fieldOf } from './merchant-params.ts';
import type { PaymeSettings } from '../settings.ts';

/** Calls of Payme are small; even a statement has only two numbers. */
const bodyLimit = 32 * 1024;
/** Limit of calls with a wrong key; calls with the right key are not limited. */
const strangersPerMinute = 60;

const path = '/payments/payme';
const methods = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

/**
 * Adds the address that Payme's Merchant API calls (integrations.md 1.1): JSON-RPC with status 200 for all responses, including errors.
 * Checks are made in this order: HTTP method, JSON, caller, request format, method, parameters.
 */
export function addMerchantApi(
  app: FastifyInstance,
  merchantApi: MerchantApi,
  settings: PaymeSettings,
): void {
  const isPayme = createPaymeGuard(settings);
  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    // invalid JSON is answered with Payme's own error
    scope.addContentTypeParser('*', { parseAs: 'string', bodyLimit }, (_request, body, done) =>
      done(null, body),
    );
    scope.setErrorHandler((error: FastifyError, request, reply) => {
      const name = errorOfFault(error);
      if (name === 'SYSTEM') request.log.error({ err: error }, 'payme: could not answer');
      return reply.status(200).send(answerOf({ error: name }, null));
    });
    const rateLimit = { max: strangersPerMinute, timeWindow: '1 minute', allowList: isPayme };
    scope.route({
      method: methods,
      url: path,
      config: { rateLimit },
      handler: (request) => answerCall(merchantApi, { request, isPayme }),
    });
  });
}

async function answerCall(
  merchantApi: MerchantApi,
  { request, isPayme }: { request: FastifyRequest; isPayme: (request: FastifyRequest) => boolean },
): Promise<object> {
  if (request.method !== 'POST') return answerOf({ error: 'NOT_POST' }, null);
  const call = parse(request.body);
  if (call === undefined) return answerOf({ error: 'NOT_JSON' }, null);
  const id = idOf(call);
  if (!isPayme(request)) return answerOf({ error: 'UNAUTHORIZED' }, id);
  const [name, params] = [fieldOf(call, 'method'), fieldOf(call, 'params')];
  if (id === null || typeof name !== 'string' || !isObject(params)) return answerOf({ error: 'NO_RPC' }, id);
  const method = paymeMethods.get(name);
  if (method === undefined) return answerOf({ error: 'NO_METHOD', data: name.slice(0, 100) }, id);
  const answer = await method(merchantApi, params).catch((error: unknown): PaymeAnswer => {
    request.log.error({ err: error, method: name }, 'payme: could not answer');
    return { error: 'SYSTEM' };
  });
  if ('error' in answer) request.log.info({ method: name, refused: answer.error }, 'payme refused');
  return answerOf(answer, id);
}

type CallId = number | string | null;

function answerOf(answer: PaymeAnswer, id: CallId): object {
  if ('result' in answer) return { jsonrpc: '2.0', id, result: answer.result };
  const { error, data = null } = answer;
  return { jsonrpc: '2.0', id, error: { ...paymeErrors[error], data } };
}

function parse(body: unknown): unknown {
  if (typeof body !== 'string') return undefined;
  try {
    const call: unknown = JSON.parse(body);
    return call;
  } catch {
    return undefined;
  }
}

function idOf(call: unknown): CallId {
  const id = fieldOf(call, 'id');
  const isShort = typeof id === 'string' && id.length <= 100;
  return isShort || (typeof id === 'number' && Number.isSafeInteger(id)) ? id : null;
}

function isObject(value: unknown): boolean {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** Errors before the call was parsed: it was too long, sent by a page, or rate-limited. */
function errorOfFault({ code }: Partial<FastifyError>): PaymeErrorName {
  if (code === 'MALFORMED_BODY' || code?.startsWith('FST_ERR_CTP') === true) return 'NOT_JSON';
  return code === 'FORBIDDEN' || code === 'RATE_LIMITED' ? 'UNAUTHORIZED' : 'SYSTEM';
}
