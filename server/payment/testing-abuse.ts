import { expect } from 'vitest';
import type { Order } from '#contract/order.ts';
import { bookOrderRefunds } from '#server/order/cancel/book-order-refunds.ts';
import { testSecret } from '#server/testing-accounts.ts';
import { beginAssembly, cancel, readOrder } from '#server/testing-order.ts';
import type { Sale } from '#server/testing-sale.ts';
import { requestRefund } from './end-payments.ts';
import {
  type ConformanceCase,
  type ProviderCall,
  type Stage,
  ledgerBalanceSom,
  newBill,
} from './testing-conformance.ts';

/** Attacks on the providers' protocols, the same for every provider; they run together with the cases of testing-conformance.ts. */
export const abuseCases: readonly ConformanceCase[] = [
  {
    name: 'abuse 20: a manual refund by the staff does not change the transaction, and the provider cannot refund it again',
    run: async (stage) => {
      const { sale } = stage;
      const { buyer, order, call } = await paidBill(stage);
      await cancel(buyer, order);
      await refundManually(sale, order);
      expect(await readOrder(buyer, order)).toMatchObject({ state: 'CANCELLED', paymentState: 'REFUNDED' });
      await expectStillPaid(stage, call);
      expect(await ledgerBalanceSom(sale, order)).toBe(0);
      expect(await manualRefundSom(sale, order)).toBe(order.total);
    },
  },
  {
    name: 'abuse 20: after a partial manual refund the provider cannot refund the whole',
    run: async (stage) => {
      const { sale } = stage;
      const { buyer, order, call } = await paidBill(stage);
      await beginAssembly(sale.db, order);
      const partSom = 1000;
      await requestPart(sale, order, partSom);
      await refundManually(sale, order);
      await expectStillPaid(stage, call);
      // even while the rest is waiting to be refunded
      await requestPart(sale, order, order.total - partSom);
      await expectStillPaid(stage, call);
      expect(await ledgerBalanceSom(sale, order)).toBe(order.total - partSom);
      await refundManually(sale, order);
      await expectStillPaid(stage, call);
      expect(await ledgerBalanceSom(sale, order)).toBe(0);
      expect((await readOrder(buyer, order)).paymentState).toBe('REFUNDED');
    },
  },
  {
    name: 'abuse 21: a zero byte and a lone surrogate in the order number are refused before any query',
    run: async (stage) => {
      const { call } = await newBill(stage);
      for (const sign of ['\u0000', '\uD800', '\uDC00', '\uFFFF']) {
        expect(await stage.driver.open({ ...call, number: `${call.number}${sign}` })).toBe('NO');
        expect(await stage.driver.open({ ...call, number: sign })).toBe('NO');
      }
      expect(await stage.driver.open(call)).toBe('YES');
    },
  },
];

/** For protocols in which the provider chooses the transaction ids. */
export const sharedTransactionCases: readonly ConformanceCase[] = [
  {
    name: 'abuse 24: one transaction id for two orders at once pays one of them, and the other is refused',
    run: async (stage) => {
      const { sale, driver } = stage;
      // about one round in ten would show the race
      for (let round = 0; round < 12; round += 1) {
        const [one, two] = [await newBill(stage), await newBill(stage)];
        const transaction = `x-shared-${round}`;
        const calls = [one.call, two.call].map((call) => ({ ...call, transaction }));
        const verdicts = await Promise.all(calls.map((call) => driver.open(call)));
        expect(verdicts.toSorted()).toEqual(driver.repeatIsRefused ? ['ALREADY', 'YES'] : ['NO', 'YES']);
        expect(await openTransactions(sale, [one.order, two.order])).toBe(1);
      }
    },
  },
];

async function paidBill(stage: Stage) {
  const bill = await newBill(stage);
  expect(await stage.driver.open(bill.call)).toBe('YES');
  expect(await stage.driver.settle(bill.call)).toBe('YES');
  return bill;
}

async function expectStillPaid({ driver }: Stage, call: ProviderCall): Promise<void> {
  for (let repeat = 0; repeat < 2; repeat += 1) {
    expect(await driver.cancel(call)).toBe(driver.repeatIsRefused ? 'ALREADY' : 'NO');
    if (driver.status !== undefined) expect(await driver.status(call)).toBe('PAID');
    // repeats the settlement
    expect(await driver.settle(call)).not.toBe('NO');
  }
}

/** Requests a partial refund, here of the delivery's price. */
async function requestPart({ db, parts }: Sale, { number }: Order, deliverySom: number): Promise<void> {
  const { id: orderId } = await db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', number)
    .executeTakeFirstOrThrow();
  await db
    .transaction()
    .execute((inside) => requestRefund(inside, { orderId, lines: [], deliverySom, now: parts.now() }));
}

/** Books the pending refunds of the order as made at the counter. */
async function refundManually({ db, parts }: Sale, { number }: Order): Promise<void> {
  await db
    .updateTable('refunds as r')
    .from('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .set({ is_manual: true })
    .whereRef('p.id', '=', 'r.payment_id')
    .where('o.number', '=', number)
    .where('r.refund_state', '=', 'REQUESTED')
    .execute();
  const deps = { db, secret: testSecret, publicUrl: parts.config.publicUrl };
  expect(await bookOrderRefunds(deps, { number, now: parts.now() })).toHaveLength(1);
}

async function manualRefundSom({ db }: Sale, { number }: Order): Promise<number> {
  const rows = await db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select('p.manual_refund_som')
    .where('o.number', '=', number)
    .execute();
  return rows.reduce((sum, row) => sum + row.manual_refund_som, 0);
}

async function openTransactions({ db }: Sale, orders: readonly Order[]): Promise<number> {
  const rows = await db
    .selectFrom('payments as p')
    .innerJoin('orders as o', 'o.id', 'p.order_id')
    .select('p.id')
    .where(
      'o.number',
      'in',
      orders.map(({ number }) => number),
    )
    .where('p.payment_state', '=', 'OPEN')
    .execute();
  return rows.length;
}
