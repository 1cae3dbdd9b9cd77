import fc from 'fast-check';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requireSound } from '#database/invariants.ts';
import { addOrder, cancel, readOrder } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { abuseCases, sharedTransactionCases } from '../testing-abuse.ts';
import { conformanceCases, replay } from '../testing-conformance.ts';
import {
  addTransaction,
  transactionParams,
  accountOf,
  codeOf,
  payme,
  paymeDriver,
  paymeEnvironment,
  paymeId,
} from './testing-payme.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale({ environment: paymeEnvironment });
});
beforeEach(() => sale.turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

const driver = paymeDriver(() => sale);
const ordered = () => addOrder(sale, { method: 'PAYME' });

const transacted = (how?: { isPerformed: boolean }) => addTransaction(sale, how);
const noonMs = () => sale.parts.now().getTime();

describe('Payme passes the conformance suite', () => {
  it.each([...conformanceCases, ...abuseCases, ...sharedTransactionCases])('$name', async ({ run }) => {
    await expect(run({ sale, driver })).resolves.toBeUndefined();
  });

  it('calls in any order, five times each, leave shop and ledger consistent', async () => {
    const order = fc.array(fc.nat(), { minLength: 15, maxLength: 15 });
    const anyOrder = fc.asyncProperty(order, (mixed) => replay({ sale, driver }, mixed));
    await expect(fc.assert(anyOrder, { numRuns: 8 })).resolves.toBeUndefined();
  });
});

describe('the checks of Payme’s sandbox', () => {
  it.each([
    'CheckPerformTransaction',
    'CreateTransaction',
    'PerformTransaction',
    'CancelTransaction',
    'CheckTransaction',
    'GetStatement',
    'SetFiscalData',
    'ChangePassword',
  ])('1: %s with a wrong key is refused before any other check', async (method) => {
    const refused = await payme(sale, method, {}, { key: 'another-key' });
    expect(refused).toMatchObject({ status: 200, error: { code: -32504 } });
  });

  it('2: a wrong amount is refused, and an amount that is not whole soʻm', async () => {
    const { order } = await ordered();
    for (const amount of [order.total * 100 + 100, order.total * 100 + 1, order.total, 0, -100, '727000000'])
      for (const method of ['CheckPerformTransaction', 'CreateTransaction'])
        expect(codeOf(await payme(sale, method, { ...transactionParams(sale, order), amount }))).toBe(-31001);
  });

  it('3: an unknown order is refused with a message in three languages and the field’s name', async () => {
    const { order } = await ordered();
    const account = { order_id: 'Z-260408-99999' };
    for (const method of ['CheckPerformTransaction', 'CreateTransaction']) {
      const refused = await payme(sale, method, { ...transactionParams(sale, order), account });
      expect(refused.error).toEqual({
        code: -31050,
        message: { ru: 'Заказ не найден', uz: 'Buyurtma topilmadi', en: 'Order not found' },
        data: 'order_id',
      });
    }
  });

  it('4: an unpaid order may be paid; one that is being paid, was paid or was cancelled may not', async () => {
    const { order: waiting } = await ordered();
    const { order: busy } = await transacted();
    const { order: paid } = await transacted({ isPerformed: true });
    const over = await ordered();
    await cancel(over.buyer, over.order);
    const answers = await Promise.all(
      [waiting, busy, paid, over.order].map((order) =>
        payme(sale, 'CheckPerformTransaction', accountOf(order)),
      ),
    );
    expect(answers.map(codeOf)).toEqual([undefined, -31099, -31051, -31052]);
    const created = await Promise.all(
      [busy, paid, over.order].map((order) =>
        payme(sale, 'CreateTransaction', transactionParams(sale, order, `${order.number}-other`)),
      ),
    );
    expect(created.map(codeOf)).toEqual([-31099, -31051, -31052]);
  });

  it('5: the check of a payable order returns allow and changes nothing', async () => {
    const { buyer, order } = await ordered();
    const allowed = await payme(sale, 'CheckPerformTransaction', accountOf(order));
    expect(allowed.result).toMatchObject({ allow: true });
    expect(await readOrder(buyer, order)).toEqual(order);
  });

  it('6: a repeated creation gets an identical response; a different one is refused', async () => {
    const { order, params, created, id } = await transacted();
    expect(created.result).toEqual({ create_time: noonMs(), transaction: expect.any(String), state: 1 });
    sale.turnClock(1);
    expect((await payme(sale, 'CreateTransaction', params)).body).toBe(created.body);
    const other = await payme(sale, 'CreateTransaction', transactionParams(sale, order, 'another'));
    expect(codeOf(other)).toBe(-31099);
    await payme(sale, 'PerformTransaction', { id });
    expect(codeOf(await payme(sale, 'CreateTransaction', params))).toBe(-31008);
  });

  it('7, 8: an unpaid transaction is cancelled; its state is right after every step', async () => {
    const { id, created } = await transacted();
    const transaction = created.result?.['transaction'];
    const createTime = noonMs();
    const before = await payme(sale, 'CheckTransaction', { id });
    const times = { create_time: createTime, perform_time: 0, cancel_time: 0 };
    expect(before.result).toEqual({ ...times, transaction, state: 1, reason: null });
    sale.turnClock(3);
    const cancelled = await payme(sale, 'CancelTransaction', { id, reason: 3 });
    expect(cancelled.result).toEqual({ transaction, cancel_time: noonMs(), state: -1 });
    const cancelTime = noonMs();
    sale.turnClock(4);
    expect((await payme(sale, 'CancelTransaction', { id, reason: 10 })).body).toBe(cancelled.body);
    const after = await payme(sale, 'CheckTransaction', { id });
    expect(after.result).toEqual({ ...times, cancel_time: cancelTime, transaction, state: -1, reason: 3 });
    expect(codeOf(await payme(sale, 'PerformTransaction', { id }))).toBe(-31008);
  });

  it('7, 9: performing twice and refunding twice get identical responses', async () => {
    const { buyer, order, id, created } = await transacted();
    const transaction = created.result?.['transaction'];
    const createTime = noonMs();
    sale.turnClock(2);
    const performed = await payme(sale, 'PerformTransaction', { id });
    const performTime = noonMs();
    expect(performed.result).toEqual({ transaction, perform_time: performTime, state: 2 });
    sale.turnClock(3);
    expect((await payme(sale, 'PerformTransaction', { id })).body).toBe(performed.body);
    const times = { create_time: createTime, perform_time: performTime, cancel_time: 0 };
    const paid = await payme(sale, 'CheckTransaction', { id });
    expect(paid.result).toEqual({ ...times, transaction, state: 2, reason: null });
    const cancelled = await payme(sale, 'CancelTransaction', { id, reason: 5 });
    const cancelTime = noonMs();
    expect(cancelled.result).toEqual({ transaction, cancel_time: cancelTime, state: -2 });
    sale.turnClock(4);
    expect((await payme(sale, 'CancelTransaction', { id, reason: 5 })).body).toBe(cancelled.body);
    const returned = await payme(sale, 'CheckTransaction', { id });
    expect(returned.result).toEqual({ ...times, cancel_time: cancelTime, transaction, state: -2, reason: 5 });
    expect(await readOrder(buyer, order)).toMatchObject({ state: 'CANCELLED', paymentState: 'REFUNDED' });
  });

  it('10: a statement lists the transactions of a period by Payme’s clock, oldest first', async () => {
    const early = { from: noonMs() - 86_400_000, to: noonMs() - 43_200_001 };
    const [first, second] = [await ordered(), await ordered()];
    sale.turnClock(20);
    const [t1, t2] = [noonMs() + 7, noonMs() + 11];
    // by Payme's clock the second transaction started before the first
    await payme(sale, 'CreateTransaction', { ...transactionParams(sale, first.order), time: t2 });
    await payme(sale, 'CreateTransaction', { ...transactionParams(sale, second.order), time: t1 });
    const id = paymeId(first.order.number);
    await payme(sale, 'PerformTransaction', { id });
    const both = await payme(sale, 'GetStatement', { from: t1, to: t2 });
    expect(both.result).toEqual({
      transactions: [
        expect.objectContaining({ id: paymeId(second.order.number), time: t1, state: 1, reason: null }),
        {
          id,
          time: t2,
          amount: first.order.total * 100,
          account: { order_id: first.order.number },
          create_time: noonMs(),
          perform_time: noonMs(),
          cancel_time: 0,
          transaction: expect.any(String),
          state: 2,
          reason: null,
          receivers: null,
        },
      ],
    });
    const one = await payme(sale, 'GetStatement', { from: t2, to: t2 });
    expect(one.result).toMatchObject({ transactions: [{ id }] });
    expect((await payme(sale, 'GetStatement', early)).result).toEqual({ transactions: [] });
  });
});
