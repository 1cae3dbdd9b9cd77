import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { noon } from '#domain/calendar/testing-noon.ts';
import { sha256 } from '#server/kit/crypto/signing.ts';
import { type AuthShop, logIn, newEmail, newPhone, password, register, testAuth } from '../testing-auth.ts';

let shop: AuthShop;
beforeAll(async () => {
  shop = await testAuth();
});
beforeEach(() => shop.turnClock(0));
afterAll(() => shop.close());

const refresh = (bearer: string) => shop.post('refresh-token', undefined, { bearer });
const sessionOf = (phone: string) =>
  shop.db
    .selectFrom('sessions as s')
    .innerJoin('users as u', 'u.id', 's.user_id')
    .select(['s.id', 's.ended_because', 's.expires_at', 's.seen_at'])
    .where('u.phone', '=', phone)
    .executeTakeFirstOrThrow();
const minutes = (count: number) => count * 60;
const days = (count: number) => count * 24 * 60 * 60;

describe('POST /refresh-token', () => {
  it('exchanges tokens for new ones and extends the login by thirty days', async () => {
    const phone = newPhone();
    const first = await logIn(shop, phone);
    shop.turnClock(days(29));
    const answer = await refresh(first.refreshToken);
    expect([answer.statusCode, answer.headers['cache-control']]).toEqual([200, 'private, no-store']);
    const next = answer.json();
    expect(Object.keys(next)).toEqual(['authToken', 'refreshToken']);
    expect(await sessionOf(phone)).toMatchObject({
      seen_at: new Date(noon.getTime() + days(29) * 1000),
      expires_at: new Date(noon.getTime() + days(59) * 1000),
    });
    shop.turnClock(days(58));
    expect((await refresh(next.refreshToken)).statusCode).toBe(200);
  });

  it('stores only the token’s hash', async () => {
    const { refreshToken } = await logIn(shop, newPhone());
    const rows = await shop.db.selectFrom('refresh_tokens').select('token_hash').execute();
    expect(rows.some(({ token_hash: hash }) => hash.equals(sha256(refreshToken)))).toBe(true);
    expect(Buffer.concat(rows.map(({ token_hash: hash }) => hash)).toString('latin1')).not.toContain(
      refreshToken,
    );
  });

  it('ends the login for both sides when a used token is sent again', async () => {
    const phone = newPhone();
    const first = await logIn(shop, phone);
    const next = (await refresh(first.refreshToken)).json();
    const reused = await refresh(first.refreshToken);
    expect(reused.json()).toMatchObject({ status: 401, code: 'TOKEN_REUSED' });
    expect(reused.json().facts).toBeUndefined();
    expect(await sessionOf(phone)).toMatchObject({ ended_because: 'TOKEN_REUSED' });
    expect((await refresh(next.refreshToken)).json()).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect((await shop.post('logout', undefined, { bearer: next.authToken })).statusCode).toBe(401);
  });

  it('exchanges a token once for two concurrent requests; the other one is a reuse', async () => {
    const phone = newPhone();
    const { refreshToken } = await logIn(shop, phone);
    const answers = await Promise.all([refresh(refreshToken), refresh(refreshToken)]);
    const codes: string[] = answers.map((answer) => answer.json().code ?? 'OK');
    expect(codes.toSorted()).toEqual(['OK', 'TOKEN_REUSED']);
    expect(await sessionOf(phone)).toMatchObject({ ended_because: 'TOKEN_REUSED' });
  });

  it('does not affect the user’s other logins when one is ended', async () => {
    const phone = newPhone();
    const stolen = await logIn(shop, phone);
    shop.turnClock(minutes(1));
    const other = await logIn(shop, phone);
    await refresh(stolen.refreshToken);
    await refresh(stolen.refreshToken);
    expect((await refresh(other.refreshToken)).statusCode).toBe(200);
  });

  it('refuses a token that was unused for thirty days', async () => {
    const { refreshToken } = await logIn(shop, newPhone());
    shop.turnClock(days(30));
    expect((await refresh(refreshToken)).json()).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  it('ends a login after a year, however often it is used', async () => {
    const phone = newPhone();
    let { refreshToken } = await logIn(shop, phone);
    for (let day = 25; day <= 350; day += 25) {
      shop.turnClock(days(day));
      ({ refreshToken } = (await refresh(refreshToken)).json());
    }
    const { expires_at: end } = await sessionOf(phone);
    expect(end).toEqual(new Date(noon.getTime() + days(365) * 1000));
    shop.turnClock(days(365));
    expect((await refresh(refreshToken)).json()).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  it('refuses an access token, an invalid one, and a missing one', async () => {
    const { authToken } = await logIn(shop, newPhone());
    expect((await refresh(authToken)).json()).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect((await refresh('made-up')).json()).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    expect((await shop.post('refresh-token')).json()).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
  });

  it('refuses a body', async () => {
    const { refreshToken } = await logIn(shop, newPhone());
    const answer = await shop.post('refresh-token', { refreshToken }, { bearer: refreshToken });
    expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect((await refresh(refreshToken)).statusCode).toBe(200);
  });
});

describe('a login in a browser that is already logged in', () => {
  const cookiesOf = (login: { refreshToken: string }) => ({
    cookies: { refresh_token: login.refreshToken },
  });

  it('ends only the previous login of this browser, whichever user it belongs to', async () => {
    const phone = newPhone();
    const [before, elsewhere] = [await logIn(shop, newPhone()), await logIn(shop, newPhone())];
    await shop.post('authenticate-with-otp', { phone });
    const proof = { phone, code: shop.codeSentTo(phone) };
    const next = (await shop.post('verify-otp', proof, cookiesOf(before))).json();
    expect((await shop.post('logout', undefined, { bearer: before.authToken })).statusCode).toBe(401);
    expect((await refresh(before.refreshToken)).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await refresh(elsewhere.refreshToken)).statusCode).toBe(200);
    expect((await refresh(next.refreshToken)).statusCode).toBe(200);
  });

  it('also ends it when logging in by password, or when its token was already exchanged', async () => {
    const [before, email] = [await logIn(shop, newPhone()), newEmail()];
    await register(shop, email);
    const exchanged = (await refresh(before.refreshToken)).json();
    await shop.post('authenticate', { email, password }, cookiesOf(before));
    expect((await refresh(exchanged.refreshToken)).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
  });

  it('does not end it when the new login is refused', async () => {
    const [before, email] = [await logIn(shop, newPhone()), newEmail()];
    await register(shop, email);
    const wrong = await shop.post('authenticate', { email, password: 'not this one' }, cookiesOf(before));
    expect(wrong.statusCode).toBe(401);
    expect((await refresh(before.refreshToken)).statusCode).toBe(200);
  });

  it('ignores an invalid cookie', async () => {
    const email = newEmail();
    await register(shop, email);
    const made = { cookies: { refresh_token: 'made-up' } };
    expect((await shop.post('authenticate', { email, password }, made)).statusCode).toBe(200);
  });
});

describe('POST /logout', () => {
  it('ends this login at once, and no other', async () => {
    const phone = newPhone();
    const one = await logIn(shop, phone);
    shop.turnClock(minutes(1));
    const other = await logIn(shop, phone);
    const answer = await shop.post('logout', undefined, { bearer: one.authToken });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
    expect(answer.headers['clear-site-data']).toBe('"cache"');
    expect((await shop.post('logout', undefined, { bearer: one.authToken })).statusCode).toBe(401);
    expect((await refresh(one.refreshToken)).json()).toMatchObject({ code: 'UNAUTHENTICATED' });
    expect((await refresh(other.refreshToken)).statusCode).toBe(200);
  });

  it('refuses a guest, and a body', async () => {
    const { authToken, refreshToken } = await logIn(shop, newPhone());
    expect((await shop.post('logout')).json()).toMatchObject({ status: 401, code: 'UNAUTHENTICATED' });
    const answer = await shop.post('logout', { everywhere: true }, { bearer: authToken });
    expect(answer.json()).toMatchObject({ status: 400, code: 'VALIDATION_FAILED' });
    expect((await refresh(refreshToken)).statusCode).toBe(200);
  });

  it('is refused once the access token has expired, after fifteen minutes', async () => {
    const { authToken } = await logIn(shop, newPhone());
    shop.turnClock(minutes(15));
    expect((await shop.post('logout', undefined, { bearer: authToken })).statusCode).toBe(401);
    shop.turnClock(minutes(15) - 1);
    expect((await shop.post('logout', undefined, { bearer: authToken })).statusCode).toBe(204);
  });
});
