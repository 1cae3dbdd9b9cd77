import type { InjectOptions } from 'fastify';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Me, UpdateMe } from '#contract/me.ts';
import { testApp } from '#server/testing.ts';
import { type LoggedIn, loggedIn } from '#server/testing-accounts.ts';

let shop: Awaited<ReturnType<typeof testApp>>;
beforeAll(async () => {
  shop = await testApp({ seed: 'empty' });
});
afterAll(() => shop.close());

type Method = 'GET' | 'PATCH' | 'DELETE' | 'POST';
const call = (by: { headers: Record<string, string> }, method: Method, payload?: object) => {
  const options: InjectOptions = { method, url: '/api/v1/me', headers: by.headers };
  return shop.app.inject(payload === undefined ? options : { ...options, payload });
};

async function changed(by: LoggedIn, change: UpdateMe): Promise<Me> {
  const answer = await call(by, 'PATCH', change);
  if (answer.statusCode !== 200) throw new Error(answer.body);
  return answer.json();
}

const consentsOf = ({ userId }: LoggedIn) =>
  shop.db
    .selectFrom('consents')
    .select(['topic', 'channel', 'given_at'])
    .where('user_id', '=', userId)
    .orderBy('topic')
    .execute();

describe('GET /api/v1/me', () => {
  it('returns the logged-in user; all consents are off by default', async () => {
    const at = new Date('2026-04-08T07:00:00Z');
    const user = await loggedIn(shop, { phone: '+998935550011', language: 'uz', at });
    const answer = await call(user, 'GET');
    expect(answer.headers['cache-control']).toBe('private, no-store');
    expect(answer.json()).toEqual({
      id: user.userId,
      phone: '+998935550011',
      email: null,
      firstName: null,
      lastName: null,
      birthDate: null,
      gender: null,
      language: 'uz',
      priceType: 'B2C',
      hasPassword: false,
      consents: { newsSms: false, newsEmail: false, remindersSms: false, remindersEmail: false },
      createdAt: '2026-04-08T07:00:00.000Z',
    });
  });

  it('returns whether there is a password, but not the password', async () => {
    const user = await loggedIn(shop, { email: 'dilnoza@example.com' });
    await shop.db
      .updateTable('users')
      .set({ password_hash: '$argon2id$secret' })
      .where('id', '=', user.userId)
      .execute();
    const answer = await call(user, 'GET');
    expect(answer.json()).toMatchObject({ email: 'dilnoza@example.com', hasPassword: true });
    expect(answer.body).not.toContain('argon2id');
  });
});

