import { describe, expect, it } from 'vitest';
import type { AuthTokens } from '#contract/auth.ts';
import type { ProblemCode } from '#contract/problem.ts';
import {
  authenticate,
  authenticateWithOtp,
  logout,
  refreshTokens,
  registerWithEmail,
  verifyEmail,
  verifyOtp,
} from './auth.ts';
import { type Answer, get, type Fetch } from './call.ts';
import { ApiProblem } from './problem.ts';
import { type TokenStore, withSession } from './session.ts';

const ok = (answer: unknown = {}): Answer => ({ ok: true, status: 200, json: async () => answer });
const refused = (status: number, code: ProblemCode): Answer => ({
  ok: false,
  status,
  json: async () => ({ status, code }),
});

/** A shop whose tokens are named after their number: `access-1` is good until the clock says otherwise. */
function openShop({ good = 'access-1', refresh = 'refresh-1' } = {}) {
  const state = { good, refresh, isAway: false };
  const calls: string[] = [];
  const fetch: Fetch = async (path, init) => {
    const bearer = new Headers(init.headers).get('authorization')?.replace('Bearer ', '') ?? 'nobody';
    calls.push(`${path.replace('/api/v1', '')} ${bearer}`);
    if (path === '/api/v1/refresh-token') {
      if (state.isAway) return refused(503, 'UPSTREAM_UNAVAILABLE');
      if (bearer !== state.refresh) return refused(401, 'TOKEN_REUSED');
      const next = Number(state.refresh.slice('refresh-'.length)) + 1;
      state.good = `access-${next}`;
      state.refresh = `refresh-${next}`;
      return ok({ authToken: state.good, refreshToken: state.refresh });
    }
    if (bearer === 'nobody' && path === '/api/v1/me') return refused(401, 'UNAUTHENTICATED');
    return bearer === 'nobody' || bearer === state.good ? ok({ bearer }) : refused(401, 'UNAUTHENTICATED');
  };
  return { state, calls, caller: { fetch, language: 'ru' as const } };
}

function cookies(kept: Partial<AuthTokens>) {
  const store = {
    authToken: kept.authToken,
    refreshToken: kept.refreshToken,
    isCleared: false,
    keep: (tokens: AuthTokens) => {
      store.authToken = tokens.authToken;
      store.refreshToken = tokens.refreshToken;
    },
    clear: () => {
      store.authToken = undefined;
      store.refreshToken = undefined;
      store.isCleared = true;
    },
  };
  return store satisfies TokenStore;
}

let families = 0;
/** Refresh tokens that no other test has: exchanges are remembered by their token. */
function newFamily() {
  families += 1;
  return {
    first: `refresh-${families}000`,
    nextAccess: `access-${families}001`,
    next: `refresh-${families}001`,
  };
}

describe('a call of somebody who is logged in', () => {
  it('carries the access token, and a guest’s carries none', async () => {
    const { caller, calls } = openShop();
    await get(withSession(caller, cookies({ authToken: 'access-1' })), '/api/v1/me');
    await get(withSession(caller, cookies({})), '/api/v1/categories');
    expect(calls).toEqual(['/me access-1', '/categories nobody']);
  });

  it('that is answered with 401 is made once more, with new tokens', async () => {
    const { first, next, nextAccess } = newFamily();
    const { caller, calls } = openShop({ refresh: first });
    const store = cookies({ authToken: 'access-0', refreshToken: first });
    expect(await get(withSession(caller, store), '/api/v1/me')).toEqual({ bearer: nextAccess });
    expect(calls).toEqual(['/me access-0', `/refresh-token ${first}`, `/me ${nextAccess}`]);
    expect(store).toMatchObject({ authToken: nextAccess, refreshToken: next, isCleared: false });
  });

  it('whose access cookie is gone begins with a refresh', async () => {
    const { first, nextAccess } = newFamily();
    const { caller, calls } = openShop({ refresh: first });
    await get(withSession(caller, cookies({ refreshToken: first })), '/api/v1/me');
    expect(calls).toEqual([`/refresh-token ${first}`, `/me ${nextAccess}`]);
  });

  it('is made twice at most: a 401 again logs out', async () => {
    const { first } = newFamily();
    const { caller, calls } = openShop({ refresh: first });
    const stubborn: Fetch = async (path, init) => {
      if (path !== '/api/v1/me') return caller.fetch(path, init);
      calls.push('/me');
      return refused(401, 'UNAUTHENTICATED');
    };
    const store = cookies({ authToken: 'access-0', refreshToken: first });
    const asked = get(withSession({ ...caller, fetch: stubborn }, store), '/api/v1/me');
    await expect(asked).rejects.toBeInstanceOf(ApiProblem);
    expect(calls).toEqual(['/me', `/refresh-token ${first}`, '/me']);
    expect(store.isCleared).toBe(true);
  });

  it('of several at once that are answered with 401 share one refresh', async () => {
    const { first, nextAccess } = newFamily();
    const { caller, calls } = openShop({ refresh: first });
    const session = withSession(caller, cookies({ authToken: 'access-0', refreshToken: first }));
    const answers = await Promise.all(
      ['/api/v1/me', '/api/v1/cart', '/api/v1/addresses'].map((path) => get(session, path)),
    );
    expect(answers).toEqual(Array.from({ length: 3 }, () => ({ bearer: nextAccess })));
    expect(calls.filter((call) => call.startsWith('/refresh-token'))).toHaveLength(1);
  });

  it('of two pages of one browser at once share one refresh too', async () => {
    const { first, nextAccess } = newFamily();
    const { caller, calls } = openShop({ refresh: first });
    const pages = [1, 2].map(() =>
      withSession(caller, cookies({ authToken: 'access-0', refreshToken: first })),
    );
    const answers = await Promise.all(pages.map((page) => get(page, '/api/v1/me')));
    expect(answers).toEqual([{ bearer: nextAccess }, { bearer: nextAccess }]);
    expect(calls.filter((call) => call.startsWith('/refresh-token'))).toHaveLength(1);
  });
});

