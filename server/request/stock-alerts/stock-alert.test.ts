import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StockAlert } from '#contract/request.ts';
import { noon } from '#domain/calendar/testing-noon.ts';
import { SmsFault } from '#providers/sms/port.ts';
import { loggedIn, testSecret } from '#server/testing-accounts.ts';
import { addPiece, addProduct, changePiece } from '#server/testing-goods.ts';
import { requestKey } from '../request-key.ts';
import { sendAlert } from './send-alerts.ts';
import { newPhone, type RequestShop, testRequests } from '../testing-requests.ts';

let shop: RequestShop;
beforeAll(async () => {
  shop = await testRequests();
});
beforeEach(() => shop.turnClock(0));
afterAll(() => shop.close());

const path = '/subscriptions/back-in-stock';
const form = (productId: number, fields: object = {}) => ({
  productId,
  contact: { phone: newPhone() },
  consent: true,
  ...fields,
});

/** A product with one sold piece of size 17. */
async function soldOut() {
  const productId = await addProduct(shop.db);
  return { productId, piece: await addPiece(shop.db, { productId, state: 'SOLD' }) };
}

async function requestAlert(payload: object, headers: Record<string, string> = {}): Promise<StockAlert> {
  const answer = await shop.post(path, payload, headers);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}

const stateOf = async ({ key }: { key: string }) =>
  (await shop.get(`${path}/${key}`)).json<StockAlert>().state;

/** The key of an alert as its message contains it. */
const messageKey = ({ key }: StockAlert) =>
  requestKey(testSecret, 'stock-alert-message', Number(key.split('-')[0]));

/** Runs the job of the minute, and the resulting messages. */
async function sendDue() {
  await shop.run('find-stock-alerts');
  await shop.run('find-stock-alerts');
  await shop.drain();
}

