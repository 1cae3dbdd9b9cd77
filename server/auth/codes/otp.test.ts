import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '#domain/calendar/testing-noon.ts';
import { testSecret } from '#server/testing-accounts.ts';
import { redeemCode } from './redeem-code.ts';
import { type AuthShop, logIn, newPhone, testAuth } from '../testing-auth.ts';

let shop: AuthShop;
beforeAll(async () => {
  shop = await testAuth();
});
beforeEach(() => shop.turnClock(0));
afterAll(() => shop.close());

const requestCode = (phone: string) => shop.post('authenticate-with-otp', { phone });
const verify = (phone: string, code: string) => shop.post('verify-otp', { phone, code });
const userOf = (phone: string) =>
  shop.db
    .selectFrom('users')
    .select(['id', 'first_name', 'language', 'email'])
    .where('phone', '=', phone)
    .executeTakeFirst();
/** Returns a code different from this one. */
const wrongFor = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

describe('POST /authenticate-with-otp', () => {
  it('sends a code that the phone can fill in', async () => {
    const phone = newPhone();
    const answer = await requestCode(phone);
    expect([answer.statusCode, answer.json()]).toEqual([202, { resendAfter: 60, expiresIn: 180 }]);
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(shop.messagesTo(phone)).toEqual([
      {
        channel: 'SMS',
        to: phone,
        text: expect.stringMatching(
          /^Zarona: your code is (\d{6})\. Do not share it with anyone\.\n@localhost #\1$/,
        ),
      },
    ]);
  });

  it('stores the code as an HMAC that is useless without the shop’s secret', async () => {
    const phone = newPhone();
    await requestCode(phone);
    const code = shop.codeSentTo(phone);
    const stored = await shop.pool.query<{ row: string }>(
      'select row_to_json(c)::text as row from code_challenges c where destination = $1',
      [phone],
    );
    expect(stored.rows[0]?.row).not.toContain(code);
    const { requester } = await shop.db
      .selectFrom('code_challenges')
      .select('requester')
      .where('destination', '=', phone)
      .executeTakeFirstOrThrow();
    // with a plain hash, or with a salt stored in the table, a million guesses against a stolen database would find every code
    const redeem = (secret: string) =>
      redeemCode(
        { db: shop.db, secret },
        { purpose: 'LOGIN', destination: phone, requester, code, now: noon },
        async () => 'redeemed',
      );
    await expect(redeem('the-secret-of-another-shop-0123456')).rejects.toMatchObject({ code: 'OTP_INVALID' });
    await expect(redeem(testSecret)).resolves.toBe('redeemed');
  });

  it.each([
    ['without a phone', {}, '/phone'],
    ['with a phone of another country', { phone: '+79001234567' }, '/phone'],
    ['with a phone that is not in E.164', { phone: '90 123 45 67' }, '/phone'],
    ['with an unknown field', { phone: '+998901234567', admin: true }, '/admin'],
  ])('refuses a request %s', async (_what, body, path) => {
    const answer = await shop.post('authenticate-with-otp', body);
    expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', errors: [{ path }] });
  });

  it('ignores the caller’s access token, even an invalid one', async () => {
    const answer = await shop.post('authenticate-with-otp', { phone: newPhone() }, { bearer: 'x' });
    expect(answer.statusCode).toBe(202);
  });

  it('returns an error if the code cannot be sent, and may be retried at once', async () => {
    const phone = newPhone();
    shop.breakPost();
    const failed = await requestCode(phone);
    shop.mendPost();
    expect(failed.json()).toMatchObject({ status: 503, code: 'UPSTREAM_UNAVAILABLE' });
    expect((await requestCode(phone)).statusCode).toBe(202);
  });
});

