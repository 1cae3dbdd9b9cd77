import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Order } from '#contract/order.ts';
import { addPiece, addProduct, defaultPriceSom } from '#server/testing-goods.ts';
import { byCourier, orderForm, orderUrl, place, readOrder } from '#server/testing-order.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { putWith, type Shopper, shopper } from '#server/testing-shopper.ts';
import { buy, walk } from '../testing-orders.ts';
import { requireSound } from '#database/invariants.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
beforeEach(() => sale.turnClock(0));
afterEach(() => requireSound(sale.db));
afterAll(() => sale.close());

const prove = (by: Shopper, { number, token }: Order, digits: string) =>
  by.post(`/api/v1/orders/${number}/proof?token=${token}`, { digits });
const online = { form: { payment: { method: 'FAKE' as const } } };
const payIn = (by: Shopper, order: Order, method: string) =>
  by.send({
    method: 'POST',
    url: orderUrl(order, '/pay'),
    headers: { 'idempotency-key': crypto.randomUUID() },
    payload: { method },
  });

/** An order of one piece with these options, of a model that has another piece left. */
async function buyWith(options: object): Promise<{ order: Order; phone: string }> {
  const productId = await addProduct(sale.db);
  const [piece] = [await addPiece(sale.db, { productId }), await addPiece(sale.db, { productId })];
  const buyer = shopper(sale.app);
  await putWith(buyer, piece.fullKey, options);
  const phone = '+998939990012';
  const form = orderForm(sale, {
    contact: { name: 'Дилноза', phone },
    expectedTotal: defaultPriceSom + 150_000,
  });
  return { order: (await place(buyer, form)).json(), phone };
}

