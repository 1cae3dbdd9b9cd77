import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ApiKey, MadeApiKey } from '#contract/admin/system/key.ts';
import type { StaffOrder } from '#contract/admin/order.ts';
import { keyPermissions, type Permission } from '#domain/auth/permissions.ts';
import { buy } from '#server/order/testing-orders.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { addKey, keyBrowser } from './testing-keys.ts';

let sale: Sale;
let staff: TestedStaff;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
afterAll(() => sale.close());
beforeEach(() => sale.turnClock(0));

async function make(scopes: readonly Permission[], days = 30): Promise<MadeApiKey> {
  const answer = await (await staff.enter('OWNER')).post('keys', { name: 'Stock robot', scopes, days });
  expect(answer.statusCode).toBe(201);
  return answer.json();
}
const listed = async (id: number): Promise<ApiKey | undefined> => {
  const answer = await (await staff.enter('OWNER')).get('keys');
  return answer.json<{ rows: ApiKey[] }>().rows.find((row) => row.id === id);
};

describe('an API key', () => {
  it('is shown once, and is stored in no table in plain text', async () => {
    const made = await make(['orders.read']);
    expect(made.secret).toMatch(/^zak_[\w-]{43}$/);
    expect(made.secret.startsWith(made.prefix)).toBe(true);
    const { body } = await (await staff.enter('OWNER')).get('keys');
    expect(body).not.toContain(made.secret);
    const rows = await sale.db.selectFrom('api_keys').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(made.secret.slice(12));
    const changes = await sale.db.selectFrom('audit_changes').select('after').execute();
    expect(JSON.stringify(changes)).not.toContain(made.secret.slice(12));
    expect(JSON.stringify(changes)).not.toContain('hash');
  });

  it('has its scopes, limited to its maker’s permissions at the time of the call', async () => {
    const { number } = (await buy(sale)).order;
    const { browser, id } = await addKey(sale, { role: 'MANAGER', scopes: ['orders.read'] });
    expect((await browser.get('orders')).statusCode).toBe(200);
    expect((await browser.get('pieces')).json()).toMatchObject({
      code: 'PERMISSION_MISSING',
      facts: { permission: 'pieces.read' },
    });
    // visible to the maker but not to the key: contacts, and allowed actions
    const order = (await browser.get(`orders/${number}`)).json<StaffOrder>();
    expect([order.comment, order.address, order.allowedActions]).toEqual(['', null, []]);
    await sale.db
      .updateTable('staff')
      .set({ role: 'CONTENT' })
      .where('email', '=', 'manager@zarona.demo')
      .execute();
    expect((await browser.get('orders')).json()).toMatchObject({ code: 'PERMISSION_MISSING' });
    await sale.db
      .updateTable('staff')
      .set({ role: 'MANAGER' })
      .where('email', '=', 'manager@zarona.demo')
      .execute();
    expect((await listed(id))?.usedAt).toBe('2026-04-08T07:00:00.000Z');
  });

  it('writes without the browser’s proofs, and the audit names it next to its maker', async () => {
    const { order } = await buy(sale);
    const made = await make(['orders.read', 'orders.move']);
    const program = keyBrowser(sale, made.secret);
    const { version } = (await program.get(`orders/${order.number}`)).json<StaffOrder>();
    const moved = await program.post(`orders/${order.number}/moves`, { to: 'CONFIRMED' }, version);
    expect(moved.statusCode).toBe(200);
    const { rows } = (
      await (await staff.enter('OWNER')).get(`audit?resource=order&record=${order.number}`)
    ).json<{ rows: object[] }>();
    expect(rows).toMatchObject([
      { action: 'orders.move', key: 'Stock robot', staff: { name: 'Nodira Karimova' } },
    ]);
  });

  it('gets no more permissions than its maker has, and none that needs a second factor', async () => {
    const owner = await staff.enter('OWNER');
    for (const scopes of [['orders.refund'], ['keys.write'], ['nothing'], []])
      expect((await owner.post('keys', { name: 'x', scopes, days: 30 })).json()).toMatchObject({
        code: 'VALIDATION_FAILED',
      });
    expect(keyPermissions).not.toContain('keys.write');
    const { browser } = await addKey(sale, { role: 'OWNER', scopes: keyPermissions });
    const again = { name: 'child', scopes: ['orders.read'], days: 30 };
    expect((await browser.post('keys', again)).json()).toMatchObject({ code: 'KEY_NOT_ALLOWED' });
  });

  it('opens nothing from the moment it is revoked, and stays in the list', async () => {
    const made = await make(['orders.read']);
    const program = keyBrowser(sale, made.secret);
    expect((await program.get('orders')).statusCode).toBe(200);
    const owner = await staff.enter('OWNER');
    expect((await owner.delete(`keys/${made.id}`)).statusCode).toBe(200);
    expect((await program.get('orders')).statusCode).toBe(401);
    expect((await owner.delete(`keys/${made.id}`)).statusCode).toBe(200);
    expect((await owner.delete('keys/999999')).statusCode).toBe(404);
    expect(await listed(made.id)).toMatchObject({ state: 'REVOKED' });
  });

  it('expires on its day', async () => {
    const made = await make(['orders.read'], 7);
    const program = keyBrowser(sale, made.secret);
    sale.turnClock(7 * 24 * 60 - 1);
    expect((await program.get('orders')).statusCode).toBe(200);
    sale.turnClock(7 * 24 * 60);
    expect((await program.get('orders')).statusCode).toBe(401);
    expect(await listed(made.id)).toMatchObject({ state: 'EXPIRED' });
  });

  it('may call 120 times a minute, from any addresses', async () => {
    const { browser } = await addKey(sale, { role: 'OWNER', scopes: ['feeds.read'] });
    const codes = [];
    for (let nth = 0; nth < 121; nth++) codes.push((await browser.get('feeds')).statusCode);
    expect(codes.filter((code) => code === 200)).toHaveLength(120);
    expect(codes.at(-1)).toBe(429);
    sale.turnClock(2);
    expect((await browser.get('feeds')).statusCode).toBe(200);
  });

  it('sent together with a cookie: the key is used', async () => {
    const owner = await staff.enter('OWNER');
    const { secret } = await addKey(sale, { role: 'OWNER', scopes: ['orders.read'] });
    owner.headers['authorization'] = `Bearer ${secret}`;
    expect((await owner.get('pieces')).json()).toMatchObject({ code: 'PERMISSION_MISSING' });
  });
});
