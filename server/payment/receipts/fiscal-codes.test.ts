import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { requireSound } from '#database/invariants.ts';
import { type AddedPiece, addPiece } from '#server/testing-goods.ts';
import { addOrder, orderForm, payAgain, place } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type Shopper, shopper, shopperWith } from '#server/testing-shopper.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale({ environment: { FISCAL_RECEIPTS: 'on' } });
});
beforeEach(() => sale.turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

const setCodes = (piece: Pick<AddedPiece, 'serialNumber'>, code: string | null) =>
  sale.db
    .updateTable('product_items')
    .set({ ikpu: code, package_code: code })
    .where('serial_number', '=', piece.serialNumber)
    .execute();

const offered = async (by: Shopper) => {
  const methods = (await by.get('/api/v1/payment-methods')).json<
    { method: string; unavailable?: string }[]
  >();
  return Object.fromEntries(methods.map(({ method, unavailable }) => [method, unavailable ?? 'YES']));
};

describe('a piece without classifier codes, if the shop makes fiscal receipts', () => {
  it('cannot be paid online, and the error gives the reason in the shopper’s language', async () => {
    const piece = await addPiece(sale.db);
    const buyer = await shopperWith(sale.app, piece.fullKey);
    expect(await offered(buyer)).toEqual({
      CASH: 'YES',
      CARD_IN_STORE: 'YES',
      FAKE: 'NO_FISCAL_CODES',
    });
    const answer = await place(buyer, orderForm(sale, { payment: { method: 'FAKE' } }));
    expect(answer.json()).toMatchObject({
      status: 409,
      code: 'PAYMENT_METHOD_UNAVAILABLE',
      detail: expect.stringMatching(/кода ИКПУ/),
      facts: { reason: 'NO_FISCAL_CODES', serialNumbers: [piece.serialNumber] },
    });
  });

  it('can be paid at the hand-over', async () => {
    const piece = await addPiece(sale.db);
    const buyer = await shopperWith(sale.app, piece.fullKey);
    expect((await place(buyer, orderForm(sale))).statusCode).toBe(201);
  });

  it('does not affect other orders', async () => {
    await shopperWith(sale.app, (await addPiece(sale.db)).fullKey);
    expect(await offered(shopper(sale.app))).toMatchObject({ FAKE: 'YES' });
  });

  it('with codes can be paid online', async () => {
    const piece = await addPiece(sale.db);
    await setCodes(piece, 'DEMO-1');
    const buyer = await shopperWith(sale.app, piece.fullKey);
    expect(await offered(buyer)).toMatchObject({ FAKE: 'YES' });
    const form = orderForm(sale, { payment: { method: 'FAKE' } });
    expect((await place(buyer, form)).statusCode).toBe(201);
  });

  it('whose codes were removed after the order can still be paid online', async () => {
    const piece = await addPiece(sale.db);
    await setCodes(piece, 'DEMO-1');
    const buyer = await shopperWith(sale.app, piece.fullKey);
    const order = (await place(buyer, orderForm(sale, { payment: { method: 'FAKE' } }))).json();
    await setCodes(piece, null);
    expect((await payAgain(buyer, order, { method: 'FAKE' })).statusCode).toBe(200);
  });

  it('whose codes were added after the order cannot be paid online', async () => {
    const piece = await addPiece(sale.db);
    await setCodes(piece, 'DEMO-1');
    const buyer = await shopperWith(sale.app, piece.fullKey);
    const order = (await place(buyer, orderForm(sale, { payment: { method: 'FAKE' } }))).json();
    // as in an order from the time when receipts were made elsewhere
    await sale.db.updateTable('order_lines').set({ ikpu: null }).where('item_id', '=', piece.id).execute();
    expect((await payAgain(buyer, order, { method: 'FAKE' })).json()).toMatchObject({
      code: 'PAYMENT_METHOD_UNAVAILABLE',
      facts: { reason: 'NO_FISCAL_CODES', serialNumbers: [piece.serialNumber] },
    });
  });
});

describe('if receipts are made elsewhere', () => {
  it('a piece without codes can be paid online', async () => {
    const plain = await testSale();
    const { order } = await addOrder(plain, { method: 'FAKE' });
    expect(order.payment.method).toBe('FAKE');
    await plain.close();
  });
});
