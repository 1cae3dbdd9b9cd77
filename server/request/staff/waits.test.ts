import { afterAll, beforeAll, expect, it } from 'vitest';
import { noon } from '#domain/calendar/testing-noon.ts';
import { addPiece, addProduct } from '#server/testing-goods.ts';
import { testStaff } from '#server/testing-staff.ts';
import { newPhone, type RequestShop, testRequests } from '../testing-requests.ts';

let shop: RequestShop;
beforeAll(async () => {
  shop = await testRequests({ environment: { PUBLIC_URL: 'http://localhost:3000' } });
});
afterAll(() => shop.close());

it('alerts are counted by model and size, with the matching pieces and without the shoppers’ data', async () => {
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

it('alerts of one model and size end with a reason, audited without the shoppers’ data; nobody gets a message', async () => {
  const staff = await testStaff({ app: shop.app, db: shop.db, now: noon });
  const productId = await addProduct(shop.db);
  await addPiece(shop.db, { productId, size: 1900, state: 'SOLD' });
  await addPiece(shop.db, { productId, size: 1950, state: 'SOLD' });
  const [phone, other] = [newPhone(), newPhone()];
  for (const [sizeMm, of] of [
    [19, phone],
    [19.5, other],
  ] as const)
    await shop.post('/subscriptions/back-in-stock', {
      productId,
      sizeMm,
      contact: { phone: of },
      consent: true,
    });
  const support = await staff.enter('SUPPORT');
  const waited = async () =>
    (await support.get('stock-alerts'))
      .json<{ rows: { artikul: string; sizeMm: number; waiting: number }[] }>()
      .rows.filter(({ sizeMm }) => sizeMm === 19 || sizeMm === 19.5);
  const { artikul = '' } = (await waited())[0] ?? {};
  const wish = { artikul, sizeMm: 19, lengthCm: null, reason: 'The master has left' };
  expect((await support.post('stock-alerts/end', wish)).json()).toEqual({ ended: 1 });
  expect(await waited()).toMatchObject([{ sizeMm: 19.5, waiting: 1 }]);
  expect((await support.post('stock-alerts/end', wish)).statusCode).toBe(404);
  const entries = await shop.db
    .selectFrom('audit_entries as e')
    .innerJoin('audit_changes as c', 'c.entry_id', 'e.id')
    .select(['e.action', 'e.record_id', 'e.reason', 'c.table_name', 'c.after'])
    .where('e.action', '=', 'waits.end')
    .execute();
  expect(entries).toMatchObject([
    {
      record_id: artikul,
      reason: 'The master has left',
      table_name: 'stock_alerts',
      after: { alert_state: 'ENDED' },
    },
  ]);
  expect(JSON.stringify(entries)).not.toContain(phone.slice(-7));
});
