import type { ShopClient } from '../callers/http-client.ts';
import type { Schema } from './from-schema.ts';
import type { Operation } from './make-request.ts';

interface Document {
  paths: Record<string, Record<string, Described>>;
}

interface Described {
  parameters?: Operation['parameters'];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const anyText: Schema = { type: 'string' };

/** Routes that are not in the API document: pages and pictures, the test bank, and an address that does not exist. */
const undescribed: [method: Operation['method'], path: string, body?: Schema][] = [
  ['GET', '/previews/{kind}/{slug}/{language}-wide.jpg'],
  ['GET', '/fake-bank/{number}'],
  [
    'POST',
    '/fake-bank/{number}',
    { type: 'object', properties: { card: anyText, action: anyText }, required: ['card', 'action'] },
  ],
  ['GET', '/payments/payme/card'],
  ['GET', '/api/v1/{nothing}'],
];

/** Returns every route of the shop, from its API document, and those that are not in it. */
export function listOperations(app: ShopClient): Operation[] {
  const document = app.swagger() as Document; // contract/openapi.json
  const paths = resolveReferences(document.paths, document) as Document['paths']; // the same with less in between
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: methodOf(method),
      path,
      parameters,
      body: requestBody && Object.values(requestBody.content)[0]?.schema,
    })),
  );
  const providerCalls = undescribed.map(([method, path, body]) => ({
    method,
    path,
    parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
      name,
      in: 'path',
      schema: anyText,
    })),
    body,
  }));
  return [...described, ...providerCalls];
}

/** Returns the value with its `$ref`s resolved. */
function resolveReferences(value: unknown, document: object): unknown {
  if (typeof value !== 'object' || value === null) return value;
  if (Array.isArray(value)) return value.map((part) => resolveReferences(part, document));
  if ('$ref' in value && typeof value.$ref === 'string') {
    const names = value.$ref.split('/').slice(1);
    const target = names.reduce<unknown>((part, name) => Reflect.get(Object(part), name), document);
    return resolveReferences(target, document);
  }
  return Object.fromEntries(
    Object.entries(value).map(([name, part]) => [name, resolveReferences(part, document)]),
  );
}

function methodOf(name: string): Operation['method'] {
  switch (name) {
    case 'post':
      return 'POST';
    case 'put':
      return 'PUT';
    case 'patch':
      return 'PATCH';
    case 'delete':
      return 'DELETE';
    default:
      return 'GET';
  }
}
