import { expect } from 'vitest';
import type { Order, PaymentMethodName } from '#contract/order.ts';
import { requireSound } from '#database/invariants.ts';
import { pieceState } from '#server/testing-goods.ts';
import { type AddedOrder, addOrder, cancel, readOrder } from '#server/testing-order.ts';
import { createSaleDeps } from '#server/deps.ts';
import type { Sale } from '#server/testing-sale.ts';
import { requestRefund } from './end-payments.ts';
import { selectPayments } from './queries.ts';
import { foretellRefund } from './refunds/foretell-refund.ts';

/** How a provider understood the shop: `ALREADY` = it was so before; `FAULT` = the shop could not answer, which is always a bug. */
export type Verdict = 'YES' | 'ALREADY' | 'NO' | 'FAULT';

/** A provider's call about a bill; the same `transaction` is the same attempt of the provider. */
export interface ProviderCall {
  number: string;
  amountSom: number;
  transaction: string;
  order: Order;
}

/** How a test makes a provider act, in the provider's own dialect, by real calls to the shop. */
export interface ProviderDriver {
  method: PaymentMethodName;
  /** The provider begins to collect. */
  open: (call: ProviderCall) => Promise<Verdict>;
  /** It has the money. */
  settle: (call: ProviderCall) => Promise<Verdict>;
  /** It ends without money; or gives all of it back, where `returnsMoney`. */
  cancel: (call: ProviderCall) => Promise<Verdict>;
  returnsMoney: boolean;
  /** The protocol refuses a transaction whose name it knows, or that has ended, by the code for a repeat. */
  repeatIsRefused?: true;
  /** How its own transaction stands, where the protocol has a call for it. */
  status?: (call: ProviderCall) => Promise<'OPEN' | 'PAID' | 'FAILED' | 'REFUNDED'>;
}

export interface Stage {
  sale: Sale;
  driver: ProviderDriver;
}

/** An order of its own that this provider is to be paid for. */
export async function newBill({ sale, driver }: Stage): Promise<AddedOrder & { call: ProviderCall }> {
  const added = await addOrder(sale, { method: driver.method });
  return { ...added, call: callFor(added.order) };
}

function callFor(order: Order, facts: Partial<ProviderCall> = {}): ProviderCall {
  return { number: order.number, amountSom: order.total, transaction: `${order.number}-a`, order, ...facts };
}

