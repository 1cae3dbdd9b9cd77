import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#contract/order.ts';
import { requireSound } from '#database/invariants.ts';
import { noon } from '#domain/calendar/testing-noon.ts';
import { cancel, payAgain } from '#server/testing-order.ts';
import { giveBack } from '#server/order/testing-orders.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import {
  anotherOf,
  authorization,
  billAt,
  call,
  failed,
  newBill,
  serviceId,
  uzumEnvironment,
} from './testing-uzum.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale({ environment: uzumEnvironment });
});
beforeEach(() => sale.turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

type Bill = Awaited<ReturnType<typeof newBill>>;

/** Every code of integrations.md 3.1 that a call can cause, in its order; 99999 is tested below. */
const published: [code: string, when: string, makeCall: () => Promise<unknown>][] = [
  ['10003', 'an unknown operation', () => call(sale, 'refund')],
  ['10005', 'a check without an order', () => call(sale, 'check')],
  [
    '10005',
    'a create without a transaction',
    on('NEW', 'create', ({ account, amount }) => ({ ...account, amount })),
  ],
  [
    '10005',
    'a create without an amount',
    on('NEW', 'create', ({ account, transId }) => ({ ...account, transId })),
  ],
  ['10005', 'a confirm without a transaction', () => call(sale, 'confirm')],
  ['10005', 'a reverse without a transaction', () => call(sale, 'reverse')],
  ['10005', 'a status without a transaction', () => call(sale, 'status')],
  [
    '10005',
    'a call without a timestamp',
    on('NEW', 'check', ({ account }) => ({ ...account, timestamp: null })),
  ],
  ['10006', 'another service', on('NEW', 'check', ({ account }) => ({ ...account, serviceId: 1 }))],
  [
    '10007',
    'a check of an unknown order',
    () => call(sale, 'check', { params: { order_id: 'Z-260408-99999' } }),
  ],
  [
    '10007',
    'a create for the same order',
    on('NEW', 'create', ({ create }) => ({ ...create, params: { order_id: 17 } })),
  ],
  ['10008', 'a check of an order that is paid', on('CONFIRMED', 'check', ({ account }) => account)],
  ['10008', 'a create for the same order', on('CONFIRMED', 'create', ({ create }) => anotherOf(create))],
  ['10009', 'a check of a cancelled order', on('RETURNED', 'check', ({ account }) => account)],
  ['10009', 'a create for the same order', on('RETURNED', 'create', ({ create }) => anotherOf(create))],
  ['10010', 'a transaction that already exists', on('CREATED', 'create', ({ create }) => create)],
  [
    '10010',
    'the same with another amount',
    on('CREATED', 'create', ({ create }) => ({ ...create, amount: 100 })),
  ],
  ['10010', 'the same after its confirm', on('CONFIRMED', 'create', ({ create }) => create)],
  ['10010', 'the same after its reverse', on('REVERSED', 'create', ({ create }) => create)],
  [
    '10011',
    'one soʻm more',
    on('NEW', 'create', ({ create, amount }) => ({ ...create, amount: amount + 100 })),
  ],
  [
    '10011',
    'one tiyin more',
    on('NEW', 'create', ({ create, amount }) => ({ ...create, amount: amount + 1 })),
  ],
  [
    '10011',
    'an amount that is a string',
    on('NEW', 'create', ({ create, amount }) => ({ ...create, amount: `${amount}` })),
  ],
  ['10012', 'less than a soʻm', on('NEW', 'create', ({ create }) => ({ ...create, amount: 99 }))],
  [
    '10013',
    'more than can be paid online',
    on('NEW', 'create', ({ create }) => ({ ...create, amount: 5e13 })),
  ],
  ['10014', 'a confirm of an unknown transaction', on('NEW', 'confirm', ({ transId }) => ({ transId }))],
  ['10014', 'a reverse of an unknown transaction', on('NEW', 'reverse', ({ transId }) => ({ transId }))],
  ['10014', 'a status of an unknown transaction', on('NEW', 'status', ({ transId }) => ({ transId }))],
  ['10015', 'a confirm after the reverse', on('REVERSED', 'confirm', ({ transId }) => ({ transId }))],
  ['10015', 'a confirm after a refund', on('RETURNED', 'confirm', ({ transId }) => ({ transId }))],
  ['10016', 'a second confirm', on('CONFIRMED', 'confirm', ({ transId }) => ({ transId }))],
  ['10018', 'a second reverse', on('REVERSED', 'reverse', ({ transId }) => ({ transId }))],
  [
    '10018',
    'a second reverse of a refunded payment',
    on('RETURNED', 'reverse', ({ transId }) => ({ transId })),
  ],
];

function on(
  step: Parameters<typeof billAt>[1],
  operation: string,
  fields: (bill: Bill) => object,
): () => Promise<unknown> {
  return async () => call(sale, operation, fields(await billAt(sale, step)));
}

describe('every published error code', () => {
  it.each(published)('%s: %s', async (code, _when, makeCall) => {
    expect(await makeCall()).toMatchObject({ ...failed(code), serviceId });
  });

  it.each([
    ['nobody', { authorization: '' }],
    ['somebody else', { authorization: `Basic ${Buffer.from('uzum:guessed').toString('base64')}` }],
  ])('10001 and 401: a call by %s, with any content', async (_who, headers) => {
    const { account } = await newBill(sale);
    expect(await call(sale, 'check', account, headers)).toMatchObject(failed('10001', 401));
    expect(await call(sale, 'nothing', {}, headers)).toMatchObject(failed('10001', 401));
  });

  it('10001 and 401: a call from a page of another site', async () => {
    const { account } = await newBill(sale);
    const headers = { origin: 'https://elsewhere.example' };
    expect(await call(sale, 'check', account, headers)).toMatchObject(failed('10001', 401));
  });

  it('10002: a body that is not JSON', async () => {
    const answer = await sale.app.inject({
      method: 'POST',
      url: '/payments/uzum/check',
      headers: { 'content-type': 'application/json', authorization },
      payload: '{"serviceId":',
    });
    expect([answer.statusCode, answer.json()]).toMatchObject([400, { errorCode: '10002' }]);
  });

  const tooLong = { params: { order_id: 'x'.repeat(40_000) } };
  it.each(['check', 'create', 'confirm', 'reverse', 'status'])(
    '10002: abuse 21, too long a body of %s, in Uzum’s format',
    async (operation) => {
      const refused = await call(sale, operation, tooLong);
      expect(refused).toEqual({ ...failed('10002'), serviceId, timestamp: noon.getTime() });
    },
  );

  it.each(['\u0000', 'Z\u0000', '\uD800', 'Z-\uDC00', '\uFFFE', '𝒵', 'x'.repeat(3000)])(
    'abuse 21: %j in any text is refused before any query',
    async (text) => {
      const { transId, create, account } = await newBill(sale);
      const params = { order_id: text };
      expect(await call(sale, 'check', { params })).toMatchObject(failed('10007'));
      expect(await call(sale, 'create', { ...create, params })).toMatchObject(failed('10007'));
      for (const operation of ['create', 'confirm', 'reverse', 'status'])
        expect(await call(sale, operation, { ...create, transId: text })).toMatchObject(failed('10005'));
      expect(await call(sale, 'check', { ...account, serviceId: text })).toMatchObject(failed('10006'));
      // optional fields that we do not use are ignored
      const optional = { paymentSource: text, tariff: text, phone: text, processingReferenceNumber: text };
      expect(await call(sale, 'create', { ...create, ...optional })).toMatchObject({ status: 'CREATED' });
      expect(await call(sale, 'confirm', { transId, ...optional })).toMatchObject({ status: 'CONFIRMED' });
    },
  );

  it('10002: no body, or a body of another content type', async () => {
    for (const headers of [{ authorization }, { authorization, 'content-type': 'text/xml' }]) {
      const answer = await sale.app.inject({ method: 'POST', url: '/payments/uzum/check', headers });
      expect(answer.json()).toMatchObject({ errorCode: '10002' });
    }
  });

  it('10003: another provider is collecting for this order', async () => {
    const { account, create, buyer, order } = await newBill(sale);
    await payAgain(buyer, order, { method: 'FAKE' });
    await sale.db
      .updateTable('payments')
      .set({ payment_state: 'OPEN', transaction_id: order.number, started_at: noon, opened_at: noon })
      .where('payment_state', '=', 'PENDING')
      .where('provider', '=', 'FAKE')
      .execute();
    expect(await call(sale, 'create', create)).toMatchObject(failed('10003'));
    // abuse 25: check already returns it, before the shopper types an amount
    expect(await call(sale, 'check', account)).toMatchObject(failed('10003'));
    await cancel(buyer, order);
  });

  it('abuse 25: a check is not blocked by Uzum’s own transaction, which a new one replaces', async () => {
    const { account, create } = await billAt(sale, 'CREATED');
    expect(await call(sale, 'check', account)).toMatchObject({ status: 'OK' });
    expect(await call(sale, 'create', anotherOf(create))).toMatchObject({ status: 'CREATED' });
  });

  it('10018: abuse 20, staff refunded the payment; the transaction itself was not reversed', async () => {
    const { buyer, order, transId } = await billAt(sale, 'CONFIRMED');
    await cancel(buyer, order);
    await sale.runTask('send-refunds');
    await giveBack(sale, order);
    expect(await call(sale, 'reverse', { transId })).toMatchObject({ ...failed('10018'), transId });
    expect(await call(sale, 'status', { transId })).toMatchObject({
      status: 'CONFIRMED',
      confirmTime: noon.getTime(),
      reverseTime: null,
    });
  });

  it('10017: the order is on its way', async () => {
    const { order, transId } = await billAt(sale, 'CONFIRMED');
    await ship(order);
    expect(await call(sale, 'reverse', { transId })).toMatchObject({ ...failed('10017'), transId });
    expect(await call(sale, 'status', { transId })).toMatchObject({ status: 'CONFIRMED' });
  });

  it('99999 and 500: an internal error', async () => {
    const { transId } = await billAt(sale, 'CREATED');
    await sale.db.schema.alterTable('payments').renameTo('payments_away').execute();
    expect(await call(sale, 'status', { transId })).toMatchObject({ ...failed('99999', 500), transId });
    await sale.db.schema.alterTable('payments_away').renameTo('payments').execute();
  });
});

async function ship({ number }: Order): Promise<void> {
  const { id } = await sale.db
    .updateTable('orders')
    .set({ order_state: 'SHIPPED' })
    .where('number', '=', number)
    .returning('id')
    .executeTakeFirstOrThrow();
  await sale.db
    .insertInto('order_events')
    .values({ order_id: id, actor: 'STAFF', from_state: 'ASSEMBLING', to_state: 'SHIPPED' })
    .execute();
}
