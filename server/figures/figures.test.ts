import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { OrderFigures, SalesOfPeriod, StockFigures } from '#contract/admin/figures.ts';
import { buy, walk } from '#server/order/testing-orders.ts';
import { recordStatements } from '#server/testing-growth.ts';
import { addPiece, defaultPriceSom } from '#server/testing-goods.ts';
import { byCourier } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type TestedStaff, testStaff } from '#server/testing-staff.ts';

const day = 24 * 60;
let sale: Sale;
let staff: TestedStaff;
let heard: ReturnType<typeof recordStatements>;
beforeAll(async () => {
  heard = recordStatements();
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  // one order a week before noon of 8 April; at noon two confirmed orders, an unconfirmed one, and one that is handed over
  sale.turnClock(-7 * day);
  const past = await buy(sale);
  await walk(sale, past.order, 'confirm');
  sale.turnClock(0);
  for (let nth = 0; nth < 2; nth++) await walk(sale, (await buy(sale)).order, 'confirm');
  await buy(sale);
  const courier = await buy(sale, { form: byCourier() });
  await walk(sale, courier.order, 'confirm', 'assemble');
  await sale.runTask('note-sales');
});
afterAll(async () => {
  heard.close();
  await sale.close();
});

/** `nth` selects one of the two sellers; the pickup orders above are of the first one's store. */
const read = async <Answer>(role: 'OWNER' | 'CONTENT' | 'SELLER', path: string, nth = 0): Promise<Answer> => {
  const browser = await staff.enter(role, nth);
  const answer = await browser.get(path);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json<Answer>();
};

describe('the work list', () => {
  it('counts the same as the views of the list of orders', async () => {
    const { items } = await read<{ items: { kind: string; count: number; oldest: string | null }[] }>(
      'OWNER',
      'work',
    );
    const views: Record<string, string> = {
      CONFIRM: 'orders?state=NEW',
      ASSEMBLE: 'orders?state=PAID,CONFIRMED',
      LATE: 'orders?late=true',
      UNCOLLECTED: 'orders?uncollected=true',
      MANUAL_REFUND: 'orders?manualRefund=true',
      APPROVAL: 'approvals?state=WAITING',
      DISCREPANCY: 'discrepancies',
      RECEIPT: 'receipts',
      SETTLEMENT: 'settlements?open=true',
      REVIEWS: 'reviews?state=PENDING',
      PRIVACY: 'privacy-requests?state=WAITING',
      VISITS: 'visits?toDo=true',
      CALLS: 'callbacks?late=true',
      MESSAGES: 'messages?failed=true',
      IMPORTS: 'imports?state=FAILED',
      WEBHOOKS: 'webhooks?failing=true',
      // transfers: server/stock/transfer/missing-pieces.test.ts and arriving.test.ts
      MISSING: 'transfers?missing=true',
      ARRIVING: 'transfers?arriving=true',
    };
    // these kinds have no list; tested in server/pricing/rates/rates.test.ts and work-of-roles.test.ts
    const listed = items.filter(({ kind }) => kind !== 'RATE' && kind !== 'CASH_DAYS');
    expect(listed.map(({ kind }) => kind).sort()).toEqual(Object.keys(views).sort());
    for (const { kind, count, oldest } of listed) {
      const list = await read<{ count?: { value: number }; rows: unknown[] }>('OWNER', `${views[kind]}`);
      expect([kind, list.count?.value ?? list.rows.length]).toEqual([kind, count]);
      expect(oldest === null).toBe(count === 0);
    }
    expect(items.find(({ kind }) => kind === 'ASSEMBLE')).toMatchObject({
      count: 3,
      oldest: '2026-04-01T07:00:00.000Z',
    });
    expect(items.find(({ kind }) => kind === 'CONFIRM')).toMatchObject({ count: 1 });
    // the order that has waited longest is linked
    for (const kind of ['CONFIRM', 'ASSEMBLE']) {
      const { rows } = await read<{ rows: { number: string }[] }>('OWNER', `${views[kind]}&sort=createdAt`);
      expect(items.find((item) => item.kind === kind)).toMatchObject({ order: rows[0]?.number });
    }
    expect(items.find(({ kind }) => kind === 'CALLS')).toMatchObject({ order: null });
  });

  it('is restricted to a seller’s stores', async () => {
    interface Work {
      items: { count: number }[];
    }
    const counts = async (nth: number) =>
      (await read<Work>('SELLER', 'work', nth)).items.reduce((sum, { count }) => sum + count, 0);
    expect([await counts(0), await counts(1)]).toEqual([5, 0]);
  });

  it('counts no orders for content editors', async () => {
    const { items } = await read<{ items: { kind: string; count: number; order: string | null }[] }>(
      'CONTENT',
      'work',
    );
    const ofOrders = ['CONFIRM', 'ASSEMBLE', 'LATE', 'UNCOLLECTED', 'MANUAL_REFUND', 'CALLS'];
    for (const kind of ofOrders)
      expect(items.find((item) => item.kind === kind)).toMatchObject({ count: 0, order: null });
  });
});

