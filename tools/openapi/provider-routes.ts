import type { Route } from './route.ts';
import type { JsonObject } from './schemas.ts';

const text: JsonObject = { type: 'string' };
const integer: JsonObject = { type: 'integer' };
const objectOf = (properties: JsonObject): JsonObject => ({
  type: 'object',
  properties,
  required: Object.keys(properties),
});
const textFields = (...names: string[]): JsonObject =>
  objectOf(Object.fromEntries(names.map((name) => [name, text])));
const json = (schema: JsonObject): JsonObject => ({ 'application/json': { schema } });
const answerOf = (description: string, schema: JsonObject): JsonObject => ({
  description,
  content: json(schema),
});

const clickFields = [
  'click_trans_id',
  'service_id',
  'merchant_trans_id',
  'amount',
  'action',
  'error',
  'sign_time',
  'sign_string',
];

const clickRoute = (name: 'prepare' | 'complete'): Route => ({
  method: 'post',
  path: `/payments/click/${name}`,
  id: `${name}ClickPayment`,
  tag: 'Payment providers',
  summary: `Click’s SHOP API, ${name}; signed by \`sign_string\`.`,
  body: {
    'application/x-www-form-urlencoded': {
      schema: textFields(...clickFields, ...(name === 'complete' ? ['merchant_prepare_id'] : [])),
    },
  },
  answers: {
    '200': answerOf('Success, or an error by its number in `error`', {
      type: 'object',
      properties: { error: integer, error_note: text },
    }),
  },
  refusals: ['OVERLOADED', 'UPSTREAM_UNAVAILABLE', 'INTERNAL'],
});

const uzumAnswer = (description: string): JsonObject =>
  answerOf(description, {
    type: 'object',
    properties: { serviceId: integer, transId: text, status: text, errorCode: text },
  });

/** The endpoints that payment providers call; additional fields in their calls are not refused. */
export const providerRoutes: Route[] = [
  {
    method: 'post',
    path: '/payments/payme',
    id: 'callPayme',
    tag: 'Payment providers',
    summary: 'Payme’s Merchant API (JSON-RPC).',
    security: [{ PaymeKey: [] }],
    body: json({
      type: 'object',
      required: ['id', 'method', 'params'],
      properties: {
        jsonrpc: text,
        id: { type: ['integer', 'string'] },
        method: {
          enum: [
            'CheckPerformTransaction',
            'CreateTransaction',
            'PerformTransaction',
            'CancelTransaction',
            'CheckTransaction',
            'GetStatement',
            'SetFiscalData',
          ],
        },
        params: {
          type: 'object',
          properties: {
            id: { type: 'string', pattern: '^[0-9a-f]{24}$' },
            time: integer,
            amount: integer,
            account: { type: 'object', properties: { order_id: text } },
            reason: integer,
            from: integer,
            to: integer,
          },
        },
      },
    }),
    answers: {
      '200': answerOf('The result, or an error by its number', {
        type: 'object',
        properties: { jsonrpc: text, id: { type: ['integer', 'string', 'null'] }, result: {}, error: {} },
      }),
    },
  },
  clickRoute('prepare'),
  clickRoute('complete'),
  {
    method: 'post',
    path: '/payments/uzum/{operation}',
    id: 'callUzum',
    tag: 'Payment providers',
    summary: 'Uzum Bank’s Merchant API.',
    security: [{ UzumKey: [] }],
    parameters: [
      {
        name: 'operation',
        in: 'path',
        required: true,
        schema: { enum: ['check', 'create', 'confirm', 'reverse', 'status'] },
      },
    ],
    body: json({
      type: 'object',
      required: ['serviceId', 'timestamp'],
      properties: {
        serviceId: integer,
        timestamp: integer,
        transId: { type: 'string', format: 'uuid' },
        params: { type: 'object', properties: { number: text, account: text } },
        amount: integer,
      },
    }),
    answers: {
      '200': uzumAnswer('Done'),
      '400': uzumAnswer('Refused, by its number in `errorCode`'),
      '401': uzumAnswer('Login or password is wrong'),
      '500': uzumAnswer('A fault of the shop'),
    },
  },
];