describe('a stock alert', () => {
  it('is sent once when the piece is back, with the piece and a link to stop messages', async () => {
    const { productId, piece } = await soldOut();
    const phone = newPhone();
    const alert = await requestAlert(form(productId, { contact: { phone }, sizeMm: 17 }), {
      'accept-language': 'uz',
    });
    expect(alert).toMatchObject({ state: 'WAITING', by: 'SMS', sizeMm: 17, product: { id: productId } });
    expect(alert.to).toMatch(/^\+998\s91\s•••\s••\s\d\d$/);
    await sendDue();
    expect(shop.messagesTo(phone)).toEqual([]);
    await changePiece(shop.db, { id: piece.id, state: 'AVAILABLE' });
    await sendDue();
    await sendDue();
    const [message, ...more] = shop.messagesTo(phone);
    expect(more).toEqual([]);
    expect(message?.text).toContain(
      `https://zarona.example/uz/product/${alert.product.artikul}?piece=${piece.serialNumber}`,
    );
    expect(message?.text).toContain(`https://zarona.example/uz/requests/notify/${messageKey(alert)}`);
    expect(await stateOf(alert)).toBe('TOLD');
  });

  it('by email has both addresses as links', async () => {
    const { productId, piece } = await soldOut();
    const alert = await requestAlert(form(productId, { contact: { email: 'Nodira@Example.uz' } }));
    expect(alert).toMatchObject({ by: 'EMAIL', to: 'n•••@example.uz' });
    await changePiece(shop.db, { id: piece.id, state: 'AVAILABLE' });
    await sendDue();
    expect(shop.messagesTo('nodira@example.uz')).toMatchObject([
      {
        subject: expect.stringContaining('Ring'),
        text: expect.stringContaining(`/requests/notify/${messageKey(alert)}`),
      },
    ]);
  });

  it('for a size is not sent for another size', async () => {
    const { productId } = await soldOut();
    const phone = newPhone();
    const alert = await requestAlert(form(productId, { contact: { phone }, sizeMm: 17 }));
    await addPiece(shop.db, { productId, size: 1800 });
    await sendDue();
    expect(await stateOf(alert)).toBe('WAITING');
    await addPiece(shop.db, { productId, size: 1700 });
    await sendDue();
    expect(await stateOf(alert)).toBe('TOLD');
  });

  it('stays active if somebody took the piece before the message was sent', async () => {
    const { productId, piece } = await soldOut();
    const phone = newPhone();
    const alert = await requestAlert(form(productId, { contact: { phone } }));
    await changePiece(shop.db, { id: piece.id, state: 'AVAILABLE' });
    await shop.run('find-stock-alerts');
    expect(await stateOf(alert)).toBe('DUE');
    await changePiece(shop.db, { id: piece.id, state: 'SOLD' });
    await shop.drain();
    expect(await stateOf(alert)).toBe('WAITING');
    expect(shop.messagesTo(phone)).toEqual([]);
  });

  it('is not sent by SMS at night but at nine in the morning; a mail is sent at once', async () => {
    const { productId, piece } = await soldOut();
    const phone = newPhone();
    await requestAlert(form(productId, { contact: { phone } }));
    await requestAlert(form(productId, { contact: { email: 'night@example.uz' } }));
    await changePiece(shop.db, { id: piece.id, state: 'AVAILABLE' });
    shop.turnClock(12);
    await shop.run('find-stock-alerts');
    const waits = (await shop.jobs()).map(({ run_at: at }) => (at.getTime() - noon.getTime()) / 3_600_000);
    expect(waits.toSorted((one, other) => one - other)).toEqual([12, 21]);
    // a delayed worker does not send it at night either
    await shop.drain();
    expect([shop.messagesTo(phone), shop.messagesTo('night@example.uz')].map(({ length }) => length)).toEqual(
      [0, 1],
    );
    shop.turnClock(22);
    await shop.drain();
    expect(shop.messagesTo(phone)).toHaveLength(1);
  });

  it('is retried after a gateway failure, and sent once by two concurrent attempts', async () => {
    const { productId, piece } = await soldOut();
    const phone = newPhone();
    const alert = await requestAlert(form(productId, { contact: { phone } }));
    await changePiece(shop.db, { id: piece.id, state: 'AVAILABLE' });
    await shop.run('find-stock-alerts');
    const sent: string[] = [];
    const post = (send: (sms: { to: string }) => Promise<void>) => ({
      db: shop.db,
      secret: testSecret,
      now: () => noon,
      limits: { alertMessagesPerDay: 3 },
      sms: { name: 'test', send },
      mail: undefined,
      publicUrl: 'https://zarona.example',
      shopMail: undefined,
    });
    const failing = post(() => Promise.reject(new SmsFault('UNAVAILABLE', 'no answer')));
    const payload = { id: Number(alert.key.split('-')[0]) };
    await expect(sendAlert(failing, payload)).rejects.toThrow('no answer');
    expect(await stateOf(alert)).toBe('DUE');
    const working = post(async ({ to }) => void sent.push(to));
    await Promise.all([
      sendAlert(working, payload),
      sendAlert(working, payload),
      sendAlert(working, payload),
    ]);
    expect(sent).toEqual([phone]);
  });

  it('is limited to three messages per contact and day; further ones are sent the next day', async () => {
    const phone = newPhone();
    for (let time = 0; time < 4; time += 1) {
      const { productId, piece } = await soldOut();
      await requestAlert(form(productId, { contact: { phone } }));
      await changePiece(shop.db, { id: piece.id, state: 'AVAILABLE' });
    }
    await sendDue();
    expect(shop.messagesTo(phone)).toHaveLength(3);
    expect((await shop.jobs()).map(({ run_at: at }) => at)).toEqual([new Date('2026-04-09T07:00:00Z')]);
    shop.turnClock(25);
    await sendDue();
    expect(shop.messagesTo(phone)).toHaveLength(4);
  });
});

