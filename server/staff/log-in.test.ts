import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Db } from '#database/connect.ts';
import { hmac } from '#server/kit/crypto/signing.ts';
import { testSecret } from '#server/testing-accounts.ts';
import { messagesTo } from '#server/testing-messages.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';
import { staffBrowser, type StaffBrowser, type TestedStaff, testStaff } from '#server/testing-staff.ts';
import { createInvitation } from './accept-invitation.ts';
import { endSessionsOf } from './queries.ts';
import { totpCode } from './totp.ts';

let sale: Sale;
let staff: TestedStaff;
beforeAll(async () => {
  sale = await testSale();
  staff = await testStaff({ app: sale.app, db: sale.db, now: sale.parts.now() });
});
beforeEach(() => sale.turnClock(0));
afterAll(() => sale.close());

let addresses = 0;
const nextAddress = (): string => `10.1.0.${++addresses}`;

const loginOf = (box: string) => {
  const login = staff.logins.find(({ email }) => email.startsWith(`${box}@`));
  if (login === undefined) throw new Error(`there is no ${box}`);
  return login;
};

async function givePassword(box: string): Promise<StaffBrowser> {
  const browser = staffBrowser(sale.app, nextAddress());
  const { email, password } = loginOf(box);
  const answer = await browser.post('session', { email, password });
  expect([answer.statusCode, answer.json()]).toEqual([202, { next: 'FACTOR', hasPasskey: false }]);
  return browser;
}

const codeOf = (box: string) => totpCode(loginOf(box).secret, sale.parts.now());

describe('logging in', () => {
  it('needs the password and then the code; the session returns the person and their permissions', async () => {
    const browser = await givePassword('support');
    const half = browser.headers['cookie'];
    expect((await browser.get('orders')).json()).toMatchObject({ status: 401, facts: { next: 'FACTOR' } });
    const answer = await browser.post('session/factor', { code: codeOf('support') });
    expect(answer.json()).toMatchObject({ role: 'SUPPORT', email: 'support@zarona.demo' });
    // BO-4: a new session id, not accessible to scripts and other sites
    expect(browser.headers['cookie']).not.toBe(half);
    expect(String(answer.headers['set-cookie'])).toMatch(
      /^zarona-staff=[\w-]{43}; .*Path=\/; HttpOnly; SameSite=Strict$/,
    );
    expect((await browser.get('orders')).statusCode).toBe(200);
    // the half session has ended
    browser.headers['cookie'] = half;
    expect((await browser.get('session')).statusCode).toBe(401);
  });

  it('does not accept a session id set from outside', async () => {
    const browser = staffBrowser(sale.app, nextAddress());
    browser.headers['cookie'] = `zarona-staff=${'A'.repeat(43)}`;
    const { email, password } = loginOf('content');
    await browser.post('session', { email, password });
    expect(browser.headers['cookie']).not.toContain('AAAA');
  });

  it('BO-7: responds the same to a wrong address and a wrong password', async () => {
    const wrong = async (body: object) => {
      const answer = await staffBrowser(sale.app, nextAddress()).post('session', body);
      const { title, detail, code, errors, facts } = answer.json<Record<string, unknown>>();
      return [answer.statusCode, title, detail, code, errors, facts];
    };
    const password = 'not the password';
    expect(await wrong({ email: 'nobody@zarona.demo', password })).toEqual(
      await wrong({ email: 'support@zarona.demo', password }),
    );
  });

  it('BO-5: accepts a code once, and a recovery code once', async () => {
    const browser = await givePassword('accountant');
    const code = codeOf('accountant');
    expect((await browser.post('session/factor', { code })).statusCode).toBe(200);
    const again = await givePassword('accountant');
    expect((await again.post('session/factor', { code })).json()).toMatchObject({
      code: 'SECOND_FACTOR_USED',
    });
    expect((await again.post('session/factor', { code: '000000' })).json()).toMatchObject({
      status: 401,
      code: 'SECOND_FACTOR_WRONG',
    });
  });

  it('BO-6: after the code once more, sensitive actions are allowed for five minutes', async () => {
    const browser = await givePassword('manager');
    await browser.post('session/factor', { code: codeOf('manager') });
    const invite = () =>
      browser.post('invitations', {
        email: 'yangi@example.uz',
        name: 'Yangi Xodim',
        role: 'SELLER',
        language: 'uz',
        storeIds: [sale.places.amirTemur],
      });
    expect((await invite()).json()).toMatchObject({ status: 403, code: 'STEP_UP_REQUIRED' });
    sale.turnClock(1);
    expect((await browser.post('session/step-up', { code: codeOf('manager') })).statusCode).toBe(200);
    expect((await invite()).json()).toMatchObject({
      email: 'yangi@example.uz',
      state: 'INVITED',
      hasFactor: false,
    });
  });

  it('a session is replaced once: of two second factors at the same time one counts', async () => {
    const browser = await givePassword('content');
    await browser.post('session/factor', { code: codeOf('content') });
    await sale.db
      .insertInto('staff_recovery_codes')
      .columns(['staff_id', 'code_hash'])
      .expression((from) =>
        from
          .selectFrom('staff')
          .select(['id', sql<Buffer>`${recoveryHash('ABCDE-FGHJK')}::bytea`.as('code_hash')])
          .where('email', '=', loginOf('content').email),
      )
      .execute();
    sale.turnClock(1);
    const codes = [codeOf('content'), 'ABCDE-FGHJK'];
    const cookie = browser.headers['cookie'];
    const answers = await Promise.all(
      codes.map((code) => {
        const tab = staffBrowser(sale.app, nextAddress());
        Object.assign(tab.headers, { cookie, 'x-csrf': browser.headers['x-csrf'] });
        return tab.post('session/step-up', { code });
      }),
    );
    expect(answers.map(({ statusCode }) => statusCode).toSorted((one, other) => one - other)).toEqual([
      200, 401,
    ]);
  });

  it('a second factor during a suspension starts no session that is still open afterwards', async () => {
    const browser = await givePassword('warehouse');
    await browser.post('session/factor', { code: codeOf('warehouse') });
    sale.turnClock(1);
    const { email } = loginOf('warehouse');
    const stepUp = await sale.db.transaction().execute(async (db) => {
      const { id } = await db
        .selectFrom('staff')
        .select('id')
        .where('email', '=', email)
        .forUpdate()
        .executeTakeFirstOrThrow();
      const answer = browser.post('session/step-up', { code: codeOf('warehouse') });
      await vi.waitFor(async () => expect(await countBlocked(sale.db)).toBe(1));
      await endSessionsOf(db, id, sale.parts.now());
      return { answer };
    });
    expect((await stepUp.answer).statusCode).toBe(401);
    expect((await browser.get('session')).statusCode).toBe(401);
  });

  it('ends with the logout', async () => {
    const browser = await staff.enter('CONTENT');
    const { cookie } = browser.headers;
    expect((await browser.delete('session')).statusCode).toBe(204);
    browser.headers['cookie'] = cookie;
    expect((await browser.get('session')).statusCode).toBe(401);
  });
});

