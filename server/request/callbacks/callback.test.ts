import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Callback } from '#contract/request.ts';
import { loggedIn } from '#server/testing-accounts.ts';
import { addPiece, addProduct } from '#server/testing-goods.ts';
import { newPhone, type RequestShop, testRequests } from '../testing-requests.ts';

let shop: RequestShop;
beforeAll(async () => {
  shop = await testRequests({ environment: { SHOP_MAIL: 'sales@zarona.example' } });
});
beforeEach(() => shop.turnClock(0));
afterAll(() => shop.close());

const form = (fields: object = {}) => ({ phone: newPhone(), name: 'Dilnoza', consent: true, ...fields });
const count = async () => (await shop.db.selectFrom('callbacks').select('id').execute()).length;

describe('POST /api/v1/callbacks', () => {
  it('accepts a request without a subject, and returns when the shop calls', async () => {
    const answer = await shop.post('/callbacks', form({ phone: '+998901234567', bestTime: 'EVENING' }));
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.json()).toMatchObject({
      state: 'NEW',
      phone: '+998\u00A090\u00A0•••\u00A0••\u00A067',
      subject: 'GENERAL',
      product: null,
      callOn: '2026-04-08',
      callFrom: 17,
      callTo: 21,
    });
  });

  it('stores the product and the piece, and can be opened by its link', async () => {
    const productId = await addProduct(shop.db);
    const piece = await addPiece(shop.db, { productId, priceSom: null });
    const subject = { kind: 'PRODUCT', productId, serialNumber: piece.serialNumber };
    const callback = (await shop.post('/callbacks', form({ subject }))).json<Callback>();
    expect(callback).toMatchObject({
      subject: 'PRODUCT',
      product: { id: productId },
      serialNumber: piece.serialNumber,
    });
    expect((await shop.get(`/callbacks/${callback.key}`)).json()).toEqual(callback);
    expect((await shop.get(`/callbacks/${callback.key.slice(0, -1)}_`)).statusCode).toBe(404);
  });

  it('ignores a piece of another product, and stores an order number as given', async () => {
    const productId = await addProduct(shop.db);
    const { serialNumber } = await addPiece(shop.db);
    const other = form({ subject: { kind: 'PRODUCT', productId, serialNumber } });
    expect((await shop.post('/callbacks', other)).json()).toMatchObject({ serialNumber: null });
    const order = form({ subject: { kind: 'ORDER', orderNumber: 'Z-260412-00173' } });
    expect((await shop.post('/callbacks', order)).json()).toMatchObject({ orderNumber: 'Z-260412-00173' });
  });

  it('repeated for the same phone and subject within a quarter of an hour is one request, also concurrently', async () => {
    const browser = shop.browser();
    await browser.post('/callbacks', form());
    const before = await count();
    const callback = form();
    const answers = await Promise.all([1, 2, 3, 4, 5].map(() => browser.post('/callbacks', callback)));
    expect(new Set(answers.filter(({ statusCode }) => statusCode === 201).map(({ body }) => body)).size).toBe(
      1,
    );
    shop.turnClock(0.2);
    await browser.post('/callbacks', callback);
    expect(await count()).toBe(before + 1);
    shop.turnClock(2);
    await browser.post('/callbacks', callback);
    await browser.post('/callbacks', { ...callback, subject: { kind: 'BUSINESS' } });
    expect(await count()).toBe(before + 3);
  });

  it('is limited per phone, from any browser', async () => {
    const phone = newPhone();
    const kinds = ['GENERAL', 'FACTORY_VISIT', 'BUSINESS'];
    for (const kind of kinds) await shop.post('/callbacks', form({ phone, subject: { kind } }));
    const subject = { kind: 'ORDER', orderNumber: 'Z-260412-00001' };
    const answer = await shop.post('/callbacks', form({ phone, subject }));
    expect(answer.json()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  });

  it('is limited per network, for any phones', async () => {
    const requestOne = () =>
      shop.call({ method: 'POST', url: '/api/v1/callbacks', payload: form(), remoteAddress: '192.0.2.7' });
    for (let time = 0; time < 30; time += 1) expect((await requestOne()).statusCode).toBe(201);
    expect((await requestOne()).json()).toMatchObject({ code: 'RATE_LIMITED' });
  });

  it('is mailed to the shop once', async () => {
    const phone = newPhone();
    await shop.drain();
    await shop.post('/callbacks', form({ phone, name: 'Гулнора', comment: 'Про гравировку' }));
    await shop.drain();
    const mail = shop.messagesTo('sales@zarona.example').at(-1);
    expect(mail?.text).toContain(`Гулнора, ${phone}`);
    expect(mail?.text).toContain('Про гравировку');
  });

  it.each([
    ['an invalid phone', { phone: '12345' }, '/phone', 'pattern'],
    ['a blank name', { name: '  ' }, '/name', 'minLength'],
    ['a control character in the comment', { comment: 'by\u0007the bell' }, '/comment', 'pattern'],
    ['no consent', { consent: false }, '/consent', 'const'],
    ['an unknown time', { bestTime: 'MIDNIGHT' }, '/bestTime', 'enum'],
    ['an unknown field', { isUrgent: true }, '/isUrgent', 'additionalProperties'],
  ])('refuses %s', async (_what, fields, path, code) => {
    const answer = await shop.post('/callbacks', form(fields));
    expect(answer.json()).toMatchObject({
      status: 400,
      errors: expect.arrayContaining([expect.objectContaining({ path, code })]),
    });
  });

  it('refuses an unknown or unpublished product, a malformed body, and an expired token', async () => {
    const subject = { kind: 'PRODUCT', productId: await addProduct(shop.db, 'DRAFT') };
    expect((await shop.post('/callbacks', form({ subject }))).statusCode).toBe(404);
    const headers = { 'content-type': 'application/json' };
    const broken = await shop.call({
      method: 'POST',
      url: '/api/v1/callbacks',
      headers,
      payload: '{"phone"',
    });
    expect(broken.json()).toMatchObject({ code: 'MALFORMED_BODY' });
    expect((await shop.post('/callbacks', form(), { authorization: 'Bearer x.y' })).statusCode).toBe(401);
  });
});

