import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Visit, VisitTimes } from '#contract/request.ts';
import { loggedIn } from '#server/testing-accounts.ts';
import { addPiece } from '#server/testing-goods.ts';
import { newPhone, type RequestShop, testRequests } from '../testing-requests.ts';

let shop: RequestShop;
beforeAll(async () => {
  shop = await testRequests();
});
beforeEach(() => shop.turnClock(0));
afterAll(() => shop.close());

const form = (fields: object = {}) => ({
  storeId: shop.places.amirTemur,
  day: '2026-04-09',
  time: '11:00',
  pieces: [],
  name: 'Dilnoza',
  phone: newPhone(),
  consent: true,
  ...fields,
});

async function booked(fields: object = {}, headers: Record<string, string> = {}): Promise<Visit> {
  const answer = await shop.post('/visits', form(fields), headers);
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return answer.json();
}

const times = async (query = ''): Promise<VisitTimes> =>
  (await shop.get(`/visit-times?storeId=${shop.places.chilonzor}${query}`)).json();

describe('GET /api/v1/visit-times', () => {
  it('offers the free hours of two weeks, today from two hours ahead', async () => {
    const { days } = await times();
    expect(days).toHaveLength(14);
    expect(days[0]).toEqual({
      day: '2026-04-08',
      times: ['14:00', '15:00', '16:00', '17:00', '18:00', '19:00'],
    });
  });

  it('offers what the shop decided: hours ahead, days, and the length of a visit before closing', async () => {
    const decided = { visit_lead_hours: 5, visit_days: 2, visit_minutes: 120 };
    const rows = Object.entries(decided).map(([name, value]) => ({ name, value: String(value) }));
    await shop.db.insertInto('shop_settings').values(rows).execute();
    const { days } = await times();
    await shop.db.deleteFrom('shop_settings').execute();
    expect(days).toHaveLength(2);
    expect(days[0]).toEqual({ day: '2026-04-08', times: ['17:00', '18:00'] });
  });

  it('offers days after a piece from another place has arrived, and names pieces that cannot be shown', async () => {
    const here = await addPiece(shop.db, { storeId: shop.places.chilonzor });
    const away = await addPiece(shop.db);
    const sold = await addPiece(shop.db, { state: 'SOLD' });
    const near = await times(`&pieces=${here.serialNumber},${sold.serialNumber},ZR-0`);
    expect(near).toMatchObject({
      pieces: [{ serialNumber: here.serialNumber, storeId: shop.places.chilonzor }],
      missing: [sold.serialNumber, 'ZR-0'],
    });
    expect(near.days[0]?.day).toBe('2026-04-08');
    // three working days; Sunday is not one
    expect((await times(`&pieces=${here.serialNumber},${away.serialNumber}`)).days[0]?.day).toBe(
      '2026-04-11',
    );
  });

  it('refuses an unknown store, six pieces and an unknown field', async () => {
    expect((await shop.get('/visit-times?storeId=999999')).statusCode).toBe(404);
    expect((await shop.get('/visit-times?storeId=1&pieces=a,b,c,d,e,f')).statusCode).toBe(400);
    expect((await shop.get('/visit-times?storeId=1&color=red')).statusCode).toBe(400);
  });
});

