import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AddedOrder, addOrder, cancel } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import {
  transactionParams,
  accountOf,
  callEndpoint,
  payme,
  paymeEnvironment,
  type PaymeReply,
} from './testing-payme.ts';

const counter = '185.234.113.0/28';
let sale: Sale;
let added: AddedOrder;
beforeAll(async () => {
  sale = await testSale({ environment: { ...paymeEnvironment, PAYME_ADDRESSES: `${counter},10.1.2.3` } });
});
beforeEach(async () => {
  sale.turnClock(0);
  added = await addOrder(sale, { method: 'PAYME' });
});
afterAll(() => sale.close());

const rpc = (method: string, params: object = {}) => JSON.stringify({ method, params, id: 7 });
const checkOf = () => rpc('CheckPerformTransaction', accountOf(added.order));

interface Mistake {
  code: number;
  what: string;
  call: () => Promise<PaymeReply>;
  data?: string;
}

const nobody = '0'.repeat(24);
const mistakes: Mistake[] = [
  { code: -32300, what: 'another HTTP method than POST', call: () => callEndpoint(sale, { method: 'GET' }) },
  {
    code: -32300,
    what: 'another HTTP method, with a body that is not JSON, from an unknown caller',
    call: () => callEndpoint(sale, { method: 'PUT', payload: '{', headers: { authorization: '' } }),
  },
  {
    code: -32700,
    what: 'a body that is not JSON',
    call: () => callEndpoint(sale, { payload: '{"method":' }),
  },
  { code: -32700, what: 'no body', call: () => callEndpoint(sale, {}) },
  {
    code: -32700,
    what: 'a body that is not JSON, from an unknown caller',
    call: () => callEndpoint(sale, { payload: 'x', headers: { authorization: '' } }),
  },
  {
    code: -32700,
    what: 'a body that is too long',
    call: () => callEndpoint(sale, { payload: 'x'.repeat(40_000) }),
  },
  {
    code: -32504,
    what: 'no authorization',
    call: () => callEndpoint(sale, { payload: checkOf(), headers: { authorization: '' } }),
  },
  {
    code: -32504,
    what: 'no authorization, before the body is validated',
    call: () => callEndpoint(sale, { payload: '[]', headers: { authorization: 'Basic !!' } }),
  },
  {
    code: -32504,
    what: 'the right key in another scheme',
    call: () =>
      callEndpoint(sale, {
        payload: checkOf(),
        headers: { authorization: `Bearer ${btoa(`Paycom:${paymeEnvironment.PAYME_KEY}`)}` },
      }),
  },
  {
    code: -32504,
    what: 'the right key from another address',
    call: () => callEndpoint(sale, { payload: checkOf(), remoteAddress: '185.234.113.16' }),
  },
  {
    code: -32504,
    what: 'a page of another site',
    call: () => callEndpoint(sale, { payload: checkOf(), headers: { origin: 'https://elsewhere.example' } }),
  },
  { code: -32600, what: 'no method', call: () => callEndpoint(sale, { payload: '{"params":{},"id":1}' }) },
  {
    code: -32600,
    what: 'a method that is not a string',
    call: () => callEndpoint(sale, { payload: '{"method":1,"params":{},"id":1}' }),
  },
  {
    code: -32600,
    what: 'no params',
    call: () => callEndpoint(sale, { payload: '{"method":"CheckTransaction","id":1}' }),
  },
  {
    code: -32600,
    what: 'params that are a list',
    call: () => callEndpoint(sale, { payload: rpc('CheckTransaction', []) }),
  },
  {
    code: -32600,
    what: 'no id',
    call: () => callEndpoint(sale, { payload: '{"method":"CheckTransaction","params":{}}' }),
  },
  { code: -32600, what: 'a list of calls', call: () => callEndpoint(sale, { payload: `[${checkOf()}]` }) },
  { code: -32601, what: 'an unknown method', call: () => payme(sale, 'Steal', {}), data: 'Steal' },
  {
    code: -32601,
    what: 'an obsolete method',
    call: () => payme(sale, 'ChangePassword', { password: 'x' }),
    data: 'ChangePassword',
  },
  {
    code: -32601,
    what: 'a name of the object prototype',
    call: () => payme(sale, 'constructor', {}),
    data: 'constructor',
  },
  {
    code: -32602,
    what: 'a transaction id of another format',
    call: () => payme(sale, 'CreateTransaction', { ...transactionParams(sale, added.order), id: 'short' }),
  },
  {
    code: -32602,
    what: 'a statement without times',
    call: () => payme(sale, 'GetStatement', { from: 'today' }),
  },
  {
    code: -32602,
    what: 'a receipt without data',
    call: () => payme(sale, 'SetFiscalData', { id: nobody, type: 'PERFORM' }),
  },
  {
    code: -32001,
    what: 'a receipt of an unknown transaction',
    call: () =>
      payme(sale, 'SetFiscalData', { id: nobody, type: 'PERFORM', fiscal_data: { status_code: 0 } }),
  },
  {
    code: -31001,
    what: 'another amount',
    call: () => payme(sale, 'CheckPerformTransaction', { ...accountOf(added.order), amount: 100 }),
  },
  {
    code: -31003,
    what: 'performing an unknown transaction',
    call: () => payme(sale, 'PerformTransaction', { id: nobody }),
  },
  {
    code: -31003,
    what: 'cancelling an unknown transaction',
    call: () => payme(sale, 'CancelTransaction', { id: nobody, reason: 5 }),
  },
  {
    code: -31003,
    what: 'querying an unknown transaction',
    call: () => payme(sale, 'CheckTransaction', { id: nobody }),
  },
  {
    code: -31050,
    what: 'an account without an order',
    call: () => payme(sale, 'CheckPerformTransaction', { amount: 100, account: {} }),
    data: 'order_id',
  },
  {
    code: -31050,
    what: 'characters that no order number has',
    call: () => payme(sale, 'CheckPerformTransaction', { amount: 100, account: { order_id: 'Z\u0000' } }),
    data: 'order_id',
  },
  {
    code: -31052,
    what: 'an order in a final state',
    call: async () => {
      await cancel(added.buyer, added.order);
      return payme(sale, 'CheckPerformTransaction', accountOf(added.order));
    },
    data: 'order_id',
  },
];

