import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testSecret } from '#server/testing-accounts.ts';
import { addPiece } from '#server/testing-goods.ts';
import { addOrder, orderForm, place } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { shopperWith } from '#server/testing-shopper.ts';
import { providerHandlers } from '#server/payment/provider-calls.ts';
import { payableOrders } from '../pay/payable-orders.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
afterAll(() => sale.close());

describe('describing a sale to a provider', () => {
  it('no receipt data is read if the provider only queries whether the order can be paid', async () => {
    const { order } = await addOrder(sale, { method: 'FAKE' });
    const orders = payableOrders({
      secret: testSecret,
      publicUrl: sale.parts.config.publicUrl,
      limits: { reservationHours: 12 },
    });
    let described = 0;
    const counting: typeof orders = {
      ...orders,
      describeSale: (db, call) => {
        described += 1;
        return orders.describeSale(db, call);
      },
    };
    const handlers = providerHandlers({ db: sale.db, now: sale.parts.now, orders: counting }, 'FAKE');
    const { number: orderNumber, total: amountSom } = order;
    expect(await handlers.check({ orderNumber, amountSom, busyWith: 'ANY' })).toEqual({ ok: true });
    expect(described).toBe(0);
    await handlers.describeSale({ orderNumber });
    expect(described).toBe(1);
  });

  it('the receipt has the codes that the piece had when it was ordered', async () => {
    const piece = await addPiece(sale.db);
    const setCodes = (ikpu: string, packageCode: string) =>
      sale.db
        .updateTable('product_items')
        .set({ ikpu, package_code: packageCode })
        .where('id', '=', piece.id)
        .execute();
    await setCodes('07113001001000000', '1501319');
    const buyer = await shopperWith(sale.app, piece.fullKey);
    const placed = await place(buyer, orderForm(sale));
    await setCodes('07113001001000001', '1501320');
    const { number: orderNumber } = placed.json<{ number: string }>();
    const orders = payableOrders({
      secret: testSecret,
      publicUrl: sale.parts.config.publicUrl,
      limits: { reservationHours: 12 },
    });
    const handlers = providerHandlers({ db: sale.db, now: sale.parts.now, orders }, 'FAKE');
    expect(await handlers.describeSale({ orderNumber })).toMatchObject({
      lines: [{ ikpu: '07113001001000000', packageCode: '1501319' }],
    });
  });

  it('an order that does not exist has no receipt data', async () => {
    const orders = payableOrders({
      secret: testSecret,
      publicUrl: sale.parts.config.publicUrl,
      limits: { reservationHours: 12 },
    });
    const handlers = providerHandlers({ db: sale.db, now: sale.parts.now, orders }, 'FAKE');
    expect(await handlers.describeSale({ orderNumber: 'Z-260408-99999' })).toBeNull();
  });
});
