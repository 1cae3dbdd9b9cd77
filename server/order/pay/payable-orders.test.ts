import { afterAll, beforeAll, expect, it } from 'vitest';
import { withTransaction } from '#database/transaction.ts';
import { noon } from '#domain/calendar/testing-noon.ts';
import { testSecret } from '#server/testing-accounts.ts';
import { addOrder, readOrder } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { payableOrders } from './payable-orders.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
afterAll(() => sale.close());

it('a provider that starts a transaction every half hour extends the reservation by at most 12 hours', async () => {
  const { buyer, order } = await addOrder(sale, { method: 'FAKE' });
  const { id: orderId } = await sale.db
    .selectFrom('orders')
    .select('id')
    .where('number', '=', order.number)
    .executeTakeFirstOrThrow();
  const orders = payableOrders({ secret: testSecret, publicUrl: '', limits: { reservationHours: 12 } });
  const after = (minutes: number) => new Date(noon.getTime() + minutes * 60_000);
  const reserved: (string | null)[] = [];
  for (let minutes = 0; minutes <= 14 * 60; minutes += 30) {
    const keepUntil = after(minutes + 30);
    await withTransaction(sale.db, (db) =>
      orders.markPaymentOpen(db, { orderId, method: 'FAKE', keepUntil }),
    );
    reserved.push((await readOrder(buyer, order)).reservedUntil);
  }
  expect(reserved[1]).toBe(after(60).toISOString());
  expect(reserved.at(-1)).toBe(after(12 * 60 + 30).toISOString());
  sale.turnClock(12 * 60 + 30);
  await sale.runTask('expire-holds');
  expect(await readOrder(buyer, order)).toMatchObject({ state: 'EXPIRED', paymentState: 'FAILED' });
});