describe('an invitation', () => {
  it('sends a link by mail; password, app and recovery codes are set up, and the codes are shown once', async () => {
    await sale.runTask('send-staff-invitation', { staffId: await invitedId() });
    const [mail] = messagesTo(sale, 'yangi@example.uz').slice(-1);
    const [, token] = /\/admin\/invitation#([\w-]{43})/.exec(mail?.text ?? '') ?? [];
    const browser = staffBrowser(sale.app, nextAddress());
    const weak = await browser.post('invitations/accept', { token, password: 'Tashkent2026' });
    expect(weak.json()).toMatchObject({ code: 'VALIDATION_FAILED', errors: [{ code: 'commonPassword' }] });
    const password = 'bodom gullari oq';
    expect((await browser.post('invitations/accept', { token, password })).json()).toEqual({
      next: 'ENROLL',
      hasPasskey: false,
    });
    const { secret } = (await browser.post('me/factors/totp')).json<{ secret: string }>();
    const code = totpCode(secret, sale.parts.now());
    const confirmed = await browser.post('me/factors/totp/confirm', { code });
    const { codes } = confirmed.json<{ codes: string[] }>();
    expect(codes).toHaveLength(10);
    expect((await browser.get('session')).json()).toMatchObject({ role: 'SELLER', language: 'uz' });
    // a person who has an app cannot add a second one
    expect((await browser.post('me/factors/totp')).statusCode).toBe(403);
    expect((await browser.post('invitations/accept', { token, password })).json()).toMatchObject({
      code: 'GONE',
    });
    const recovering = staffBrowser(sale.app, nextAddress());
    await recovering.post('session', { email: 'yangi@example.uz', password });
    expect((await recovering.post('session/factor', { code: codes[0] })).statusCode).toBe(200);
    await recovering.post('session', { email: 'yangi@example.uz', password });
    expect((await recovering.post('session/factor', { code: codes[0] })).json()).toMatchObject({
      code: 'SECOND_FACTOR_USED',
    });
  });

  it('does not activate an account that was suspended, and its second link does not replace a password', async () => {
    const owner = await staff.enter('OWNER');
    const member = (
      await owner.post('invitations', {
        email: 'kechki@example.uz',
        name: 'Kechki Xodim',
        role: 'WAREHOUSE',
        language: 'uz',
        storeIds: [],
      })
    ).json<{ id: number; version: number }>();
    const now = sale.parts.now();
    const links = [
      await createInvitation(sale.db, { staffId: member.id, now }),
      await createInvitation(sale.db, { staffId: member.id, now }),
    ];
    const accept = async (token: string | undefined) =>
      (
        await staffBrowser(sale.app, nextAddress()).post('invitations/accept', {
          token,
          password: 'bodom gullari oq',
        })
      ).statusCode;
    const suspended = await owner.patch(`staff/${member.id}`, { state: 'SUSPENDED' }, member.version);
    expect(await accept(links[0])).toBe(410);
    const again = await owner.patch(
      `staff/${member.id}`,
      { state: 'ACTIVE' },
      suspended.json<{ version: number }>().version,
    );
    // there is no password yet, so the person is invited again
    expect(again.json()).toMatchObject({ state: 'INVITED' });
    expect(await accept(links[0])).toBe(202);
    expect(await accept(links[1])).toBe(410);
  });

  it('BO-46: a stolen database reveals no authenticator secret', async () => {
    const { rows } = await sql<{ everything: string }>`
      select string_agg(f::text || p::text, ' ') as everything from staff_factors f join staff p on p.id = f.staff_id`.execute(
      sale.db,
    );
    for (const { secret, password } of staff.logins) {
      expect(rows[0]?.everything).not.toContain(secret);
      expect(rows[0]?.everything).not.toContain(password);
    }
  });
});

const recoveryHash = (code: string): Buffer => hmac(testSecret, `staff-recovery:${code.replaceAll('-', '')}`);

async function countBlocked(db: Db): Promise<number> {
  const { rows } =
    await sql`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
      db,
    );
  return rows.length;
}

async function invitedId(): Promise<number> {
  const row = await sale.db
    .selectFrom('staff')
    .select('id')
    .where('email', '=', 'yangi@example.uz')
    .executeTakeFirstOrThrow();
  return row.id;
}
