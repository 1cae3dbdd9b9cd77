import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffVisit } from '#contract/admin/people/visit.ts';
import { noon } from '#domain/calendar/testing-noon.ts';
import { addPiece } from '#server/testing-goods.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { newPhone, type RequestShop, testRequests } from '../testing-requests.ts';

let shop: RequestShop;
let staff: TestedStaff;
beforeAll(async () => {
  shop = await testRequests({ environment: { PUBLIC_URL: 'http://localhost:3000' } });
  staff = await testStaff({ app: shop.app, db: shop.db, now: noon });
});
beforeEach(async () => {
  shop.turnClock(0);
  await sql`delete from visits`.execute(shop.db);
});
afterAll(() => shop.close());

async function booked(fields: object = {}): Promise<string> {
  const phone = newPhone();
  const form = { storeId: shop.places.amirTemur, day: '2026-04-09', time: '11:00', pieces: [], phone };
  const answer = await shop.post('/visits', { ...form, name: 'Dilnoza', consent: true, ...fields });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return phone;
}

const rowsOf = async (by: StaffBrowser, query = ''): Promise<StaffVisit[]> =>
  (await by.get(`visits${query}`)).json<{ rows: StaffVisit[] }>().rows;
const onlyOf = async (by: StaffBrowser, query = ''): Promise<StaffVisit> => {
  const [row] = await rowsOf(by, query);
  if (row === undefined) throw new Error('nobody comes');
  return row;
};
const move = (by: StaffBrowser, { id, version }: StaffVisit, step: string) =>
  by.post(`visits/${id}/moves`, { step }, version);
async function reschedule(
  by: StaffBrowser,
  { id, version }: StaffVisit,
  time: string,
  { day = '2026-04-09', key = randomUUID() }: { day?: string | undefined; key?: string } = {},
) {
  by.headers['idempotency-key'] = key;
  const answer = await by.post(`visits/${id}/time`, { day, time }, version);
  by.headers['idempotency-key'] = undefined;
  return answer;
}

describe('visits in the back-office', () => {
  it('are sorted by their time, with the pieces to lay out, and filtered by store and day', async () => {
    const piece = await addPiece(shop.db, { storeId: shop.places.amirTemur });
    await booked({ name: 'Later', time: '15:00', pieces: [piece.serialNumber] });
    await booked({ name: 'Soon' });
    await booked({ name: 'Elsewhere', storeId: shop.places.chilonzor, day: '2026-04-10' });
    const support = await staff.enter('SUPPORT');
    expect((await rowsOf(support)).map(({ name }) => name)).toEqual(['Soon', 'Later', 'Elsewhere']);
    const ofStore = await rowsOf(support, `?storeId=${shop.places.amirTemur}&q=later`);
    expect(ofStore).toMatchObject([
      { pieces: [{ serialNumber: piece.serialNumber, isFree: true }], phone: expect.stringContaining('•••') },
    ]);
    const days = '?startsOn.from=2026-04-10&startsOn.to=2026-04-12';
    expect((await rowsOf(support, days)).map(({ name }) => name)).toEqual(['Elsewhere']);
  });

  it('are confirmed, and marked as kept or missed after their hour', async () => {
    await booked();
    const support = await staff.enter('SUPPORT');
    expect(await onlyOf(support, '?toDo=true')).toMatchObject({ allowedActions: ['CONFIRMED', 'CANCELLED'] });
    await move(support, await onlyOf(support), 'CONFIRMED');
    expect(await rowsOf(support, '?toDo=true')).toEqual([]);
    expect((await move(support, await onlyOf(support), 'KEPT')).json()).toMatchObject({
      code: 'REQUEST_STATE_CONFLICT',
    });
    // 11:30 of the next day
    shop.turnClock(23.5);
    const later = await staff.enter('SUPPORT');
    expect(await onlyOf(later, '?toDo=true')).toMatchObject({
      allowedActions: ['KEPT', 'MISSED', 'CANCELLED'],
      mayMove: false,
    });
    expect((await move(later, await onlyOf(later), 'KEPT')).json()).toMatchObject({
      state: 'KEPT',
      allowedActions: [],
    });
  });

  it('are rescheduled within their store, and the shopper gets an SMS', async () => {
    const phone = await booked();
    await shop.drain();
    const support = await staff.enter('SUPPORT');
    const before = await onlyOf(support);
    const key = randomUUID();
    await reschedule(support, before, '16:00', { key });
    // the first response was lost: the same call again
    const moved = await reschedule(support, before, '16:00', { key });
    expect(moved.json()).toMatchObject({
      startsAt: '2026-04-09T11:00:00.000Z',
      version: 2,
      rescheduledAt: noon.toISOString(),
    });
    await shop.drain();
    const messages = shop.messagesTo(phone);
    expect(messages).toHaveLength(2);
    expect(messages.at(-1)?.text).toMatch(/09\.04, 16:00/);
  });

  it('are rescheduled by the rules of bookings', async () => {
    await booked({ name: 'First' });
    await booked({ name: 'One', time: '13:00' });
    await booked({ name: 'Other', time: '13:00' });
    const support = await staff.enter('SUPPORT');
    const first = await onlyOf(support, '?q=first');
    const reasonOf = async (time: string, day?: string) =>
      (await reschedule(support, first, time, { day })).json<{ facts?: { reason?: string } }>().facts?.reason;
    expect(await reasonOf('13:00')).toBe('FULL');
    expect(await reasonOf('22:00')).toBe('CLOSED');
    expect(await reasonOf('12:00', '2026-05-20')).toBe('TOO_LATE');
  });

  it('two rescheduled to the last place of an hour at once: one succeeds', async () => {
    await booked({ name: 'Guest', time: '13:00' });
    await booked({ name: 'One', time: '11:00' });
    await booked({ name: 'Two', time: '12:00' });
    const [support, manager] = [await staff.enter('SUPPORT'), await staff.enter('MANAGER')];
    const answers = await Promise.all([
      reschedule(support, await onlyOf(support, '?q=one'), '13:00'),
      reschedule(manager, await onlyOf(manager, '?q=two'), '13:00'),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 409,
    ]);
  });

  it('BO-10: are limited to a seller’s stores, and in no byte sent to roles that do not handle them', async () => {
    const phone = await booked({ name: 'Nigorakhon', storeId: shop.places.chilonzor });
    const { id } = await onlyOf(await staff.enter('OWNER'));
    for (const role of ['CONTENT', 'WAREHOUSE', 'ACCOUNTANT'] as const)
      expect((await (await staff.enter(role)).get('visits')).body).not.toMatch(/Nigora/);
    await sql`delete from staff_stores where store_id = ${shop.places.chilonzor}`.execute(shop.db);
    const seller = await staff.enter('SELLER');
    expect(await rowsOf(seller)).toEqual([]);
    expect((await seller.post(`visits/${id}/contact`)).statusCode).toBe(404);
    const owner = await staff.enter('OWNER');
    expect((await owner.post(`visits/${id}/contact`)).json()).toEqual({ phone });
    const { rows } = await sql<{ words: string }>`
      select coalesce(string_agg(c::text, ' '), '') as words from audit_changes c`.execute(shop.db);
    expect(rows[0]?.words).not.toContain('Nigora');
  });
});
