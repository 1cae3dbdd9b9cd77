import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type AuthShop, newEmail, password, register, testAuth } from '../testing-auth.ts';

let shop: AuthShop;
beforeAll(async () => {
  shop = await testAuth();
});
beforeEach(() => shop.turnClock(0));
afterAll(() => shop.close());

const firstName = 'Nilufar';
const userOf = (email: string) =>
  shop.db
    .selectFrom('users')
    .select(['id', 'first_name', 'last_name', 'language', 'phone', 'password_hash'])
    .where('email', '=', email)
    .executeTakeFirst();
const logIn = (email: string, typed: string) => shop.post('authenticate', { email, password: typed });

describe('POST /register-with-email', () => {
  it('sends a code; the account is created when the code is redeemed', async () => {
    const email = newEmail();
    const form = { email, password, firstName: ' Nilufar', lastName: 'Karimova ' };
    const answer = await shop.post('register-with-email', form, { language: 'uz' });
    expect([answer.statusCode, answer.json()]).toEqual([202, { resendAfter: 60, expiresIn: 180 }]);
    expect(await userOf(email)).toBeUndefined();
    expect(shop.messagesTo(email)).toMatchObject([{ channel: 'EMAIL', subject: 'Pochtangizni tasdiqlang' }]);

    const verified = await shop.post('verify-email', { email, code: shop.codeSentTo(email) });
    expect([verified.statusCode, Object.keys(verified.json())]).toEqual([200, ['authToken', 'refreshToken']]);
    expect(await userOf(email)).toMatchObject({
      first_name: 'Nilufar',
      last_name: 'Karimova',
      language: 'uz',
      phone: null,
      password_hash: expect.stringMatching(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/),
    });
  });

  it('recognizes an email regardless of case and spaces', async () => {
    const email = newEmail();
    await shop.post('register-with-email', { email: email.toUpperCase(), password, firstName });
    const code = shop.codeSentTo(email);
    const verified = await shop.post('verify-email', { email: email.replace('s', 'S'), code });
    expect(verified.statusCode).toBe(200);
    expect((await logIn(email.toUpperCase(), password)).statusCode).toBe(200);
  });

  it('uses the names that were sent last', async () => {
    const email = newEmail();
    await shop.post('register-with-email', { email, password, firstName: 'Nlufar' });
    shop.turnClock(60);
    await register(shop, email);
    expect(await userOf(email)).toMatchObject({ first_name: 'Nilufar' });
    expect((await logIn(email, password)).statusCode).toBe(200);
  });

  it('accepts neither password when two forms with different ones are pending for one mailbox', async () => {
    const email = newEmail();
    const theirs = 'somebody else was here';
    await shop.post('register-with-email', { email, password, firstName });
    shop.turnClock(60);
    await shop.post('register-with-email', { email, password: theirs, firstName: 'Thief' });
    const verified = await shop.post('verify-email', { email, code: shop.codeSentTo(email) });
    expect(verified.statusCode).toBe(200);
    expect((await userOf(email))?.password_hash).toBeNull();
    expect((await logIn(email, theirs)).statusCode).toBe(401);
  });

  it.each([
    ['a password of seven letters', { password: 'k8#xQ2v' }, '/password', 'minLength'],
    ['a password of 129 letters', { password: 'k8#xQ2v'.repeat(19) }, '/password', 'maxLength'],
    ['a password from published leaks', { password: 'soso123aljg' }, '/password', 'commonPassword'],
    ['an easily guessed password', { password: 'Tashkent2026' }, '/password', 'commonPassword'],
    ['an invalid email', { email: 'nilufar' }, '/email', 'format'],
    ['no name', { firstName: undefined }, '/firstName', 'required'],
    ['a blank name', { firstName: ' ' }, '/firstName', 'minLength'],
    ['a NUL in the last name', { lastName: 'K\u0000' }, '/lastName', 'personName'],
    ['an unknown field', { priceType: 'B2B' }, '/priceType', 'additionalProperties'],
  ])('refuses %s', async (_what, wrong, path, code) => {
    const answer = await shop.post('register-with-email', {
      email: newEmail(),
      password,
      firstName,
      ...wrong,
    });
    expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', errors: [{ path, code }] });
  });

  it('creates no second account if another user has taken the email in the meantime', async () => {
    const email = newEmail();
    await shop.post('register-with-email', { email, password, firstName });
    await shop.pool.query(`insert into users (email, language) values ($1, 'ru')`, [email]);
    const verified = await shop.post('verify-email', { email, code: shop.codeSentTo(email) });
    expect(verified.json()).toMatchObject({ status: 409, code: 'CONTACT_IN_USE' });
  });

  it('accepts the right code for one of two concurrent callers', async () => {
    const email = newEmail();
    await shop.post('register-with-email', { email, password, firstName });
    const proof = { email, code: shop.codeSentTo(email) };
    const answers = await Promise.all([shop.post('verify-email', proof), shop.post('verify-email', proof)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
  });
});

describe('POST /verify-email', () => {
  it.each([
    ['without a code', { email: 'a@example.uz' }, '/code'],
    ['with a code of letters', { email: 'a@example.uz', code: 'abcdef' }, '/code'],
    ['without an email', { code: '123456' }, '/email'],
    ['with an unknown field', { email: 'a@example.uz', code: '123456', x: 1 }, '/x'],
  ])('refuses a request %s', async (_what, body, path) => {
    const answer = await shop.post('verify-email', body);
    expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', errors: [{ path }] });
  });
});

describe('POST /authenticate', () => {
  it('accepts the password in any Unicode normalization', async () => {
    const email = newEmail();
    const composed = 'parolim-é-juda-uzun'.normalize('NFC');
    await shop.post('register-with-email', { email, password: composed, firstName });
    await shop.post('verify-email', { email, code: shop.codeSentTo(email) });
    const answer = await logIn(email, composed.normalize('NFD'));
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([200, ['authToken', 'refreshToken']]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
  });

  it('accepts any characters as a password, also NUL and an unpaired surrogate', async () => {
    const email = newEmail();
    const odd = 'k8#xQ2v\u0000\ud800 ʻ💍';
    await shop.post('register-with-email', { email, password: odd, firstName });
    await shop.post('verify-email', { email, code: shop.codeSentTo(email) });
    expect((await logIn(email, odd)).statusCode).toBe(200);
    expect((await logIn(email, odd.slice(0, 7))).statusCode).toBe(401);
  });

  it('refuses a login by password if none was set', async () => {
    const email = newEmail();
    await shop.pool.query(`insert into users (email, language) values ($1, 'ru')`, [email]);
    expect((await logIn(email, password)).json()).toMatchObject({ status: 401, code: 'CREDENTIALS_INVALID' });
  });

  it.each([
    ['without a password', { email: 'a@example.uz' }, '/password'],
    ['with an empty password', { email: 'a@example.uz', password: '' }, '/password'],
    ['with a password of 129 letters', { email: 'a@example.uz', password: 'x'.repeat(129) }, '/password'],
    ['with an invalid email', { email: '+998901234567', password }, '/email'],
    ['with an unknown field', { email: 'a@example.uz', password, remember: true }, '/remember'],
  ])('refuses a request %s', async (_what, body, path) => {
    const answer = await shop.post('authenticate', body);
    expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', errors: [{ path }] });
  });
});

describe('POST /reset-password', () => {
  const next = 'another long sentence of mine';

  it('sets the new password, ends every other login, and logs in', async () => {
    const email = newEmail();
    const { authToken, refreshToken } = await register(shop, email);
    const forgotten = await shop.post('forgot-password', { email });
    expect([forgotten.statusCode, forgotten.json()]).toEqual([202, { resendAfter: 60, expiresIn: 180 }]);
    const code = shop.codeSentTo(email);
    const answer = await shop.post('reset-password', { email, code, password: next });
    expect([answer.statusCode, Object.keys(answer.json())]).toEqual([200, ['authToken', 'refreshToken']]);
    expect((await logIn(email, password)).statusCode).toBe(401);
    expect((await logIn(email, next)).statusCode).toBe(200);
    expect((await shop.post('logout', undefined, { bearer: authToken })).statusCode).toBe(401);
    expect((await shop.post('refresh-token', undefined, { bearer: refreshToken })).statusCode).toBe(401);
    const { authToken: fresh } = answer.json();
    expect((await shop.post('logout', undefined, { bearer: fresh })).statusCode).toBe(204);
  });

  it('sets a first password for a user without one', async () => {
    const email = newEmail();
    await shop.pool.query(`insert into users (email, language) values ($1, 'ru')`, [email]);
    await shop.post('forgot-password', { email });
    await shop.post('reset-password', { email, code: shop.codeSentTo(email), password: next });
    expect((await logIn(email, next)).statusCode).toBe(200);
  });

  it('leaves the code valid when the new password is refused', async () => {
    const email = newEmail();
    await register(shop, email);
    await shop.post('forgot-password', { email });
    const code = shop.codeSentTo(email);
    const common = await shop.post('reset-password', { email, code, password: 'qwerty123' });
    expect(common.json()).toMatchObject({ errors: [{ path: '/password', code: 'commonPassword' }] });
    expect((await shop.post('reset-password', { email, code, password: next })).statusCode).toBe(200);
  });

  it('refuses codes sent for another purpose', async () => {
    const email = newEmail();
    await shop.post('register-with-email', { email, password, firstName });
    const code = shop.codeSentTo(email);
    const answer = await shop.post('reset-password', { email, code, password: next });
    expect(answer.json()).toMatchObject({ code: 'OTP_EXPIRED' });
  });

  it('does not set the password of an email that the user no longer has', async () => {
    const email = newEmail();
    await register(shop, email);
    await shop.post('forgot-password', { email });
    await shop.pool.query('update users set email = $2 where email = $1', [email, newEmail()]);
    const answer = await shop.post('reset-password', { email, code: shop.codeSentTo(email), password: next });
    expect(answer.json()).toMatchObject({ code: 'OTP_EXPIRED' });
  });

  it.each([
    ['forgot-password', {}, '/email'],
    ['forgot-password', { email: 'nobody' }, '/email'],
    ['forgot-password', { email: 'a@example.uz', x: 1 }, '/x'],
    ['reset-password', { email: 'a@example.uz', code: '123456' }, '/password'],
    ['reset-password', { email: 'a@example.uz', code: '12345', password: next }, '/code'],
    ['reset-password', { email: 'a@example.uz', code: '123456', password: 'k8#xQ2v' }, '/password'],
    ['reset-password', { email: 'a@example.uz', code: '123456', password: next, x: 1 }, '/x'],
  ])('in %s refuses %j', async (call, body, path) => {
    const answer = await shop.post(call, body);
    expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', errors: [{ path }] });
  });
});