describe('a guest who has the link of an order', () => {
  it('sees its state, but not who ordered it', async () => {
    const { order, phone } = await buy(sale, { form: byCourier() });
    await walk(sale, order, 'confirm', 'assemble', 'ship');
    const answer = await shopper(sale.app).get(orderUrl(order));
    expect(answer.json()).toMatchObject({
      state: 'SHIPPED',
      proven: false,
      contact: null,
      fulfillment: { kind: 'DELIVERY', address: null },
      handoverCode: null,
      lines: order.lines,
      allowedActions: ['REPEAT'],
    });
    for (const secret of [phone, 'Дилноза', 'Registon']) expect(answer.body).not.toContain(secret);
  });

  it('cannot read the engraving or the gift card text before proving the phone', async () => {
    const engraving = { text: 'Oʻgʻlimga', lettering: 'CLASSIC' };
    const gift = { ribbon: 'SHAHTUT', card: 'С днём рождения!', hidePrice: true };
    const { order, phone } = await buyWith({ engraving, gift });
    const stranger = shopper(sale.app);
    const answer = await stranger.get(orderUrl(order));
    const [line] = answer.json<Order>().lines;
    expect(line).toMatchObject({
      engraving: { text: '', price: 150_000 },
      gift: { card: '', hidePrice: true },
    });
    for (const secret of [engraving.text, gift.card]) expect(answer.body).not.toContain(secret);

    const repeated = await stranger.post(`/api/v1/orders/${order.number}/repeat?token=${order.token}`);
    expect(repeated.json()).toMatchObject({ added: 1, plain: [expect.anything()] });
    const cart = await stranger.get('/api/v1/cart');
    expect(cart.json()).toMatchObject({ lines: [{ engraving: null, gift: { card: '' } }] });
    for (const secret of [engraving.text, gift.card]) expect(cart.body).not.toContain(secret);

    await prove(stranger, order, phone.slice(-4));
    expect((await readOrder(stranger, order)).lines).toMatchObject([{ engraving, gift }]);
  });

  it('may pay it, but not cancel it or choose payment at hand-over', async () => {
    const { order } = await buy(sale, online);
    const stranger = shopper(sale.app);
    expect((await readOrder(stranger, order)).allowedActions).toEqual(['PAY', 'REPEAT']);
    const refused = [await stranger.post(orderUrl(order, '/cancel')), await payIn(stranger, order, 'CASH')];
    expect(refused.map((answer) => [answer.statusCode, answer.json().code])).toEqual([
      [403, 'ORDER_PROOF_NEEDED'],
      [403, 'ORDER_PROOF_NEEDED'],
    ]);
    const paid = await payIn(stranger, order, 'FAKE');
    expect(paid.json()).toMatchObject({ contact: null, payment: { redirectUrl: expect.any(String) } });
  });

  it('after proving the phone sees and may do everything, in this browser, for this order, for two hours', async () => {
    const { order, phone } = await buy(sale, { form: byCourier() });
    const { order: other } = await buy(sale);
    await walk(sale, order, 'confirm', 'assemble', 'ship');
    const browser = shopper(sale.app);
    const answer = await prove(browser, order, phone.slice(-4));
    expect(answer.statusCode).toBe(204);
    expect(answer.cookies).toEqual([
      expect.objectContaining({ httpOnly: true, sameSite: 'Lax', path: '/', maxAge: 7200 }),
    ]);
    expect(await readOrder(browser, order)).toMatchObject({
      proven: true,
      contact: { phone },
      handoverCode: expect.stringMatching(/^\d{6}$/),
    });
    expect((await readOrder(browser, other)).proven).toBe(false);
    expect((await readOrder(shopper(sale.app), order)).proven).toBe(false);
    sale.turnClock(121);
    expect((await readOrder(browser, order)).proven).toBe(false);
  });

  it('need not prove the phone in the browser that placed the order', async () => {
    const { buyer, order, phone } = await buy(sale);
    expect(await readOrder(buyer, order)).toMatchObject({ proven: true, contact: { phone } });
    expect((await buyer.post(orderUrl(order, '/cancel'))).statusCode).toBe(200);
  });

  it('may try five wrong endings in an hour and ten in a day; then the right one is refused too', async () => {
    const { order, phone } = await buy(sale);
    const stranger = shopper(sale.app);
    const wrong = phone.endsWith('0001') ? '0002' : '0001';
    const tryWrong = async () => (await prove(stranger, order, wrong)).json().code;
    for (let time = 0; time < 5; time += 1) expect(await tryWrong()).toBe('PHONE_DIGITS_WRONG');
    const locked = await prove(shopper(sale.app), order, phone.slice(-4));
    expect(locked.json()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    sale.turnClock(61);
    for (let time = 0; time < 5; time += 1) expect(await tryWrong()).toBe('PHONE_DIGITS_WRONG');
    sale.turnClock(130);
    expect(await tryWrong()).toBe('RATE_LIMITED');
    sale.turnClock(25 * 60);
    expect((await prove(stranger, order, phone.slice(-4))).statusCode).toBe(204);
  });

  it('may try twenty orders in an hour from one address', async () => {
    const stranger = shopper(sale.app);
    const codes = [];
    for (let nth = 0; nth < 11; nth += 1) {
      const { order, phone } = await buy(sale);
      const wrong = phone.endsWith('0001') ? '0002' : '0001';
      for (let time = 0; time < 2; time += 1) codes.push((await prove(stranger, order, wrong)).json().code);
    }
    expect(codes.slice(0, 20)).toEqual(Array.from({ length: 20 }, () => 'PHONE_DIGITS_WRONG'));
    expect(codes.slice(20)).toEqual(['RATE_LIMITED', 'RATE_LIMITED']);
  });
});

describe('the last digits of a phone', () => {
  it('open nothing without the link, or with a forged link or the link of another order', async () => {
    const { order, phone } = await buy(sale);
    const { order: other } = await buy(sale);
    const digits = phone.slice(-4);
    const url = `/api/v1/orders/${order.number}/proof`;
    const tokens = ['', '?token=', `?token=${'A'.repeat(22)}`, `?token=${other.token}`];
    for (const query of tokens)
      expect((await shopper(sale.app).post(url + query, { digits })).json()).toMatchObject({
        status: 404,
        code: 'NOT_FOUND',
      });
  });

  it.each(['', '123', '12345', 'abcd', '12 4'])('must be four digits: %j is malformed', async (digits) => {
    const { order } = await buy(sale);
    expect((await prove(shopper(sale.app), order, digits)).json()).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
    });
  });

  it('cannot be replaced by a cookie that the browser writes itself', async () => {
    const { order } = await buy(sale);
    const { order: other, buyer } = await buy(sale);
    const forger = shopper(sale.app);
    const until = Date.parse('2027-01-01');
    const foreign = buyer.jar.get(`order_${other.number}`) ?? '';
    for (const value of ['1', `${until}.`, `${until}.${'A'.repeat(43)}`, foreign]) {
      forger.jar.set(`order_${order.number}`, value);
      expect((await readOrder(forger, order)).proven).toBe(false);
    }
  });
});
