import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { StaffCallback } from '#contract/admin/people/callback.ts';
import { noon } from '#domain/calendar/testing-noon.ts';
import { addPiece, addProduct } from '#server/testing-goods.ts';
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
  await sql`delete from callbacks`.execute(shop.db);
});
afterAll(() => shop.close());

async function requested(fields: object = {}): Promise<string> {
  const phone = newPhone();
  const answer = await shop.post('/callbacks', { phone, name: 'Dilnoza', consent: true, ...fields });
  if (answer.statusCode !== 201) throw new Error(answer.body);
  return phone;
}

const rowsOf = async (by: StaffBrowser, query = ''): Promise<StaffCallback[]> =>
  (await by.get(`callbacks${query}`)).json<{ rows: StaffCallback[] }>().rows;
const onlyOf = async (by: StaffBrowser, query = ''): Promise<StaffCallback> => {
  const [row] = await rowsOf(by, query);
  if (row === undefined) throw new Error('nobody waits');
  return row;
};
const move = (by: StaffBrowser, { id, version }: StaffCallback, step: string) =>
  by.post(`callbacks/${id}/moves`, { step }, version);
const waiting = async (by: StaffBrowser) =>
  (await by.get('work'))
    .json<{ items: { kind: string; count: number; oldest: string | null }[] }>()
    .items.find(({ kind }) => kind === 'CALLS');

