import { commonStaffRefusals, type StaffOperation } from '#contract/operations/admin/staff-operation.ts';
import { staffOperations } from '#contract/operations/admin/all.ts';
import { commonRefusals, Nothing } from '#contract/operations/operation.ts';
import type { ProblemCode } from '#contract/problem.ts';
import { describeParameters, describeRefusals, templateOf } from './describe-operation.ts';
import { documentVersion, problemResponse } from './document.ts';
import { contractSchemas, type Json, type JsonObject, type Schemas } from './schemas.ts';
import { staffTagOf, staffTags } from './staff-tags.ts';

const description = `The HTTP contract of the back-office, for its own pages. Money is whole soʻm, weights are grams, stones carats, ids positive
integers. Answers and refusals are in the language of the member of the staff, before the login in the one of \`Accept-Language\`.

Calls carry the cookie of the session; those that change something also the header \`X-Csrf\` of \`getSession\` and an \`Origin\` of the shop.
\`x-access\` says who may call: a permission, or the step of the login. A refusal is \`application/problem+json\` (RFC 9457) with a \`code\`.
A list says its filters as parameters: \`field=a,b\` is any of them, \`field.from\` and \`field.to\` include their ends.`;

/** Returns the API document of the staff's operations (backoffice.md 3.1). */
export async function describeStaffApi(): Promise<JsonObject> {
  const all: [string, StaffOperation][] = Object.entries(staffOperations);
  const schemas = await contractSchemas(
    new Set(all.flatMap(([, { params, query, body }]) => [params, query, body])),
  );
  const paths: Record<string, JsonObject> = {};
  for (const [name, operation] of all) {
    const path = (paths[templateOf(operation.path)] ??= {});
    path[operation.method.toLowerCase()] = describe(name, operation, schemas);
  }
  const responses = { Problem: problemResponse(schemas) };
  return {
    openapi: '3.1.0',
    info: {
      title: 'Zarona, back-office',
      version: documentVersion(),
      description,
      license: { name: 'Proprietary', identifier: 'LicenseRef-Zarona' },
    },
    servers: [{ url: '/', description: 'This shop' }],
    tags: staffTags.map(({ name, description }) => ({ name, description })),
    paths,
    components: { securitySchemes, parameters, responses, schemas: schemas.components() },
  };
}

const securitySchemes: JsonObject = {
  StaffSession: {
    type: 'apiKey',
    in: 'cookie',
    name: '__Host-zarona-staff',
    description: 'The session; `zarona-staff` where the shop is reached without https.',
  },
  StaffKey: {
    type: 'http',
    scheme: 'bearer',
    description: 'A key, `zak_…`, made in the back-office. Calls by it need neither `X-Csrf` nor `Origin`.',
  },
};

const parameters: JsonObject = {
  Csrf: {
    name: 'X-Csrf',
    in: 'header',
    required: true,
    description: '`csrf` of the session.',
    schema: { type: 'string' },
  },
  IfMatch: {
    name: 'If-Match',
    in: 'header',
    required: true,
    description: 'The version of the record that was seen, such as `"14"`.',
    schema: { type: 'string' },
  },
  IdempotencyKey: {
    name: 'Idempotency-Key',
    in: 'header',
    required: true,
    description: 'A replay with the same key returns the first answer.',
    schema: { type: 'string', format: 'uuid' },
  },
};

function describe(name: string, operation: StaffOperation, schemas: Schemas): JsonObject {
  const { summary, access, params, query, limitPerMinute, path } = operation;
  return {
    operationId: name,
    tags: [staffTagOf(path)],
    summary,
    'x-access': access,
    security: securityOf(operation),
    ...(limitPerMinute !== undefined && { 'x-limit-per-minute': limitPerMinute }),
    parameters: [
      ...describeParameters('path', params, schemas),
      ...describeParameters('query', query, schemas),
      ...headersOf(operation).map((header) => ({ $ref: `#/components/parameters/${header}` })),
    ],
    ...describeBody(operation, schemas),
    responses: { ...describeAnswer(operation, schemas), ...describeRefusals(refusalsOf(operation)) },
  };
}

/**
 * API keys cannot call operations that belong to a person or start a job; a permission that needs a second factor refuses with
 * KEY_NOT_ALLOWED.
 */
function securityOf({ access, status }: StaffOperation): Json {
  if (access === 'anyone') return [];
  const isOpenToKeys = access.includes('.') && status !== 202;
  const session: JsonObject = { StaffSession: [] };
  const key: JsonObject = { StaffKey: [] };
  return isOpenToKeys ? [session, key] : [session];
}

const isUnsafe = ({ method }: StaffOperation): boolean => method !== 'GET';

function headersOf(operation: StaffOperation): string[] {
  const { access, ifMatch, idempotency } = operation;
  return [
    // a half session has no token yet
    ...(isUnsafe(operation) && access !== 'anyone' && access !== 'half-session' ? ['Csrf'] : []),
    ...(ifMatch ? ['IfMatch'] : []),
    ...(idempotency ? ['IdempotencyKey'] : []),
  ];
}

function describeBody({ body, fileBytes }: StaffOperation, schemas: Schemas): JsonObject {
  if (fileBytes !== undefined)
    return {
      requestBody: {
        required: true,
        description: `A file of at most ${fileBytes} bytes.`,
        content: { 'application/octet-stream': {} },
      },
    };
  if (body === undefined) return {};
  return {
    requestBody: { required: true, content: { 'application/json': { schema: schemas.describe(body) } } },
  };
}

function describeAnswer({ answer, status }: StaffOperation, schemas: Schemas): JsonObject {
  if (answer === Nothing) return { '204': { description: 'Done' } };
  const content: Json = { 'application/json': { schema: schemas.describe(answer) } };
  return { [status ?? 200]: { description: 'The answer', content } };
}

type Common = (typeof commonRefusals)[number] | (typeof commonStaffRefusals)[number];

/** Returns the operation's own refusals, and the common ones that its body, permission and headers make possible. */
function refusalsOf(operation: StaffOperation): ProblemCode[] {
  const { access, body, fileBytes, idempotency, ifMatch, limitPerMinute, refusals } = operation;
  const hasBody = body !== undefined || fileBytes !== undefined;
  const isPermission = access.includes('.');
  const isPossible: Record<Common, boolean> = {
    VALIDATION_FAILED: true,
    MALFORMED_BODY: hasBody,
    UNSUPPORTED_MEDIA_TYPE: hasBody,
    PAYLOAD_TOO_LARGE: hasBody,
    UNAUTHENTICATED: access !== 'anyone',
    RATE_LIMITED: limitPerMinute !== undefined,
    IDEMPOTENCY_KEY_MISSING: idempotency !== undefined,
    FORBIDDEN: isUnsafe(operation),
    OVERLOADED: true,
    UPSTREAM_UNAVAILABLE: true,
    INTERNAL: true,
    PERMISSION_MISSING: isPermission,
    STEP_UP_REQUIRED: isPermission || access === 'stepped-up',
    KEY_NOT_ALLOWED: true,
    NETWORK_NOT_ALLOWED: true,
    VERSION_MISSING: ifMatch === true,
    VERSION_CONFLICT: ifMatch === true,
  };
  const common = [...commonRefusals, ...commonStaffRefusals].filter((code) => isPossible[code]);
  return [...new Set([...refusals, ...common])];
}
