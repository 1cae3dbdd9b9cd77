import { commonRefusals, Nothing, type Operation } from '#contract/operations/operation.ts';
import { problemStatus, type ProblemCode } from '#contract/problem.ts';
import type { TObject } from 'typebox';
import type { Json, JsonObject, Schemas } from './schemas.ts';

export interface NamedOperation {
  name: string;
  tag: string;
  operation: Operation;
}

/** Returns the OpenAPI description of an operation: an Operation Object. */
export function describeOperation({ name, tag, operation }: NamedOperation, schemas: Schemas): JsonObject {
  const { summary, params, query, body, limitPerMinute } = operation;
  return {
    operationId: name,
    tags: [tag],
    summary,
    security: securityOf(operation),
    ...(limitPerMinute !== undefined && { 'x-limit-per-minute': limitPerMinute }),
    parameters: [
      ...describeParameters('path', params, schemas),
      ...describeParameters('query', query, schemas),
      { $ref: '#/components/parameters/AcceptLanguage' },
      ...(operation.idempotency
        ? [{ $ref: `#/components/parameters/IdempotencyKey${capitalized(operation.idempotency)}` }]
        : []),
    ],
    ...(body && {
      requestBody: { required: true, content: { 'application/json': { schema: schemas.describe(body) } } },
    }),
    responses: { ...describeAnswer(operation, schemas), ...describeRefusals(refusalsOf(operation)) },
  };
}

/** Converts `/api/v1/orders/:number` to OpenAPI: `/api/v1/orders/{number}`. */
export const templateOf = (path: string): string => path.replaceAll(/:(\w+)/g, '{$1}');

/** Returns the fields of a path or a query as parameters. */
export function describeParameters(
  place: 'path' | 'query',
  fields: TObject | undefined,
  schemas: Schemas,
): JsonObject[] {
  return Object.entries(fields?.properties ?? {}).map(([name, schema]) => ({
    name,
    in: place,
    ...(fields?.required?.includes(name) && { required: true }),
    schema: schemas.describe(schema),
  }));
}

/** Returns each status with its codes, such as 409 for CART_CHANGED and CART_EMPTY; faults of the shop under one key. */
export function describeRefusals(codes: readonly ProblemCode[]): JsonObject {
  const byStatus = Map.groupBy(codes, (code) =>
    problemStatus[code] < 500 ? String(problemStatus[code]) : '5XX',
  );
  return Object.fromEntries(
    [...byStatus].map(([status, ofStatus]) => [
      status,
      { $ref: '#/components/responses/Problem', description: ofStatus.toSorted().join(', ') },
    ]),
  );
}

const capitalized = (word: string): string => word[0]?.toUpperCase() + word.slice(1);

function securityOf({ actor, bearerIsInput }: Operation): Json[] {
  if (bearerIsInput) return [{ RefreshToken: [] }, {}];
  if (actor === 'guest') return [];
  return actor === 'user' ? [{ Bearer: [] }] : [{ Bearer: [] }, {}];
}

function describeAnswer(operation: Operation, schemas: Schemas): JsonObject {
  if (operation.answer === Nothing) return { '204': { description: 'Done' } };
  const answer = schemas.describe(operation.answer);
  const schema = operation.envelope
    ? { type: 'object', required: ['data'], properties: { data: answer }, additionalProperties: false }
    : answer;
  return {
    [operation.status ?? 200]: { description: 'The answer', content: { 'application/json': { schema } } },
    ...(operation.cache !== 'private' && { '304': { $ref: '#/components/responses/NotModified' } }),
  };
}

/** Returns the refusals declared by the operation, and those common ones that its form makes possible. */
function refusalsOf(operation: Operation): ProblemCode[] {
  const { actor, bearerIsInput, body, idempotency, limitPerMinute, method, refusals } = operation;
  const isPossible: Record<(typeof commonRefusals)[number], boolean> = {
    VALIDATION_FAILED: true, // a field of the query that the operation does not know
    MALFORMED_BODY: body !== undefined,
    UNSUPPORTED_MEDIA_TYPE: body !== undefined,
    PAYLOAD_TOO_LARGE: body !== undefined,
    UNAUTHENTICATED: actor !== 'guest' || bearerIsInput === true,
    RATE_LIMITED: limitPerMinute !== undefined,
    IDEMPOTENCY_KEY_MISSING: idempotency !== undefined,
    FORBIDDEN: method !== 'GET', // a call that a page of another site started
    OVERLOADED: true,
    UPSTREAM_UNAVAILABLE: true,
    INTERNAL: true,
  };
  return [...new Set([...refusals, ...commonRefusals.filter((code) => isPossible[code])])];
}
