import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { FinishedSale, Purchase } from '#contract/admin/counter.ts';
import { requireSound } from '#database/invariants.ts';
import { moneyOf } from '#server/order/testing-races.ts';
import { pieceState, defaultPriceSom } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffAnswer, type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { openDay, openSale, scan, sell } from '../testing-counter.ts';

let sale: Sale;
let staff: TestedStaff;
let seller: StaffBrowser;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
beforeEach(async () => {
  sale.turnClock(0);
  seller = await staff.enter('SELLER');
  await openDay(sale, seller);
});
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

const find = (text: string): Promise<StaffAnswer> =>
  seller.get(`counter/purchases?text=${encodeURIComponent(text)}`);

function bring(
  by: StaffBrowser,
  number: string,
  { key = crypto.randomUUID(), ...form }: { key?: string; serials: string[]; isFaulty?: boolean },
): Promise<StaffAnswer> {
  by.headers['idempotency-key'] = key;
  const { amirTemur: storeId } = sale.places;
  return by.post('counter/returns', { number, storeId, isFaulty: false, reason: 'too small', ...form });
}

const receiptOf = ({ receiptUrl }: FinishedSale) => receiptUrl ?? '';

describe('BO-41: a return at the counter', () => {
  it('finds the purchase by serial number, order number and receipt', async () => {
    const { piece, sold } = await sell(sale, seller);
    for (const text of [piece.serialNumber.toLowerCase(), sold.number, receiptOf(sold)]) {
      const found = (await find(text)).json<Purchase>();
      expect(found).toMatchObject({
        number: sold.number,
        lines: [{ paid: defaultPriceSom, refused: null }],
        tenders: [{ method: 'CASH', left: defaultPriceSom, isByProvider: false }],
      });
    }
    expect((await find('ZR-NONE')).statusCode).toBe(404);
    const far = await staff.enter('SELLER', 1);
    expect((await far.get(`counter/purchases?text=${sold.number}`)).statusCode).toBe(404);
  });

  it('refunds each payment by its own method, cash from the drawer, once per key', async () => {
    const { piece, sold } = await sell(sale, seller, {
      tenders: [
        { method: 'CASH', amount: 5_000_000 },
        { method: 'CARD_IN_STORE', amount: 2_270_000 },
      ],
    });
    const key = crypto.randomUUID();
    const serials = [piece.serialNumber];
    const answer = await bring(seller, sold.number, { serials, key });
    expect(answer.json()).toMatchObject({
      refund: defaultPriceSom,
      tenders: [
        { method: 'CASH', amount: 5_000_000, isByProvider: false },
        { method: 'CARD_IN_STORE', amount: 2_270_000, isByProvider: false },
      ],
    });
    expect((await bring(seller, sold.number, { serials, key })).json()).toEqual(answer.json());
    expect(await moneyOf(sale.db, sold.number)).toEqual({
      entries: [5_000_000, 2_270_000, -5_000_000, -2_270_000],
      refunds: ['DONE 5000000', 'DONE 2270000'],
    });
    // inspected before it is available again
    expect(await pieceState(sale.db, piece.id)).toBe('WITHDRAWN');
    const open = await openSale(sale, seller);
    expect((await scan(seller, open, piece.serialNumber)).json()).toMatchObject({
      facts: { why: 'WITHDRAWN' },
    });
    const order = await sale.db
      .selectFrom('orders')
      .selectAll()
      .where('number', '=', sold.number)
      .executeTakeFirstOrThrow();
    expect(order).toMatchObject({ order_state: 'RETURNED', payment_state: 'REFUNDED' });
    const { rows } = {
      rows: await sale.db
        .selectFrom('cash_movements')
        .select('amount_som')
        .where('order_id', '=', order.id)
        .orderBy('id')
        .execute(),
    };
    expect(rows.map((row) => row.amount_som)).toEqual([5_000_000, -5_000_000]);
  });

  it('is refused after the return period, unless the piece has a fault', async () => {
    const { piece, sold } = await sell(sale, seller);
    sale.turnClock(10 * 24 * 60 + 1);
    seller = await staff.enter('SELLER');
    const serials = [piece.serialNumber];
    expect((await find(sold.number)).json()).toMatchObject({ lines: [{ refused: 'TOO_LATE' }] });
    expect((await bring(seller, sold.number, { serials })).json()).toMatchObject({
      code: 'RETURN_NOT_POSSIBLE',
      facts: { why: 'TOO_LATE' },
    });
    expect((await bring(seller, sold.number, { serials, isFaulty: true })).statusCode).toBe(200);
  });

  it('requires the second factor, and the permission to take pieces back', async () => {
    const { piece, sold } = await sell(sale, seller);
    const serials = [piece.serialNumber];
    const accountant = await staff.enter('ACCOUNTANT');
    expect((await bring(accountant, sold.number, { serials })).json()).toMatchObject({
      code: 'PERMISSION_MISSING',
      facts: { permission: 'orders.return' },
    });
    sale.turnClock(6);
    expect((await bring(seller, sold.number, { serials })).json()).toMatchObject({
      code: 'STEP_UP_REQUIRED',
    });
  });
});
