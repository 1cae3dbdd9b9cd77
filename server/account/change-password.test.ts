import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { ChangePassword } from '#contract/me.ts';
import { hashNewPassword } from '#server/auth/passwords/password.ts';
import { testApp } from '#server/testing.ts';
import { type LoggedIn, loggedIn } from '#server/testing-accounts.ts';

let shop: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  shop = await testApp({ seed: 'empty' });
});
afterAll(() => shop.close());

const set = ({ headers }: LoggedIn, payload: ChangePassword | object) =>
  shop.app.inject({ method: 'POST', url: '/api/v1/me/password', headers, payload });
const isLoggedIn = async ({ headers }: LoggedIn) =>
  (await shop.app.inject({ url: '/api/v1/me', headers })).statusCode === 200;
const authenticates = async (email: string, password: string) => {
  const options = { method: 'POST', url: '/api/v1/authenticate', payload: { email, password } } as const;
  return (await shop.app.inject(options)).statusCode === 200;
};

const [first, second, third] = ['kumush-uzuk-42', 'oltin-zirak-43', 'marvarid-44-taqinchoq'] as const;
let emails = 0;

async function userWithEmail(password?: string): Promise<LoggedIn & { email: string }> {
  emails += 1;
  const email = `shopper${emails}@example.com`;
  const user = await loggedIn(shop, { email });
  if (password !== undefined) {
    await shop.db
      .updateTable('users')
      .set({ password_hash: await hashNewPassword(password) })
      .where('id', '=', user.userId)
      .execute();
  }
  return { ...user, email };
}

const wrong = (path: string, code: string) => ({
  status: 400,
  code: 'VALIDATION_FAILED',
  errors: [expect.objectContaining({ path, code })],
});

describe('POST /api/v1/me/password', () => {
  it('sets a first password without a current one', async () => {
    const user = await userWithEmail();
    const answer = await set(user, { password: first });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(await authenticates(user.email, first)).toBe(true);
  });

  it('changes the password if the current one is correct', async () => {
    const user = await userWithEmail(first);
    expect((await set(user, { currentPassword: first, password: second })).statusCode).toBe(204);
    expect(await authenticates(user.email, first)).toBe(false);
    expect(await authenticates(user.email, second)).toBe(true);
  });

  it('ends the other logins but not this one', async () => {
    const user = await userWithEmail(first);
    const [laptop, stranger] = [await loggedIn(shop, { userId: user.userId }), await loggedIn(shop)];
    await set(user, { currentPassword: first, password: second });
    expect(await isLoggedIn(user)).toBe(true);
    expect(await isLoggedIn(laptop)).toBe(false);
    expect(await isLoggedIn(stranger)).toBe(true);
    const ended = await shop.db
      .selectFrom('sessions')
      .select('ended_because')
      .where('id', '=', laptop.sessionId)
      .executeTakeFirst();
    expect(ended?.ended_because).toBe('PASSWORD_CHANGED');
  });

  it('refuses a wrong current password and ends no login', async () => {
    const user = await userWithEmail(first);
    const laptop = await loggedIn(shop, { userId: user.userId });
    const refusal = wrong('/currentPassword', 'wrongPassword');
    expect((await set(user, { password: second })).json()).toMatchObject(refusal);
    expect((await set(user, { currentPassword: second, password: third })).json()).toMatchObject(refusal);
    expect(await isLoggedIn(laptop)).toBe(true);
    expect(await authenticates(user.email, first)).toBe(true);
  });

  it('words the refusal in the shopper’s language', async () => {
    const user = await userWithEmail(first);
    const headers = { ...user.headers, 'accept-language': 'en' };
    const answer = await set({ ...user, headers }, { password: second });
    expect(answer.json()).toMatchObject({ errors: [{ message: 'Wrong password.' }] });
  });

  it('refuses a user without an email, who could not log in with a password', async () => {
    expect((await set(await loggedIn(shop), { password: first })).json()).toMatchObject(
      wrong('/password', 'emailNeeded'),
    );
  });

  it.each<[string, object, string, string]>([
    ['an easily guessed password', { password: 'qwerty123456' }, '/password', 'commonPassword'],
    ['a short password', { password: 'kumush7' }, '/password', 'minLength'],
    ['a password that is too long', { password: 'x'.repeat(129) }, '/password', 'maxLength'],
    ['none', {}, '/password', 'required'],
    ['an unknown field', { password: first, userId: 1 }, '/userId', 'additionalProperties'],
  ])('refuses %s', async (_what, payload, path, code) => {
    expect((await set(await userWithEmail(), payload)).json()).toMatchObject(wrong(path, code));
  });

  it('accepts one of two concurrent changes', async () => {
    const user = await userWithEmail(first);
    const answers = await Promise.all([
      set(user, { currentPassword: first, password: second }),
      set(user, { currentPassword: first, password: third }),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([204, 400]);
  });

  it('allows ten wrong passwords per hour', async () => {
    const user = await userWithEmail(first);
    for (let count = 0; count < 10; count += 1) await set(user, { currentPassword: second, password: third });
    const answer = await set(user, { currentPassword: first, password: second });
    expect(answer.json()).toMatchObject({ status: 429, code: 'RATE_LIMITED' });
    expect(Number(answer.headers['retry-after'])).toBeGreaterThan(3000);
  });
});
