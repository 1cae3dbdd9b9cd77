import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Order } from '#contract/order.ts';
import { type TestDatabase, testDatabase } from '#database/testing.ts';
import { createApp } from '../app.ts';
import { readConfig } from '../config/config.ts';
import type { App } from '../kit/http/app-type.ts';
import { testSecret } from '../testing-accounts.ts';
import { addPiece, defaultPriceSom } from '../testing-goods.ts';
import { codeSentTo } from '../testing-messages.ts';
import { cards, orderUrl, payAtBank, place, urgut } from '../testing-order.ts';
import { addPlaces } from '../testing-places.ts';
import { holdCart, putLine, shopper, type Shopper } from '../testing-shopper.ts';

let database: TestDatabase;
let app: App;
let logged = '';
beforeAll(async () => {
  database = await testDatabase();
  await addPlaces(database.db);
  const config = readConfig({
    LOG_LEVEL: 'trace',
    SECRET_KEY: testSecret,
    DATA_DIR: database.folder,
    FAKE_PAYMENTS: 'on',
    CHECKOUT_CODE: 'off',
  });
  const logTo = {
    write: (line: string) => {
      logged += line;
    },
  };
  ({ app } = await createApp({ config, ...database, isPatient: true, logTo }));
  await app.ready();
});
afterAll(async () => {
  await app.close();
  await database.close();
});

const person = {
  phone: '+998931234567',
  wrongPhone: '+99893765432',
  name: 'Zulfiyaxon',
  email: 'zulfiyaxon@example.uz',
  street: 'Navoiy koʻchasi',
  comment: 'Qoʻngʻiroq qilmang',
  note: 'domofon 4711',
};
const form = {
  contact: { name: person.name, phone: person.phone, email: person.email },
  fulfillment: { kind: 'DELIVERY', address: { ...urgut, street: person.street, landmark: person.note } },
  payment: { method: 'FAKE' },
  expectedTotal: defaultPriceSom,
  comment: person.comment,
  consent: true,
} as const;

async function logIn(by: Shopper): Promise<string> {
  await by.post('/api/v1/authenticate-with-otp', { phone: person.phone });
  await by.post('/api/v1/verify-otp', { phone: person.phone, code: '000000' });
  const code = codeSentTo({ folder: database.folder }, person.phone);
  const answer = await by.post('/api/v1/verify-otp', { phone: person.phone, code });
  return answer.json<{ authToken: string }>().authToken;
}

it('a login, a checkout, invalid requests and a database error log nothing about the shopper', async () => {
  const token = await logIn(shopper(app));
  const buyer = shopper(app, 'uz', { authorization: `Bearer ${token}` });
  await putLine(buyer, (await addPiece(database.db)).fullKey);
  await holdCart(buyer);
  expect((await place(buyer, { ...form, expectedTotal: 1 })).statusCode).toBe(409);
  const order: Order = (await place(buyer, form)).json();
  await payAtBank(buyer, order, cards.declined);
  await payAtBank(buyer, order, cards.approved);
  await buyer.get(orderUrl(order));

  const wrong = {
    ...form,
    contact: { ...form.contact, phone: person.wrongPhone },
    [person.note]: person.note,
  };
  expect((await buyer.post('/api/v1/orders', wrong)).statusCode).toBe(400);
  const cut = await buyer.send({
    method: 'POST',
    url: '/api/v1/orders',
    headers: { 'content-type': 'application/json' },
    payload: JSON.stringify(form).slice(0, -1),
  });
  expect(cut.statusCode).toBe(400);

  // PostgreSQL's error contains the whole row
  await database.pool.query('alter table orders add constraint nobody_orders check (false) not valid');
  await putLine(buyer, (await addPiece(database.db)).fullKey);
  expect((await place(buyer, form)).statusCode).toBe(500);

  for (const event of [
    'OTP_INVALID',
    'CART_CHANGED',
    'VALIDATION_FAILED',
    'MALFORMED_BODY',
    'nobody_orders',
    'bug',
  ])
    expect(logged).toContain(event);
  for (const secret of [
    ...Object.values(person),
    person.phone.slice(4),
    token,
    order.token,
    ...buyer.jar.values(),
  ])
    expect(logged).not.toContain(secret);
});
