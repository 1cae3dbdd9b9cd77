import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '#domain/calendar/testing-noon.ts';
import { hashNewPassword } from '#server/auth/passwords/password.ts';
import { codeSentTo, messagesTo } from '#server/testing-messages.ts';
import { type LoggedIn, loggedIn } from '#server/testing-accounts.ts';
import { type Sale, testSale } from '#server/testing-sale.ts';

let sale: Sale;
beforeAll(async () => {
  sale = await testSale();
});
beforeEach(() => sale.turnClock(0));
afterAll(() => sale.close());

const folder = () => ({ folder: sale.parts.config.dataDir });
const call = ({ headers }: LoggedIn, method: 'POST' | 'DELETE' | 'GET', url: string, payload?: object) =>
  sale.app.inject({ method, url: `/api/v1${url}`, headers, ...(payload && { payload }) });

const elevenMinutesAgo = new Date(noon.getTime() - 11 * 60_000);
const password = 'kumush-uzuk-42';
let users = 0;

/** Proves a login; returns the user with the tokens of the response. */
async function prove(user: LoggedIn, typed: { code: string } | { password: string }) {
  const answer = await call(user, 'POST', '/me/proof', typed);
  expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
  const tokens = answer.json<{ authToken: string; refreshToken: string }>();
  return { ...user, ...tokens, headers: { authorization: `Bearer ${tokens.authToken}` } };
}

/** A user whose login is eleven minutes old. */
async function userOfBefore({ hasPassword = false } = {}) {
  users += 1;
  const phone = `+99897${String(users).padStart(7, '0')}`;
  const email = `before${users}@example.com`;
  const user = await loggedIn(sale, { phone, email, at: elevenMinutesAgo });
  if (hasPassword)
    await sale.db
      .updateTable('users')
      .set({ password_hash: await hashNewPassword(password) })
      .where('id', '=', user.userId)
      .execute();
  return { ...user, phone, email };
}

const sensitive: [string, 'POST' | 'DELETE', string, object | undefined][] = [
  ['closes no account', 'DELETE', '/me', undefined],
  ['sets no first password', 'POST', '/me/password', { password }],
  ['changes no phone', 'POST', '/me/phone', { phone: '+998971112233' }],
  ['changes no email', 'POST', '/me/email', { email: 'other@example.com' }],
  ['ends no logins', 'DELETE', '/me/sessions', undefined],
];

describe('abuse 12: a login without a fresh proof', () => {
  it.each(sensitive)('%s without a fresh code or password', async (_what, method, url, body) => {
    const user = await userOfBefore();
    const refused = await call(user, method, url, body);
    expect(refused.json()).toMatchObject({
      status: 403,
      code: 'PROOF_NEEDED',
      facts: { hasPassword: false },
    });
    expect((await call(user, 'GET', '/me')).json()).toMatchObject({
      phone: user.phone,
      email: user.email,
      hasPassword: false,
    });
    expect(messagesTo(folder(), '+998971112233')).toEqual([]);
  });

  it.each(sensitive)(
    '%s until the code sent to the user’s own phone is confirmed',
    async (_what, method, url, body) => {
      const user = await userOfBefore();
      const sent = await call(user, 'POST', '/me/proof/code');
      expect([sent.statusCode, sent.json()]).toMatchObject([
        202,
        { by: 'SMS', to: expect.stringMatching(/•••/) },
      ]);
      const code = codeSentTo(folder(), user.phone);
      const proven = await prove(user, { code });
      expect((await call(proven, method, url, body)).statusCode).toBeLessThan(300);
    },
  );

  it('can also be proven by the password, for ten minutes', async () => {
    const user = await userOfBefore({ hasPassword: true });
    expect((await call(user, 'POST', '/me/proof', { password: 'not this one' })).json()).toMatchObject({
      code: 'VALIDATION_FAILED',
      errors: [{ path: '/password', code: 'wrongPassword' }],
    });
    expect((await call(user, 'DELETE', '/me')).json()).toMatchObject({
      code: 'PROOF_NEEDED',
      facts: { hasPassword: true },
    });
    const proven = await prove(user, { password });
    sale.turnClock(11);
    expect((await call(proven, 'DELETE', '/me')).json()).toMatchObject({ code: 'PROOF_NEEDED' });
    sale.turnClock(9);
    expect((await call(proven, 'DELETE', '/me')).statusCode).toBe(204);
  });

  it('is proven for this login only, and only by the user’s own code', async () => {
    const [user, other] = [await userOfBefore(), await userOfBefore()];
    const tablet = await loggedIn(sale, { userId: user.userId, at: elevenMinutesAgo });
    await call(user, 'POST', '/me/proof/code');
    const code = codeSentTo(folder(), user.phone);
    expect((await call(other, 'POST', '/me/proof', { code })).json()).toMatchObject({ code: 'OTP_EXPIRED' });
    const proven = await prove(user, { code });
    expect((await call(tablet, 'DELETE', '/me')).json()).toMatchObject({ code: 'PROOF_NEEDED' });
    expect((await call(proven, 'DELETE', '/me')).statusCode).toBe(204);
  });

  it('continues with new tokens once it is proven; the old tokens are invalid', async () => {
    const user = await userOfBefore({ hasPassword: true });
    const { refreshToken, ...first } = await prove(user, { password });
    const second = await prove(first, { password });
    for (const login of [user, first])
      expect((await call(login, 'GET', '/me')).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    const late = { ...first, headers: { authorization: `Bearer ${refreshToken}` } };
    expect((await call(late, 'POST', '/refresh-token')).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    const sessions = (await call(second, 'GET', '/me/sessions')).json();
    expect(sessions).toMatchObject([{ isCurrent: true, createdAt: elevenMinutesAgo.toISOString() }]);
    const next = { ...second, headers: { authorization: `Bearer ${second.refreshToken}` } };
    expect((await call(next, 'POST', '/refresh-token')).statusCode).toBe(200);
  });

  it('is proven once by one code, even by concurrent requests', async () => {
    const user = await userOfBefore();
    await call(user, 'POST', '/me/proof/code');
    const code = codeSentTo(folder(), user.phone);
    const answers = await Promise.all([1, 2, 3].map(() => call(user, 'POST', '/me/proof', { code })));
    expect(answers.map(({ statusCode }) => statusCode).filter((status) => status === 200)).toHaveLength(1);
  });

  it('allows ten wrong passwords per hour', async () => {
    const user = await userOfBefore({ hasPassword: true });
    const answers = [];
    for (let time = 0; time < 11; time += 1)
      answers.push((await call(user, 'POST', '/me/proof', { password: 'not this one' })).statusCode);
    expect(answers.at(-2)).toBe(400);
    expect(answers.at(-1)).toBe(429);
  });

  it.each([{}, { code: '123456', password }, { code: '12345' }])('is not proven by %j', async (body) => {
    const user = await userOfBefore({ hasPassword: true });
    expect((await call(user, 'POST', '/me/proof', body)).json()).toMatchObject({ code: 'VALIDATION_FAILED' });
  });
});
