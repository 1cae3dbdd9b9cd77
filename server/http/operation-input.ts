import type { FastifyRequest } from 'fastify';
import type { TSchema } from 'typebox';
import type { Operation } from '#contract/operations/operation.ts';
import type { App } from '#server/kit/http/app-type.ts';
import { idempotencyKeyOf, optionalKeyOf } from '#server/kit/idempotency.ts';
import { Refusal } from '#server/kit/refusal.ts';
import { bearerOf } from '#server/kit/session/session.ts';

/** The input of an operation: the fields of all parts in one object. */
export type Input = Record<string, unknown>;

type InputParts = Pick<Operation, 'params' | 'query' | 'body' | 'idempotency' | 'bearerIsInput'>;

/** Builds the input of a request whose parts Fastify has validated. */
export function inputOfRequest(operation: InputParts, request: FastifyRequest): Input {
  if (operation.body === undefined) refuseBody(request.body);
  const { params, query, body } = request as { params: Input; query: Input; body: Input | null }; // objects by their schemas
  return {
    ...(operation.params && params),
    ...(operation.query && query),
    ...(operation.body && body),
    ...keyOf(operation, request.headers),
    ...(operation.bearerIsInput && { bearerToken: bearerOf(request.headers) }),
  };
}

function keyOf({ idempotency }: InputParts, headers: Record<string, unknown>): Input {
  if (idempotency === undefined) return {};
  const key = idempotency === 'required' ? idempotencyKeyOf(headers) : optionalKeyOf(headers);
  return key === undefined ? {} : { idempotencyKey: key };
}

/** Unknown input is refused, not ignored (api.md, Conventions). */
function refuseBody(body: unknown): void {
  if (body === undefined || body === null) return;
  throw new Refusal('VALIDATION_FAILED', undefined, [{ path: '', code: 'additionalProperties' }]);
}

type Part = 'params' | 'querystring' | 'body';

/**
 * Validates an input given by a page, part by part as for HTTP, and returns it with the defaults and conversions of the schemas. Refuses
 * with VALIDATION_FAILED, IDEMPOTENCY_KEY_MISSING.
 */
export function validateInput(app: App, operation: Operation, given: Input): Input {
  const { idempotencyKey, bearerToken, ...fields } = given;
  const present = Object.entries(fields).filter(([, value]) => value !== undefined);
  const ofPath = new Set(Object.keys(operation.params?.properties ?? {}));
  const ofQuery = new Set(Object.keys(operation.query?.properties ?? {}));
  const pick = (isWanted: (name: string) => boolean): Input =>
    Object.fromEntries(present.filter(([name]) => isWanted(name)));
  const params = pick((name) => ofPath.has(name));
  const query = pick((name) => !ofPath.has(name) && ofQuery.has(name));
  // validation writes defaults and conversions into its input, which must not be the caller's object
  const body = structuredClone(pick((name) => !ofPath.has(name) && !ofQuery.has(name)));
  if (operation.params) validatePart(app, { part: 'params', schema: operation.params, value: params });
  if (operation.query) validatePart(app, { part: 'querystring', schema: operation.query, value: query });
  if (operation.body) validatePart(app, { part: 'body', schema: operation.body, value: body });
  return {
    ...params,
    ...query,
    ...(operation.body && body),
    ...keyOf(operation, { 'idempotency-key': idempotencyKey }),
    ...(operation.bearerIsInput && { bearerToken }),
  };
}

function validatePart(
  app: App,
  { part, schema, value }: { part: Part; schema: TSchema; value: Input },
): void {
  const validate = app.validatorCompiler?.({ schema, method: '', url: '', httpPart: part });
  if (!validate) throw new Error('The app has no validator: call compileOnce first');
  if (validate(value) === true) return;
  const { errors } = validate as { errors?: unknown }; // Ajv keeps its findings on the function
  throw Object.assign(new Error(`The ${part} do not fit`), {
    code: 'FST_ERR_VALIDATION',
    statusCode: 400,
    validation: errors,
    validationContext: part,
  });
}
