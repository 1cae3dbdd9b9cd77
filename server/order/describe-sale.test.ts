import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testSecret } from '#server/testing-accounts.ts';
import { addOrder } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { providerHandlers } from '#server/payment/provider-calls.ts';
import { payableOrders } from './payable-orders.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
afterAll(() => sale.close());

describe('a provider that asks', () => {
  it('whether an order may be paid has no receipt made for it; one that wants the receipt has', async () => {
    const { order } = await addOrder(sale, { method: 'FAKE' });
    const orders = payableOrders({ secret: testSecret, publicUrl: sale.parts.config.publicUrl });
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
    expect(await handlers.check({ orderNumber, amountSom, unlessBusy: true })).toEqual({ ok: true });
    expect(described).toBe(0);
    await handlers.describeSale({ orderNumber });
    expect(described).toBe(1);
  });

  it('for the receipt of an order that is none gets none', async () => {
    const orders = payableOrders({ secret: testSecret, publicUrl: sale.parts.config.publicUrl });
    const handlers = providerHandlers({ db: sale.db, now: sale.parts.now, orders }, 'FAKE');
    expect(await handlers.describeSale({ orderNumber: 'Z-260408-99999' })).toBeNull();
  });
});