describe('a login that cannot be refreshed', () => {
  it('is over: what is open to guests is answered to a guest', async () => {
    const { caller, calls } = openShop({ refresh: 'another one' });
    const store = cookies({ authToken: 'access-0', refreshToken: newFamily().first });
    expect(await get(withSession(caller, store), '/api/v1/categories')).toEqual({ bearer: 'nobody' });
    expect(calls.at(-1)).toBe('/categories nobody');
    expect(store).toMatchObject({ authToken: undefined, refreshToken: undefined, isCleared: true });
  });

  it('is over: what is a user’s is refused', async () => {
    const { caller } = openShop({ refresh: 'another one' });
    const store = cookies({ authToken: 'access-0', refreshToken: newFamily().first });
    const asked = get(withSession(caller, store), '/api/v1/me');
    await expect(asked).rejects.toMatchObject({ problem: { code: 'UNAUTHENTICATED' } });
    expect(store.isCleared).toBe(true);
  });

  it('is over when there is nothing to refresh it with', async () => {
    const { caller, calls } = openShop();
    const store = cookies({ authToken: 'access-0' });
    await get(withSession(caller, store), '/api/v1/categories');
    expect(calls).toEqual(['/categories access-0', '/categories nobody']);
    expect(store.isCleared).toBe(true);
  });

  it('is not over while the shop cannot answer: the tokens stay, and are good later', async () => {
    const { first, nextAccess } = newFamily();
    const { caller, state } = openShop({ refresh: first });
    const store = cookies({ authToken: 'access-0', refreshToken: first });
    state.isAway = true;
    const asked = get(withSession(caller, store), '/api/v1/me');
    await expect(asked).rejects.toMatchObject({ problem: { code: 'UPSTREAM_UNAVAILABLE' } });
    expect(store).toMatchObject({ authToken: 'access-0', refreshToken: first, isCleared: false });
    state.isAway = false;
    expect(await get(withSession(caller, store), '/api/v1/me')).toEqual({ bearer: nextAccess });
  });
});

describe('a call that authenticates', () => {
  const password = 'correct horse battery staple';
  const [phone, email, code] = ['+998901234567', 'nilufar@example.uz', '123456'];

  it.each([
    ['authenticate-with-otp', authenticateWithOtp, phone],
    ['verify-otp', verifyOtp, { phone, code }],
    ['authenticate', authenticate, { email, password }],
    ['register-with-email', registerWithEmail, { email, password, firstName: 'Nilufar' }],
    ['verify-email', verifyEmail, { email, code }],
    ['refresh-token', refreshTokens, 'refresh-0'],
  ] as const)('is never repeated and carries no login: %s', async (path, call, body) => {
    const calls: string[] = [];
    const fetch: Fetch = async (called, init) => {
      calls.push(`${called} ${new Headers(init.headers).get('authorization') ?? 'nobody'}`);
      return refused(401, 'CREDENTIALS_INVALID');
    };
    const store = cookies({ authToken: 'access-1', refreshToken: newFamily().first });
    const session = withSession({ fetch, language: 'ru' }, store);
    // each call takes the body that stands beside it
    await expect(Reflect.apply(call, undefined, [session, body])).rejects.toBeInstanceOf(ApiProblem);
    const bearer = path === 'refresh-token' ? 'Bearer refresh-0' : 'nobody';
    expect(calls).toEqual([`/api/v1/${path} ${bearer}`]);
    expect(store).toMatchObject({ authToken: 'access-1', isCleared: false });
  });

  it('is not what a logout is, which refreshes first', async () => {
    const { first, nextAccess } = newFamily();
    const { caller, calls } = openShop({ refresh: first });
    await logout(withSession(caller, cookies({ authToken: 'access-0', refreshToken: first })));
    expect(calls.at(-1)).toBe(`/logout ${nextAccess}`);
  });
});
