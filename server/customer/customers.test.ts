import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StaffCustomer, StaffCustomerRow } from '#contract/admin/people/customer.ts';
import { loggedIn } from '#server/testing-accounts.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';

let sale: Sale;
let staff: TestedStaff;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
afterAll(() => sale.close());

const phones = { next: 0 };
/** A user with a name and a login. */
async function addCustomer(name = 'Nigorakhon') {
  phones.next += 1;
  const phone = `+99893${String(5_550_000 + phones.next)}`;
  const user = await loggedIn(sale, { phone });
  await sale.db.updateTable('users').set({ first_name: name }).where('id', '=', user.userId).execute();
  return { ...user, phone, id: user.userId };
}

const rowsOf = async (by: StaffBrowser, q?: string): Promise<StaffCustomerRow[]> =>
  (await by.get(`customers${q === undefined ? '' : `?q=${encodeURIComponent(q)}`}`)).json<{
    rows: StaffCustomerRow[];
  }>().rows;
const read = async (by: StaffBrowser, id: number): Promise<StaffCustomer> =>
  (await by.get(`customers/${id}`)).json();

describe('customers as the staff see them', () => {
  it('are found by name or the end of the phone, with masked contacts; viewing the full contact is audited', async () => {
    const { id, phone } = await addCustomer('Sitora');
    const support = await staff.enter('SUPPORT');
    expect(await rowsOf(support, 'sito')).toMatchObject([
      { id, name: 'Sitora', phone: expect.stringContaining('•••'), orders: 0, total: 0, lastOrderAt: null },
    ]);
    expect(await rowsOf(support, phone.slice(-6))).toMatchObject([{ id }]);
    expect(await read(support, id)).toMatchObject({
      sessions: [{ device: 'Firefox, Linux' }],
      allowedActions: ['SHOW_CONTACT', 'END_SESSIONS'],
    });
    expect((await support.post(`customers/${id}/contact`)).json()).toEqual({
      name: 'Sitora',
      phone,
      email: null,
    });
    const noted = await sale.db
      .selectFrom('audit_entries')
      .select('action')
      .where('resource', '=', 'customer')
      .where('record_id', '=', String(id))
      .execute();
    expect(noted).toEqual([{ action: 'customers.contact' }]);
  });

  it('are found by a seller only by the whole phone', async () => {
    const { id, phone } = await addCustomer('Malika');
    const seller = await staff.enter('SELLER');
    for (const q of [undefined, 'Malika', phone.slice(-6)]) expect(await rowsOf(seller, q)).toEqual([]);
    expect(await rowsOf(seller, phone)).toMatchObject([{ id, name: 'Malika' }]);
    expect((await seller.get(`customers/${id}`)).statusCode).toBe(404);
    expect((await seller.post(`customers/${id}/contact`)).statusCode).toBe(404);
    expect((await seller.get(`customers/${id}?phone=${encodeURIComponent(phone)}`)).json()).toMatchObject({
      id,
    });
  });

  it('BO-10: have no name and contact for roles that may not see them', async () => {
    const { id, phone } = await addCustomer();
    const accountant = await staff.enter('ACCOUNTANT');
    const answers = [
      await accountant.get('customers'),
      await accountant.get(`customers/${id}`),
      await accountant.get('customers?q=Nigora'),
      await accountant.get(`customers?q=${encodeURIComponent(phone)}`),
    ];
    for (const { body } of answers) expect(body).not.toMatch(new RegExp(`Nigora|${phone.slice(-7)}|•••`));
    expect(await rowsOf(accountant, phone)).toEqual([]);
    expect(await rowsOf(accountant, String(id))).toMatchObject([{ id, name: null, phone: null }]);
    for (const role of ['CONTENT', 'WAREHOUSE'] as const)
      expect((await (await staff.enter(role)).get('customers')).json()).toMatchObject({
        code: 'PERMISSION_MISSING',
      });
  });

  it('have a history of views and price type changes, which contains no more contacts than the role may see', async () => {
    const { id } = await addCustomer('Gulnora');
    const [manager, accountant] = [await staff.enter('MANAGER'), await staff.enter('ACCOUNTANT')];
    await manager.post(`customers/${id}/contact`);
    const { version } = await read(manager, id);
    await manager.post(`customers/${id}/price-type`, { priceType: 'B2B', reason: 'Contract 18' }, version);
    for (const by of [manager, accountant]) {
      const history = await by.get(`customers/${id}/history`);
      expect(history.json()).toMatchObject([
        {
          action: 'customers.price-type',
          changes: [{ before: { price_type: 'B2C' }, after: { price_type: 'B2B' } }],
        },
        { action: 'customers.contact', changes: [] },
      ]);
      expect(history.body).not.toContain('Gulnora');
    }
    const seller = await staff.enter('SELLER');
    expect((await seller.get(`customers/${id}/history`)).statusCode).toBe(404);
  });

  it('can be logged out everywhere', async () => {
    const { id, headers } = await addCustomer();
    const manager = await staff.enter('MANAGER');
    expect((await manager.post(`customers/${id}/sessions/end`)).statusCode).toBe(204);
    const me = await sale.app.inject({ url: '/api/v1/me', headers });
    expect(me.statusCode).toBe(401);
  });

  it('can get another price type with a reason; the second of two concurrent changes is refused (BO-19)', async () => {
    const { id } = await addCustomer();
    const [owner, manager] = [await staff.enter('OWNER'), await staff.enter('MANAGER')];
    const { version } = await read(owner, id);
    const change = (by: StaffBrowser) =>
      by.post(`customers/${id}/price-type`, { priceType: 'B2B', reason: 'Contract 17' }, version);
    const answers = await Promise.all([change(owner), change(manager)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 412,
    ]);
    expect(await read(owner, id)).toMatchObject({ priceType: 'B2B', version: version + 1 });
  });
});