const weird = ['\u0000', 'Z\u0000', '\uD800', 'Z-\uDC00', '\uFFFE', 'x'.repeat(3000)];

describe('abuse 21: malformed text', () => {
  it.each(weird)('%j is refused before any query', async (text) => {
    const { order } = added;
    const account = { order_id: text };
    const codes = [
      await payme(sale, 'CheckPerformTransaction', { ...accountOf(order), account }),
      await payme(sale, 'CreateTransaction', { ...transactionParams(sale, order), account }),
      await payme(sale, 'CreateTransaction', { ...transactionParams(sale, order), id: text }),
      await payme(sale, 'PerformTransaction', { id: text }),
      await payme(sale, 'CancelTransaction', { id: text, reason: 5 }),
      await payme(sale, 'CheckTransaction', { id: text }),
      await payme(sale, text, {}),
    ].map(({ error }) => error?.code);
    expect(codes).toEqual([-31050, -31050, -32602, -31003, -31003, -31003, -32601]);
  });

  it.each(weird)('%j in a receipt rejects its address and is not stored unchanged', async (text) => {
    const transaction = transactionParams(sale, added.order);
    await payme(sale, 'CreateTransaction', transaction);
    await payme(sale, 'PerformTransaction', { id: transaction.id });
    const receiptWith = (fiscal: object) =>
      payme(sale, 'SetFiscalData', { id: transaction.id, type: 'PERFORM', fiscal_data: fiscal });
    const url = `https://ofd.example/${text}`;
    expect((await receiptWith({ qr_code_url: url })).error?.code).toBe(-32602);
    const texts = { receipt_id: text, terminal_id: text, fiscal_sign: text, message: text, date: text };
    expect((await receiptWith({ ...texts, status_code: 0 })).result).toEqual({ success: true });
  });
});

describe('responses to malformed calls from Payme', () => {
  it.each(mistakes)(
    '$code for $what, in three languages and with the status 200',
    async ({ code, call, data = null }) => {
      const { status, error } = await call();
      const message = { ru: expect.any(String), uz: expect.any(String), en: expect.any(String) };
      expect({ status, error }).toEqual({ status: 200, error: { code, message, data } });
    },
  );

  it('-32400 on an internal error, and the next call succeeds', async () => {
    await sql`alter table payments rename to payments_away`.execute(sale.db);
    const away = await payme(sale, 'CheckTransaction', { id: nobody });
    await sql`alter table payments_away rename to payments`.execute(sale.db);
    expect(away).toMatchObject({ status: 200, error: { code: -32400 } });
    expect((await payme(sale, 'CheckTransaction', { id: nobody })).error?.code).toBe(-31003);
  });

  it('the response has the id of the call, if the call has one', async () => {
    expect((await callEndpoint(sale, { payload: checkOf() })).body).toContain('"id":7,');
    expect(
      (await callEndpoint(sale, { payload: '{"id":8}', headers: { authorization: '' } })).body,
    ).toContain('"id":8,');
    expect((await callEndpoint(sale, { payload: '{' })).body).toContain('"id":null,');
  });

  it.each(['text/json', 'application/json; charset=UTF-8', 'text/plain'])(
    'the content type %s is accepted',
    async (type) => {
      const headers = { 'content-type': type };
      expect((await callEndpoint(sale, { payload: checkOf(), headers })).result).toMatchObject({
        allow: true,
      });
    },
  );
});

describe('who may call Payme’s endpoint', () => {
  it('Payme, from its published addresses and from an address added in the settings', async () => {
    for (const remoteAddress of ['185.234.113.1', '185.234.113.15', '10.1.2.3', '::ffff:185.234.113.4'])
      expect((await callEndpoint(sale, { payload: checkOf(), remoteAddress })).result).toMatchObject({
        allow: true,
      });
  });

  it('nobody by a forwarding header that our proxy did not write', async () => {
    const headers = { 'x-forwarded-for': '185.234.113.1' };
    const forged = await callEndpoint(sale, { payload: checkOf(), headers, remoteAddress: '203.0.113.9' });
    expect(forged.error?.code).toBe(-32504);
  });

  it('Payme without a rate limit; a stranger’s requests are refused after a while', async () => {
    const remoteAddress = '185.234.113.9';
    const stranger = () =>
      callEndpoint(sale, { payload: '{', headers: { authorization: '' }, remoteAddress });
    const codes = new Set<number | undefined>();
    for (let calls = 0; calls < 60; calls += 1) codes.add((await stranger()).error?.code);
    expect(codes).toEqual(new Set([-32700]));
    expect((await stranger()).error?.code).toBe(-32504);
    for (let calls = 0; calls < 70; calls += 1) {
      const heard = await callEndpoint(sale, {
        payload: rpc('CheckTransaction', { id: nobody }),
        remoteAddress,
      });
      expect(heard.error?.code).toBe(-31003);
    }
  });
});
