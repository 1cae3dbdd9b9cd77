import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#contract/order.ts';
import type { PaymentMethod } from '#contract/payment-method.ts';
import { requireSound } from '#database/invariants.ts';
import { type AddedPiece, addPiece } from '#server/testing-goods.ts';
import { byCourier, cancel, orderForm, orderUrl, place } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { putLine, type Shopper, shopper, shopperWith } from '#server/testing-shopper.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale({ environment: { FISCAL_RECEIPTS: 'on' } });
});
beforeEach(() => sale.turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

const setCodes = (piece: AddedPiece, code: string | null) =>
  sale.db
    .updateTable('product_items')
    .set({ ikpu: code, package_code: code })
    .where('id', '=', piece.id)
    .execute();

/** An order that is waiting for its payment, of a piece with classifier codes. */
async function waiting(form: object = {}): Promise<{ buyer: Shopper; order: Order; piece: AddedPiece }> {
  const piece = await addPiece(sale.db);
  await setCodes(piece, 'DEMO-1');
  const buyer = await shopperWith(sale.app, piece.fullKey);
  const answer = await place(buyer, orderForm(sale, { ...form, payment: { method: 'FAKE' } }));
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return { buyer, order: answer.json(), piece };
}

async function methodsOf(by: Shopper, order: Order): Promise<Record<string, string>> {
  const answer = await by.get(orderUrl(order).replace('?', '/payment-methods?'));
  expect(answer.headers['cache-control']).toBe('private, no-store');
  return Object.fromEntries(
    answer.json<PaymentMethod[]>().map(({ method, unavailable }) => [method, unavailable ?? 'YES']),
  );
}

describe('the payment methods for an unpaid order', () => {
  it('depend on how the order is received', async () => {
    const fetched = await waiting();
    expect(await methodsOf(fetched.buyer, fetched.order)).toEqual({
      CASH: 'YES',
      CARD_IN_STORE: 'YES',
      FAKE: 'YES',
    });
    const brought = await waiting(byCourier());
    expect(await methodsOf(brought.buyer, brought.order)).toEqual({ CASH: 'YES', FAKE: 'YES' });
  });

  it('depend on the order, not on the present cart', async () => {
    const { buyer, order } = await waiting();
    await putLine(buyer, (await addPiece(sale.db)).fullKey);
    const ofCart = (await buyer.get('/api/v1/payment-methods')).json<PaymentMethod[]>();
    expect(ofCart).toContainEqual(
      expect.objectContaining({ method: 'FAKE', unavailable: 'NO_FISCAL_CODES' }),
    );
    expect(await methodsOf(buyer, order)).toMatchObject({ FAKE: 'YES' });
  });

  it('are at hand-over only if a piece has no codes for a receipt or costs more than the online limit', async () => {
    const { buyer, order, piece } = await waiting();
    const line = sale.db.updateTable('order_lines').where('item_id', '=', piece.id);
    await line.set({ ikpu: null }).execute();
    expect(await methodsOf(buyer, order)).toMatchObject({ CASH: 'YES', FAKE: 'NO_FISCAL_CODES' });
    await line.set({ ikpu: 'DEMO-1' }).execute();
    const dear = { goods_total_som: 500_000_001, total_som: 500_000_001 };
    const update = sale.db.updateTable('orders').where('number', '=', order.number);
    await update.set(dear).execute();
    expect(await methodsOf(buyer, order)).toMatchObject({ CASH: 'YES', FAKE: 'TOTAL_TOO_HIGH' });
    await update.set({ goods_total_som: 500_000_000, total_som: 500_000_000 }).execute();
    expect(await methodsOf(buyer, order)).toMatchObject({ FAKE: 'YES' });
    await update.set({ goods_total_som: order.total, total_som: order.total }).execute();
  });

  it('are empty when its time has expired or it was cancelled', async () => {
    const [late, off] = [await waiting(), await waiting()];
    await cancel(off.buyer, off.order);
    expect(await methodsOf(off.buyer, off.order)).toEqual({});
    sale.turnClock(30);
    expect(await methodsOf(late.buyer, late.order)).toEqual({});
  });

  it('are returned only with its link', async () => {
    const { order } = await waiting();
    const forged = { ...order, token: 'A'.repeat(22) };
    const answer = await shopper(sale.app).get(orderUrl(forged).replace('?', '/payment-methods?'));
    expect(answer.json()).toMatchObject({ status: 404, code: 'NOT_FOUND' });
  });
});
