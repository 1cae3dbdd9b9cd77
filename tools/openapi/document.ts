import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { operations } from '#contract/operations/all.ts';
import type { Operation } from '#contract/operations/operation.ts';
import { Problem } from '#contract/problem.ts';
import { describeOperation, templateOf } from './describe-operation.ts';
import { describeOtherRoutes, otherTags } from './other-routes.ts';
import { contractSchemas, type JsonObject, type Schemas } from './schemas.ts';
import { features } from './tags.ts';
import { root } from '../run.ts';

const description = `The shop’s HTTP contract. Money is whole soʻm, weights are grams, stones carats, ids positive integers.

Answers, problems and messages are in the language of \`Accept-Language\` (ru, uz, uz-Cyrl or en). Every answer has the header \`X-Request-Id\`.
A refusal is \`application/problem+json\` (RFC 9457); its \`code\` is one of those that the operation lists by status.
A field that an operation does not know is refused, in a query as in a body. \`x-limit-per-minute\` is how many calls of one IP address
are answered in a minute.`;

/** Returns the API document (OpenAPI 3.1): every declared operation, and the routes that are not operations. */
export async function describeApi(): Promise<JsonObject> {
  const schemas = await contractSchemas(
    new Set(Object.values(operations).flatMap(({ params, query, body }: Operation) => [params, query, body])),
  );
  const paths = describePaths(schemas);
  return {
    openapi: '3.1.0',
    info: {
      title: 'Zarona',
      version: documentVersion(),
      description,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Zarona' },
    },
    servers: [{ url: '/', description: 'This shop' }],
    tags: [...features.map(({ name, description }) => ({ name, description })), ...otherTags],
    paths,
    components: {
      securitySchemes,
      parameters,
      responses: describeResponses(schemas),
      schemas: schemas.components(),
    },
  };
}

/** The version of the shop. */
export function documentVersion(): string {
  const shop = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string }; // npm's own form
  return shop.version;
}

function describePaths(schemas: Schemas): JsonObject {
  const paths: Record<string, JsonObject> = {};
  for (const { name: tag, operations } of features) {
    for (const [name, operation] of Object.entries(operations)) {
      const path = (paths[templateOf(operation.path)] ??= {});
      path[operation.method.toLowerCase()] = describeOperation({ name, tag, operation }, schemas);
    }
  }
  return { ...paths, ...describeOtherRoutes(schemas) };
}

const securitySchemes: JsonObject = {
  Bearer: { type: 'http', scheme: 'bearer', description: 'The access token, `authToken`; 15 minutes.' },
  RefreshToken: { type: 'http', scheme: 'bearer', description: 'The refresh token, once.' },
  PaymeKey: {
    type: 'http',
    scheme: 'basic',
    description: 'Login `Paycom` and the key of the shop at Payme.',
  },
  UzumKey: { type: 'http', scheme: 'basic', description: 'Login and password agreed with Uzum Bank.' },
};

const keyHeader = {
  name: 'Idempotency-Key',
  in: 'header',
  schema: { type: 'string', format: 'uuid' },
};

const parameters: JsonObject = {
  AcceptLanguage: {
    name: 'Accept-Language',
    in: 'header',
    description:
      'The language of texts in the answer; anything else counts as ru. With uz-Cyrl every field that ends in `Uz` but `slugUz` is in Cyrillic letters.',
    schema: { type: 'string', examples: ['uz'] },
  },
  IdempotencyKeyRequired: {
    ...keyHeader,
    required: true,
    description:
      'A replay with the same key returns the first answer; with another body it is IDEMPOTENCY_KEY_REUSED.',
  },
  IdempotencyKeyOptional: {
    ...keyHeader,
    description: 'With a key a replay returns the first answer; without one the call is made again.',
  },
};

function describeResponses(schemas: Schemas): JsonObject {
  return {
    NotModified: { description: 'The answer is the one of `If-None-Match`' },
    Problem: problemResponse(schemas),
  };
}

/** The response of every refusal and fault. */
export const problemResponse = (schemas: Schemas): JsonObject => ({
  description: 'A refusal, or a fault of the shop',
  headers: {
    'Retry-After': {
      description: 'Seconds; with RATE_LIMITED, OVERLOADED and UPSTREAM_UNAVAILABLE',
      schema: { type: 'integer', minimum: 0 },
    },
  },
  content: { 'application/problem+json': { schema: schemas.describe(Problem) } },
});
