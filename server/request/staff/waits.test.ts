import { afterAll, beforeAll, expect, it } from 'vitest';
import { addPiece, addProduct } from '#server/testing-goods.ts';
import { testStaff } from '#server/testing-staff.ts';
import { newPhone, noon, type RequestShop, testRequests } from '../testing-requests.ts';

let shop: RequestShop;
beforeAll(async () => {
  shop = await testRequests({ environment: { PUBLIC_URL: 'http://localhost:3000' } });
});
afterAll(() => shop.close());

it('waits are counted by model and size, with the pieces that would answer, and say nothing of who waits', async () => {
  const staff = await testStaff({ app: shop.app, db: shop.db, now: noon });
  const productId = await addProduct(shop.db);
  const withdrawn = await addPiece(shop.db, { productId, size: 1800, state: 'WITHDRAWN' });
  await addPiece(shop.db, { productId, size: 1650, state: 'SOLD' });
  const phones = [newPhone(), newPhone()];
  for (const phone of phones) {
    const form = { productId, sizeMm: 18, contact: { phone }, consent: true };
    expect((await shop.post('/subscriptions/back-in-stock', form)).statusCode).toBe(201);
  }
  const answer = await (await staff.enter('SUPPORT')).get('stock-alerts');
  expect(answer.json()).toMatchObject({
    rows: [
      {
        sizeMm: 18,
        lengthCm: null,
        waiting: 2,
        sent: 0,
        oldest: noon.toISOString(),
        pieces: [{ serialNumber: withdrawn.serialNumber, state: 'WITHDRAWN' }],
      },
    ],
  });
  for (const phone of phones) expect(answer.body).not.toContain(phone.slice(-7));
});