describe('call-backs in the back-office', () => {
  it('are sorted by due time, masked, and found by the end of the phone', async () => {
    const phone = await requested({ name: 'Evening', bestTime: 'EVENING' });
    await requested({ name: 'Now' });
    const support = await staff.enter('SUPPORT');
    expect((await rowsOf(support)).map(({ name }) => name)).toEqual(['Now', 'Evening']);
    expect(await rowsOf(support, `?q=${phone.slice(-7)}`)).toMatchObject([
      { name: 'Evening', phone: expect.stringContaining('•••'), dueAt: '2026-04-08T12:00:00.000Z' },
    ]);
    expect(await rowsOf(support, '?bestTime=ANY&q=now')).toMatchObject([{ name: 'Now' }]);
    expect(await rowsOf(support, '?language=en')).toEqual([]);
  });

  it('are late a quarter of an hour after they were due, which is shown on Today', async () => {
    await requested();
    const support = await staff.enter('SUPPORT');
    expect(await waiting(support)).toMatchObject({ count: 0 });
    shop.turnClock(0.26);
    expect(await waiting(support)).toMatchObject({ count: 1, oldest: noon.toISOString() });
    expect(await rowsOf(support, '?late=true')).toMatchObject([{ isLate: true }]);
    expect(await waiting(await staff.enter('WAREHOUSE'))).toMatchObject({ count: 0 });
    const setting = { name: 'late_call_minutes', value: '20' };
    await shop.db.insertInto('shop_settings').values(setting).execute();
    const [today, late] = [await waiting(support), await rowsOf(support, '?late=true')];
    await shop.db.deleteFrom('shop_settings').where('name', '=', setting.name).execute();
    expect(today).toMatchObject({ count: 0 });
    expect(late).toEqual([]);
  });

  it('are due again in an hour if nobody answered, and done after a call', async () => {
    await requested();
    const support = await staff.enter('SUPPORT');
    const first = await onlyOf(support);
    expect((await move(support, first, 'NO_ANSWER')).json()).toMatchObject({
      state: 'NEW',
      tries: 1,
      version: 2,
      dueAt: '2026-04-08T08:00:00.000Z',
      allowedActions: ['CALLED', 'NO_ANSWER', 'CLOSED'],
    });
    const called = (await move(support, await onlyOf(support), 'CALLED')).json<StaffCallback>();
    expect(called).toMatchObject({ state: 'CALLED', allowedActions: ['CLOSED'] });
    expect((await move(support, called, 'NO_ANSWER')).json()).toMatchObject({
      status: 409,
      code: 'REQUEST_STATE_CONFLICT',
      facts: { state: 'CALLED' },
    });
    expect((await move(support, called, 'CLOSED')).json()).toMatchObject({
      state: 'CLOSED',
      allowedActions: [],
    });
  });

  it('handled by two people at once: the second sees who was first (BO-19)', async () => {
    await requested();
    const [support, manager] = [await staff.enter('SUPPORT'), await staff.enter('MANAGER')];
    const seen = await onlyOf(support);
    const answers = await Promise.all([move(support, seen, 'CALLED'), move(manager, seen, 'CLOSED')]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 412,
    ]);
    const conflict = answers.find(({ statusCode }) => statusCode === 412);
    expect(conflict?.json()).toMatchObject({
      code: 'VERSION_CONFLICT',
      facts: { current: { version: 2 }, changedBy: expect.any(String) },
    });
  });

  it('show the phone to those who handle them, which is recorded; the audit has no full phone or name', async () => {
    const phone = await requested({ name: 'Nigorakhon', comment: 'Call my sister' });
    const support = await staff.enter('SUPPORT');
    const { id, ...seen } = await onlyOf(support);
    expect((await support.post(`callbacks/${id}/contact`)).json()).toEqual({ phone });
    await move(support, { id, ...seen }, 'CLOSED');
    const { rows } = await sql<{ action: string }>`
      select action from audit_entries where resource = 'callback' and record_id = ${String(id)} order by id`.execute(
      shop.db,
    );
    expect(rows).toEqual([{ action: 'callbacks.contact' }, { action: 'callbacks.move' }]);
    const changes = await shop.db.selectFrom('audit_changes').select(['before', 'after']).execute();
    expect(JSON.stringify(changes)).not.toMatch(new RegExp(`${phone.slice(4)}|Nigora|sister`));
  });

  it('are shown to a seller if they are about a piece of the seller’s store', async () => {
    const productId = await addProduct(shop.db);
    const here = await addPiece(shop.db, { productId, storeId: shop.places.amirTemur });
    const away = await addPiece(shop.db, { productId, storeId: shop.places.chilonzor });
    const subject = ({ serialNumber }: typeof here) => ({
      subject: { kind: 'PRODUCT', productId, serialNumber },
    });
    await requested({ name: 'Here', ...subject(here) });
    await requested({ name: 'Away', ...subject(away) });
    await requested({ name: 'General' });
    const { id: sellerId } = await shop.db
      .selectFrom('staff')
      .select('id')
      .where('email', '=', 'seller@zarona.demo')
      .executeTakeFirstOrThrow();
    await sql`delete from staff_stores where staff_id = ${sellerId} and store_id <> ${shop.places.amirTemur}`.execute(
      shop.db,
    );
    await sql`insert into staff_stores (staff_id, store_id) values (${sellerId}, ${shop.places.amirTemur}) on conflict do nothing`.execute(
      shop.db,
    );
    const seller = await staff.enter('SELLER');
    expect((await rowsOf(seller)).map(({ name }) => name)).toEqual(['Here']);
    const away2 = (await rowsOf(await staff.enter('OWNER'), '?q=away'))[0];
    expect((await seller.post(`callbacks/${away2?.id}/contact`)).statusCode).toBe(404);
  });

  it('BO-10: are in no byte sent to roles that do not handle them', async () => {
    const phone = await requested({ name: 'Nigorakhon' });
    for (const role of ['CONTENT', 'WAREHOUSE', 'ACCOUNTANT'] as const) {
      const answer = await (await staff.enter(role)).get('callbacks');
      expect(answer.json()).toMatchObject({ code: 'PERMISSION_MISSING' });
      expect(answer.body).not.toMatch(new RegExp(`Nigora|${phone.slice(1)}|\\s${phone.slice(-2)}"`));
    }
  });
});