describe('POST /api/v1/visits', () => {
  it('books an hour with pieces, and sends one SMS with place, time and a link to cancel', async () => {
    const piece = await addPiece(shop.db, { storeId: shop.places.amirTemur });
    const phone = newPhone();
    const visit = await booked({ phone, pieces: [piece.serialNumber], time: '15:00' });
    expect(visit).toMatchObject({
      state: 'NEW',
      startsAt: '2026-04-09T10:00:00.000Z',
      pieces: [{ serialNumber: piece.serialNumber }],
      mayCancel: true,
    });
    await shop.drain();
    const messages = shop.messagesTo(phone);
    expect(messages).toHaveLength(1);
    expect(messages[0]?.text).toContain('09.04, 15:00');
    expect(messages[0]?.text).toContain(`https://zarona.example/requests/visit/${visit.key}`);
    expect((await shop.get(`/visits/${visit.key}`)).json()).toEqual(visit);
  });

  it('repeated for the same phone, store and hour from one browser is one visit, also concurrently', async () => {
    const payload = form({ time: '12:00' });
    const browser = shop.browser();
    await browser.post('/visits', form({ time: '10:00' }));
    const answers = await Promise.all([1, 2, 3].map(() => browser.post('/visits', payload)));
    expect(new Set(answers.map(({ body }) => body)).size).toBe(1);
  });

  it('twenty concurrent bookings of the last place of an hour: one succeeds', async () => {
    const hour = { storeId: shop.places.samarqand, day: '2026-04-10', time: '13:00' };
    await booked(hour);
    const answers = await Promise.all(Array.from({ length: 20 }, () => shop.post('/visits', form(hour))));
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(new Set(refused.map((answer) => answer.json().facts?.reason))).toEqual(new Set(['FULL']));
    const rows = await shop.db
      .selectFrom('visits')
      .select('place')
      .where('store_id', '=', shop.places.samarqand)
      .orderBy('place')
      .execute();
    expect(rows.map(({ place }) => place)).toEqual([1, 2]);
  });

  it('a cancelled place is free again', async () => {
    const hour = { storeId: shop.places.samarqand, day: '2026-04-10', time: '17:00' };
    const first = await booked(hour);
    await booked(hour);
    expect((await shop.post('/visits', form(hour))).statusCode).toBe(409);
    const phone = newPhone();
    expect((await shop.post(`/visits/${first.key}/cancel`)).json()).toMatchObject({
      state: 'CANCELLED',
      mayCancel: false,
    });
    expect((await shop.post(`/visits/${first.key}/cancel`)).statusCode).toBe(200);
    expect((await booked({ ...hour, phone })).state).toBe('NEW');
  });

  it('a visit cancelled at once gets no confirmation, and a past visit cannot be cancelled', async () => {
    const phone = newPhone();
    await shop.drain();
    const { key } = await booked({ phone, time: '16:00' });
    await shop.post(`/visits/${key}/cancel`);
    await shop.drain();
    expect(shop.messagesTo(phone)).toEqual([]);
    const other = await booked({ time: '16:00' });
    shop.turnClock(48);
    expect((await shop.post(`/visits/${other.key}/cancel`)).json()).toMatchObject({
      status: 409,
      code: 'VISIT_NOT_POSSIBLE',
      facts: { reason: 'OVER' },
    });
    expect((await shop.post(`/visits/1-${'x'.repeat(22)}/cancel`)).statusCode).toBe(404);
  });

  it('allows two future visits per phone', async () => {
    const phone = newPhone();
    for (const day of ['2026-04-14', '2026-04-15']) await booked({ phone, day });
    shop.turnClock(2);
    expect((await shop.post('/visits', form({ phone, day: '2026-04-17' }))).json()).toMatchObject({
      code: 'VISIT_LIMIT',
      facts: { limit: 2, of: 'PHONE' },
    });
  });

  it.each([
    ['a time that has passed', { day: '2026-04-08', time: '11:00' }, 'TOO_SOON'],
    ['the hour of closing', { time: '20:00' }, 'CLOSED'],
    ['half an hour', { time: '11:30' }, 'CLOSED'],
    ['next month', { day: '2026-05-09' }, 'TOO_LATE'],
  ])('refuses %s', async (_what, fields, reason) => {
    expect((await shop.post('/visits', form(fields))).json()).toMatchObject({
      status: 409,
      code: 'VISIT_NOT_POSSIBLE',
      facts: { reason },
    });
  });

  it('refuses a piece that is not available, and a day before it has arrived', async () => {
    const sold = await addPiece(shop.db, { state: 'RESERVED' });
    expect((await shop.post('/visits', form({ pieces: [sold.serialNumber] }))).json()).toMatchObject({
      code: 'ITEM_NOT_AVAILABLE',
      facts: { serialNumbers: [sold.serialNumber] },
    });
    const away = await addPiece(shop.db);
    expect((await shop.post('/visits', form({ pieces: [away.serialNumber] }))).json()).toMatchObject({
      facts: { reason: 'PIECES_LATER' },
    });
  });

  it.each([
    ['six pieces', { pieces: ['a', 'b', 'c', 'd', 'e', 'f'] }],
    ['the same piece twice', { pieces: ['a', 'a'] }],
    ['an invalid day', { day: '2026-02-31' }],
    ['an invalid time', { time: '25:00' }],
    ['an invalid phone', { phone: '12345' }],
    ['a blank name', { name: ' ' }],
    ['an unknown field', { guests: 2 }],
  ])('refuses %s', async (_what, fields) => {
    expect((await shop.post('/visits', form(fields))).json()).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
    });
  });

  it('refuses an unknown store, and every hour of a store without bookings', async () => {
    expect((await shop.post('/visits', form({ storeId: 999_999 }))).statusCode).toBe(404);
    await shop.db
      .updateTable('stores')
      .set({ visits_per_hour: 0 })
      .where('id', '=', shop.places.chilonzor)
      .execute();
    expect((await shop.post('/visits', form({ storeId: shop.places.chilonzor }))).json()).toMatchObject({
      facts: { reason: 'FULL' },
    });
    expect((await times()).days).toEqual([]);
    await shop.db
      .updateTable('stores')
      .set({ visits_per_hour: 2 })
      .where('id', '=', shop.places.chilonzor)
      .execute();
  });
});

it('a user’s visits are exported, and deleted with the account', async () => {
  const user = await loggedIn(shop);
  const visit = await booked({ day: '2026-04-20' }, user.headers);
  const data = (await shop.get('/me/export', user.headers)).json();
  expect(data.requests.visits).toEqual([{ ...visit, name: 'Dilnoza', comment: '' }]);
  await shop.call({ method: 'DELETE', url: '/api/v1/me', headers: user.headers });
  expect((await shop.get(`/visits/${visit.key}`)).statusCode).toBe(404);
});