describe('BO-53: privacy', () => {
  it('an export contains the same as the user’s own export', async () => {
    const { id, headers } = await addCustomer();
    const own = (await sale.app.inject({ url: '/api/v1/me/export', headers })).json<object>();
    const manager = await staff.enter('MANAGER');
    const exported = (await manager.post(`customers/${id}/export`)).json<{ sessions: object[] }>();
    const sessions = exported.sessions.map((session) => ({ ...session, isCurrent: true }));
    expect({ ...exported, sessions }).toEqual(own);
  });

  it('an erasure needs the owner’s approval, has the effect of closing the account, and leaves no personal data in the audit (BO-18)', async () => {
    const { id, phone, headers } = await addCustomer('Erasmina');
    const [owner, manager] = [await staff.enter('OWNER'), await staff.enter('MANAGER')];
    await owner.post(`notes/customer/${id}`, { body: `Erasmina, ${phone}`, mentions: [] });
    const answer = await manager.post(`customers/${id}/erase`, { reason: 'Request 12' });
    expect(answer.json()).toMatchObject({ code: 'APPROVAL_NEEDED' });
    expect((await read(owner, id)).id).toBe(id);
    const { approvalId } = answer.json<{ facts: { approvalId: number } }>().facts;
    expect((await manager.post(`approvals/${approvalId}/approve`, {})).json()).toMatchObject({
      code: 'PERMISSION_MISSING',
    });
    expect((await owner.post(`approvals/${approvalId}/approve`, {})).json()).toMatchObject({
      state: 'APPROVED',
    });
    expect((await owner.get(`customers/${id}`)).statusCode).toBe(404);
    const notes = sale.db.selectFrom('staff_notes').select('id').where('resource', '=', 'customer');
    expect(await notes.where('record_id', '=', String(id)).execute()).toEqual([]);
    expect((await sale.app.inject({ url: '/api/v1/me', headers })).statusCode).toBe(401);
    const { rows } = await sql<{ words: string }>`
      select coalesce(string_agg(c::text, ' '), '') || (select string_agg(e::text, ' ') from audit_entries e) as words
      from audit_changes c`.execute(sale.db);
    expect(rows[0]?.words).not.toMatch(new RegExp(`Erasmina|${phone.slice(4)}`));
  });
});
