import { createConnection } from 'node:net';
import { text } from 'node:stream/consumers';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { requireSound } from '#database/invariants.ts';
import { addOrder } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { fieldsOf, serviceId as clickService } from './click/testing-click.ts';
import { payme, paymeEnvironment, transactionParams } from './payme/testing-payme.ts';
import {
  authorization as uzumLogin,
  call as callUzum,
  serviceId,
  uzumEnvironment,
} from './uzum/testing-uzum.ts';

// The three protocols over a real connection, with what HTTP clients send by mistake; and the same call many times at once.

const clickEnvironment = {
  CLICK_SERVICE_ID: clickService,
  CLICK_MERCHANT_ID: '888',
  CLICK_MERCHANT_USER_ID: '12',
  CLICK_SECRET_KEY: 'click-secret',
  CLICK_TIN: '123456789',
  CLICK_DELIVERY_IKPU: 'DEMO-delivery',
  CLICK_DELIVERY_PACKAGE: 'DEMO-1',
};
let sale: Sale;
let port: number;
beforeAll(async () => {
  sale = await testSale({ environment: { ...paymeEnvironment, ...uzumEnvironment, ...clickEnvironment } });
  port = Number(new URL(await sale.app.listen({ port: 0, host: '127.0.0.1' })).port);
});
afterAll(async () => {
  await requireSound(sale.db);
  await sale.close();
});

