import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { staffBrowser, type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { totpCode } from '../totp.ts';

let sale: Sale;
let staff: TestedStaff;
let content: StaffBrowser;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
  content = await staff.enter('CONTENT');
});
afterAll(() => sale.close());

const email = 'content@zarona.demo';

/** Logs in with the password and this second factor, and returns the status of the second step. */
async function logInWith(code: string): Promise<number> {
  const browser = staffBrowser(sale.app, '10.3.0.1');
  const login = staff.logins.find((one) => one.email === email);
  const first = await browser.post('session', { email, password: login?.password });
  expect(first.statusCode).toBe(202);
  return (await browser.post('session/factor', { code })).statusCode;
}

const codeOf = (secret: string) => totpCode(secret, sale.parts.now());
const ownSecret = () => staff.logins.find((one) => one.email === email)?.secret ?? '';
const actionsOnFactors = async () => {
  const rows = await sale.db
    .selectFrom('audit_entries')
    .select('action')
    .where('resource', '=', 'factor')
    .orderBy('id')
    .execute();
  return rows.map(({ action }) => action);
};

describe('the own second factor', () => {
  it('recovery codes are replaced: the new ones let in, the previous ones do not', async () => {
    const renew = async () => (await content.post('me/recovery-codes')).json<{ codes: string[] }>().codes;
    const [earlier = ''] = await renew();
    const codes = await renew();
    expect(new Set(codes).size).toBe(10);
    expect(await logInWith(earlier)).toBe(401);
    expect(await logInWith(codes[0] ?? '')).toBe(200);
    expect(await actionsOnFactors()).toEqual(['staff.recovery-codes', 'staff.recovery-codes']);
  });

  it('another app is added by its code; until then the present one works, and afterwards only the new one', async () => {
    const { secret } = (await content.post('me/factors/totp/replacement')).json<{ secret: string }>();
    const confirm = (code: string) => content.post('me/factors/totp/replacement/confirm', { code });
    const wrong = codeOf(secret) === '000000' ? '000001' : '000000';
    expect((await confirm(wrong)).json()).toMatchObject({ code: 'SECOND_FACTOR_WRONG' });
    expect(await logInWith(codeOf(ownSecret()))).toBe(200);
    const added = await confirm(codeOf(secret));
    expect(added.json<{ codes: string[] }>().codes).toHaveLength(10);
    sale.turnClock(2);
    expect(await logInWith(codeOf(ownSecret()))).toBe(401);
    expect(await logInWith(codeOf(secret))).toBe(200);
  });

  it('is not changed without a fresh second factor', async () => {
    sale.turnClock(10);
    for (const path of ['me/factors/totp/replacement', 'me/recovery-codes'])
      expect((await content.post(path)).json()).toMatchObject({ code: 'STEP_UP_REQUIRED' });
  });
});
