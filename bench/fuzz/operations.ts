import type { ShopClient } from '../http-client.ts';
import type { Schema } from './from-schema.ts';
import type { Operation } from './make-request.ts';

interface Described {
  parameters?: Operation['parameters'];
  requestBody?: { content: Record<string, { schema: Schema }> };
}

const anyText: Schema = { type: 'string' };

/** What the API document leaves out, because people and providers call it: method, path, and what its body is like. */
const undescribed: [method: Operation['method'], path: string, body?: Schema][] = [
  ['GET', '/robots.txt'],
  ['GET', '/sitemap.xml'],
  ['GET', '/sitemaps/products-{page}.xml'],
  ['GET', '/sitemaps/{part}.xml'],
  ['GET', '/feeds/google-{language}.xml'],
  ['GET', '/feeds/yandex-ru.xml'],
  ['GET', '/previews/{kind}/{slug}/{language}-wide.jpg'],
  ['GET', '/fake-bank/{number}'],
  ['POST', '/fake-bank/{number}', objectOf(['card', 'action'])],
  [
    'POST',
    '/payments/payme',
    {
      ...objectOf(['id', 'method', 'jsonrpc']),
      properties: { id: { type: 'integer' }, method: paymeMethod(), params: paymeParams() },
    },
  ],
  [
    'POST',
    '/payments/click/prepare',
    objectOf([
      'click_trans_id',
      'service_id',
      'merchant_trans_id',
      'amount',
      'action',
      'error',
      'sign_time',
      'sign_string',
    ]),
  ],
  [
    'POST',
    '/payments/click/complete',
    objectOf([
      'click_trans_id',
      'service_id',
      'merchant_trans_id',
      'merchant_prepare_id',
      'amount',
      'action',
      'error',
      'sign_time',
      'sign_string',
    ]),
  ],
  [
    'POST',
    '/payments/uzum/{operation}',
    {
      ...objectOf(['transId', 'timestamp']),
      properties: {
        serviceId: { type: 'integer' },
        timestamp: { type: 'integer' },
        transId: { type: 'string', format: 'uuid' },
        params: objectOf(['number', 'account']),
        amount: { type: 'integer' },
      },
    },
  ],
  ['GET', '/payments/payme/card'],
  ['GET', '/api/v1/{nothing}'],
];

function objectOf(names: string[]): Schema {
  return {
    type: 'object',
    properties: Object.fromEntries(names.map((name) => [name, anyText])),
    required: names,
  };
}

function paymeMethod(): Schema {
  return {
    enum: [
      'CheckPerformTransaction',
      'CreateTransaction',
      'PerformTransaction',
      'CancelTransaction',
      'CheckTransaction',
      'GetStatement',
      'SetFiscalData',
    ],
  };
}

function paymeParams(): Schema {
  const integer = { type: 'integer' };
  return {
    type: 'object',
    properties: {
      id: { type: 'string', pattern: '^[0-9a-f]{24}$' },
      time: integer,
      amount: integer,
      account: objectOf(['order', 'order_id']),
      reason: integer,
      from: integer,
      to: integer,
    },
  };
}

/** Every route of the shop, by its own document, and those that are not in it. */
export function listOperations(app: ShopClient): Operation[] {
  const { paths = {} } = app.swagger() as { paths?: Record<string, Record<string, Described>> }; // as @fastify/swagger writes it
  const described = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { parameters = [], requestBody }]) => ({
      method: methodOf(method),
      path,
      parameters,
      body: requestBody && Object.values(requestBody.content)[0]?.schema,
    })),
  );
  const others = undescribed.map(([method, path, body]) => ({
    method,
    path,
    parameters: [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => ({
      name,
      in: 'path',
      schema: anyText,
    })),
    body,
  }));
  return [...described, ...others];
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