describe('POST /verify-otp', () => {
  it('creates the account when a phone logs in for the first time, and not earlier', async () => {
    const phone = newPhone();
    await shop.post('authenticate-with-otp', { phone });
    const body = { phone, code: shop.codeSentTo(phone), firstName: ' Nilufar ' };
    const answer = await shop.post('verify-otp', body, { language: 'uz' });
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(Object.keys(answer.json())).toEqual(['authToken', 'refreshToken']);
    const user = await userOf(phone);
    expect(user).toMatchObject({ first_name: 'Nilufar', language: 'uz', email: null });

    shop.turnClock(60);
    await shop.post('authenticate-with-otp', { phone });
    await shop.post('verify-otp', { phone, code: shop.codeSentTo(phone), firstName: 'Lola' });
    expect(await userOf(phone)).toEqual(user);
  });

  it('returns tokens that authenticate the user', async () => {
    const phone = newPhone();
    const { authToken } = await logIn(shop, phone);
    expect((await shop.post('logout', undefined, { bearer: authToken })).statusCode).toBe(204);
  });

  it('returns how many attempts are left; the fifth wrong one invalidates the code', async () => {
    const phone = newPhone();
    await requestCode(phone);
    const code = shop.codeSentTo(phone);
    const tries = [];
    for (let count = 1; count <= 5; count += 1) tries.push((await verify(phone, wrongFor(code))).json());
    expect(tries.map(({ status, code: why, facts }) => [status, why, facts?.attemptsLeft])).toEqual([
      [400, 'OTP_INVALID', 4],
      [400, 'OTP_INVALID', 3],
      [400, 'OTP_INVALID', 2],
      [400, 'OTP_INVALID', 1],
      [429, 'OTP_TOO_MANY_ATTEMPTS', undefined],
    ]);
    expect((await verify(phone, code)).json()).toMatchObject({ code: 'OTP_TOO_MANY_ATTEMPTS' });
    expect(await userOf(phone)).toBeUndefined();
  });

  it('counts a hundred concurrent guesses one by one', async () => {
    const phone = newPhone();
    await requestCode(phone);
    const wrong = wrongFor(shop.codeSentTo(phone));
    // one browser with an address for each guess, because calls of one address are limited, too
    const answers = await Promise.all(
      Array.from({ length: 100 }, (_each, index) =>
        shop.post('verify-otp', { phone, code: wrong }, { ip: `192.0.2.${index}`, browser: phone }),
      ),
    );
    const codes = answers.map((answer) => answer.json().code);
    expect(codes.filter((code) => code === 'OTP_INVALID')).toHaveLength(4);
    expect(codes.filter((code) => code === 'OTP_TOO_MANY_ATTEMPTS')).toHaveLength(96);
  });

  it('accepts a code for three minutes', async () => {
    const phone = newPhone();
    await requestCode(phone);
    shop.turnClock(180);
    const late = await verify(phone, shop.codeSentTo(phone));
    expect(late.json()).toMatchObject({ status: 400, code: 'OTP_EXPIRED' });
    shop.turnClock(179);
    expect((await verify(phone, shop.codeSentTo(phone))).statusCode).toBe(200);
  });

  it('accepts a code once, for this phone only, and only the latest one', async () => {
    const [phone, other] = [newPhone(), newPhone()];
    await requestCode(phone);
    const first = shop.codeSentTo(phone);
    expect((await verify(other, first)).json()).toMatchObject({ code: 'OTP_EXPIRED' });
    shop.turnClock(60);
    await requestCode(phone);
    const second = shop.codeSentTo(phone);
    expect(first === second ? 400 : (await verify(phone, first)).statusCode).toBe(400);
    expect((await verify(phone, second)).statusCode).toBe(200);
    expect((await verify(phone, second)).json()).toMatchObject({ code: 'OTP_EXPIRED' });
  });

  it('accepts the right code for exactly one of ten concurrent callers', async () => {
    const phone = newPhone();
    await requestCode(phone);
    const code = shop.codeSentTo(phone);
    const answers = await Promise.all(Array.from({ length: 10 }, () => verify(phone, code)));
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([
      200,
      ...Array.from({ length: 9 }, () => 400),
    ]);
    const sessions = await shop.pool.query(
      'select 1 from sessions s join users u on u.id = s.user_id where u.phone = $1',
      [phone],
    );
    expect(sessions.rowCount).toBe(1);
  });

  it('stores the name of the device', async () => {
    const phone = newPhone();
    const userAgent =
      'Mozilla/5.0 (Linux; Android 10; K) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/141.0.0.0 Mobile Safari/537.36';
    await logIn(shop, phone, { userAgent });
    const session = await shop.db
      .selectFrom('sessions')
      .innerJoin('users', 'users.id', 'sessions.user_id')
      .select(['device', 'sessions.created_at', 'seen_at', 'expires_at'])
      .where('phone', '=', phone)
      .executeTakeFirst();
    expect(session).toEqual({
      device: 'Chrome, Android',
      created_at: noon,
      seen_at: noon,
      expires_at: new Date('2026-05-08T07:00:00Z'),
    });
  });

  it.each([
    ['without a code', { phone: '+998901234567' }, '/code'],
    ['with a code of five digits', { phone: '+998901234567', code: '12345' }, '/code'],
    ['with a code in other digits', { phone: '+998901234567', code: '١٢٣٤٥٦' }, '/code'],
    ['with a code that is a number', { phone: '+998901234567', code: 1234567 }, '/code'],
    ['with a blank name', { phone: '+998901234567', code: '123456', firstName: '  ' }, '/firstName'],
    [
      'with a NUL in the name',
      { phone: '+998901234567', code: '123456', firstName: 'A\u0000' },
      '/firstName',
    ],
    ['with an unknown field', { phone: '+998901234567', code: '123456', role: 'B2B' }, '/role'],
  ])('refuses a request %s', async (_what, body, path) => {
    const answer = await shop.post('verify-otp', body);
    expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED', errors: [{ path }] });
  });
});