interface Raw {
  method?: string;
  version?: '1.0' | '1.1';
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** Sends the bytes of one request, and returns status and body of the response. */
async function send({ method = 'POST', version = '1.1', path, headers = {}, body = '' }: Raw) {
  const isChunked = headers['transfer-encoding'] === 'chunked';
  const lines = {
    host: 'localhost',
    connection: 'close',
    ...(!isChunked && { 'content-length': String(Buffer.byteLength(body)) }),
    ...headers,
  };
  // '' = the header is left out
  const named = Object.entries(lines).filter(([, value]) => value !== '');
  const head = named.map(([name, value]) => `${name}: ${value}\r\n`);
  const socket = createConnection({ port, host: '127.0.0.1' });
  socket.write(`${method} ${path} HTTP/${version}\r\n${head.join('')}\r\n`);
  // a server may answer, and close, before the whole body has arrived
  socket.on('error', () => undefined);
  socket.write(body);
  const answer = await text(socket);
  const [, status] = /^HTTP\/1\.1 (\d{3})/.exec(answer) ?? [];
  const start = answer.indexOf('{');
  return {
    status: Number(status),
    answer: start < 0 ? null : (JSON.parse(answer.slice(start, answer.lastIndexOf('}') + 1)) as object),
  };
}

const paymeLogin = `Basic ${Buffer.from(`Paycom:${paymeEnvironment.PAYME_KEY}`).toString('base64')}`;
const check = (id: string) => `{"method":"CheckTransaction","params":{"id":"${'0'.repeat(24)}"},"id":${id}}`;
const chunked = (body: string) => `${Buffer.byteLength(body).toString(16)}\r\n${body}\r\n0\r\n\r\n`;
const json = { 'content-type': 'application/json' };

describe('Payme over a connection', () => {
  const toPayme = (raw: Omit<Raw, 'path'>) =>
    send({
      ...raw,
      path: '/payments/payme',
      headers: { authorization: paymeLogin, ...json, ...raw.headers },
    });

  it.each<[string, number, Omit<Raw, 'path'>]>([
    ['a call', -31003, { body: check('1') }],
    ['a body in chunks', -31003, { body: chunked(check('1')), headers: { 'transfer-encoding': 'chunked' } }],
    ['HTTP 1.0', -31003, { body: check('1'), version: '1.0' }],
    ['no content type', -31003, { body: check('1'), headers: { 'content-type': '' } }],
    [
      'a form',
      -32700,
      { body: 'method=CheckTransaction', headers: { 'content-type': 'application/x-www-form-urlencoded' } },
    ],
    ['a compressed body', -32700, { body: gzipSync(check('1')), headers: { 'content-encoding': 'gzip' } }],
    ['an empty body', -32700, {}],
    ['two megabytes', -32700, { body: ' '.repeat(2_000_000) }],
    ['a number', -32600, { body: '7' }],
    ['null', -32600, { body: 'null' }],
    ['a batch', -32600, { body: `[${check('1')},${check('2')}]` }],
    ['an id beyond 2⁵³', -32600, { body: check('9007199254740993') }],
    ['a fraction as id', -32600, { body: check('1.5') }],
    ['GET', -32300, { method: 'GET' }],
    ['DELETE with a body', -32300, { method: 'DELETE', body: check('1') }],
  ])('%s is answered %i with the status 200', async (_what, code, raw) => {
    expect(await toPayme(raw)).toMatchObject({ status: 200, answer: { error: { code } } });
  });
});

describe('Uzum over a connection', () => {
  const toUzum = (raw: Omit<Raw, 'path'>, operation = 'status') =>
    send({
      ...raw,
      path: `/payments/uzum/${operation}`,
      headers: { authorization: uzumLogin, ...json, ...raw.headers },
    });
  const status = (transId: string, service: string | number = serviceId) =>
    `{"serviceId":${service},"timestamp":1775631600000,"transId":${transId}}`;

  it.each<[string, string, Omit<Raw, 'path'>]>([
    ['a call', '10014', { body: status('"a-b"') }],
    [
      'a body in chunks',
      '10014',
      { body: chunked(status('"a-b"')), headers: { 'transfer-encoding': 'chunked' } },
    ],
    ['no content type', '10014', { body: status('"a-b"'), headers: { 'content-type': '' } }],
    ['a service as text', '10014', { body: status('"a-b"', `"${serviceId}"`) }],
    ['a transaction that is a number', '10005', { body: status('17') }],
    ['a service beyond 2⁵³', '10006', { body: status('"a-b"', '9007199254740993') }],
    ['an empty body', '10002', {}],
    ['two megabytes', '10002', { body: ' '.repeat(2_000_000) }],
    ['a batch', '10002', { body: `[${status('"a-b"')}]` }],
    [
      'a compressed body',
      '10002',
      { body: gzipSync(status('"a-b"')), headers: { 'content-encoding': 'gzip' } },
    ],
  ])('%s is answered %s with the status 400', async (_what, errorCode, raw) => {
    expect(await toUzum(raw)).toMatchObject({ status: 400, answer: { status: 'FAILED', errorCode } });
  });
});

describe('Click over a connection', () => {
  const form = { 'content-type': 'application/x-www-form-urlencoded' };
  const toClick = (raw: Omit<Raw, 'path'>) =>
    send({ ...raw, path: '/payments/click/prepare', headers: { ...form, ...raw.headers } });
  const prepare = () =>
    new URLSearchParams(
      fieldsOf('0', { transaction: '1', order: 'Z-260408-99999', amount: '1.00' }),
    ).toString();

  it.each<[string, number, () => Omit<Raw, 'path'>]>([
    ['a call', -5, () => ({ body: prepare() })],
    [
      'a body in chunks',
      -5,
      () => ({ body: chunked(prepare()), headers: { 'transfer-encoding': 'chunked' } }),
    ],
    ['no content type', -5, () => ({ body: prepare(), headers: { 'content-type': '' } })],
    ['JSON', -8, () => ({ body: '{"action":0}', headers: json })],
    ['an empty body', -8, () => ({})],
    ['two megabytes', -8, () => ({ body: 'a'.repeat(2_000_000) })],
  ])('%s is answered %i with the status 200', async (_what, error, raw) => {
    expect(await toClick(raw())).toMatchObject({ status: 200, answer: { error } });
  });
});

describe('the same call ten times at once', () => {
  const tenTimes = <T>(make: () => Promise<T>): Promise<T[]> => Promise.all(Array.from({ length: 10 }, make));

  it('Payme: identical answers, and one payment', async () => {
    const { order } = await addOrder(sale, { method: 'PAYME' });
    const params = transactionParams(sale, order);
    const calls: [method: string, params: object, state: number][] = [
      ['CreateTransaction', params, 1],
      ['PerformTransaction', { id: params.id }, 2],
      ['CancelTransaction', { id: params.id, reason: 5 }, -2],
    ];
    for (const [method, sent, state] of calls) {
      const answers = await tenTimes(() => payme(sale, method, sent));
      expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
      expect(answers[0]?.result).toMatchObject({ state });
    }
  });

  it('Uzum: one success, and the code of a repeat nine times', async () => {
    const { order } = await addOrder(sale, { method: 'UZUM' });
    const transId = crypto.randomUUID();
    const create = { transId, params: { order_id: order.number }, amount: order.total * 100 };
    const calls: [operation: string, fields: object, status: string, repeated: string][] = [
      ['create', create, 'CREATED', '10010'],
      ['confirm', { transId }, 'CONFIRMED', '10016'],
      ['reverse', { transId }, 'REVERSED', '10018'],
    ];
    for (const [operation, fields, status, repeated] of calls) {
      const answers = await tenTimes(() => callUzum(sale, operation, fields));
      const words = answers.map((answer) => answer.errorCode ?? answer.status);
      expect(words.filter((word) => word === status)).toHaveLength(1);
      expect(words.filter((word) => word === repeated)).toHaveLength(9);
    }
  });
});
