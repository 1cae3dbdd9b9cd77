import { deepEqual, equal, match } from 'node:assert/strict';
import type {
  Bill,
  CheckAnswer,
  FailAnswer,
  PaymentFailure,
  PaymentHandlers,
  PaymentProvider,
  SettleAnswer,
} from './port.ts';

/** How a test makes a provider's side act, in the provider's own dialect. */
export interface ProviderDriver {
  provider: PaymentProvider;
  /** The shopper pays, or the provider says that the money is there. Answers whether the provider was told yes. */
  settle(bill: Bill): Promise<boolean>;
  /** The shopper or the provider ends the attempt. */
  cancel(bill: Bill): Promise<void>;
  decline(bill: Bill): Promise<void>;
}

/** A shop that keeps its bills in memory and answers as the port promises. */
export interface ShopInMemory {
  handlers: PaymentHandlers;
  add(bill: Bill): void;
  /** The order is over: its bill is closed. */
  close(bill: Bill): void;
  stateOf(bill: Bill): 'PENDING' | 'PAID' | PaymentFailure;
  /** How often the money was booked. */
  bookings(bill: Bill): number;
}

/** What every provider must do the same, whatever its dialect. Each starts with a new bill that waits. */
export const conformanceCases: readonly {
  name: string;
  run: (shop: ShopInMemory, driver: ProviderDriver, bill: Bill) => Promise<void>;
}[] = [
  {
    name: 'leads the shopper to a page of this very bill',
    run: async (_shop, { provider }, bill) => {
      const { redirectUrl } = provider.begin(bill);
      match(redirectUrl, /^(https:\/\/|\/)/);
      equal(provider.begin(bill).redirectUrl, redirectUrl);
    },
  },
  {
    name: 'a payment settles the bill',
    run: async (shop, driver, bill) => {
      equal(await driver.settle(bill), true);
      equal(shop.stateOf(bill), 'PAID');
      equal(await driver.provider.fetchState(bill.reference), 'PAID');
    },
  },
  {
    name: 'a payment that is told twice is booked once, and told yes twice',
    run: async (shop, driver, bill) => {
      deepEqual([await driver.settle(bill), await driver.settle(bill)], [true, true]);
      equal(shop.bookings(bill), 1);
    },
  },
  {
    name: 'a payment that is told ten times at once is booked once',
    run: async (shop, driver, bill) => {
      await Promise.all(Array.from({ length: 10 }, () => driver.settle(bill)));
      equal(shop.bookings(bill), 1);
    },
  },
  {
    name: 'a declined card leaves the bill without money',
    run: async (shop, driver, bill) => {
      await driver.decline(bill);
      await driver.decline(bill);
      equal(shop.stateOf(bill), 'DECLINED');
      equal(await driver.provider.fetchState(bill.reference), 'FAILED');
    },
  },
  {
    name: 'a shopper who turns back leaves the bill without money',
    run: async (shop, driver, bill) => {
      await driver.cancel(bill);
      equal(shop.stateOf(bill), 'CANCELLED');
    },
  },
  {
    name: 'money does not come after the attempt ended',
    run: async (shop, driver, bill) => {
      await driver.cancel(bill);
      equal(await driver.settle(bill), false);
      equal(shop.bookings(bill), 0);
    },
  },
  {
    name: 'a cancellation after the money came changes nothing',
    run: async (shop, driver, bill) => {
      await driver.settle(bill);
      await driver.cancel(bill);
      equal(shop.stateOf(bill), 'PAID');
      equal(await driver.provider.fetchState(bill.reference), 'PAID');
    },
  },
  {
    name: 'no money is taken for an order that is over',
    run: async (shop, driver, bill) => {
      shop.close(bill);
      equal(await driver.settle(bill), false);
      equal(shop.bookings(bill), 0);
    },
  },
  {
    name: 'no money is taken for a bill that nobody wrote',
    run: async (_shop, driver, bill) => {
      const unknown = { ...bill, reference: `${bill.reference}-unknown` };
      equal(await driver.settle(unknown), false);
      equal(await driver.provider.fetchState(unknown.reference), 'UNKNOWN');
    },
  },
  {
    name: 'a refund gives the money back; twice is one refund',
    run: async (_shop, driver, bill) => {
      await driver.settle(bill);
      await driver.provider.refund(bill);
      await driver.provider.refund(bill);
      equal(await driver.provider.fetchState(bill.reference), 'REFUNDED');
    },
  },
];

/** Answers like server/payment, without a database. */
export function shopInMemory(): ShopInMemory {
  const bills = new Map<
    string,
    { bill: Bill; state: 'PENDING' | 'PAID' | PaymentFailure; bookings: number }
  >();
  const get = (bill: Bill) => {
    const entry = bills.get(bill.reference);
    if (entry === undefined) throw new Error(`no bill ${bill.reference}`);
    return entry;
  };
  const settle = (call: { reference: string; amountSom: number }): SettleAnswer => {
    const entry = bills.get(call.reference);
    if (entry === undefined) return { ok: false, why: 'UNKNOWN' };
    if (entry.bill.amountSom !== call.amountSom) return { ok: false, why: 'WRONG_AMOUNT' };
    if (entry.state === 'PAID') return { ok: true };
    if (entry.state !== 'PENDING') return { ok: false, why: 'CLOSED' };
    entry.state = 'PAID';
    entry.bookings += 1;
    return { ok: true };
  };
  const fail = (call: { reference: string; failure: PaymentFailure }): FailAnswer => {
    const entry = bills.get(call.reference);
    if (entry === undefined) return { ok: false, why: 'UNKNOWN' };
    if (entry.state === 'PAID') return { ok: false, why: 'CLOSED' };
    if (entry.state === 'PENDING') entry.state = call.failure;
    return { ok: true };
  };
  const check = (reference: string): CheckAnswer => {
    const entry = bills.get(reference);
    if (entry === undefined) return { ok: false, why: 'UNKNOWN' };
    const state = entry.state === 'PENDING' || entry.state === 'PAID' ? entry.state : 'FAILED';
    return { ok: true, bill: entry.bill, state };
  };
  return {
    handlers: {
      check: async (reference) => check(reference),
      settle: async (call) => settle(call),
      fail: async (call) => fail(call),
    },
    add: (bill) => bills.set(bill.reference, { bill, state: 'PENDING', bookings: 0 }),
    close: (bill) => {
      get(bill).state = 'TIMED_OUT';
    },
    stateOf: (bill) => get(bill).state,
    bookings: (bill) => get(bill).bookings,
  };
}