/** What the shop has of the order's money, in whole soʻm. */
export async function haveSom(sale: Sale, { number }: Order): Promise<number> {
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

/** What every provider must do the same, whatever its dialect: on a real shop, with a new order for each. */
export const conformanceCases: readonly ConformanceCase[] = [
  {
    name: 'leads the shopper to a page of this very bill',
    run: async (stage) => {
      const { buyer, order } = await newBill(stage);
      expect(order.payment.redirectUrl).toMatch(/^(https?:\/\/|\/)/);
      expect((await readOrder(buyer, order)).payment.redirectUrl).toBe(order.payment.redirectUrl);
    },
  },
  {
    name: 'a payment makes the order paid, to the soʻm',
    run: async (stage) => {
      const { buyer, order, call } = await newBill(stage);
      expect(await stage.driver.open(call)).toBe('YES');
      expect(await haveSom(stage.sale, order)).toBe(0);
      expect(await stage.driver.settle(call)).toBe('YES');
      expect(await readOrder(buyer, order)).toMatchObject({ state: 'PAID', paymentState: 'PAID' });
      expect(await haveSom(stage.sale, order)).toBe(order.total);
    },
  },
  {
    name: 'every call five times, in a row and at once, is one payment',
    run: async (stage) => {
      const { order, call } = await newBill(stage);
      for (const _ of five) expect(await stage.driver.open(call)).not.toBe('NO');
      for (const _ of five) expect(await stage.driver.settle(call)).not.toBe('NO');
      expect(await haveSom(stage.sale, order)).toBe(order.total);
      const other = await newBill(stage);
      await Promise.all(five.map(() => stage.driver.open(other.call)));
      const verdicts = await Promise.all(five.map(() => stage.driver.settle(other.call)));
      expect(verdicts).not.toContain('NO');
      expect(await haveSom(stage.sale, other.order)).toBe(other.order.total);
    },
  },
  {
    name: 'an attempt that ended takes no money, and the order waits for another',
    run: async (stage) => {
      const { buyer, order, call } = await newBill(stage);
      await stage.driver.open(call);
      expect(await stage.driver.cancel(call)).toBe('YES');
      expect(await stage.driver.cancel(call)).not.toBe('NO');
      expect(await stage.driver.settle(call)).toBe('NO');
      expect(await haveSom(stage.sale, order)).toBe(0);
      expect(await readOrder(buyer, order)).toMatchObject({
        state: 'PENDING_PAYMENT',
        paymentState: 'FAILED',
      });
    },
  },
  {
    name: 'another sum, and an order that nobody placed, are refused',
    run: async (stage) => {
      const { order, call } = await newBill(stage);
      expect(await stage.driver.open({ ...call, amountSom: order.total + 1 })).toBe('NO');
      expect(await stage.driver.open({ ...call, number: 'Z-260408-99999', transaction: 'x-1' })).toBe('NO');
      expect(await stage.driver.settle({ ...call, transaction: 'x-2' })).toBe('NO');
      expect(await haveSom(stage.sale, order)).toBe(0);
    },
  },
  {
    name: 'an order that was called off takes no money; its piece is on sale again',
    run: async (stage) => {
      const { buyer, order, piece, call } = await newBill(stage);
      await stage.driver.open(call);
      await cancel(buyer, order);
      expect(await stage.driver.settle(call)).toBe('NO');
      expect(await haveSom(stage.sale, order)).toBe(0);
      expect(await pieceState(stage.sale.db, piece.id)).toBe('AVAILABLE');
    },
  },
  {
    name: 'pieces are reserved while a transaction is open, and not for ever',
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
      expect(await haveSom(sale, order)).toBe(0);
    },
  },
  {
    name: 'a payment against a cancellation: paid and given back, or never taken',
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
    name: 'a payment against the expiry: one of them wins',
    run: async (stage) => {
      const { sale, driver } = stage;
      const { buyer, order, call } = await newBill(stage);
      await driver.open(call);
      sale.turnClock(24 * 60);
      const [verdicts] = await Promise.all([driver.settle(call), sale.runTask('expire-holds')]);
      const { state } = await readOrder(buyer, order);
      expect(state).toBe(verdicts === 'NO' ? 'EXPIRED' : 'PAID');
      expect(await haveSom(sale, order)).toBe(verdicts === 'NO' ? 0 : order.total);
    },
  },
  {
    name: 'money that went back, by our wish or by the provider’s, went back once',
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
      expect(await haveSom(sale, order)).toBe(0);
    },
  },
  {
    name: 'BO-31: a refund goes back as the refund sheet foretells, by itself or by hand, whole and in part',
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
  const way = foretellRefund(providers, { payment, number: order.number, amountSom });
  const refund = { orderId, lines: [], deliverySom: 0, goodwillSom: amountSom, now: now() };
  await db.transaction().execute((inside) => requestRefund(inside, refund));
  await sale.runTask('send-refunds');
  const done = await db
    .selectFrom('refunds')
    .select(['refund_state', 'is_manual'])
    .where('payment_id', '=', payment.id)
    .execute();
  const isByItself = way === 'BY_ITSELF';
  expect(done).toEqual([{ refund_state: isByItself ? 'DONE' : 'REQUESTED', is_manual: !isByItself }]);
}

/** Every call of an attempt, five times each, in the order of these numbers: whatever comes first, shop and ledger stay sound. */
export async function replay(stage: Stage, order: readonly number[]): Promise<void> {
  const { driver, sale } = stage;
  const { order: bought, call } = await newBill(stage);
  const calls = [driver.open, driver.settle, driver.cancel].flatMap((one) => five.map(() => one));
  const shuffled = calls.map((one, at) => ({ one, at: order[at] ?? 0 })).toSorted((a, b) => a.at - b.at);
  for (const { one } of shuffled) await one(call);
  await requireSound(sale.db);
  expect([0, bought.total]).toContain(await haveSom(sale, bought));
}
