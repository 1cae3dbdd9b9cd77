import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { CounterSale, FinishedSale } from '#contract/admin/counter.ts';
import { requireSound } from '#database/invariants.ts';
import { pieceState, defaultPriceSom } from '#server/testing-goods.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { holdCart, shopperWith, userShopper } from '#server/testing-shopper.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { addHere, finish, newReceipt, openDay, openSale, scan, sell } from '../testing-counter.ts';

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
afterEach(async () => {
  const { id } = await openSale(sale, seller);
  await seller.delete(`counter/sales/${id}`);
  await requireSound(sale.db);
});
afterAll(() => sale.close());

const orderOf = (number: string) =>
  sale.db.selectFrom('orders').selectAll().where('number', '=', number).executeTakeFirstOrThrow();

async function scanned(piece: { serialNumber: string }): Promise<CounterSale> {
  return (await scan(seller, await openSale(sale, seller), piece.serialNumber)).json();
}

describe('a sale over the counter', () => {
  it('creates one order: paid, handed over, its piece SOLD, its payments in the ledger, its receipt stored', async () => {
    const piece = await addHere(sale);
    const passport = 'ZC-2026-900002-AA';
    await sql`
      insert into certificates (id, item_id, laboratory, issued_on)
      values (${passport}, ${piece.id}, 'ZARONA', '2026-04-01')`.execute(sale.db);
    const open = await scanned(piece);
    expect(open).toMatchObject({
      total: defaultPriceSom,
      heldUntil: new Date(sale.parts.now().getTime() + 600_000).toISOString(),
      needsReceipt: true,
      takesCash: true,
    });
    expect(await pieceState(sale.db, piece.id)).toBe('RESERVED');
    const answer = await finish(seller, open, {
      tenders: [
        { method: 'CASH', amount: 5_000_000, given: 6_000_000 },
        { method: 'CARD_IN_STORE', amount: 2_270_000 },
      ],
    });
    const sold = answer.json<FinishedSale>();
    expect(sold).toMatchObject({
      total: defaultPriceSom,
      change: 1_000_000,
      passports: [
        {
          serialNumber: piece.serialNumber,
          url: `${sale.parts.config.publicUrl}/certificate/${passport}`,
          print: `/api/v1/certificates/${passport}/document.pdf`,
        },
      ],
    });
    const order = await orderOf(sold.number);
    expect(order).toMatchObject({
      channel: 'COUNTER',
      order_state: 'DELIVERED',
      payment_state: 'PAID',
      contact_phone: null,
      total_som: defaultPriceSom,
    });
    expect(await pieceState(sale.db, piece.id)).toBe('SOLD');
    const { rows } = await sql<object>`
      select p.provider, p.tender, l.amount_som, r.receipt_number is not null as has_receipt
      from payments p join ledger_entries l on l.payment_id = p.id left join receipts r on r.payment_id = p.id
      where p.order_id = ${order.id} order by p.tender`.execute(sale.db);
    expect(rows).toEqual([
      { provider: 'CASH', tender: 0, amount_som: 5_000_000, has_receipt: true },
      { provider: 'CARD_IN_STORE', tender: 1, amount_som: 2_270_000, has_receipt: false },
    ]);
    await sale.runTask('note-sales');
    const events = await sale.db
      .selectFrom('sale_events')
      .select('name')
      .where('order_id', '=', order.id)
      .execute();
    expect(events).toEqual([{ name: 'purchase' }]);
    // the staff see it in their list of orders
    expect((await seller.get(`orders/${sold.number}`)).json()).toMatchObject({
      channel: 'COUNTER',
      shopper: '',
    });
  });

  it('BO-39: a repeated request with the same key makes one sale with one number', async () => {
    const open = await scanned(await addHere(sale));
    const key = crypto.randomUUID();
    const receipt = newReceipt();
    const answers = await Promise.all(
      Array.from({ length: 4 }, () => finish(seller, open, { key, receipt })),
    );
    const numbers = new Set(answers.map((answer) => answer.json<FinishedSale>().number));
    expect(numbers.size).toBe(1);
    const { rows } = await sql<{ count: number }>`
      select count(*)::int as count from orders o join counter_sales s on s.order_id = o.id where s.id = ${open.id}`.execute(
      sale.db,
    );
    expect(rows).toEqual([{ count: 1 }]);
    const other = await finish(seller, open, { key });
    expect(other.json()).toMatchObject({ code: 'IDEMPOTENCY_KEY_REUSED' });
  });

  it('BO-38: a piece is released when it is removed, when the sale is dropped, and after ten idle minutes', async () => {
    const piece = await addHere(sale);
    const open = await scanned(piece);
    await seller.delete(`counter/sales/${open.id}/pieces/${piece.serialNumber}`);
    expect(await pieceState(sale.db, piece.id)).toBe('AVAILABLE');
    await scan(seller, open, piece.serialNumber);
    await seller.delete(`counter/sales/${open.id}`);
    expect(await pieceState(sale.db, piece.id)).toBe('AVAILABLE');
    const next = await scanned(piece);
    sale.turnClock(9);
    await seller.post(`counter/sales/${next.id}/renewal`);
    sale.turnClock(18);
    await sale.runTask('expire-holds');
    expect(await pieceState(sale.db, piece.id)).toBe('RESERVED');
    sale.turnClock(20);
    await sale.runTask('expire-holds');
    expect(await pieceState(sale.db, piece.id)).toBe('AVAILABLE');
  });

  it('takes a piece from an expired checkout, and reports who holds one that is not expired', async () => {
    const piece = await addHere(sale);
    const buyer = await shopperWith(sale.app, piece.fullKey);
    await holdCart(buyer);
    const open = await openSale(sale, seller);
    const refused = await scan(seller, open, piece.serialNumber);
    expect(refused.json()).toMatchObject({
      status: 409,
      code: 'PIECE_NOT_FREE',
      facts: { why: 'PAYING', until: new Date(sale.parts.now().getTime() + 900_000).toISOString() },
    });
    sale.turnClock(16);
    expect((await scan(seller, open, piece.serialNumber)).statusCode).toBe(200);
    const manager = await staff.enter('MANAGER');
    const other = await scan(manager, await openSale(sale, manager), piece.serialNumber);
    expect(other.json()).toMatchObject({ facts: { why: 'COUNTER', seller: 'Dilnoza Ergasheva' } });
  });

  it.each([
    ['UNKNOWN', null],
    ['SOLD', { state: 'SOLD' }],
    ['WITHDRAWN', { state: 'WITHDRAWN' }],
    ['ELSEWHERE', { storeId: null }],
    ['ON_REQUEST', { priceSom: null }],
  ] as const)('says why a piece cannot be sold: %s', async (why, fields) => {
    const piece = fields === null ? { serialNumber: 'ZR-NONE' } : await addHere(sale, fields);
    const refused = await scan(seller, await openSale(sale, seller), piece.serialNumber);
    expect(refused.json()).toMatchObject({ code: 'PIECE_NOT_FREE', facts: { why } });
  });

  it('can be accessed only by its seller, in their stores', async () => {
    const open = await openSale(sale, seller);
    const far = await staff.enter('SELLER', 1);
    expect((await far.post('counter/sales', { storeId: sale.places.amirTemur })).statusCode).toBe(404);
    expect((await far.post(`counter/sales/${open.id}/renewal`)).statusCode).toBe(404);
    expect((await openSale(sale, seller)).id).toBe(open.id);
  });
});

