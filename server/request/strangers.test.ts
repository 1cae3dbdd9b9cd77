import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Callback, StockAlert, Visit } from '#contract/request.ts';
import { loggedIn } from '#server/testing-accounts.ts';
import { addPiece, addProduct, changePiece } from '#server/testing-goods.ts';
import { newPhone, type RequestShop, testRequests } from './testing-requests.ts';

let shop: RequestShop;
beforeAll(async () => {
  shop = await testRequests();
});
beforeEach(() => shop.turnClock(0));
afterAll(() => shop.close());

const alerts = '/subscriptions/back-in-stock';
const visit = (fields: object = {}) => ({
  storeId: shop.places.amirTemur,
  day: '2026-04-09',
  time: '11:00',
  pieces: [],
  name: 'Dilnoza',
  phone: newPhone(),
  consent: true,
  ...fields,
});

async function soldOut() {
  const productId = await addProduct(shop.db);
  return { productId, piece: await addPiece(shop.db, { productId, state: 'SOLD' }) };
}

describe('abuse 9: a stranger who knows a phone', () => {
  it('cannot open requests made under it: the same request from another browser is a separate one', async () => {
    const phone = newPhone();
    const { productId } = await soldOut();
    const forms: [string, object][] = [
      ['/callbacks', { phone, name: 'Dilnoza', consent: true }],
      [alerts, { productId, contact: { phone }, consent: true }],
      ['/visits', visit({ phone })],
    ];
    for (const [url, form] of forms) {
      const [owner, stranger] = [shop.browser(), shop.browser()];
      const mine = (await owner.post(url, form)).json<{ key: string }>();
      const theirs = await stranger.post(url, form);
      expect(theirs.statusCode).toBe(201);
      expect(theirs.json<{ key: string }>().key).not.toBe(mine.key);
      // the requester gets the same request again
      expect((await owner.post(url, form)).json<{ key: string }>().key).toBe(mine.key);
    }
  });

  it('gets the same response whether or not a request was made under it before', async () => {
    const [known, unknown] = [newPhone(), newPhone()];
    await shop.browser().post('/visits', visit({ phone: known }));
    const plain = (answer: Visit) => ({ ...answer, key: '', phone: '' });
    const one = await shop.browser().post('/visits', visit({ phone: known, time: '13:00' }));
    const other = await shop.browser().post('/visits', visit({ phone: unknown, time: '13:00' }));
    expect(plain(one.json())).toEqual(plain(other.json()));
  });

  it('cannot open a user’s request; the logged-in user gets it in any browser', async () => {
    const phone = newPhone();
    const user = await loggedIn(shop, { phone });
    const form = { phone, name: 'Dilnoza', consent: true };
    const first = (await shop.browser().post('/callbacks', form, user.headers)).json<Callback>();
    const again = (await shop.browser().post('/callbacks', form, user.headers)).json<Callback>();
    expect(again.key).toBe(first.key);
    const stranger = (await shop.browser().post('/callbacks', form)).json<Callback>();
    expect(stranger.key).not.toBe(first.key);
  });

  it('can mute it only by the link in a message sent to it', async () => {
    const phone = newPhone();
    const { productId, piece } = await soldOut();
    const answer = await shop.browser().post(alerts, { productId, contact: { phone }, consent: true });
    const alert = answer.json<StockAlert>();
    expect(alert.mayMute).toBe(false);
    expect((await shop.post(`${alerts}/${alert.key}/mute`)).json()).toMatchObject({ code: 'NOT_FOUND' });
    await changePiece(shop.db, { id: piece.id, state: 'AVAILABLE' });
    await shop.run('find-stock-alerts');
    await shop.drain();
    const sent = /requests\/notify\/([\w-]+)/.exec(shop.messagesTo(phone)[0]?.text ?? '')?.[1] ?? '';
    expect(sent).not.toBe(alert.key);
    expect((await shop.get(`${alerts}/${sent}`)).json()).toMatchObject({ mayMute: true });
    expect((await shop.post(`${alerts}/${sent}/mute`)).statusCode).toBe(204);
  });

  it('cannot multiply messages: several alerts for one piece under one phone send one message', async () => {
    const phone = newPhone();
    const { productId, piece } = await soldOut();
    for (let browser = 0; browser < 3; browser += 1)
      await shop.browser().post(alerts, { productId, contact: { phone }, consent: true });
    await changePiece(shop.db, { id: piece.id, state: 'AVAILABLE' });
    await shop.run('find-stock-alerts');
    await shop.drain();
    expect(shop.messagesTo(phone)).toHaveLength(1);
  });
});

describe('abuse 13: visits under an unproven phone', () => {
  it('are limited to two future ones per phone', async () => {
    const phone = newPhone();
    for (const day of ['2026-04-14', '2026-04-15'])
      expect((await shop.browser().post('/visits', visit({ phone, day }))).statusCode).toBe(201);
    shop.turnClock(2);
    const third = await shop.browser().post('/visits', visit({ phone, day: '2026-04-16' }));
    expect(third.json()).toMatchObject({ code: 'VISIT_LIMIT', facts: { limit: 2, of: 'PHONE' } });
    // the owner of the phone, logged in, can still book
    const user = await loggedIn(shop, { phone });
    const own = await shop.browser().post('/visits', visit({ phone, day: '2026-04-16' }), user.headers);
    expect(own.statusCode).toBe(201);
  });

  it('are limited to five future ones per network', async () => {
    const booked = [];
    for (let day = 14; day <= 19; day += 1) {
      const form = visit({ day: `2026-04-${day}` });
      booked.push(await shop.browser(`2001:db8:77:1::${day}`).post('/visits', form));
    }
    expect(booked.map(({ statusCode }) => statusCode)).toEqual([201, 201, 201, 201, 201, 409]);
    expect(booked.at(-1)?.json()).toMatchObject({ code: 'VISIT_LIMIT', facts: { limit: 5, of: 'NETWORK' } });
  });

  it('send an SMS only within the limits of one-time codes', async () => {
    const [phone, from] = [newPhone(), '198.51.100.44'];
    const codeRequest = {
      method: 'POST' as const,
      url: '/api/v1/authenticate-with-otp',
      remoteAddress: from,
    };
    for (const seconds of [0, 60, 180, 420, 900]) {
      shop.turnClock(seconds / 3600);
      expect((await shop.call({ ...codeRequest, payload: { phone } })).statusCode).toBe(202);
    }
    shop.turnClock(0.5);
    const refused = await shop.browser(from).post('/visits', visit({ phone }));
    expect(refused.json()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(shop.messagesTo(phone)).toHaveLength(5);
  });
});