describe('sales', () => {
  it('contain the period, the period before, and the weekday’s average', async () => {
    const { now, before, days } = await read<SalesOfPeriod>(
      'OWNER',
      'figures/sales?from=2026-04-07&to=2026-04-08',
    );
    const courier = now.sold - 3 * defaultPriceSom;
    expect(courier).toBeGreaterThanOrEqual(0);
    expect(now).toMatchObject({
      orders: 3,
      refunded: 0,
      moneyIn: 0,
      grams: 10.26,
      grams585: 10.26,
      carats: 0,
      margin: null,
    });
    expect(now.average).toBe(Math.round(now.sold / 3));
    expect(before).toMatchObject({ sold: 0, orders: 0, average: null, grams: 0 });
    expect(days).toEqual([
      { day: '2026-04-07', sold: 0, orders: 0, average: 0, holiday: null },
      {
        day: '2026-04-08',
        sold: now.sold,
        orders: 3,
        average: Math.round(defaultPriceSom / 4),
        holiday: null,
      },
    ]);
  });

  it('mark the holidays of the period', async () => {
    const { days } = await read<SalesOfPeriod>('OWNER', 'figures/sales?from=2026-03-01&to=2026-03-31');
    expect(days.filter(({ holiday }) => holiday !== null).map(({ day, holiday }) => [day, holiday])).toEqual([
      ['2026-03-08', 'WOMEN'],
      ['2026-03-20', 'RAMAZON'],
      ['2026-03-21', 'NAVROZ'],
    ]);
  });

  it('refuse a period that ends before it begins, and one longer than a year', async () => {
    const browser = await staff.enter('OWNER');
    for (const period of ['from=2026-04-08&to=2026-04-07', 'from=2024-01-01&to=2026-04-07'])
      expect((await browser.get(`figures/sales?${period}`)).json()).toMatchObject({
        status: 400,
        code: 'VALIDATION_FAILED',
      });
  });

  it('are restricted to a seller’s stores, whichever store they request', async () => {
    const period = 'figures/sales?from=2026-04-08&to=2026-04-08';
    const own = await read<SalesOfPeriod>('SELLER', period);
    expect(own.now).toMatchObject({ sold: 2 * defaultPriceSom, orders: 2 });
    expect((await read<SalesOfPeriod>('SELLER', period, 1)).now).toMatchObject({ sold: 0, orders: 0 });
    const { id } = await sale.db
      .selectFrom('orders')
      .select('store_id as id')
      .where('store_id', 'is not', null)
      .executeTakeFirstOrThrow();
    const foreign = await read<SalesOfPeriod>('SELLER', `${period}&storeId=${id}`, 1);
    expect(foreign.now).toMatchObject({ sold: 0, orders: 0 });
  });
});

it('hours are the local times at which orders were placed, for the stores that the reader may see', async () => {
  const period = 'figures/hours?from=2026-04-01&to=2026-04-08';
  // noon on two Wednesdays: one order in the week before, three on the day whose orders were confirmed
  expect(await read('OWNER', period)).toEqual({ hours: [{ weekday: 3, hour: 12, orders: 4 }] });
  expect(await read('SELLER', period)).toEqual({ hours: [{ weekday: 3, hour: 12, orders: 3 }] });
  expect(await read('SELLER', period, 1)).toEqual({ hours: [] });
  const browser = await staff.enter('OWNER');
  expect((await browser.get('figures/hours?from=2026-04-08&to=2026-04-07')).json()).toMatchObject({
    code: 'VALIDATION_FAILED',
  });
});