describe('the price of a sale', () => {
  it('is reduced by the seller’s discount, within the limit of the role, to the soʻm on its lines', async () => {
    const open = await scanned(await addHere(sale));
    const change = (percent: number) =>
      seller.patch(`counter/sales/${open.id}`, { manualDiscount: { percent, reason: 'a regular' } });
    expect((await change(4)).json()).toMatchObject({ code: 'APPROVAL_NEEDED' });
    const reduced = (await change(3)).json<CounterSale>();
    expect(reduced).toMatchObject({ total: 7_051_900, manualDiscount: { amount: 218_100 } });
    const { number } = (await finish(seller, reduced)).json<FinishedSale>();
    expect(await orderOf(number)).toMatchObject({
      manual_discount_som: 218_100,
      manual_discount_reason: 'a regular',
      total_som: 7_051_900,
    });
  });

  it('is reduced by a promo code, which counts as used', async () => {
    const begins = new Date('2026-01-01T00:00:00Z');
    await sale.db
      .insertInto('promo_codes')
      .values({ code: 'COUNTER10', percent: 10, begins_at: begins, max_uses: 1 })
      .execute();
    const open = await scanned(await addHere(sale));
    const wrong = await seller.patch(`counter/sales/${open.id}`, { promoCode: 'NOSUCH' });
    expect(wrong.json()).toMatchObject({ code: 'PROMO_CODE_UNKNOWN' });
    const reduced = (
      await seller.patch(`counter/sales/${open.id}`, { promoCode: 'counter10' })
    ).json<CounterSale>();
    expect(reduced).toMatchObject({ total: 6_543_000, promo: { code: 'COUNTER10', problem: null } });
    expect((await finish(seller, reduced)).statusCode).toBe(200);
    const again = await scanned(await addHere(sale));
    const over = await seller.patch(`counter/sales/${again.id}`, { promoCode: 'COUNTER10' });
    expect(over.json()).toMatchObject({ total: defaultPriceSom, promo: { problem: 'USED_UP' } });
  });

  it('is the business price for a business, and the order is among its orders', async () => {
    const piece = await addHere(sale);
    await sale.db
      .updateTable('product_items')
      .set({ price_b2b_som: 6_000_000 })
      .where('id', '=', piece.id)
      .execute();
    const business = await userShopper(sale, { phone: '+998935550101' });
    await sale.db
      .updateTable('users')
      .set({ price_type: 'B2B' })
      .where('phone', '=', '+998935550101')
      .execute();
    const open = await scanned(piece);
    expect(open.total).toBe(defaultPriceSom);
    const known = await seller.patch(`counter/sales/${open.id}`, { buyerPhone: '+998935550101' });
    expect(known.json()).toMatchObject({ total: 6_000_000, buyer: { priceType: 'B2B' } });
    const { number } = (await finish(seller, known.json())).json<FinishedSale>();
    const own = (await business.get('/api/v1/orders')).json<{ content: { number: string }[] }>();
    expect(own.content.map((order) => order.number)).toEqual([number]);
    expect((await business.get(`/api/v1/orders/${number}`)).json()).toMatchObject({ paymentState: 'PAID' });
  });
});

