import { sql } from 'kysely';
import { afterAll, beforeAll, describe } from 'vitest';
import { testApp } from '#server/testing.ts';
import { type PlainFilter, testPlainList } from '#server/testing-lists.ts';
import { type StaffBrowser, testStaff } from '#server/testing-staff.ts';

interface Payment {
  id: number;
  number: string;
  state: string;
  provider: string;
  transaction: string | null;
  at: Date;
}

interface Refund {
  id: number;
  state: string;
  isManual: boolean;
  at: Date;
}

let shop: Awaited<ReturnType<typeof testApp>>;
let browser: StaffBrowser;
let payments: Payment[];
let refunds: Refund[];
beforeAll(async () => {
  shop = await testApp({ seed: 'demo' });
  const staff = await testStaff({ app: shop.app, db: shop.db, now: new Date() });
  browser = await staff.enter('OWNER');
  payments = (
    await sql<Payment>`
      select p.id, o.number, p.payment_state as state, p.provider, p.transaction_id as transaction, p.created_at as at
      from payments p join orders o on o.id = p.order_id`.execute(shop.db)
  ).rows;
  refunds = (
    await sql<Refund>`
      select r.id, r.refund_state as state, r.is_manual or p.transaction_id is null as "isManual", r.created_at as at
      from refunds r join payments p on p.id = r.payment_id`.execute(shop.db)
  ).rows;
}, 60_000);
afterAll(() => shop.close());

function eachOf<Fact>(
  facts: readonly Fact[],
  name: string,
  valueOf: (fact: Fact) => string,
): PlainFilter<Fact>[] {
  return [...new Set(facts.map(valueOf))].map((value) => ({
    query: `${name}=${value}`,
    holds: (fact) => valueOf(fact) === value,
  }));
}

describe('the list of payments over the demo data', () => {
  testPlainList<Payment>({
    path: 'payments',
    browser: () => browser,
    facts: () => payments,
    filters: () => {
      const { number = '', transaction = null } = payments.find((one) => one.transaction !== null) ?? {};
      return [
        ...eachOf(payments, 'state', ({ state }) => state),
        ...eachOf(payments, 'provider', ({ provider }) => provider),
        { query: `q=${number.toLowerCase()}`, holds: (fact) => fact.number === number },
        { query: `q=${transaction}`, holds: (fact) => fact.transaction === transaction },
      ];
    },
    sorts: { createdAt: ({ at }) => at.getTime() },
    id: ({ id }) => id,
    keyOf: ({ id }) => String(id),
    keyOfRow: ({ id }) => String(id),
  });
});

describe('the list of refunds over the demo data', () => {
  testPlainList<Refund>({
    path: 'refunds',
    browser: () => browser,
    facts: () => refunds,
    filters: () => [
      ...eachOf(refunds, 'state', ({ state }) => state),
      { query: 'manual=true', holds: ({ isManual }) => isManual },
    ],
    sorts: { createdAt: ({ at }) => at.getTime() },
    id: ({ id }) => id,
    keyOf: ({ id }) => String(id),
    keyOfRow: ({ id }) => String(id),
  });
});