describe('the requests of a user', () => {
  it('are exported and deleted with the account, including those under its phone', async () => {
    const phone = newPhone();
    const user = await loggedIn(shop, { phone });
    await shop.post('/callbacks', form({ comment: 'mine' }), user.headers);
    await shop.post('/callbacks', form({ phone, name: 'Somebody' }));
    const data = (await shop.get('/me/export', user.headers)).json();
    expect(data.requests.callbacks).toMatchObject([{ name: 'Dilnoza', comment: 'mine' }]);
    await shop.call({ method: 'DELETE', url: '/api/v1/me', headers: user.headers });
    const left = await shop.db
      .selectFrom('callbacks')
      .select('id')
      .where((where) => where.or([where('user_id', '=', user.userId), where('phone', '=', phone)]))
      .execute();
    expect(left).toEqual([]);
  });

  it('are deleted half a year after they were settled', async () => {
    await shop.post('/callbacks', form());
    shop.turnClock(24 * 179);
    await shop.run('forget-requests');
    expect(await count()).toBeGreaterThan(0);
    shop.turnClock(24 * 181);
    await shop.run('forget-requests');
    expect(await count()).toBe(0);
  });
});

it('no phone, name or email of a request is ever logged', async () => {
  let logged = '';
  const quiet = await testRequests({ logTo: { write: (line) => void (logged += line) } });
  await quiet.post('/callbacks', form({ phone: '+998907654321', name: 'Nigorakhon' }));
  await quiet.post(
    '/callbacks',
    form({ phone: '+998907654321', name: 'Nigorakhon', nonsense: 'Nigorakhon' }),
  );
  await quiet.close();
  expect(logged).toContain('VALIDATION_FAILED');
  expect(logged).not.toMatch(/907654321|Nigorakhon/);
});
