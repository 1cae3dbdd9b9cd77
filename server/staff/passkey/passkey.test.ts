import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { NewPasskey, OwnFactor, PasskeyRequest } from '#contract/admin/staff/passkey.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { staffBrowser, type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { rpIdOf } from './signature.ts';
import { type Flaws, testAuthenticator } from './testing-authenticator.ts';

const origin = 'http://localhost:3000';
type Authenticator = ReturnType<typeof testAuthenticator>;

let sale: Sale;
let staff: TestedStaff;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
beforeEach(() => sale.turnClock(0));
afterAll(() => sale.close());

let addresses = 0;

/** A half session, after the right password. */
async function givePassword(box: string): Promise<StaffBrowser> {
  const browser = staffBrowser(sale.app, `10.2.0.${++addresses}`);
  const { email, password } = staff.logins.find((login) => login.email.startsWith(`${box}@`)) ?? {};
  const answer = await browser.post('session', { email, password });
  expect(answer.json()).toEqual({ next: 'FACTOR', hasPasskey: true });
  return browser;
}

async function addPasskey(browser: StaffBrowser, flaws?: Flaws) {
  const authenticator = testAuthenticator(origin);
  const options = (await browser.post('me/factors/passkey/options')).json<NewPasskey>();
  const answer = await browser.post('me/factors/passkey', authenticator.create(options, flaws));
  return { authenticator, answer };
}

async function signIn(
  browser: StaffBrowser,
  authenticator: Authenticator,
  { path = 'session/passkey', ...flaws }: Flaws & { path?: string } = {},
) {
  const options = (await browser.post('session/passkey/options')).json<PasskeyRequest>();
  return browser.post(path, authenticator.sign(options, flaws));
}

const refused = { status: 401, code: 'SECOND_FACTOR_WRONG' };

describe('a passkey', () => {
  it('can be added right after the second factor was given, and opens the next login', async () => {
    const browser = await staff.enter('SUPPORT');
    const { authenticator, answer } = await addPasskey(browser);
    expect([answer.statusCode, answer.json()]).toEqual([
      201,
      expect.objectContaining({ kind: 'PASSKEY', name: 'MacBook', usedAt: null }),
    ]);
    const login = await givePassword('support');
    expect((await login.get('orders')).statusCode).toBe(401);
    const entered = await signIn(login, authenticator);
    expect(entered.json()).toMatchObject({ role: 'SUPPORT', hasPasskey: true });
    expect((await login.get('orders')).statusCode).toBe(200);
    const { factors } = (await login.get('me/factors')).json<{ factors: OwnFactor[] }>();
    expect(factors).toEqual([
      expect.objectContaining({ kind: 'TOTP', name: null }),
      expect.objectContaining({ kind: 'PASSKEY', usedAt: sale.parts.now().toISOString() }),
    ]);
  });

  it('cannot be added in a session whose second factor is six minutes old', async () => {
    const browser = await staff.enter('CONTENT');
    sale.turnClock(6);
    expect((await browser.post('me/factors/passkey/options')).json()).toMatchObject({
      code: 'STEP_UP_REQUIRED',
    });
  });

  it.each<[string, Flaws]>([
    ['another origin', { origin: 'https://zarona.example.com' }],
    ['another host', { rpId: 'example.com' }],
    ['another challenge', { challenge: 'A'.repeat(43) }],
    ['an owner who was not verified', { isUnverified: true }],
  ])('BO-5: is neither added nor accepted with %s', async (_what, flaws) => {
    const browser = await staff.enter('MANAGER');
    expect((await addPasskey(browser, flaws)).answer.json()).toMatchObject(refused);
    const { authenticator } = await addPasskey(browser);
    const login = await givePassword('manager');
    expect((await signIn(login, authenticator, flaws)).json()).toMatchObject(refused);
    expect((await signIn(login, authenticator)).statusCode).toBe(200);
  });

  it('BO-5: with a counter that goes back is a copy and refused; without a counter it is synced and accepted', async () => {
    const browser = await staff.enter('ACCOUNTANT');
    const { authenticator: synced } = await addPasskey(browser);
    const { authenticator } = await addPasskey(browser);
    const login = await givePassword('accountant');
    expect((await signIn(login, synced, { signCount: 0 })).statusCode).toBe(200);
    expect((await signIn(login, synced, { signCount: 0 })).statusCode).toBe(200);
    expect((await signIn(login, authenticator, { signCount: 7 })).statusCode).toBe(200);
    for (const signCount of [6, 7, 0])
      expect((await signIn(login, authenticator, { signCount })).json()).toMatchObject(refused);
    expect((await signIn(login, authenticator, { signCount: 8 })).statusCode).toBe(200);
  });

  it('signs each challenge once, within five minutes', async () => {
    const browser = await staff.enter('WAREHOUSE');
    const { authenticator } = await addPasskey(browser);
    const login = await givePassword('warehouse');
    const options = (await login.post('session/passkey/options')).json<PasskeyRequest>();
    const wrong = authenticator.sign(options, { isUnverified: true });
    expect((await login.post('session/passkey', wrong)).json()).toMatchObject(refused);
    const late = authenticator.sign(options);
    expect((await login.post('session/passkey', late)).json()).toMatchObject(refused);
    const old = (await login.post('session/passkey/options')).json<PasskeyRequest>();
    sale.turnClock(4.9);
    expect((await login.post('session/passkey', authenticator.sign(old))).statusCode).toBe(200);
  });

  it('of another person is refused', async () => {
    const { authenticator } = await addPasskey(await staff.enter('OWNER'));
    await addPasskey(await staff.enter('SELLER'));
    const login = await givePassword('seller');
    expect((await signIn(login, authenticator)).json()).toMatchObject(refused);
  });

  it('BO-6: serves for step-up, and can be removed by its owner only', async () => {
    const browser = await staff.enter('SELLER', 1);
    const { authenticator, answer } = await addPasskey(browser);
    const { id } = answer.json<OwnFactor>();
    sale.turnClock(6);
    expect((await browser.delete(`me/factors/${id}`)).json()).toMatchObject({ code: 'STEP_UP_REQUIRED' });
    expect((await signIn(browser, authenticator, { path: 'session/step-up/passkey' })).statusCode).toBe(200);
    const other = await staff.enter('CONTENT');
    expect((await other.delete(`me/factors/${id}`)).statusCode).toBe(404);
    expect((await browser.delete(`me/factors/${id}`)).statusCode).toBe(204);
    expect((await browser.post('session/passkey/options')).statusCode).toBe(404);
    const { rows } =
      await sql`select action from audit_entries where action like 'staff.passkey%' and record_id = ${String(
        id,
      )} order by id`.execute(sale.db);
    expect(rows).toEqual([{ action: 'staff.passkey-add' }, { action: 'staff.passkey-remove' }]);
  });

  it.each([
    ['https://zarona.uz', 'zarona.uz'],
    ['http://192.168.1.5:3000', undefined],
    ['http://[::1]:3000', undefined],
  ])('belongs to the host of the shop’s address: %s', (publicUrl, host) => {
    expect(rpIdOf(publicUrl)).toBe(host);
  });
});
