import { expect } from 'vitest';
import type { Order } from '#contract/order.ts';
import type { PaymentMethodName } from '#contract/payment-method.ts';
import { requireSound } from '#database/invariants.ts';
import { pieceState } from '#server/testing-goods.ts';
import { type AddedOrder, addOrder, cancel, readOrder } from '#server/testing-order.ts';
import { createSaleDeps } from '#server/deps.ts';
import type { Sale } from '#server/testing-sale.ts';
import { requestRefund } from './end-payments.ts';
import { selectPayments } from './queries.ts';
import { previewRefund } from './refunds/preview-refund.ts';

/**
 * How a provider understands the shop's response: `ALREADY` = it was so before; `FAULT` = the shop could not answer, which is always a
 * bug.
 */
export type Verdict = 'YES' | 'ALREADY' | 'NO' | 'FAULT';

/** A provider's call about a bill; the same `transaction` is the same payment attempt. */
export interface ProviderCall {
  number: string;
  amountSom: number;
  transaction: string;
  order: Order;
}

/** Makes a provider act in a test, in the provider's own protocol, through real calls to the shop. */
export interface ProviderDriver {
  method: PaymentMethodName;
  /** The provider starts to collect. */
  open: (call: ProviderCall) => Promise<Verdict>;
  /** The provider has the money. */
  settle: (call: ProviderCall) => Promise<Verdict>;
  /** The transaction ends unpaid; if `returnsMoney`, a paid one is refunded in full. */
  cancel: (call: ProviderCall) => Promise<Verdict>;
  returnsMoney: boolean;
  /** The protocol answers a transaction that is already known or has ended with the code for a repeat. */
  repeatIsRefused?: true;
  /** The state of the provider's transaction, if the protocol has a call for it. */
  status?: (call: ProviderCall) => Promise<'OPEN' | 'PAID' | 'FAILED' | 'REFUNDED'>;
}

export interface Stage {
  sale: Sale;
  driver: ProviderDriver;
}

/** A new order to be paid with this provider. */
export async function newBill({ sale, driver }: Stage): Promise<AddedOrder & { call: ProviderCall }> {
  const added = await addOrder(sale, { method: driver.method });
  return { ...added, call: callFor(added.order) };
}

function callFor(order: Order, facts: Partial<ProviderCall> = {}): ProviderCall {
  return { number: order.number, amountSom: order.total, transaction: `${order.number}-a`, order, ...facts };
}

/** The ledger balance of the order, in whole soʻm. */
export async function ledgerBalanceSom(sale: Sale, { number }: Order): Promise<number> {
  const rows = await sale.db
    .selectFrom('ledger_entries as l')
    .innerJoin('orders as o', 'o.id', 'l.order_id')
    .select('l.amount_som')
    .where('o.number', '=', number)
    .execute();
  return rows.reduce((sum, row) => sum + row.amount_som, 0);
}

const five = [1, 2, 3, 4, 5];

export interface ConformanceCase {
  name: string;
  run: (stage: Stage) => Promise<void>;
}

