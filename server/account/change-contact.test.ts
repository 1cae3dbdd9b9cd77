import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { testApp } from '#server/testing.ts';
import { type LoggedIn, loggedIn } from '#server/testing-accounts.ts';
import { codeSentTo, messagesTo } from '#server/testing-messages.ts';

let shop: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  shop = await testApp({ seed: 'empty' });
});
afterAll(() => shop.close());

/** Each user calls from a separate address, because the codes of one address are limited. */
const post = ({ userId, headers }: LoggedIn, path: string, payload: object) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/v1/me/${path}`,
    headers,
    payload,
    remoteAddress: `10.1.${Math.floor(userId / 250)}.${(userId % 250) + 1}`,
  });
const contactOf = ({ userId }: LoggedIn) =>
  shop.db.selectFrom('users').select(['phone', 'email']).where('id', '=', userId).executeTakeFirstOrThrow();

let phones = 0;
const newPhone = () => {
  phones += 1;
  return `+99893${String(phones).padStart(7, '0')}`;
};
const newEmail = () => {
  phones += 1;
  return `new${phones}@example.com`;
};

const noticesTo = (to: string) =>
  shop.pool
    .query<{ payload: unknown }>(
      `select payload from graphile_worker._private_jobs where payload->>'to' = $1`,
      [to],
    )
    .then(({ rows }) => rows.map(({ payload }) => payload));

describe('a new phone', () => {
  it('becomes the user’s contact once the code sent to it is confirmed', async () => {
    const user = await loggedIn(shop, { phone: newPhone() });
    const phone = newPhone();
    const requested = await post(user, 'phone', { phone });
    expect(requested.statusCode).toBe(202);
    expect(requested.headers['cache-control']).toBe('private, no-store');
    expect(requested.json()).toEqual({ resendAfter: 60, expiresIn: 180 });
    expect((await contactOf(user)).phone).not.toBe(phone);
    const answer = await post(user, 'phone/verify', { phone, code: codeSentTo(shop, phone) });
    expect(answer.json()).toMatchObject({ id: user.userId, phone });
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect((await contactOf(user)).phone).toBe(phone);
  });

  it('is reported to the old phone, in the user’s language', async () => {
    const old = newPhone();
    const user = await loggedIn(shop, { phone: old, language: 'uz' });
    const phone = newPhone();
    await post(user, 'phone', { phone });
    await post(user, 'phone/verify', { phone, code: codeSentTo(shop, phone) });
    expect(await noticesTo(old)).toEqual([{ changed: 'PHONE', language: 'uz', by: 'SMS', to: old }]);
    expect(await noticesTo(phone)).toEqual([]);
  });

  it('is reported by email if the user had no phone', async () => {
    const email = newEmail();
    const user = await loggedIn(shop, { email });
    const phone = newPhone();
    await post(user, 'phone', { phone });
    expect((await post(user, 'phone/verify', { phone, code: codeSentTo(shop, phone) })).json()).toMatchObject(
      { phone, email },
    );
    expect(await noticesTo(email)).toEqual([{ changed: 'PHONE', language: 'ru', by: 'EMAIL', to: email }]);
  });

  it('equal to the current phone changes nothing and sends nothing', async () => {
    const phone = newPhone();
    const user = await loggedIn(shop, { phone });
    await post(user, 'phone', { phone });
    expect((await post(user, 'phone/verify', { phone, code: codeSentTo(shop, phone) })).statusCode).toBe(200);
    expect(await noticesTo(phone)).toEqual([]);
  });

  it('that belongs to another account gets a code like any other and is refused only after the code is confirmed', async () => {
    const phone = newPhone();
    const owner = await loggedIn(shop, { phone });
    const user = await loggedIn(shop);
    const before = await contactOf(user);
    const requested = await post(user, 'phone', { phone });
    expect([requested.statusCode, requested.json()]).toEqual([202, { resendAfter: 60, expiresIn: 180 }]);
    const answer = await post(user, 'phone/verify', { phone, code: codeSentTo(shop, phone) });
    expect(answer.json()).toMatchObject({ status: 409, code: 'CONTACT_IN_USE' });
    expect(await contactOf(user)).toEqual(before);
    expect((await contactOf(owner)).phone).toBe(phone);
    expect(await noticesTo(before.phone ?? '')).toEqual([]);
  });

  it('cannot be taken by a user with a code that another user requested', async () => {
    const phone = newPhone();
    const [requester, other] = [await loggedIn(shop), await loggedIn(shop)];
    await post(requester, 'phone', { phone });
    const code = codeSentTo(shop, phone);
    expect((await post(other, 'phone/verify', { phone, code })).json()).toMatchObject({
      status: 400,
      code: 'OTP_EXPIRED',
    });
    expect((await contactOf(other)).phone).not.toBe(phone);
    expect((await post(requester, 'phone/verify', { phone, code })).statusCode).toBe(200);
  });

  it('cannot be taken with a login code', async () => {
    const phone = newPhone();
    const user = await loggedIn(shop);
    await shop.app.inject({
      method: 'POST',
      url: '/api/v1/authenticate-with-otp',
      payload: { phone },
    });
    const answer = await post(user, 'phone/verify', { phone, code: codeSentTo(shop, phone) });
    expect(answer.json()).toMatchObject({ status: 400, code: 'OTP_EXPIRED' });
  });

  it('cannot be taken with a used code, nor after five wrong ones', async () => {
    const phone = newPhone();
    const user = await loggedIn(shop);
    await post(user, 'phone', { phone });
    const code = codeSentTo(shop, phone);
    const wrongCode = code === '000000' ? '000001' : '000000';
    for (let count = 0; count < 5; count += 1) await post(user, 'phone/verify', { phone, code: wrongCode });
    expect((await post(user, 'phone/verify', { phone, code })).json()).toMatchObject({
      status: 429,
      code: 'OTP_TOO_MANY_ATTEMPTS',
    });
  });

  it('goes to one account only, when another account is opened with it at the same time', async () => {
    const phone = newPhone();
    const user = await loggedIn(shop);
    await post(user, 'phone', { phone });
    const code = codeSentTo(shop, phone);
    const [answer, rival] = await Promise.all([
      post(user, 'phone/verify', { phone, code }),
      loggedIn(shop, { phone }).then(
        () => 'OPENED',
        () => 'TAKEN',
      ),
    ]);
    expect([
      [200, 'TAKEN'],
      [409, 'OPENED'],
    ]).toContainEqual([answer.statusCode, rival]);
  });

  it('is changed once when its code is sent twice concurrently', async () => {
    const old = newPhone();
    const user = await loggedIn(shop, { phone: old });
    const phone = newPhone();
    await post(user, 'phone', { phone });
    const proof = { phone, code: codeSentTo(shop, phone) };
    const answers = await Promise.all([post(user, 'phone/verify', proof), post(user, 'phone/verify', proof)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted((a, b) => a - b)).toEqual([200, 400]);
    expect(await noticesTo(old)).toHaveLength(1);
  });
});

describe('a new email', () => {
  it('becomes the user’s, in lower case, once the code sent to it is confirmed', async () => {
    const user = await loggedIn(shop);
    const email = newEmail();
    expect((await post(user, 'email', { email: email.toUpperCase() })).statusCode).toBe(202);
    expect(messagesTo(shop, email)).toMatchObject([{ channel: 'EMAIL' }]);
    const proof = { email: email.toUpperCase(), code: codeSentTo(shop, email) };
    expect((await post(user, 'email/verify', proof)).json()).toMatchObject({ email });
    expect(await contactOf(user)).toMatchObject({ email });
  });

  it('is reported to the old email', async () => {
    const old = newEmail();
    const user = await loggedIn(shop, { email: old });
    const email = newEmail();
    await post(user, 'email', { email });
    await post(user, 'email/verify', { email, code: codeSentTo(shop, email) });
    expect(await noticesTo(old)).toEqual([{ changed: 'EMAIL', language: 'ru', by: 'EMAIL', to: old }]);
  });

  it('that belongs to another account is refused only after the code is confirmed', async () => {
    const email = newEmail();
    await loggedIn(shop, { email });
    const user = await loggedIn(shop);
    expect((await post(user, 'email', { email })).statusCode).toBe(202);
    const answer = await post(user, 'email/verify', { email, code: codeSentTo(shop, email) });
    expect(answer.json()).toMatchObject({ status: 409, code: 'CONTACT_IN_USE' });
  });
});

describe('invalid changes of a contact', () => {
  it.each<[string, object, string, string]>([
    ['phone', { phone: '901234567' }, '/phone', 'pattern'],
    ['phone', { phone: '+998901234567', userId: 1 }, '/userId', 'additionalProperties'],
    ['phone/verify', { phone: '+998901234567', code: '12345' }, '/code', 'pattern'],
    ['phone/verify', { phone: '+998901234567' }, '/code', 'required'],
    ['phone/verify', { phone: '+998901234567', code: '123456', x: 1 }, '/x', 'additionalProperties'],
    ['email', { email: 'nobody' }, '/email', 'format'],
    ['email', { email: 'a@example.com', phone: '+998901234567' }, '/phone', 'additionalProperties'],
    ['email/verify', { email: 'a@example.com', code: 'abcdef' }, '/code', 'pattern'],
    ['email/verify', { email: 'a@example.com', code: '123456', x: 1 }, '/x', 'additionalProperties'],
  ])('POST %s refuses %j', async (path, payload, at, code) => {
    expect((await post(await loggedIn(shop), path, payload)).json()).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      errors: expect.arrayContaining([expect.objectContaining({ path: at, code })]),
    });
  });

  it('refuses a code that was never sent', async () => {
    const user = await loggedIn(shop);
    expect((await post(user, 'phone/verify', { phone: newPhone(), code: '123456' })).json()).toMatchObject({
      status: 400,
      code: 'OTP_EXPIRED',
    });
  });

  it('refuses a second code within a minute', async () => {
    const user = await loggedIn(shop);
    const phone = newPhone();
    await post(user, 'phone', { phone });
    expect((await post(user, 'phone', { phone })).json()).toMatchObject({
      status: 429,
      code: 'RATE_LIMITED',
    });
  });
});