describe('POST /api/v1/subscriptions/back-in-stock', () => {
  it('is idempotent, also concurrently', async () => {
    const { productId } = await soldOut();
    const payload = form(productId);
    const browser = shop.browser();
    await browser.post(path, form((await soldOut()).productId));
    const answers = await Promise.all([1, 2, 3].map(() => browser.post(path, payload)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  it('is refused if such a piece is available, and names it', async () => {
    const piece = await addPiece(shop.db, { productId: await addProduct(shop.db) });
    const { product_id: productId } = await shop.db
      .selectFrom('product_items')
      .select('product_id')
      .where('id', '=', piece.id)
      .executeTakeFirstOrThrow();
    expect((await shop.post(path, form(productId))).json()).toMatchObject({
      status: 409,
      code: 'ALREADY_AVAILABLE',
      facts: { serialNumber: piece.serialNumber },
    });
  });

  it('allows an unproven phone five products, and a user’s own phone more', async () => {
    const user = await loggedIn(shop, { phone: newPhone() });
    const { phone } = await shop.db
      .selectFrom('users')
      .select('phone')
      .where('id', '=', user.userId)
      .executeTakeFirstOrThrow();
    const contact = { phone };
    for (let time = 0; time < 5; time += 1)
      await requestAlert(form((await soldOut()).productId, { contact }));
    const { productId } = await soldOut();
    expect((await shop.post(path, form(productId, { contact }))).json()).toMatchObject({
      code: 'ALERT_LIMIT',
      facts: { limit: 5 },
    });
    expect((await requestAlert(form(productId, { contact }), user.headers)).state).toBe('WAITING');
  });

  it.each([
    ['an invalid phone', { contact: { phone: '12' } }],
    ['an invalid email', { contact: { email: 'nobody' } }],
    ['phone and email', { contact: { phone: '+998901112233', email: 'a@b.uz' } }],
    ['no consent', { consent: false }],
    ['a size it was never made in', { sizeMm: 21.5 }],
    ['an unknown field', { color: 'red' }],
  ])('refuses %s', async (_what, fields) => {
    const { productId } = await soldOut();
    expect((await shop.post(path, form(productId, fields))).json()).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
    });
  });

  it('is NOT_FOUND for a product that is not public', async () => {
    const productId = await addProduct(shop.db, 'ARCHIVED');
    expect((await shop.post(path, form(productId))).statusCode).toBe(404);
  });
});

describe('a contact that wants no more messages', () => {
  it('ends one alert by its link only', async () => {
    const { productId, piece } = await soldOut();
    const phone = newPhone();
    const alert = await requestAlert(form(productId, { contact: { phone } }));
    const forged = `${alert.key.split('-')[0]}-${'x'.repeat(22)}`;
    expect((await shop.call({ method: 'DELETE', url: `/api/v1${path}/${forged}` })).statusCode).toBe(404);
    for (let time = 0; time < 2; time += 1)
      expect((await shop.call({ method: 'DELETE', url: `/api/v1${path}/${alert.key}` })).statusCode).toBe(
        204,
      );
    await changePiece(shop.db, { id: piece.id, state: 'AVAILABLE' });
    await sendDue();
    expect(await stateOf(alert)).toBe('ENDED');
    expect(shop.messagesTo(phone)).toEqual([]);
  });

  it('is muted permanently: only its owner can request alerts again', async () => {
    const phone = newPhone();
    const [one, other] = [await soldOut(), await soldOut()];
    const alert = await requestAlert(form(one.productId, { contact: { phone } }));
    const also = await requestAlert(form(other.productId, { contact: { phone } }));
    expect((await shop.post(`${path}/${messageKey(alert)}/mute`)).statusCode).toBe(204);
    expect([await stateOf(alert), await stateOf(also)]).toEqual(['ENDED', 'ENDED']);
    const again = form(one.productId, { contact: { phone } });
    expect((await shop.post(path, again)).json()).toMatchObject({ status: 409, code: 'CONTACT_MUTED' });
    const user = await loggedIn(shop, { phone });
    expect((await requestAlert(again, user.headers)).state).toBe('WAITING');
    const data = (await shop.get('/me/export', user.headers)).json();
    expect(data.requests.stockAlerts).toHaveLength(1);
  });
});