/** Behaviour that every provider must share, whatever its protocol: on a real shop, with a new order for each case. */
export const conformanceCases: readonly ConformanceCase[] = [
  {
    name: 'redirects the shopper to the page of this bill',
    run: async (stage) => {
      const { buyer, order } = await newBill(stage);
      expect(order.payment.redirectUrl).toMatch(/^(https?:\/\/|\/)/);
      expect((await readOrder(buyer, order)).payment.redirectUrl).toBe(order.payment.redirectUrl);
    },
  },
  {
    name: 'a payment marks the order as paid with the exact amount',
    run: async (stage) => {
      const { buyer, order, call } = await newBill(stage);
      expect(await stage.driver.open(call)).toBe('YES');
      expect(await ledgerBalanceSom(stage.sale, order)).toBe(0);
      expect(await stage.driver.settle(call)).toBe('YES');
      expect(await readOrder(buyer, order)).toMatchObject({ state: 'PAID', paymentState: 'PAID' });
      expect(await ledgerBalanceSom(stage.sale, order)).toBe(order.total);
    },
  },
  {
    name: 'every call made five times, in sequence and at once, is one payment',
    run: async (stage) => {
      const { order, call } = await newBill(stage);
      for (const _ of five) expect(await stage.driver.open(call)).not.toBe('NO');
      for (const _ of five) expect(await stage.driver.settle(call)).not.toBe('NO');
      expect(await ledgerBalanceSom(stage.sale, order)).toBe(order.total);
      const other = await newBill(stage);
      await Promise.all(five.map(() => stage.driver.open(other.call)));
      const verdicts = await Promise.all(five.map(() => stage.driver.settle(other.call)));
      expect(verdicts).not.toContain('NO');
      expect(await ledgerBalanceSom(stage.sale, other.order)).toBe(other.order.total);
    },
  },
  {
    name: 'an attempt that has ended takes no money, and the order waits for another',
    run: async (stage) => {
      const { buyer, order, call } = await newBill(stage);
      await stage.driver.open(call);
      expect(await stage.driver.cancel(call)).toBe('YES');
      expect(await stage.driver.cancel(call)).not.toBe('NO');
      expect(await stage.driver.settle(call)).toBe('NO');
      expect(await ledgerBalanceSom(stage.sale, order)).toBe(0);
      expect(await readOrder(buyer, order)).toMatchObject({
        state: 'PENDING_PAYMENT',
        paymentState: 'FAILED',
      });
    },
  },
  {
    name: 'another amount and an unknown order are refused',
    run: async (stage) => {
      const { order, call } = await newBill(stage);
      expect(await stage.driver.open({ ...call, amountSom: order.total + 1 })).toBe('NO');
      expect(await stage.driver.open({ ...call, number: 'Z-260408-99999', transaction: 'x-1' })).toBe('NO');
      expect(await stage.driver.settle({ ...call, transaction: 'x-2' })).toBe('NO');
      expect(await ledgerBalanceSom(stage.sale, order)).toBe(0);
    },
  },
  {
    name: 'a cancelled order takes no money, and its piece returns to stock',
    run: async (stage) => {
      const { buyer, order, piece, call } = await newBill(stage);
      await stage.driver.open(call);
      await cancel(buyer, order);
      expect(await stage.driver.settle(call)).toBe('NO');
      expect(await ledgerBalanceSom(stage.sale, order)).toBe(0);
      expect(await pieceState(stage.sale.db, piece.id)).toBe('AVAILABLE');
    },
  },
  {
    name: 'pieces stay reserved while a transaction is open, up to a limit',
    run: async (stage) => {
      const { sale, driver } = stage;
      const { buyer, order, call } = await newBill(stage);
      sale.turnClock(29);
      await driver.open(call);
      sale.turnClock(31);
      await sale.runTask('expire-holds');
      expect(await readOrder(buyer, order)).toMatchObject({ state: 'PENDING_PAYMENT' });
      sale.turnClock(24 * 60);
      await sale.runTask('expire-holds');
      expect(await readOrder(buyer, order)).toMatchObject({ state: 'EXPIRED' });
      expect(await driver.settle(call)).toBe('NO');
      expect(await ledgerBalanceSom(sale, order)).toBe(0);
    },
  },
  {
    name: 'a payment concurrent with a cancellation is either paid and refunded or never taken',
    run: async (stage) => {
      const { buyer, order, call } = await newBill(stage);
      await stage.driver.open(call);
      const [verdicts] = await Promise.all([stage.driver.settle(call), cancel(buyer, order)]);
      expect(await readOrder(buyer, order)).toMatchObject({ state: 'CANCELLED' });
      const refunds = await stage.sale.db
        .selectFrom('refunds as r')
        .innerJoin('payments as p', 'p.id', 'r.payment_id')
        .innerJoin('orders as o', 'o.id', 'p.order_id')
        .select('r.amount_som')
        .where('o.number', '=', order.number)
        .execute();
      expect(refunds).toEqual(verdicts === 'NO' ? [] : [{ amount_som: order.total }]);
    },
  },
  {
    name: 'a payment concurrent with the expiry: exactly one of them takes effect',
    run: async (stage) => {
      const { sale, driver } = stage;
      const { buyer, order, call } = await newBill(stage);
      await driver.open(call);
      sale.turnClock(24 * 60);
      const [verdicts] = await Promise.all([driver.settle(call), sale.runTask('expire-holds')]);
      const { state } = await readOrder(buyer, order);
      expect(state).toBe(verdicts === 'NO' ? 'EXPIRED' : 'PAID');
      expect(await ledgerBalanceSom(sale, order)).toBe(verdicts === 'NO' ? 0 : order.total);
    },
  },
  {
    name: 'a refund, started by us or by the provider, is made once',
    run: async (stage) => {
      const { sale, driver } = stage;
      const { buyer, order, call } = await newBill(stage);
      await driver.open(call);
      await driver.settle(call);
      if (driver.returnsMoney) {
        for (const _ of five) expect(await driver.cancel(call)).not.toBe('NO');
      } else {
        expect(await driver.cancel(call)).toBe('NO');
        await cancel(buyer, order);
        await Promise.all(five.map(() => sale.runTask('send-refunds')));
      }
      expect(await readOrder(buyer, order)).toMatchObject({ state: 'CANCELLED', paymentState: 'REFUNDED' });
      expect(await ledgerBalanceSom(sale, order)).toBe(0);
    },
  },
  {
    name: 'BO-31: a refund is made as the refund dialog predicts: automatic or manual, whole or in part',
    run: async (stage) => {
      for (const lessSom of [0, 1]) await expectForetold(stage, lessSom);
    },
  },
];

