import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { CounterSale } from '#contract/admin/counter.ts';
import { requireSound } from '#database/invariants.ts';
import { codesOf, placeWithRetry, ownersOf } from '#server/order/testing-races.ts';
import { orderForm } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { crowdWith } from '#server/testing-shopper.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { addHere, finish, newReceipt, openDay, openSale, scan, sell } from '../testing-counter.ts';

let sale: Sale;
let staff: TestedStaff;
beforeAll(async () => {
  sale = await testSale({ connections: 10 });
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

interface Counter {
  seller: StaffBrowser;
  open: CounterSale;
}

/** Opens counters for several sellers of one store. */
async function openCounters(count: number): Promise<Counter[]> {
  const first = (await sale.db.selectFrom('staff').selectAll().where('role', '=', 'SELLER').execute())[0];
  if (first === undefined) throw new Error('no seller');
  const counters: Counter[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const { id } = await sale.db
      .insertInto('staff')
      .values({
        email: `counter-${nth}@zarona.demo`,
        name: `Seller ${nth}`,
        role: 'SELLER',
        staff_state: 'ACTIVE',
        password_hash: first.password_hash,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await sale.db
      .insertInto('staff_stores')
      .values({ staff_id: id, store_id: sale.places.amirTemur })
      .execute();
  }
  for (let nth = 0; nth < count; nth += 1) {
    const seller = await staff.enter('SELLER', nth + 2);
    counters.push({ seller, open: await openSale(sale, seller) });
  }
  return counters;
}

describe('BO-37: one piece, 50 counters and 50 checkouts', () => {
  it(
    'has one winner; every other counter learns who has it, and until when',
    { timeout: 120_000 },
    async () => {
      const piece = await addHere(sale);
      const counters = await openCounters(50);
      const buyers = await crowdWith(sale.app, { count: 50, key: piece.fullKey });
      const [scans, orders] = await Promise.all([
        Promise.all(counters.map(({ seller, open }) => scan(seller, open, piece.serialNumber))),
        Promise.all(buyers.map((buyer) => placeWithRetry(buyer, orderForm(sale)))),
      ]);
      const taken = scans.filter(({ statusCode }) => statusCode === 200);
      const ordered = codesOf(orders).filter((code) => code === 'ORDERED');
      expect(taken.length + ordered.length).toBe(1);
      expect(await ownersOf(sale.db, piece.id)).toEqual({ orders: ordered.length, holds: 1 });
      const refused = scans.filter(({ statusCode }) => statusCode !== 200);
      const why = ordered.length === 1 ? 'ORDER' : 'COUNTER';
      for (const answer of refused) {
        expect(answer.json()).toMatchObject({ code: 'PIECE_NOT_FREE', facts: { why } });
        const { facts } = answer.json<{ facts: { number: string | null; until: string | null } }>();
        // the holder is an order, or a hold with an end
        expect(facts.number ?? facts.until).not.toBeNull();
      }
      for (const { seller, open } of counters) await seller.delete(`counter/sales/${open.id}`);
    },
  );
});

describe('one drawer', () => {
  it('BO-42: is opened once by twenty concurrent requests', async () => {
    const seller = await staff.enter('SELLER');
    const answers = await Promise.all(
      Array.from({ length: 20 }, () =>
        seller.post('counter/days', { storeId: sale.places.amirTemur, opening: 500_000 }),
      ),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  });

  it('BO-42: counted while cash is taken, contains everything taken before and nothing after', async () => {
    const sellers = await Promise.all(
      [0, 1, 2, 3].map((nth) => staff.enter('SELLER', nth === 0 ? 0 : nth + 2)),
    );
    const [first] = sellers;
    if (first === undefined) throw new Error('no seller');
    await openDay(sale, first);
    const ready: Counter[] = [];
    for (const seller of sellers) {
      const piece = await addHere(sale);
      const open = (await scan(seller, await openSale(sale, seller), piece.serialNumber)).json<CounterSale>();
      ready.push({ seller, open });
    }
    const { current } = (await first.get(`counter/days?storeId=${sale.places.amirTemur}`)).json<{
      current: { id: number; opening: number };
    }>();
    const [counted, ...sold] = await Promise.all([
      first.post(`counter/days/${current.id}/count`, { counted: 0 }),
      ...ready.map(({ seller, open }) => finish(seller, open)),
    ]);
    const paid = sold.filter(({ statusCode }) => statusCode === 200);
    const late = sold.filter(({ statusCode }) => statusCode !== 200);
    expect(late.every((answer) => answer.json<{ code: string }>().code === 'CASH_DAY_CLOSED')).toBe(true);
    const totals = paid.map((answer) => answer.json<{ total: number }>().total);
    expect(counted.json()).toMatchObject({
      expected: totals.reduce((sum, total) => sum + total, current.opening),
    });
    for (const { seller, open } of ready) await seller.delete(`counter/sales/${open.id}`);
    await first.post(`counter/days/${current.id}/close`, { reason: 'a test' });
  });
});

describe('BO-41: returning one piece', () => {
  it('is executed once for two concurrent requests', async () => {
    const seller = await staff.enter('SELLER');
    await openDay(sale, seller);
    const { piece, sold } = await sell(sale, seller);
    const bring = () => {
      seller.headers['idempotency-key'] = crypto.randomUUID();
      const serials = [piece.serialNumber];
      const { number } = sold;
      return seller.post('counter/returns', {
        number,
        storeId: sale.places.amirTemur,
        serials,
        isFaulty: false,
        reason: 'too small',
      });
    };
    const answers = await Promise.all([bring(), bring(), bring()]);
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
  });
});

it('one fiscal receipt for two sales at the same time belongs to one of them', async () => {
  const [one, two] = [await staff.enter('SELLER'), await staff.enter('SELLER', 1)];
  const stores = await Promise.all(
    [one, two].map(
      async (seller) => (await seller.get('session')).json<{ storeIds: number[] }>().storeIds[0],
    ),
  );
  for (let round = 0; round < 5; round += 1) {
    const receipt = newReceipt();
    const sales: { seller: StaffBrowser; scanned: CounterSale }[] = [];
    for (const [nth, seller] of [one, two].entries()) {
      const storeId = stores[nth] ?? 0;
      await seller.post('counter/days', { storeId, opening: 0 });
      const { serialNumber } = await addHere(sale, { storeId });
      const opened = (await seller.post('counter/sales', { storeId })).json<CounterSale>();
      sales.push({ seller, scanned: (await scan(seller, opened, serialNumber)).json<CounterSale>() });
    }
    const answers = await Promise.all(
      sales.map(({ seller, scanned }) => finish(seller, scanned, { receipt })),
    );
    expect(answers.map((answer) => answer.json<{ code?: string }>().code ?? 'SOLD').toSorted()).toEqual([
      'RECEIPT_USED',
      'SOLD',
    ]);
    for (const { seller, scanned } of sales) await seller.delete(`counter/sales/${scanned.id}`);
  }
});