describe('orders and stock', () => {
  it('are counted as of now', async () => {
    const { waiting, held, leadTime, codes } = await read<OrderFigures>('OWNER', 'figures/orders');
    expect(Object.fromEntries(waiting.map(({ state, count }) => [state, count]))).toEqual({
      NEW: 1,
      CONFIRMED: 3,
      ASSEMBLING: 1,
    });
    expect(held).toEqual([{ owner: 'ORDER', pieces: 5 }]);
    expect(leadTime).toBeNull();
    expect(codes).toEqual({ sent: 0, redeemed: 0 });
  });

  it('contain the weight, price and age of pieces on hand, without lost and written-off ones', async () => {
    for (const withdrawn_because of ['LOST', 'WRITTEN_OFF'] as const) {
      const { serialNumber } = await addPiece(sale.db, {});
      await sale.db
        .updateTable('product_items')
        .set({ product_item_state: 'WITHDRAWN', withdrawn_because })
        .where('serial_number', '=', serialNumber)
        .execute();
    }
    const { pieces, grams, retail, ages } = await read<StockFigures>('OWNER', 'figures/stock');
    expect({ pieces, grams, retail }).toEqual({ pieces: 5, grams: 17.1, retail: 5 * defaultPriceSom });
    expect(ages.map(({ from, to }) => [from, to])).toEqual([
      [0, 60],
      [61, 120],
      [121, 180],
      [181, 365],
      [366, null],
    ]);
    expect(ages.reduce((sum, age) => sum + age.pieces, 0)).toBe(5);
  });
});

it('held pieces are separated: those of a counter sale from those held by a checkout', async () => {
  const seller = await staff.enter('SELLER');
  const { amirTemur: storeId } = sale.places;
  const { id } = (await seller.post('counter/sales', { storeId })).json<{ id: number }>();
  const { serialNumber: serial } = await addPiece(sale.db, { storeId });
  await seller.post(`counter/sales/${id}/pieces`, { serial });
  const { held } = await read<OrderFigures>('OWNER', 'figures/orders');
  expect(held).toEqual([
    { owner: 'COUNTER', pieces: 1 },
    { owner: 'ORDER', pieces: 5 },
  ]);
});

it('sales have a dollar rate only on the day on which the staff set the rate', async () => {
  const period = 'figures/sales?from=2026-04-08&to=2026-04-08';
  const usdRate = async () => (await read<SalesOfPeriod>('OWNER', period)).usdRate;
  expect(await usdRate()).toBeNull();
  const owner = await staff.enter('OWNER');
  expect((await owner.patch('settings/usd_rate_som', { value: 12_750 }, 0)).statusCode).toBe(200);
  // the audit uses the clock of the database
  const setAt = (at: Date) =>
    sale.db.transaction().execute(async (db) => {
      await sql`set local session_replication_role = replica`.execute(db);
      await sql`update audit_entries set at = ${at} where record_id = 'usd_rate_som'`.execute(db);
    });
  await setAt(sale.parts.now());
  expect(await usdRate()).toBe(12_750);
  await setAt(new Date(sale.parts.now().getTime() - day * 60_000));
  expect(await usdRate()).toBeNull();
});

it('BO-57: Today takes at most twelve statements besides those of the session', async () => {
  const browser = await staff.enter('OWNER');
  const textsOf = async (path: string) => {
    heard.take();
    const answer = await browser.get(path);
    expect(answer.statusCode).toBe(200);
    return heard.take().map(({ text }) => text);
  };
  const ofSession = new Set(await textsOf('session'));
  // the minimum of three runs, because background tasks also send statements
  const countOf = async (path: string) => {
    const counts: number[] = [];
    while (counts.length < 3)
      counts.push((await textsOf(path)).filter((text) => !ofSession.has(text)).length);
    return Math.min(...counts);
  };
  let count = 0;
  for (const path of [
    'work',
    'figures/sales?from=2026-04-08&to=2026-04-08',
    'figures/orders',
    'figures/stock',
  ])
    count += await countOf(path);
  expect(count).toBeLessThanOrEqual(12);
  expect(count).toBe(12);
});