async function expectForetold(stage: Stage, lessSom: number): Promise<void> {
  const { sale, driver } = stage;
  const { order, call } = await newBill(stage);
  await driver.open(call);
  await driver.settle(call);
  const { db, now } = sale.parts;
  const { id: orderId } = await db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', order.number)
    .executeTakeFirstOrThrow();
  const [payment] = await selectPayments(db, [orderId]);
  if (payment === undefined) throw new Error('the order has no payment');
  const { providers } = createSaleDeps(sale.parts);
  const amountSom = payment.amount_som - lessSom;
  const method = previewRefund(providers, { payment, number: order.number, amountSom });
  const refund = { orderId, lines: [], deliverySom: 0, goodwillSom: amountSom, now: now() };
  await db.transaction().execute((inside) => requestRefund(inside, refund));
  await sale.runTask('send-refunds');
  const done = await db
    .selectFrom('refunds')
    .select(['refund_state', 'is_manual'])
    .where('payment_id', '=', payment.id)
    .execute();
  const isAutomatic = method === 'AUTOMATIC';
  expect(done).toEqual([{ refund_state: isAutomatic ? 'DONE' : 'REQUESTED', is_manual: !isAutomatic }]);
}

/** Makes every call of a payment attempt, five times each, in the order of these numbers: shop and ledger must stay consistent. */
export async function replay(stage: Stage, order: readonly number[]): Promise<void> {
  const { driver, sale } = stage;
  const { order: bought, call } = await newBill(stage);
  const calls = [driver.open, driver.settle, driver.cancel].flatMap((one) => five.map(() => one));
  const shuffled = calls.map((one, at) => ({ one, at: order[at] ?? 0 })).toSorted((a, b) => a.at - b.at);
  for (const { one } of shuffled) await one(call);
  await requireSound(sale.db);
  expect([0, bought.total]).toContain(await ledgerBalanceSom(sale, bought));
}