describe('PATCH /api/v1/me', () => {
  const dilnoza = {
    firstName: 'Dilnoza',
    lastName: 'Karimova',
    birthDate: '1994-02-28',
    gender: 'FEMALE',
    language: 'en',
  } as const;

  it('changes the sent fields and trims them', async () => {
    const user = await loggedIn(shop);
    expect(await changed(user, { ...dilnoza, firstName: '  Dilnoza ' })).toMatchObject(dilnoza);
    expect((await call(user, 'GET')).json()).toMatchObject(dilnoza);
  });

  it('accepts Uzbek in Cyrillic', async () => {
    const user = await loggedIn(shop);
    expect(await changed(user, { language: 'uz-Cyrl' })).toMatchObject({ language: 'uz-Cyrl' });
  });

  it('leaves omitted fields unchanged and clears null fields', async () => {
    const user = await loggedIn(shop);
    await changed(user, dilnoza);
    expect(await changed(user, { lastName: null, birthDate: null, gender: null })).toMatchObject({
      ...dilnoza,
      lastName: null,
      birthDate: null,
      gender: null,
    });
    expect(await changed(user, {})).toMatchObject({ firstName: 'Dilnoza', language: 'en' });
  });

  it('preserves the time of the first consent until it is withdrawn', async () => {
    const user = await loggedIn(shop);
    const { consents } = await changed(user, { consents: { newsSms: true, remindersEmail: true } });
    expect(consents).toEqual({ newsSms: true, newsEmail: false, remindersSms: false, remindersEmail: true });
    const before = await consentsOf(user);
    expect(before).toMatchObject([
      { topic: 'NEWS', channel: 'SMS', given_at: expect.any(Date) },
      { topic: 'REMINDERS', channel: 'EMAIL', given_at: expect.any(Date) },
    ]);
    await changed(user, { consents: { newsSms: true } });
    expect(await consentsOf(user)).toEqual(before);
    await changed(user, { consents: { newsSms: false, newsEmail: false } });
    expect(await consentsOf(user)).toEqual(before.slice(1));
  });

  it('stores one consent when the switch is tapped twice', async () => {
    const user = await loggedIn(shop);
    const tap = () => changed(user, { consents: { newsEmail: true } });
    const answers = await Promise.all([tap(), tap(), tap(), tap()]);
    expect(answers.map(({ consents }) => consents.newsEmail)).toEqual([true, true, true, true]);
    expect(await consentsOf(user)).toHaveLength(1);
  });

  it.each<[string, object, string, string]>([
    ['a blank name', { firstName: '   ' }, '/firstName', 'minLength'],
    ['a control character in a name', { lastName: 'Kari\u0007mova' }, '/lastName', 'personName'],
    ['an unpaired surrogate', { lastName: '\udc00' }, '/lastName', 'personName'],
    ['a name that is too long', { firstName: 'x'.repeat(81) }, '/firstName', 'maxLength'],
    ['an impossible date', { birthDate: '1994-02-30' }, '/birthDate', 'format'],
    ['a birth date in the future', { birthDate: '2999-01-01' }, '/birthDate', 'birthDate'],
    ['a birth date too long ago', { birthDate: '1800-01-01' }, '/birthDate', 'birthDate'],
    ['an unknown gender', { gender: 'RING' }, '/gender', 'enum'],
    ['an unknown language', { language: 'de' }, '/language', 'enum'],
    ['no language', { language: null }, '/language', 'enum'],
    ['a price type', { priceType: 'B2B' }, '/priceType', 'additionalProperties'],
    ['a phone without a code', { phone: '+998901234567' }, '/phone', 'additionalProperties'],
    ['an unknown consent', { consents: { all: true } }, '/consents/all', 'additionalProperties'],
  ])('refuses %s and changes nothing', async (_what, change, path, code) => {
    const user = await loggedIn(shop);
    await changed(user, dilnoza);
    const before = (await call(user, 'GET')).body;
    expect((await call(user, 'PATCH', change)).json()).toMatchObject({
      status: 400,
      code: 'VALIDATION_FAILED',
      errors: expect.arrayContaining([expect.objectContaining({ path, code })]),
    });
    expect((await call(user, 'GET')).body).toBe(before);
  });

  it('refuses a malformed body', async () => {
    const user = await loggedIn(shop);
    const headers = { ...user.headers, 'content-type': 'application/json' };
    const broken = await shop.app.inject({ method: 'PATCH', url: '/api/v1/me', headers, payload: '{' });
    expect(broken.json()).toMatchObject({ status: 400, code: 'MALFORMED_BODY' });
  });
});

describe('without a login', () => {
  it.each<[string, string, object?]>([
    ['GET', '/me'],
    ['PATCH', '/me', {}],
    ['DELETE', '/me'],
    ['GET', '/me/export'],
    ['GET', '/me/sessions'],
    ['DELETE', '/me/sessions'],
    ['DELETE', '/me/sessions/11111111-1111-4111-8111-111111111111'],
    ['POST', '/me/password', { password: 'kumush-uzuk-42' }],
    ['POST', '/me/phone', { phone: '+998901234567' }],
    ['POST', '/me/phone/verify', { phone: '+998901234567', code: '123456' }],
    ['POST', '/me/email', { email: 'a@example.com' }],
    ['POST', '/me/email/verify', { email: 'a@example.com', code: '123456' }],
  ])('%s %s is refused', async (method, path, payload) => {
    const options = { method, url: `/api/v1${path}`, ...(payload && { payload }) } as InjectOptions;
    expect((await shop.app.inject(options)).json()).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });
});
