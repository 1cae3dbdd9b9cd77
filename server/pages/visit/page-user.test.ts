import { describe, expect, it } from 'vitest';
import { Refusal } from '#server/kit/refusal.ts';
import type { User, Users } from '#server/kit/session/session.ts';
import { PageProblem } from './page-problem.ts';
import { createSharedExchange, pageUser } from './page-user.ts';
import { tokenCookies } from './token-cookies.ts';

const dilnoza: User = { id: 7, sessionId: 's', phone: null, language: 'uz', priceType: 'B2C' };
const problem = (status: number, code: 'TOKEN_REUSED' | 'UPSTREAM_UNAVAILABLE') =>
  new PageProblem({ type: '', title: '', detail: '', instance: '', requestId: '', status, code }, undefined);

/** A browser with these tokens, at a shop that accepts the access tokens `good` and `fresh`. */
function browser(cookies: string, refresh?: () => Promise<{ authToken: string; refreshToken: string }>) {
  const lookups: string[] = [];
  const exchanged: string[] = [];
  const users: Pick<Users, 'ofToken'> = {
    ofToken: async (token) => {
      lookups.push(token);
      if (token === 'good' || token === 'fresh') return dilnoza;
      throw new Refusal('UNAUTHENTICATED');
    },
  };
  const tokens = tokenCookies({ header: cookies, isHttps: false });
  const findUser = pageUser({
    users,
    tokens,
    refresh: async (token) => {
      exchanged.push(token);
      return refresh?.() ?? { authToken: 'fresh', refreshToken: 'next' };
    },
  });
  return { findUser, tokens, lookups, exchanged };
}

describe('the user of a page', () => {
  it('is undefined without a token, and costs no lookup', async () => {
    const { findUser, lookups } = browser('lang=uz');
    expect(await findUser()).toBeNull();
    expect(lookups).toEqual([]);
  });

  it('is looked up once, however many operations need it', async () => {
    const { findUser, lookups } = browser('access_token=good; refresh_token=r');
    expect(await Promise.all([findUser(), findUser(), findUser()])).toEqual([dilnoza, dilnoza, dilnoza]);
    expect(lookups).toEqual(['good']);
  });

  it('is found by one refresh and one retry if the access token has expired or is missing', async () => {
    for (const cookies of ['access_token=old; refresh_token=r', 'refresh_token=r']) {
      const { findUser, tokens, exchanged } = browser(cookies);
      expect(await Promise.all([findUser(), findUser()])).toEqual([dilnoza, dilnoza]);
      expect(exchanged).toEqual(['r']);
      expect([tokens.authToken, tokens.refreshToken]).toEqual(['fresh', 'next']);
    }
  });

  it('is logged out if there is no refresh token or it is no longer valid', async () => {
    const over = () => Promise.reject(problem(401, 'TOKEN_REUSED'));
    for (const { findUser, tokens } of [browser('access_token=old'), browser('refresh_token=used', over)]) {
      expect(await findUser()).toBeNull();
      expect(tokens.lines().every((line) => line.includes('Max-Age=0'))).toBe(true);
      expect(tokens.authToken ?? tokens.refreshToken).toBeUndefined();
    }
  });

  it('stays logged in if the shop itself fails', async () => {
    const away = () => Promise.reject(problem(503, 'UPSTREAM_UNAVAILABLE'));
    const { findUser, tokens } = browser('refresh_token=r', away);
    await expect(findUser()).rejects.toBeInstanceOf(PageProblem);
    expect(tokens.refreshToken).toBe('r');
  });

  it('is the new one after a login in the same request', async () => {
    const { findUser, tokens } = browser('lang=uz');
    expect(await findUser()).toBeNull();
    tokens.set({ authToken: 'good' });
    expect(await findUser()).toEqual(dilnoza);
  });
});

describe('a refresh token', () => {
  it('is exchanged once for all requests that send it', async () => {
    const exchange = createSharedExchange();
    let count = 0;
    const once = async () => ({ authToken: `a${(count += 1)}`, refreshToken: 'next' });
    const answers = await Promise.all([exchange('r', once), exchange('r', once)]);
    expect(answers[0]).toEqual(answers[1]);
    expect(count).toBe(1);
  });

  it('can be tried again at once after a failure of the shop', async () => {
    const exchange = createSharedExchange();
    const away = () => Promise.reject(problem(503, 'UPSTREAM_UNAVAILABLE'));
    await expect(exchange('r', away)).rejects.toBeInstanceOf(PageProblem);
    await expect(exchange('r', async () => ({ authToken: 'a', refreshToken: 'n' }))).resolves.toMatchObject({
      authToken: 'a',
    });
  });
});