describe('BO-40: the payments of a sale', () => {
  it.each([
    ['NOT_WHOLE', [{ method: 'CASH', amount: defaultPriceSom - 1 }]],
    ['GIVEN_TOO_LITTLE', [{ method: 'CASH', amount: defaultPriceSom, given: 7_000_000 }]],
  ])('are refused, and nothing is sold: %s', async (why, tenders) => {
    const piece = await addHere(sale);
    const refused = await finish(seller, await scanned(piece), { tenders });
    expect(refused.json()).toMatchObject({ code: 'TENDERS_WRONG', facts: { why } });
    expect(await pieceState(sale.db, piece.id)).toBe('RESERVED');
  });

  it('requires a receipt if the setting says so, and each receipt belongs to one sale', async () => {
    const receipt = newReceipt();
    await sell(sale, seller, { receipt });
    const open = await scanned(await addHere(sale));
    expect((await finish(seller, open, { receipt: null })).json()).toMatchObject({ code: 'RECEIPT_NEEDED' });
    expect((await finish(seller, open, { receipt })).json()).toMatchObject({ code: 'RECEIPT_USED' });
    await sale.db.insertInto('shop_settings').values({ name: 'counter_receipt', value: '"LATER"' }).execute();
    const { number } = (await finish(seller, open, { receipt: null })).json<FinishedSale>();
    await sale.db.deleteFrom('shop_settings').where('name', '=', 'counter_receipt').execute();

    // the receipt is missing until it is added, once
    const missing = async () =>
      (await seller.get('receipts'))
        .json<{ rows: { number: string; paymentId: number; isCounter: boolean }[] }>()
        .rows.find((row) => row.number === number);
    const row = await missing();
    expect(row).toMatchObject({ isCounter: true });
    const path = `receipts/${row?.paymentId}/counter`;
    expect((await seller.post(path, { receipt })).json()).toMatchObject({ code: 'RECEIPT_USED' });
    expect((await seller.post(path, { receipt: newReceipt() })).statusCode).toBe(204);
    expect(await missing()).toBeUndefined();
    expect((await seller.post(path, { receipt: newReceipt() })).json()).toMatchObject({ code: 'NOT_FOUND' });
  });

  it('parses the QR code of a receipt', async () => {
    const text = 'https://ofd.soliq.uz/check?t=UZ1&r=2013&c=20260408120355&s=99';
    expect((await seller.post('counter/receipts/read', { text })).json()).toEqual({
      receipt: { terminal: 'UZ1', number: '2013', issuedAt: '2026-04-08T07:03:55.000Z', sign: '99' },
    });
    expect((await seller.post('counter/receipts/read', { text: 'ZR-1' })).json()).toEqual({ receipt: null });
  });
});
