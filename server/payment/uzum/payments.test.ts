import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requireSound } from '#database/invariants.ts';
import { noon } from '#domain/calendar/testing-noon.ts';
import { pieceState } from '#server/testing-goods.ts';
import { cancel, payAgain, readOrder } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { abuseCases, sharedTransactionCases } from '../testing-abuse.ts';
import { conformanceCases, replay } from '../testing-conformance.ts';
import {
  anotherOf,
  billAt,
  call,
  failed,
  newBill,
  serviceId,
  uzumDriver,
  uzumEnvironment,
} from './testing-uzum.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale({ environment: uzumEnvironment });
});
beforeEach(() => sale.turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

const driver = uzumDriver(() => sale);

describe('Uzum passes the conformance suite', () => {
  it.each([...conformanceCases, ...abuseCases, ...sharedTransactionCases])('$name', async ({ run }) => {
    await expect(run({ sale, driver })).resolves.toBeUndefined();
  });

  it('calls in any order, five times each, leave shop and ledger consistent', async () => {
    const order = fc.array(fc.nat(), { minLength: 15, maxLength: 15 });
    const anyOrder = fc.asyncProperty(order, (mixed) => replay({ sale, driver }, mixed));
    await expect(fc.assert(anyOrder, { numRuns: 8 })).resolves.toBeUndefined();
  });
});

describe('the five webhooks of Uzum', () => {
  it('respond in Uzum’s format, from check to reverse', async () => {
    const { order, transId, account, amount, create } = await newBill(sale);
    const bill = { amount, data: { account: { value: order.number } } };
    const at = noon.getTime();
    expect(await call(sale, 'check', account)).toEqual({
      http: 200,
      serviceId,
      timestamp: at,
      status: 'OK',
      data: bill.data,
    });
    expect(await call(sale, 'create', create)).toEqual({
      http: 200,
      serviceId,
      transId,
      status: 'CREATED',
      transTime: at,
      ...bill,
    });
    sale.turnClock(1);
    const payment = { paymentSource: 'UZCARD', tariff: 'simple', phone: '998901234567', cardType: 1 };
    expect(await call(sale, 'confirm', { transId, ...payment })).toEqual({
      http: 200,
      serviceId,
      transId,
      status: 'CONFIRMED',
      confirmTime: at + 60_000,
      ...bill,
    });
    sale.turnClock(2);
    expect(await call(sale, 'reverse', { transId })).toEqual({
      http: 200,
      serviceId,
      transId,
      status: 'REVERSED',
      reverseTime: at + 120_000,
      ...bill,
    });
    expect(await call(sale, 'status', { transId })).toEqual({
      http: 200,
      serviceId,
      transId,
      status: 'REVERSED',
      transTime: at,
      confirmTime: at + 60_000,
      reverseTime: at + 120_000,
      ...bill,
    });
  });

  it.each([
    ['CREATED', 'CREATED'],
    ['CONFIRMED', 'CONFIRMED'],
    ['REVERSED', 'REVERSED'],
    ['RETURNED', 'REVERSED'],
  ] as const)('the status of a bill that is %s is %s', async (step, status) => {
    const { transId } = await billAt(sale, step);
    expect(await call(sale, 'status', { transId })).toMatchObject({ http: 200, status });
  });

  it('a refund cancels the order and returns its piece to stock', async () => {
    const { buyer, order, piece } = await billAt(sale, 'RETURNED');
    expect(await readOrder(buyer, order)).toMatchObject({ state: 'CANCELLED', paymentState: 'REFUNDED' });
    expect(await pieceState(sale.db, piece.id)).toBe('AVAILABLE');
  });
});

describe('a transaction that is not confirmed', () => {
  it('fails after 30 minutes, whichever call comes first', async () => {
    const { order, buyer, transId, create } = await newBill(sale);
    sale.turnClock(5);
    await call(sale, 'create', create);
    sale.turnClock(36);
    expect(await call(sale, 'confirm', { transId })).toMatchObject(failed('10015'));
    // abuse 23: nothing was reversed
    const times = { confirmTime: null, reverseTime: null };
    expect(await call(sale, 'status', { transId })).toMatchObject({ status: 'FAILED', ...times });
    expect(await readOrder(buyer, order)).toMatchObject({ paymentState: 'FAILED' });
  });

  it('fails also if the reversal comes first: nothing is reversed, before and after the reconciliation has run', async () => {
    for (const isSwept of [false, true]) {
      sale.turnClock(0);
      const { order, buyer, transId, create } = await newBill(sale);
      await call(sale, 'create', create);
      sale.turnClock(31);
      if (isSwept) await sale.runTask('reconcile-payments');
      expect(await call(sale, 'reverse', { transId })).toMatchObject(failed('10018'));
      expect(await call(sale, 'status', { transId })).toMatchObject({ status: 'FAILED', reverseTime: null });
      expect(await readOrder(buyer, order)).toMatchObject({ paymentState: 'FAILED' });
    }
  });

  it('can be confirmed in the last minute', async () => {
    const { transId, create } = await newBill(sale);
    sale.turnClock(5);
    await call(sale, 'create', create);
    sale.turnClock(35);
    expect(await call(sale, 'confirm', { transId })).toMatchObject({ status: 'CONFIRMED' });
  });

  it('is ended by the reconciliation even if its order is reserved for longer; the order can then be paid again', async () => {
    const { order, buyer, transId, create } = await newBill(sale);
    await call(sale, 'create', create);
    // another provider had reserved it for twelve hours before
    await sale.db
      .updateTable('holds')
      .set({ expires_at: new Date(noon.getTime() + 12 * 60 * 60_000) })
      .where('order_id', 'is not', null)
      .where('order_id', '=', (select) =>
        select.selectFrom('orders').select('id').where('number', '=', order.number),
      )
      .execute();
    sale.turnClock(31);
    await sale.runTask('reconcile-payments');
    expect(await call(sale, 'status', { transId })).toMatchObject({ status: 'FAILED' });
    sale.turnClock(33);
    await sale.runTask('reconcile-payments');
    const now = await readOrder(buyer, order);
    expect(now).toMatchObject({ state: 'PENDING_PAYMENT', paymentState: 'FAILED' });
    expect(now.reservedUntil).toBe(new Date(noon.getTime() + 41 * 60_000).toISOString());
    expect((await payAgain(buyer, order, { method: 'UZUM' })).statusCode).toBe(200);
  });

  it('is replaced by the next one, and can then no longer be confirmed', async () => {
    const { order, buyer, transId, create } = await newBill(sale);
    await call(sale, 'create', create);
    const next = anotherOf(create);
    expect(await call(sale, 'create', next)).toMatchObject({ status: 'CREATED' });
    expect(await call(sale, 'confirm', { transId })).toMatchObject(failed('10015'));
    expect(await call(sale, 'confirm', { transId: next.transId })).toMatchObject({ status: 'CONFIRMED' });
    expect(await readOrder(buyer, order)).toMatchObject({ state: 'PAID' });
  });
});

it('a refund of a cancelled order is left to a person, and is done when Uzum reports it', async () => {
  const { order, buyer, transId } = await billAt(sale, 'CONFIRMED');
  await cancel(buyer, order);
  await sale.runTask('send-refunds');
  expect(await readOrder(buyer, order)).toMatchObject({ state: 'CANCELLED', paymentState: 'PAID' });
  expect(await call(sale, 'reverse', { transId })).toMatchObject({ status: 'REVERSED' });
  expect(await readOrder(buyer, order)).toMatchObject({ paymentState: 'REFUNDED' });
});
